import MvvmgenAppModel
import MvvmgenSyntax

@testable import mvvmgen

/// A coordinator: what it shows, and how.
struct RandomFlow {
  enum Begin {
    case screen, flow, either, alert, modal, tabs, split
  }

  /// How a flow shows a screen of its; always the same, so that it is clear what may follow.
  enum Role {
    case start, pushed, presented, replacing, detail
  }

  /// A screen that a flow shows, once for each role that it has there.
  struct Shown {
    /// The place among the app's screens.
    let index: Int
    let role: Role
    /// What the flow shows it as, if it shows it as several things.
    let part: String?
  }

  let name: String
  var begin = Begin.screen
  var inputs: [RandomValue] = []
  /// What it holds.
  var state: [RandomValue] = []
  var reports: [RandomFunction] = []
  /// The names of those that a child sends, and that it passes on.
  var passedOn: Set<String> = []
  /// Its events from outside.
  var events: [RandomFunction] = []
  /// Its named answers, each of which may give those after it; whether it leaves its sender.
  var answers: [(function: RandomFunction, leaves: Bool)] = []
  /// The first is the start, where it starts with a screen.
  var screens: [Shown] = []
  /// Places among the app's flows, which come later there: no flow leads back to itself by starts.
  var children: [Int] = []
  /// Those of them that it begins with.
  var first: [Int] = []

  /// Where else it may begin: with what data, and with which of the app's screens.
  var beginnings: [(function: RandomFunction, screen: Shown)] = []
  /// Whether it may have nothing to show.
  var mayBeEmpty = false
  /// Whether it may also begin without a name.
  var hasStart = true

  /// Whether it exists by hand.
  var isExternal = false

  var hasStack: Bool { begin != .tabs }

  /// The members that a coordinator has itself.
  static let reserved = Set(
    [FixedName.beginning, .connect, .decisions, .delegate, .flow, .services, .start, .cancelled]
      .map { "\($0.text)" })

  init(name: String, in app: inout RandomApp) {
    self.name = name
    var taken = Self.reserved
    for _ in app.random.count(0...3) { inputs.append(app.value(avoiding: &taken)) }
    for _ in app.random.count(0...3) { reports.append(app.function(avoiding: &taken)) }
  }

  /// Takes what it begins with takes, so that it can begin with it; false where one of the names
  /// stands for something else.
  fileprivate mutating func take(_ inputs: [RandomValue], isFirst: Bool = true) -> Bool {
    let names = Set(inputs.map(\.key))
    guard isFirst || self.inputs.allSatisfy({ !names.contains($0.key) }) else { return false }
    self.inputs.removeAll { names.contains($0.key) }
    self.inputs += inputs
    return true
  }
}

extension RandomApp {
  /// Gives the flow to one before it, which starts it: so that all are reached.
  mutating func join(flowAt index: Int) {
    guard index > 0 else { return }
    let parent = Int.random(in: max(0, index - 4)..<index, using: &random)
    flows[parent].children.append(index)
  }

  /// Chooses what the flow shows, and how it begins. What comes later in the app is chosen already.
  mutating func furnish(flowAt index: Int) {
    var flow = flows[index]
    if index > 0, flow.children.isEmpty, random.isTrue(1, in: 4) {
      addEvents(to: &flow)
      flow.isExternal = true
      flows[index] = flow
      return
    }
    let begins: [RandomFlow.Begin] = [
      .screen, .screen, .screen, .flow, .either, .alert, .modal, .tabs, .split,
    ]
    flow.begin = random.element(of: begins)
    // Nothing would be below it.
    if index == 0, flow.begin == .modal { flow.begin = .screen }
    let firsts = flow.children.filter { flows[$0].begin != .modal && flows[$0].hasStart }
    if firsts.isEmpty, [.flow, .either, .tabs].contains(flow.begin) { flow.begin = .split }
    let isFirstScreen = [.screen, .either, .modal, .split].contains(flow.begin)
    let roles: [RandomFlow.Role] =
      switch flow.begin {
      case .tabs: [.presented, .replacing]
      case .split: [.pushed, .presented, .detail, .detail]
      default: [.pushed, .pushed, .presented, .replacing]
      }
    var names: Set<String> = []
    // A session can't be the first: nothing of the app is seen of it.
    let firstScreens = screens.indices.filter { !screens[$0].isSession }
    for _ in random.count(1...5) {
      let isStart = isFirstScreen && flow.screens.isEmpty
      let screen = random.element(of: isStart ? firstScreens : Array(screens.indices))
      let start: RandomFlow.Role = flow.begin == .modal ? .presented : .start
      let role = isStart ? start : random.element(of: roles)
      let isSession = screens[screen].isSession
      let part = part(of: screen, in: flow)
      let isTaken = !names.insert(screens[screen].name).inserted
      guard part != nil || !isTaken else { continue }
      // What is embedded has no role.
      let embedded = contents(of: screen).dropFirst()
      guard !flow.screens.contains(where: { $0.part != nil && embedded.contains($0.index) })
      else { continue }
      flow.screens.append(
        RandomFlow.Shown(index: screen, role: isSession ? .presented : role, part: part))
      if isStart { _ = flow.take(screens[screen].needs) }
      for embedded in embedded
      where names.insert(screens[embedded].name).inserted {
        flow.screens.append(
          RandomFlow.Shown(
            index: embedded, role: role == .start ? .replacing : role, part: nil))
      }
    }
    for child in firsts where flow.begin == .tabs || flow.first.isEmpty {
      guard [.flow, .either, .tabs].contains(flow.begin) else { break }
      let isFirst = !isFirstScreen && flow.first.isEmpty
      if flow.take(flows[child].inputs, isFirst: isFirst) { flow.first.append(child) }
    }
    if flow.begin == .either, flow.first.isEmpty { flow.begin = .screen }
    flow.mayBeEmpty = index > 0 && flow.begin == .either && random.isTrue(1, in: 2)
    var taken = RandomFlow.reserved.union(flow.inputs.map(\.key))
    for _ in random.count(0...2) { flow.state.append(storedValue(avoiding: &taken)) }
    addEvents(to: &flow)
    if flow.begin != .tabs, flow.begin != .split, random.isTrue(1, in: 3) {
      addBeginnings(to: &flow)
    }
    passOn(in: &flow)
    flows[index] = flow
  }

