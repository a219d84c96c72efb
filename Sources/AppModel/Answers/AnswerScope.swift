import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// The names that are visible in an answer's method.
struct AnswerScope {
  let signature: Signature
  let sender: MemberName?
  /// The screen or the child flow that sent the event.
  let sendingScreen: Screen?
  let sendingFlow: FlowInterface?
  /// The role of the screen, if the answer depends on that.
  private(set) var sendingRole: MemberName?
  /// Whether the steps before have made the sender of the event leave.
  private(set) var hasLeft = false
  /// Whether they may have removed others, too.
  private(set) var isBehind = false
  let summary: Summary?
  /// Whether other answers give it by name.
  private(set) var isNamed = false
  private let coordinator: FlowInterface
  private let parameterIndex: NameIndex
  /// The prefix of the names of the developer's methods, from the sender and the event; nil for the
  /// start.
  private let methodPrefix: (name: MemberName, event: MemberName)?
  /// The names of the enclosing branches.
  private var branches = ""
  /// The event's parameters, and the data of the enclosing cases.
  private(set) var parameters: [Signature.Parameter]
  /// The data of the enclosing cases, and its index.
  private var branchData: [(data: [Data], index: NameIndex)] = []
  private var constants: Set<MemberName> = []
  /// For each name that was numbered, the next number: an answer may show a screen very often.
  private var numbers: [MemberName: Int] = [:]

  init(_ trigger: AnswerResolver.Trigger, coordinator: FlowInterface) {
    self.coordinator = coordinator
    switch trigger {
    case .start:
      signature = Self.start
      (sender, summary, methodPrefix) = (nil, nil, nil)
      (sendingScreen, sendingFlow) = (nil, nil)
    case .screen(let screen, let event, let role):
      (signature, sender, summary) = (event.signature, event.sender, event.summary)
      let variable = screen.names.variable
      methodPrefix = (role.map { variable + $0.capitalized.text } ?? variable, event.signature.name)
      (sendingScreen, sendingFlow, sendingRole) = (screen, nil, role)
    case .flow(let flow, let event):
      (signature, sender, summary) = (event.signature, event.sender, event.summary)
      methodPrefix = (flow.names.coordinator.lowercased, event.signature.name)
      (sendingScreen, sendingFlow) = (nil, flow)
    case .outside(let signature):
      self.signature = signature
      (sender, summary) = (nil, nil)
      methodPrefix = (coordinator.names.variable, signature.name)
      (sendingScreen, sendingFlow) = (nil, nil)
    case .answer(let answer):
      (signature, sender, summary) = (answer.signature, answer.sender, nil)
      methodPrefix = (coordinator.names.variable, signature.name)
      (sendingScreen, sendingFlow) = (nil, nil)
      isNamed = true
    }
    parameters = signature.parameters
    parameterIndex = NameIndex(signature.parameters)
  }

  /// Whether nothing was sent.
  var isStart: Bool { methodPrefix == nil }

  private static let start = Signature(name: MemberName(.start), parameters: [])

  /// The flow's own inputs and state.
  var inputs: [Property] { coordinator.data }

  /// The scope of a branch, whose decisions have methods of their own.
  func branch(_ name: String) -> AnswerScope {
    var inner = self
    inner.branches += name
    return inner
  }

  /// Notes that the steps after this one see what is behind the sender, or may, where only a case of it
  /// goes back.
  mutating func follow(_ step: StepSpec) {
    hasLeft = hasLeft || step.isAtOnce { $0.effect == .goesBack }
    isBehind =
      isBehind
      || step.isAtOnce { step in
        if case .closeModals = step.kind { return false }
        return step.effect.removes && step.effect != .goesBack
      }
  }

  /// Adds the data that a branch brings, and returns the local constants that store it.
  mutating func bind(_ values: [Signature.Parameter]) -> [MemberName] {
    guard !values.isEmpty else { return [] }
    let data = values.map { value in
      var number = 2
      let local = FixedName.local(value.name, from: &number) {
        sender == $0 || constants.contains($0) || coordinator.hasClosure($0)
      }
      constants.insert(local)
      return Data(name: value.name, parameter: value.stored(as: local))
    }
    let hidden = Set(values.compactMap { parameter($0.name)?.name })
    parameters = parameters.filter { !hidden.contains($0.name) } + data.map(\.parameter)
    branchData.append((data, NameIndex(data)))
    return data.map(\.parameter.name)
  }

  // MARK: The developer's methods

  private var ownPrefix: String {
    (methodPrefix.map { $0.name.text + $0.event.capitalized.text } ?? Self.start.name.text)
      + branches
  }

  /// The name of the method for a `custom`. Where a flow begins with one, `start` is taken by the
  /// generated method.
  var customMethod: String {
    methodPrefix == nil && branches.isEmpty ? coordinator.names.variable.text + "Start" : ownPrefix
  }

  /// The method of a `choose`.
  var choiceMethod: String { ownPrefix + "Choice" }

  /// How long a flow waits for a decision.
  var wait: Choice.Wait {
    guard let sender else { return .whileThisRuns }
    if isNamed { return .whileThere(sender) }
    guard let sendingScreen else { return .whileRunning(sender) }
    // What the system draws may close itself with its result.
    return sendingScreen.view.isOfSystem ? .whileThisRuns : .whileShown(sender)
  }

  // MARK: What is in scope

  /// The data of a name: of the nearest case, or of the event.
  func parameter(_ name: MemberName) -> Signature.Parameter? {
    for (data, index) in branchData.reversed() {
      if let found = index.first(name.interned, in: data) { return found.parameter }
    }
    return parameterIndex.first(name.interned, in: signature.parameters)
  }

