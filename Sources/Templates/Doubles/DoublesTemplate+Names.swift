package import MvvmgenAppModel
import MvvmgenLanguage
package import MvvmgenStorage
import MvvmgenSyntax

/// The additional names in doubles, besides those of their protocols.
extension DoublesTemplate {
  init(
    of name: TypeName, hasStub: Bool = false, values: [Property] = [],
    functions: [Function], hiding secret: Set<MemberName> = []
  ) {
    self.name = name
    self.hasStub = hasStub
    self.values = values
    self.functions = functions
    self.secret = secret
    nameFunctions()
  }

  /// The requirements of the protocol.
  var memberNames: Set<MemberName> {
    Set(values.map(\.name) + functions.map(\.signature.name))
  }

  /// Functions with the same name are distinguished by their labels.
  private mutating func nameFunctions() {
    let names = functions.map(\.signature.name)
    var uses: [MemberName: Int] = [:]
    for name in names { uses[name, default: 0] += 1 }
    var keys = Set(names)
    var handlers = memberNames
    for index in functions.indices {
      let signature = functions[index].signature
      if uses[signature.name, default: 0] > 1 {
        let labels = signature.parameters.map { ($0.argumentLabel ?? $0.name).capitalized.text }
        let key = MemberName(validated: signature.name.text + labels.joined())
        functions[index].key = labels.isEmpty ? key : key.free(FreeSuffix.again, avoiding: keys)
      }
      let key = functions[index].key
      let handler = key.closure.free(FreeSuffix.answer, avoiding: handlers)
      functions[index].handler = handler
      keys.insert(key)
      handlers.insert(handler)
    }
  }

  /// The enumeration of calls, unless the protocol uses a type with that name.
  var callName: TypeName {
    let types = functions.flatMap { function in
      function.signature.parameters.map(\.type) + [function.result].compactMap(\.self)
    }
    let isTaken = types.flatMap(\.typeNames).contains(TypeName(.call))
    return isTaken ? name + FixedName.call : TypeName(.call)
  }

  /// The spy's property.
  var calls: MemberName {
    var taken = memberNames
    for function in functions { taken.insert(function.handler) }
    return MemberName(.calls).free(FreeSuffix.ofSpy, avoiding: taken)
  }
}

extension Service {
  /// The names of its functions in the doubles, in order.
  package var namesInDoubles: [MemberName] {
    guard let declaration else { return [] }
    return DoublesTemplate(reference.name, declaration).functions.flatMap { [$0.key, $0.handler] }
  }
}

extension DoublesTemplate.Function {
  /// The parameters that can be stored: non-escaping functions can't.
  private var kept: [Signature.Parameter] {
    signature.parameters.filter { parameter in
      if case .function = parameter.type.kind { parameter.isEscaping } else { true }
    }
  }

  /// The parameters that are stored, under unique labels.
  var keptValues: [(label: MemberName?, parameter: Signature.Parameter)] {
    let labels = kept.compactMap(\.argumentLabel)
    let repeats = Set(labels).count < labels.count
    return kept.map { (repeats ? $0.name : $0.argumentLabel, $0) }
  }

  /// The type of a parameter outside of its function, where its generic parameters mean nothing.
  func erased(_ parameter: Signature.Parameter) -> SwiftType {
    guard !parameter.isOpaque else { return .erased(parameter.type) }
    return parameter.type.erasing(signature.generics)
  }

  /// The type of the result outside of its function.
  var erasedResult: SwiftType? { result?.erasing(signature.generics) }

  /// The data of a call that a spy records.
  var recordedCase: EnumerationTemplate.Case {
    EnumerationTemplate.Case(
      name: key,
      values: keptValues.map { label, parameter in
        .init(label: label, name: parameter.name, type: erased(parameter))
      })
  }
}
