import MvvmgenStorage
package import MvvmgenSyntax

/// The same declarations with other spellings of their types.
extension Signature {
  package func convertingTypes(_ convert: (SwiftType) -> SwiftType) -> Signature {
    Signature(
      name: name,
      generics: generics.map { parameter in
        GenericParameter(name: parameter.name, constraint: parameter.constraint.map(convert))
      },
      parameters: parameters.map { parameter in
        Parameter(
          label: parameter.label, name: parameter.name, type: convert(parameter.type),
          isEscaping: parameter.isEscaping, isInout: parameter.isInout,
          isOpaque: parameter.isOpaque)
      })
  }
}

extension Event {
  package func convertingTypes(_ convert: (SwiftType) -> SwiftType) -> Event {
    Event(signature: signature.convertingTypes(convert), sender: sender, summary: summary)
  }
}

extension Property {
  package func converted(
    type: SwiftType, _ convert: (SwiftValue) -> SwiftValue
  ) -> Property {
    var converted = Property(
      name: name, type: type, isEscaping: isEscaping, defaultValue: defaultValue.map(convert),
      start: start, isEdited: isEdited, summary: summary)
    converted.isSettable = isSettable
    return converted
  }
}
