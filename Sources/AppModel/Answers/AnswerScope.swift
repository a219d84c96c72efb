import Storage
import Syntax

/// The names that are visible in an answer's method.
struct AnswerScope {
  let signature: Signature
  let sender: MemberName?
  let summary: Summary?
  private let coordinator: FlowInterface
  private let parameterIndex: NameIndex
  /// The prefix of the names of the developer's methods, from the sender and the event; nil for the
  /// start.
  private let asker: (name: MemberName, event: MemberName)?
  /// The names of the enclosing branches.
  private var branches = ""
  private var constants = NameTable<MemberName, Void>()
  /// For each name that was numbered, the next number: an answer may show a screen very often.
  private var numbers: [MemberName: Int] = [:]

  init(_ occasion: AnswerResolver.Occasion, coordinator: FlowInterface) {
    self.coordinator = coordinator
    switch occasion {
    case .start:
      signature = Self.start
      (sender, summary, asker) = (nil, nil, nil)
    case .screen(let screen, let event):
      (signature, sender, summary) = (event.signature, event.sender, event.summary)
      asker = (screen.names.variable, event.signature.name)
    case .flow(let flow, let event):
      (signature, sender, summary) = (event.signature, event.sender, event.summary)
      asker = (flow.names.coordinator.lowercased, event.signature.name)
    case .outside(let signature):
      self.signature = signature
      (sender, summary) = (nil, nil)
      asker = (coordinator.names.variable, signature.name)
    }
    parameterIndex = NameIndex(signature.parameters)
  }

  private static let start = Signature(name: MemberName(constant: .start), parameters: [])

  /// The flow's own inputs.
  var inputs: ArenaList<Property> { coordinator.inputs }

  /// The scope of a branch, which can have its own `custom`.
  func branch(_ name: String) -> AnswerScope {
    var inner = self
    inner.branches += name
    return inner
  }

  // MARK: The developer's methods

  private var ownPrefix: String {
    (asker.map { $0.name.text + $0.event.capitalized.text } ?? Self.start.name.text) + branches
  }

  /// The name of the method for a `custom`. Where a flow begins with one, `start` is taken by the
  /// generated method.
  var customMethod: String {
    asker == nil && branches.isEmpty ? coordinator.names.variable.text + "Start" : ownPrefix
  }

  /// The method of a `choose`.
  var choiceMethod: String { ownPrefix + "Choice" }

  // MARK: What is in scope

  func parameter(_ name: MemberName) -> Signature.Parameter? {
    parameterIndex.first(name.interned, in: signature.parameters)
  }

  func input(_ name: MemberName) -> Property? {
    coordinator.input(name.interned)
  }

  func hides(_ name: MemberName) -> Bool {
    parameter(name) != nil || sender == name || constants.contains(name)
  }

  /// A name for a local constant that shadows nothing.
  mutating func constant(for variable: MemberName, _ type: TypeName) -> MemberName {
    let name =
      FixedName.areMembers(variable) || isTaken(variable, for: type)
      ? numbered(type.lowercased, for: type) : variable
    _ = constants.insert(name)
    return name
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
