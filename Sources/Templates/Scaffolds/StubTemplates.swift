import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// `LoginDefaultViewModel+Actions.swift`: the screen's actions, for the developer to write.
struct ActionsTemplate {
  let screen: Screen
  let configuration: Configuration

  private var own: [Screen.Action] { screen.actions.filter { $0.forwarded == nil } }

  var code: Code {
    let names = screen.names
    var imports = Imports(configuration)
    imports.add(own)
    // What is written here uses their members.
    for property in screen.inputs { imports.add(hidden: property.type) }
    for property in screen.state { imports.add(hidden: property.type) }
    imports.add(hidden: screen.services.lazy.map(\.service.name))
    // Actions change the list, whose members are in the runtime.
    if screen.list != nil { imports.add(hidden: Imports.runtime) }
    return """
      \(own.isEmpty ? "" : imports.code)

      extension \(names.defaultViewModel): \(wrap: "\(names.viewModel)") {
        \(sections: own.map(stub))
      }

      """
  }

  private var hint: Code {
    switch screen.reporting {
    case .none: "// Yours to write: change the state."
    case .delegate: "// Yours to write: change the state, report to `\(.flowDelegate)`."
    case .closures: "// Yours to write: change the state, report with an `on…` closure."
    }
  }

  private func stub(_ action: Screen.Action) -> Code {
    let head = Code.function(action.signature, modifiers: configuration.access.modifier)
    return """
      \(Code.documentation(action.summary))
      \(head)\(action.isAsync ? " async" : "") {
        \(hint)
      }
      """
  }
}

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

/// `LoginScreen+ViewController.swift`: for a screen whose view controller the developer creates.
struct OwnViewControllerTemplate {
  let screen: Screen
  let configuration: Configuration

  private var hint: Code {
    screen.isExternal
      ? "// Yours to write: your own view controller, which says to `\(.viewModel)` what happened."
      : "// Yours to write: a view controller that shows `\(.viewModel)`."
  }

  var code: Code {
    var imports = Imports(configuration)
    imports.add(conformanceTo: Imports.runtime)
    imports.add(Imports.uiKit)
    let content: Code = """
      \(imports.code)

      extension \(screen.names.screen): \(wrap: "\(.runtime).ViewControllerScreen") {
        \(configuration.access.modifier)func makeViewController() -> UIViewController {
          \(hint)
          UIViewController()
        }
      }
      """
    return configuration.fileOnUIKit(content)
  }
}
