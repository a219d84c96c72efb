@testable import mvvmgen

/// A coordinator: what it shows, and how.
struct RandomFlow {
  /// How a flow shows a screen of its; always the same, so that it is clear what may follow.
  enum Role {
    case start, pushed, presented, replacing
  }

  let name: String
  var inputs: [RandomValue] = []
  var reports: [RandomFunction] = []
  /// Places among the app's screens. The first is the start, where it doesn't start with a flow.
  var screens: [(index: Int, role: Role)] = []
  /// Places among the app's flows, which come later there: no flow leads back to itself by starts.
  var children: [Int] = []
  var startsWithFlow = false

  init(name: String, in app: inout RandomApp) {
    self.name = name
    var taken: Set<String> = ["delegate", "flow", "services", "start", "cancelled", "presence"]
    for _ in app.random.count(0...3) { inputs.append(app.value(avoiding: &taken)) }
    for _ in app.random.count(0...3) { reports.append(app.function(avoiding: &taken)) }
  }
}

extension RandomFlow {
  /// Takes what its first screen takes, so that it can start with it.
  fileprivate mutating func take(_ inputs: [RandomValue]) {
    let names = Set(inputs.map(\.key))
    self.inputs.removeAll { names.contains($0.key) }
    self.inputs += inputs
  }
}

extension RandomApp {
  /// Chooses what the flow shows. Each flow is started by one before it, so that all are reached.
  mutating func join(flowAt index: Int) {
    let roles: [RandomFlow.Role] = [.pushed, .pushed, .presented, .replacing]
    var names: Set<String> = []
    for number in random.count(1...5) {
      let screen = Int.random(in: 0..<screens.count, using: &random)
      guard names.insert(screens[screen].name).inserted else { continue }
      if number == 0 { flows[index].take(screens[screen].inputs) }
      flows[index].screens.append((screen, number == 0 ? .start : random.element(of: roles)))
    }
    guard index > 0 else { return }
    let parent = Int.random(in: max(0, index - 4)..<index, using: &random)
    flows[parent].children.append(index)
    if random.isTrue(1, in: 6), !flows[parent].startsWithFlow {
      flows[parent].startsWithFlow = true
      flows[parent].children.swapAt(0, flows[parent].children.count - 1)
    }
  }

  mutating func addSpec(ofFlowAt index: Int) {
    let flow = flows[index]
    var members: [(key: String, value: JSONText)] = []
    if index == 0 { members.append(("root", .string("window"))) }
    if random.isTrue(1, in: 3) { members.append(("summary", summary())) }
    if !flow.inputs.isEmpty {
      members.append(("inputs", .array(flow.inputs.map { documented($0.declaration) })))
    }
    if !flow.reports.isEmpty {
      members.append(("flow", .array(flow.reports.map { documented($0.declaration) })))
    }
    if random.isTrue(1, in: 4) {
      members.append(("services", .array([.string(random.element(of: services))])))
    }
    var writer = RandomAnswers(app: self, flow: flow)
    members += writer.answers()
    random = writer.app.random
    add("coordinator", flow.name, members)
  }
}
