import AppModel
import Language
import Storage
import Syntax

/// `LoginViewModel+Derived.swift`: properties computed from the screen's state, for the developer
/// to write.
struct DerivedTemplate {
  let screen: Screen
  let configuration: Configuration

  var code: Code {
    var imports = Imports(configuration)
    for value in screen.derived { imports.add(value.type) }
    return """
      \(imports.code)

      extension \(screen.names.viewModel) {
        \(sections: screen.derived.map(stub))
      }

      """
  }

  private func stub(_ value: Property) -> Code {
    """
    \(Code.documentation(value.summary))
    \(Code.property("\(configuration.access.modifier)var \(value.name)", "\(value.type)")) {
      // Yours to write: an expression of the state and the fields.
      \(placeholder(value))
    }
    """
  }

  private func placeholder(_ value: Property) -> Code {
    if let empty = value.type.emptyValue { return "\(empty)" }
    return "fatalError(\"`\(unescaped: value.name)` isn't written yet\")"
  }
}
