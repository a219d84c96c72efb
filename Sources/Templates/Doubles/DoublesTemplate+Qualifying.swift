import AppModel
import Language
import Storage
import Syntax

/// Doubles in another module see the app's types beside those of the modules that they import, and
/// none of them is nearer.
extension DoublesTemplate {
  /// With the app's module before the names of its types that other modules have, too.
  func qualified(for configuration: Configuration) -> DoublesTemplate {
    guard let module = configuration.doubles?.module, configuration.modules.hasOwn else {
      return self
    }
    func isOwn(_ type: TypeName) -> Bool { configuration.isAmbiguousInDoubles(type) }
    func qualify(_ type: SwiftType) -> SwiftType { type.qualified(with: module, where: isOwn) }
    func qualify(_ property: Property) -> Property {
      property.converted(type: qualify(property.type)) { $0.qualified(with: module, where: isOwn) }
    }
    var template = self
    if isOwn(name) { template.protocolName = "\(module).\(name)" }
    template.inputs = ArenaList(inputs, qualify)
    template.values = ArenaList(values, qualify)
    template.closures = ArenaList(closures) { $0.convertingTypes(qualify) }
    for index in functions.indices {
      template.functions[index].signature = functions[index].signature.convertingTypes(qualify)
      template.functions[index].thrownType = functions[index].thrownType.map(qualify)
      template.functions[index].result = functions[index].result.map(qualify)
    }
    return template
  }
}

extension Configuration {
  fileprivate func isAmbiguousInDoubles(_ type: TypeName) -> Bool {
    type != doubles?.module && modules.isOwn(type)
  }
}
