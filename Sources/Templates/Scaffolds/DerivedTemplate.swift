import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

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

  /// The first guess: an action is possible when no text field is empty.
  private func placeholder(_ value: Property) -> Code {
    if value.type == .bool, screen.actions.contains(where: { $0.isPossible(while: value) }) {
      let texts = screen.state.filter { $0.isEdited && $0.type == .string }
      guard !texts.isEmpty else { return "true" }
      return .fitting(
        .joined(texts.map { "!\($0.name).isEmpty" }, by: " && "),
        """
        [
          \(lines: texts.map { "\($0.name)," })
        ].allSatisfy { !$0.isEmpty }
        """)
    }
    if let empty = value.type.emptyValue { return "\(empty)" }
    return "fatalError(\"`\(unescaped: value.name)` isn't written yet\")"
  }
}
