import Spec

/// How declarations are written that occur in several templates.
extension Code {
  /// `name(label name: Type, …)`, with the sender first where there is one.
  static func signature(
    _ head: Code, _ signature: Signature, sender: Code? = nil, tail: Code = ""
  ) -> Code {
    var parameters: [Code] = []
    parameters.reserveCapacity(signature.parameters.count + 1)
    if let sender { parameters.append(sender) }
    for parameter in signature.parameters { parameters.append(.parameter(parameter)) }
    return .call("\(head)\(signature.name)", parameters, tail: ")\(tail)")
  }

  static func parameter(_ parameter: Signature.Parameter) -> Code {
    let type: Code = parameter.isEscaping ? "@escaping \(parameter.type)" : "\(parameter.type)"
    return switch parameter.label {
    case .same: "\(parameter.name): \(type)"
    case .none: "_ \(parameter.name): \(type)"
    case .other(let label): "\(label: label) \(parameter.name): \(type)"
    }
  }

  /// An input as a parameter of an initializer.
  static func parameter(_ input: Property) -> Code {
    let value: Code = input.defaultValue.map { " = \($0)" } ?? ""
    return "\(input.name): \(input.isEscaping ? "@escaping " : "")\(input.type)\(value)"
  }

  /// The arguments that pass a function's own parameters on.
  static func arguments(passing parameters: [Signature.Parameter]) -> [Code] {
    parameters.map { parameter in
      switch parameter.argumentLabel {
      case nil: "\(parameter.name)"
      case let label?: "\(argument: label): \(parameter.name)"
      }
    }
  }

  /// `A & B & C`, a line each where there are several; `Any` for none.
  static func composition(_ head: Code, _ types: [TypeName]) -> Code {
    guard let first = types.first else { return "\(head) = Any" }
    guard types.count > 1 else { return "\(head) = \(first)" }
    return """
      \(head) =
        \(first)
        \(lines: types.dropFirst().map { "& \($0)" })
      """
  }
}

extension Signature {
  /// A member, with `self.` where a parameter hides it.
  func member(_ name: StaticString) -> Code {
    let code = Code(stringLiteral: name)
    return parameters.contains { $0.name.text == name.description } ? "self.\(code)" : code
  }
}

extension Configuration.Access {
  /// The modifier with the space behind it; nothing for `internal`.
  var modifier: Code {
    switch self {
    case .internal: ""
    case .package: "package "
    case .public: "public "
    }
  }

  /// The modifiers of what others read and only the app's own module sets.
  var readOnly: Code {
    switch self {
    case .internal: ""
    case .package, .public: "\(modifier)internal(set) "
    }
  }
}
