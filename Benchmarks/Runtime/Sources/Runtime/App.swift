import GeneratedRuntime

// An app of any size: flows of one screen each, in any shape.

@MainActor
final class Page: Screen {
  let presence = Presence()
}

/// A flow that does what it is told when it starts.
@MainActor
class Part: Coordinator {
  let flow = Flow()
  private let onStart: @MainActor (Flow) -> Void

  init(_ onStart: @escaping @MainActor (Flow) -> Void) { self.onStart = onStart }

  func start() { onStart(flow) }
}

final class Child: Part {}

/// Types, so that many flows can be up under one parent.
class Tab<Mark>: Part {}

@MainActor
func makeTab(_ index: Int) -> Part {
  func make<Mark>(_ mark: Mark.Type, _ index: Int) -> Part {
    if index == 0 {
      return Tab<Mark> { flow in
        for _ in 1...3 { flow.push(Page()) }
      }
    }
    return index.isMultiple(of: 2)
      ? make([Mark].self, index / 2 - 1) : make(Mark?.self, (index - 1) / 2)
  }
  return make(Void.self, index)
}

@MainActor
struct App {
  let stage: Stage
  private(set) var top: Flow

  private init(_ root: Part) {
    stage = Stage(isRecording: false)
    top = root.flow
    stage.start(root)
  }

  /// Screens one above the other.
  static func deep(_ screens: Int) -> App {
    App(
      Part { flow in
        for _ in 1...screens { flow.push(Page()) }
      })
  }

  /// Tabs with three screens each.
  static func tabs(_ count: Int) -> App {
    var app = App(
      Part { flow in
        flow.showTabs((0..<count).map { .tab(makeTab($0), title: "") })
      })
    if let first = app.top.children.first { app.top = first.flow }
    return app
  }

  /// Flows that each started the next.
  static func nested(_ flows: Int, as presentation: FlowPresentation = .push) -> App {
    var app = App(Part { $0.push(Page()) })
    for _ in 0..<flows { app.startChild(as: presentation) }
    return app
  }

  /// Modals one above the other.
  static func modals(_ count: Int) -> App {
    let app = App(Part { $0.push(Page()) })
    for _ in 0..<count { app.top.present(Page()) }
    return app
  }

  mutating func startChild(as presentation: FlowPresentation = .push) {
    let child = Child { $0.push(Page()) }
    top.start(child, as: presentation)
    top = child.flow
  }
}