  /// An input of the sender.
  func senderInput(_ name: MemberName) -> Property? {
    sendingScreen?.input(name.interned) ?? sendingFlow?.input(name.interned)
  }

  /// The screen or the flow that sent the event.
  var sendingOwner: Meaning.Owner? {
    sendingScreen.map { Meaning.Owner($0) } ?? sendingFlow.map { Meaning.Owner($0) }
  }

  /// Whether the sender has a state of the name, which only an event can bring.
  func isShownBySender(_ name: MemberName) -> Bool {
    let state = [sendingScreen?.state, sendingScreen?.derived, sendingFlow?.state]
    return state.contains { $0?.contains { $0.name == name } == true }
  }

  /// `, as openTapped(owl: Owl) of the screen Login`; empty unless a screen sent it.
  func event(bringing slot: Slot) -> String {
    guard let sendingScreen else { return "" }
    return ", as \(declaration(with: slot.name, slot.type)) in the `flow` of the screen "
      + sendingScreen.names.base.text.quoted
  }

  /// The event or the named answer, with one more parameter.
  func declaration(with name: MemberName, _ type: SwiftType) -> String {
    let parameters = signature.parameters.map { "\($0.name.text): \($0.type.text)" }
    let all = (parameters + ["\(name.text): \(type.text)"]).joined(separator: ", ")
    return "`\(signature.name.text)(\(all))`"
  }

  /// Those that can have data here, for messages.
  var neither: String {
    isNamed
      ? "neither this answer nor the flow has" : "neither the event, its sender nor the flow has"
  }

  var senderInputs: [Property] { sendingScreen?.inputs ?? sendingFlow?.inputs ?? [] }

  /// The screen or the flow whose input or state it is; nil for the event's data.
  func owner(of data: DataOwner) -> TypeName? {
    switch data {
    case .event: nil
    case .sender: sendingOwner?.name
    case .flow: coordinator.names.base
    }
  }

  /// Whether any data is secret by its spec.
  var hasSecrets: Bool {
    !coordinator.secret.isEmpty || sendingScreen?.secret.isEmpty == false
      || sendingFlow?.secret.isEmpty == false
  }

  /// Whether nothing prints the data of a name, by the spec that declares it.
  func isSecret(_ name: MemberName) -> Bool {
    guard hasSecrets else { return false }
    let isOfCase = branchData.contains { $0.index.first(name.interned, in: $0.data) != nil }
    let isSent =
      !isOfCase
      && (parameterIndex.first(name.interned, in: signature.parameters) != nil
        || senderInput(name) != nil)
    if isSent, let sendingScreen { return sendingScreen.secret.contains(name) }
    return (isSent ? sendingFlow ?? coordinator : coordinator).secret.contains(name)
  }

  /// Whether the event, its sender or the flow has data of the name.
  func hasData(_ name: MemberName) -> Bool { type(of: name) != nil }

  /// Whether any of it has such a type.
  func hasData(of isSuch: (SwiftType) -> Bool) -> Bool {
    parameters.contains { isSuch($0.type) } || senderInputs.contains { isSuch($0.type) }
      || inputs.contains { isSuch($0.type) }
  }

  /// The type of the data of a name.
  func type(of name: MemberName) -> SwiftType? {
    parameter(name)?.type ?? senderInput(name)?.type ?? input(name)?.type
  }

  /// The type of what a path begins with, if it is nothing but that: `draft` or `flow.draft`.
  func type(ofAll path: DataPath) -> SwiftType? {
    let own = pathInFlow(path)
    guard (own ?? path).members.isEmpty else { return nil }
    return own.map { input($0.head)?.type } ?? type(of: path.head)
  }

  /// `draft.name`, of `flow.draft.name`: what the flow itself holds, whatever the event and its
  /// sender have. Nil for other paths.
  func pathInFlow(_ path: DataPath) -> DataPath? {
    guard path.head == .flow, !hasData(path.head) else { return nil }
    return path.afterFirstDot
  }

  func input(_ name: MemberName) -> Property? {
    coordinator.input(name.interned) ?? coordinator.state(name.interned)
  }

  func hides(_ name: MemberName) -> Bool {
    parameterIndex.first(name.interned, in: signature.parameters) != nil || sender == name
      || constants.contains(name)
  }

  /// A name for a local constant that shadows nothing.
  mutating func constant(for variable: MemberName, _ type: TypeName) -> MemberName {
    let name =
      FixedName.areMembers(variable) || isTaken(variable, for: type)
      ? numbered(type.lowercased, for: type) : variable
    constants.insert(name)
    return name
  }

  /// A name for a local constant that shadows nothing.
  mutating func constant(for name: MemberName) -> MemberName {
    var number = 2
    let free = FixedName.local(name, from: &number) { hides($0) || input($0) != nil }
    constants.insert(free)
    return free
  }

  private mutating func numbered(_ name: MemberName, for type: TypeName) -> MemberName {
    var number = numbers[name] ?? 2
    let free = FixedName.local(name, from: &number) { isTaken($0, for: type) }
    if number > 2 { numbers[name] = number }
    return free
  }

  private func isTaken(_ name: MemberName, for type: TypeName) -> Bool {
    hides(name) || input(name) != nil || name.interned == type.interned
  }
}

/// Data that a branch brings: the name that the spec uses, and how the developer's methods get it.
private struct Data: Findable {
  let name: MemberName
  let parameter: Signature.Parameter

  var searchName: InternedText { name.interned }
}

extension Signature.Parameter {
  /// With the same label, under another name.
  fileprivate func stored(as local: MemberName) -> Self {
    local == name
      ? self
      : Self(
        label: argumentLabel.map { .other($0) } ?? .none, name: local, type: type,
        isEscaping: isEscaping, isInout: isInout)
  }
}
