import MvvmgenAppModel
import MvvmgenStorage
import MvvmgenSyntax

extension Imports {
  mutating func add(hidden value: SwiftValue) {
    add(hidden: value.typeNames)
    if value.hasImplicitArgument { addModulesOfTypes() }
  }

  mutating func add(hidden alert: Alert) {
    for text in alert.texts { add(hidden: text) }
    if let anchor = alert.anchor { add(hidden: anchor) }
    for button in alert.buttons {
      if case .action(let reply?) = button.reply { add(hidden: reply.arguments) }
    }
  }

  mutating func add(hidden arguments: some Sequence<Argument>) {
    for argument in arguments {
      add(hidden: argument.value)
      if argument.value.written != nil { add(hidden: argument.type) }
    }
  }

  mutating func add(hidden expression: Expression) {
    switch expression {
    case .value(let value): add(hidden: value)
    case .built(let value, let data):
      add(hidden: value)
      for part in data { add(hidden: part) }
    // Only the compiler knows where these members are declared: it can be any module that declares
    // types.
    case .parameter(_, let path) where path.count > 1,
      .member(_, let path, _) where path.count > 1, .sender(_, let path) where !path.isEmpty,
      .service(_, let path) where path.count > 1:
      addModulesOfTypes()
    case .parameter, .member, .sender, .service: break
    }
  }
}

extension SwiftValue {
  /// Whether it contains a member whose type only the compiler knows: `Slot(at: .now)`.
  fileprivate var hasImplicitArgument: Bool {
    switch kind {
    case .call(let callee, let arguments):
      callee.hasImplicitArgument
        || arguments.contains { $0.value.isImplicit || $0.value.hasImplicitArgument }
    case .array(let values): values.contains(where: \.hasImplicitArgument)
    case .dictionary(let entries):
      entries.contains { $0.key.hasImplicitArgument || $0.value.hasImplicitArgument }
    case .tuple(let elements): elements.contains(where: \.value.hasImplicitArgument)
    case .literal, .nil, .member, .type, .data: false
    }
  }
}

extension Imports {
  /// Adds the types that the step's values refer to, and their own: `.plain` is a member of the
  /// receiving type.
  mutating func add(hidden step: Step) {
    switch step {
    case .start(let flow, _, _, _):
      // The flow's screens that are asked before the user takes it away.
      if let exit = flow.exit { add(hidden: exit.answers.map(\.sender)) }
    case .popTo(let way, _, _): add(hidden: CollectionOfOne(way.target.type))
    default: break
    }
    step.forEachPart { part in
      switch part {
      case .shows(let destination, _, _): add(hidden: destination)
      case .arguments(let arguments): add(hidden: arguments)
      case .url(let url):
        add(hidden: url)
        if url.written != nil { add(hidden: [Self.url]) }
      case .text(let text): add(hidden: text)
      case .constant(let value): add(hidden: value)
      case .calls(_, let choice):
        for value in choice?.cases.flatMap(\.values) ?? [] {
          add(hidden: value.parameter.type)
        }
      case .does, .stays, .gives, .branch: break
      }
    }
  }

  private static let url = TypeName("URL")

  mutating func add(hidden destination: Destination) {
    add(hidden: CollectionOfOne(destination.target.type))
    add(hidden: destination.arguments)
    for screen in destination.embedded { add(hidden: screen) }
    if let beginning = destination.beginning { add(hidden: beginning.arguments) }
    if let title = destination.title { add(hidden: title) }
  }
}
