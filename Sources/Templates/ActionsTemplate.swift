import AppModel
import Language

/// `LoginDefaultViewModel+Actions.swift`: what the screen does, for the developer to write.
struct ActionsTemplate {
  let screen: Screen
  let configuration: Configuration

  private var own: [Screen.Action] { screen.actions.filter { $0.forwarded == nil } }

  var code: Code {
    let names = screen.names
    var imports = Imports(configuration)
    imports.add(own)
    // Actions change the list, whose members are the runtime's.
    if screen.list != nil { imports.add(hidden: Imports.runtime) }
    let head: Code = "extension \(names.defaultViewModel)"
    guard !own.isEmpty else {
      return """
        \(Code.type(head, "\(names.viewModel)", opening: "{}"))

        """
    }
    return """
      \(imports.code)

      \(Code.type(head, "\(names.viewModel)"))
        \(sections: own.map(stub))
      }

      """
  }

  private var hint: Code {
    configuration.flowOutput == .delegate
      ? "// Yours to write: change the state, report to `flowDelegate`."
      : "// Yours to write: change the state, report with an `on…` closure."
  }

  private func stub(_ action: Screen.Action) -> Code {
    let tail: Code = action.isAsync ? ") async {" : ") {"
    return """
      \(Code.documentation(action.summary))
      \(Code.function(action.signature, modifiers: configuration.access.modifier, tail: tail))
        \(hint)
      }
      """
  }
}
