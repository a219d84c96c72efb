import MvvmgenAppModel
import MvvmgenLanguage

/// `AuthService.generated.swift`: a service's protocol.
struct ServiceTemplate {
  let service: Service
  let declaration: Service.Declaration
  let configuration: Configuration

  var code: Code {
    let name = service.reference.name
    return """
      \(imports.code)

      \(Code.documentation(declaration.summary))
      @MainActor
      \(configuration.access.modifier)protocol \(name)\(declaration.isChangedThroughReferences ? ": AnyObject" : "") {
        \(lines: declaration.members.map(requirement))
      }

      """
  }

  private var imports: Imports {
    var imports = Imports(configuration)
    imports.add(declaration)
    return imports
  }

  private func requirement(_ member: Service.Member) -> Code {
    switch member {
    case .value(let value):
      """
      \(Code.documentation(value.summary))
      \(Code.required("\(value.name)", "\(value.type)", value.isSettable ? "{ get set }" : "{ get }"))
      """
    case .function(let function):
      """
      \(Code.documentation(function.summary))
      \(Code.function(function.signature))\(effects(of: function))\(function.result.map { " -> \($0)" } ?? "")
      """
    }
  }

  private func effects(of function: Service.Function) -> Code {
    .effects(
      isAsync: function.isAsync, isThrowing: function.isThrowing, thrown: function.thrownType)
  }
}

extension Service.Declaration {
  /// View models and coordinators hold services in constants, and a property is set through a
  /// constant only if it holds an object.
  fileprivate var isChangedThroughReferences: Bool {
    members.contains { member in
      if case .value(let value) = member { value.isSettable } else { false }
    }
  }
}
