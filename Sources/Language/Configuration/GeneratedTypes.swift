package import MvvmgenStorage
import MvvmgenSyntax

/// The target that each generated type is in, and who can use it there.
package final class GeneratedTypes: Sendable {
  private let homes: [TypeName: Home]
  private let targets: Set<TypeName>

  package struct Home: Sendable {
    let module: TypeName
    let access: Configuration.Access

    package init(_ module: TypeName, _ access: Configuration.Access) {
      (self.module, self.access) = (module, access)
    }
  }

  package init(_ homes: [TypeName: Home], in targets: [ModuleTarget]) {
    self.homes = homes
    self.targets = Set(targets.map(\.name.value))
  }

  package func isTarget(_ module: TypeName) -> Bool { targets.contains(module) }

  func module(of type: TypeName) -> TypeName? { homes[type]?.module }

  func access(of type: TypeName) -> Configuration.Access? { homes[type]?.access }
}

extension Configuration {
  /// Who can use what is generated under a name.
  package func access(of type: TypeName) -> Access {
    modules.generated?.access(of: type) ?? access
  }
}
