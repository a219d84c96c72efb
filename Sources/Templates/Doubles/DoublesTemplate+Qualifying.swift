import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Doubles and tests in another module see the app's types and those of the modules that they
/// import, and neither takes precedence: ambiguous names must be qualified with the app's module.
extension Configuration {
  func inDoubles(_ type: SwiftType) -> SwiftType {
    guard let module = moduleInDoubles else { return type }
    return type.qualified(with: module, where: isAmbiguousInDoubles)
  }

  func inDoubles(_ value: SwiftValue) -> SwiftValue {
    guard let module = moduleInDoubles else { return value }
    return value.qualified(with: module, where: isAmbiguousInDoubles)
  }

  func inDoubles(_ name: TypeName) -> Code {
    guard let module = moduleInDoubles, isAmbiguousInDoubles(name) else { return "\(name)" }
    return "\(module).\(name)"
  }

  /// Nil where no name can need it.
  fileprivate var moduleInDoubles: TypeName? { modules.hasOwn ? doubles?.module : nil }

  private func isAmbiguousInDoubles(_ type: TypeName) -> Bool {
    type != doubles?.module && modules.isOwn(type)
  }
}

extension DoublesTemplate {
  func qualified(for configuration: Configuration) -> DoublesTemplate {
    guard configuration.moduleInDoubles != nil else { return self }
    func qualify(_ type: SwiftType) -> SwiftType { configuration.inDoubles(type) }
    var template = self
    template.protocolName = configuration.inDoubles(name)
    template.values = values.map { value in
      value.converted(type: qualify(value.type)) { configuration.inDoubles($0) }
    }
    for index in functions.indices {
      template.functions[index].signature = functions[index].signature.convertingTypes(qualify)
      template.functions[index].thrownType = functions[index].thrownType.map(qualify)
      template.functions[index].result = functions[index].result.map(qualify)
    }
    return template
  }
}
