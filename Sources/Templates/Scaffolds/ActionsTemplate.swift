import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage

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