  /// Neither a column nor a stack above screens can have it.
  func beginsWithSplit(_ index: Int) -> Bool {
    let flow = flows[index]
    return flow.begin == .split
      || [.flow, .either].contains(flow.begin) && flow.first.first.map(beginsWithSplit) == true
  }

  private mutating func passOn(in flow: inout RandomFlow) {
    var taken = RandomFlow.reserved.union((flow.inputs + flow.state).map(\.key))
    taken.formUnion((flow.reports + flow.events + flow.answers.map(\.function)).map(\.key))
    // Their closures begin with a capital.
    let names = Set(taken.map { $0.lowercased() })
    let reports = flow.children.flatMap { flows[$0].reports }
      .filter { !names.contains($0.key.lowercased()) }
    guard random.isTrue(1, in: 2), let key = reports.randomElement(using: &random)?.key,
      let report = reports.first(where: { $0.key == key })
    else { return }
    flow.reports.append(report)
    flow.passedOn.insert(report.key)
  }

  /// What a flow shows a screen as, if as something, which then is always said.
  private mutating func part(of screen: Int, in flow: RandomFlow) -> String? {
    let others = flow.screens.filter { screens[$0.index].name == screens[screen].name }
    guard !others.isEmpty else {
      return random.isTrue(1, in: 3) ? random.element(of: ["about", "in"]) : nil
    }
    return ["about", "help", "default"].first { part in
      others.allSatisfy { $0.index == screen && $0.part != nil && $0.part != part }
    }
  }

  /// Each with one of the flow's own screens.
  private mutating func addBeginnings(to flow: inout RandomFlow) {
    // `none` and `some` are cases of an optional.
    var names: Set<String> = ["none", "some"]
    let inputs = Set(flow.inputs.map(\.key))
    let possible = flow.screens.filter { !screens[$0.index].isSession }
    for _ in random.count(1...3) where !possible.isEmpty {
      var function = function(avoiding: &names)
      let isTaken = flow.beginnings.contains {
        $0.function.key.lowercased() == function.key.lowercased()
      }
      if isTaken { continue }
      function.parameters = function.parameters
        .filter { !inputs.contains($0.value.key) }
        .map { (random.isTrue(1, in: 4) ? "_ " : "", $0.value) }
      flow.beginnings.append((function, random.element(of: possible)))
    }
    flow.hasStart = flow.beginnings.isEmpty || random.isTrue(2, in: 3)
  }

  private mutating func addEvents(to flow: inout RandomFlow) {
    var names = RandomFlow.reserved
    names.formUnion((flow.inputs + flow.state).map(\.key))
    names.formUnion(flow.screens.flatMap { screens[$0.index].events.map(\.key) })
    names.formUnion(flow.children.flatMap { flows[$0].reports.map(\.key) })
    for _ in random.count(0...2) {
      let event =
        random.isTrue(1, in: 2) ? linkedFunction(avoiding: &names) : function(avoiding: &names)
      flow.events.append(event)
    }
    for _ in random.count(0...3) where !flow.isExternal {
      flow.answers.append((function(avoiding: &names), random.isTrue(1, in: 3)))
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
    if !flow.state.isEmpty {
      members.append(("state", .array(flow.state.map { documented($0.declaration) })))
    }
    let own = flow.reports.filter { !flow.passedOn.contains($0.key) }
    if !own.isEmpty { members.append(("flow", .array(own.map { documented($0.declaration) }))) }
    if !flow.passedOn.isEmpty {
      members.append(("passesOn", .array(flow.passedOn.map(JSONText.string))))
    }
    if random.isTrue(1, in: 4) {
      members.append(("services", .array([.string(random.element(of: services))])))
    }
    let functions = own + flow.events + flow.beginnings.map(\.function)
    // A badge can't be secret.
    let held = flow.inputs + (flow.begin == .tabs ? [] : flow.state)
    let known = (held + functions.flatMap { $0.parameters.map(\.value) }).map(\.key)
    members += links(of: flow)
    guard !flow.isExternal else {
      let events = flow.events.map { ($0.declaration, JSONText.string("custom")) }
      return add(
        "coordinator", flow.name,
        members + [("external", .bool(true)), ("events", .object(events))], declaring: known)
    }
    if random.isTrue(1, in: 8) { members.append(("restore", .bool(false))) }
    if flow.begin != .modal {
      let start = flow.hasStart ? nil : flow.beginnings.first?.function
      let data = start?.parameters.map(\.value) ?? []
      members += launch(flow.inputs + data, at: start?.key)
    }
    var writer = RandomAnswers(app: self, flow: flow)
    members += writer.answers()
    random = writer.app.random
    declaredInside = writer.app.declaredInside
    add("coordinator", flow.name, members, declaring: known)
  }
}
