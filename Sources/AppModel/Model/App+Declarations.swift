import MvvmgenLanguage
package import MvvmgenStorage
import MvvmgenSyntax

extension Property {
  init(_ documented: Documented<ValueDeclaration>, isEdited: Bool = false) {
    let declaration = documented.declaration
    name = declaration.name.value
    type = declaration.type.value
    isEscaping = declaration.keepsFunction
    defaultValue = declaration.defaultValue
    start = declaration.input
    self.isEdited = isEdited
    isSettable = declaration.isSettable
    summary = documented.summary
  }
}

extension ValueDeclaration {
  /// Whether a stored parameter needs `@escaping`: it is a function, or an alias of one that the
  /// spec marks.
  fileprivate var keepsFunction: Bool {
    if case .function = type.value.kind { true } else { isEscaping }
  }
}

extension Signature {
  /// The parameter of an action or event, whose functions may be stored by the receiver.
  init(_ declaration: FunctionDeclaration) {
    self.init(declaration, isEscaping: \.keepsFunction)
  }

  /// A parameter with `@escaping` where the declaration has it.
  init(asDeclared declaration: FunctionDeclaration) {
    self.init(declaration, isEscaping: \.isEscaping)
  }

  private init(
    _ declaration: FunctionDeclaration, isEscaping: (ValueDeclaration) -> Bool
  ) {
    name = declaration.name.value
    generics = declaration.generics
    parameters = declaration.parameters.map {
      Parameter($0, isEscaping: isEscaping($0.value))
    }
  }
}

extension Signature.Parameter {
  /// The value of a case, whose functions are stored.
  init(_ declaration: FunctionDeclaration.Parameter) {
    self.init(declaration, isEscaping: declaration.value.keepsFunction)
  }

  fileprivate init(_ declaration: FunctionDeclaration.Parameter, isEscaping: Bool) {
    self.init(
      label: declaration.label, name: declaration.value.name.value,
      type: declaration.value.type.value, isEscaping: isEscaping,
      isInout: declaration.value.inoutSpan != nil, isOpaque: declaration.value.isOpaque)
  }

  /// The label of an argument; nil for `_`.
  package var argumentLabel: MemberName? {
    switch label {
    case .same: name
    case .none: nil
    case .other(let label): label
    }
  }
}

extension ServiceUse {
  init(_ item: ServiceItem, of service: ServiceReference) {
    self.service = service
    property = item.property?.value ?? service.property
  }
}

extension Screen.Action {
  /// - Parameters:
  ///   - values: what the screen has: an action may report them under their names.
  ///   - event: the flow event with that name, if any.
  init(
    _ documented: Documented<FunctionDeclaration>, besideTask isBesideTask: Bool,
    values: [Property], forwarding event: (InternedText) -> Event?
  ) {
    self.isBesideTask = isBesideTask
    let declared = Signature(documented.declaration)
    signature = declared
    isAsync = documented.declaration.asyncSpan != nil
    summary = documented.summary
    let reported = isAsync ? nil : event(declared.name.interned)
    forwarded = reported.flatMap { $0.isReported(by: declared, with: values) ? $0 : nil }
  }
}

extension [Screen.Action] {
  /// The events whose methods they are.
  package var reports: Set<Signature> { Set(lazy.filter(\.isReport).map(\.signature)) }
}

extension Event {
  /// Whether a function has all its data: as parameters, or as values of the screen.
  fileprivate func isReported(by action: Signature, with values: [Property]) -> Bool {
    if signature == action { return true }
    return action.parameters.allSatisfy(signature.parameters.contains)
      && signature.parameters.allSatisfy { parameter in
        action.parameters.contains(parameter)
          || values.contains { $0.name == parameter.name && $0.type == parameter.type }
      }
  }
}

extension Service.Function {
  init(_ declaration: FunctionDeclaration, summary: Summary?) {
    signature = Signature(asDeclared: declaration)
    isAsync = declaration.asyncSpan != nil
    isThrowing = declaration.throwsSpan != nil
    thrownType = declaration.thrownType
    result = declaration.result?.value
    self.summary = summary
  }
}

extension FunctionDeclaration {
  /// The name by which Swift distinguishes the function: its full name, or its base name if it has
  /// no parameters.
  var key: Located<MemberName> {
    guard !parameters.isEmpty else { return name }
    let key = InternedText { text in
      text += name.value.interned.bytes
      text.append(UInt8(ascii: "("))
      for parameter in parameters {
        switch parameter.label {
        case .same: text += parameter.value.name.value.interned.bytes
        case .none: text.append(UInt8(ascii: "_"))
        case .other(let label): text += label.interned.bytes
        }
        text.append(UInt8(ascii: ":"))
      }
      text.append(UInt8(ascii: ")"))
    }
    return name.map { _ in MemberName(validated: key) }
  }
}

extension MemberName {
  package static func + (name: MemberName, suffix: String) -> MemberName {
    MemberName(validated: InternedText("", name.interned, suffix))
  }
}
