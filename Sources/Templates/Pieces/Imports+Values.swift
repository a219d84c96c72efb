import AppModel
import Storage

extension Imports {
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
    // Only the compiler knows whose members these are: any module's that declares types.
    case .parameter(_, let path) where path.count > 1,
      .member(_, let path, _) where path.count > 1, .sender(_, let path) where !path.isEmpty,
      .service(_, let path) where path.count > 1:
      addModulesOfTypes()
    case .parameter, .member, .sender, .service: break
    }
  }
}
