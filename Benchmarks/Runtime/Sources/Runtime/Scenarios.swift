import GeneratedRuntime
import GeneratedRuntimeTesting

/// What an app does all the time, in an app of some shape.
@MainActor
func navigate(_ shape: String, _ app: App) {
  let (stage, flow) = (app.stage, app.top)
  count("\(shape): push, back") {
    flow.push(Page())
    stage.user.goBack()
  }
  count("\(shape): push, back by the flow") {
    let page = Page()
    flow.push(page)
    flow.back(from: page)
  }
  count("\(shape): present, dismiss") {
    flow.present(Page())
    stage.user.dismiss()
  }
  count("\(shape): start, finish") {
    let child = Child { $0.push(Page()) }
    flow.start(child)
    child.flow.finish {}
  }
  let top = flow.screens.last
  count("\(shape): report without effect") {
    top?.presence.report {}
  }
}

/// Ways there and back, to be linear in their length.
@MainActor
func travel() {
  for depth in [10, 100] {
    count("\(depth) nested flows, and back out of all") {
      let app = App.nested(depth)
      app.stage.user.goBackToRoot()
    }
    count("\(depth) nested modal flows, closed one by one") {
      let app = App.nested(depth, as: .present)
      for _ in 0..<depth { app.stage.user.dismiss() }
    }
    count("\(depth) flows that replace each other in one change") {
      var app = App.deep(1)
      let root = app.top
      root.change { for _ in 0..<depth { app.startChild(as: .replace) } }
    }
    count("\(depth) screens, and back to the first") {
      let app = App.deep(depth)
      app.top.popToRoot()
    }
  }
}

struct Row: Identifiable {
  let id: Int
  var name = 0
  var size = 0
}

@MainActor
final class Owner {
  @ObservableProperty var count = 0
  @ObservableProperty var list = ListViewModel((0..<10_000).map { Row(id: $0) })
}

/// State that changes.
@MainActor
func observe() {
  for observers in [0, 1, 10, 100] {
    let owner = Owner()
    let all = (0..<observers).map { _ in Page() }
    for observer in all { owner.$count.observe(observer) { _, _ in } }
    count("change with \(observers) observers") {
      withExtendedLifetime(all) { owner.count += 1 }
    }
  }
  let owner = Owner()
  count("read") { _ = owner.count }
  count("1,000 observers added") {
    let owner = Owner()
    let observer = Page()
    for _ in 1...1_000 { owner.$count.observe(observer) { _, _ in } }
  }
  count("item appended to 10,000") {
    owner.list.items.append(Row(id: 0))
  }
}
