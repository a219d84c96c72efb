import MvvmgenAppModel
import MvvmgenLanguage

/// `WebLoginScreen+Session.swift`: an interface that the system shows by itself, for the developer
/// to start.
struct SessionTemplate {
  let screen: Screen
  let picker: Screen.Picker
  let configuration: Configuration

  /// The view controller that starts it when there is a window for it.
  static var start: Code {
    """
    \(.presence).session { [self] window, presenter in
      \(.startSession)(in: window, over: presenter, \(.makeResult)())
    }
    """
  }

  var code: Code {
    var imports = Imports(configuration)
    imports.add(Imports.runtime)
    imports.add(picker.result)
    let parameters: CodeList = [
      "in window: UIWindow", "over presenter: UIViewController",
      "_ result: \(configuration.runtime(.safeResultClosure))<\(picker.result)>",
    ]
    let content: Code = """
      \(imports.hidden(with: Imports.uiKit))

      extension \(screen.names.screen) {
        /// Begins what the system shows in `window`, or what you present over `presenter`. The
        /// result goes to `result`, once.
        ///
        /// - Returns: ends it; called when the screen leaves. What it captures is kept until then.
        func \(.startSession)(\(list: parameters)) -> () -> Void {
          // Yours to write. Unused, `result` is cancelled.
          return {}
        }
      }
      """
    return configuration.fileOnUIKit(content)
  }
}
