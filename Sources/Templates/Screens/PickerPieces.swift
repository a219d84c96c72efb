import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage

/// The additional pieces of a picker's screen: a callback for its one result.
struct PickerPieces {
  let screen: Screen
  let picker: Screen.Picker
  let configuration: Configuration

  /// Retains the picker's delegate, because the system's pickers hold theirs weakly.
  static var delegate: Code {
    """
    /// The picker's delegate, which is retained here because system pickers hold theirs weakly.
    var \(.pickerDelegate): AnyObject?
    """
  }

  var makeResult: Code {
    """
    extension \(screen.names.screen) {
      /// Takes the result once. It cancels if it is told to, or if it is released unused.
      \(head)
        \(.runtime).\(.safeResultClosure)(weak: self) { screen, outcome in
          switch outcome {
          case .result(let result):
            \(call(picker.picked, values))
          case .cancelled:
            \(call(picker.cancelled, []))
          }
        }
      }
    }
    """
  }

  private var head: Code {
    let (method, type): (Code, Code) = (
      "func \(.makeResult)()", "\(.runtime).\(.safeResultClosure)<\(picker.result)>"
    )
    return .fitting(
      "\(method) -> \(type) {",
      """
      \(method)
        -> \(type)
      {
      """)
  }

  private var parameters: [Signature.Parameter] { picker.picked.signature.parameters }

  private var values: CodeList {
    parameters.map { parameters.count == 1 ? "result" : "result.\($0.name)" }
  }

  private func call(_ event: Event, _ values: CodeList) -> Code {
    let passed = Array(zip(event.signature.parameters, values))
    return .call(
      "screen.\(event.signature.name)", passed.map { .argument($0.argumentLabel, $1) })
  }
}

/// `AvatarPickerScreen+Picker.swift` and `WebLoginScreen+Session.swift`: what the system shows, for the
/// developer to create or to start.
struct PickerTemplate {
  let screen: Screen
  let picker: Screen.Picker
  let configuration: Configuration

  var code: Code {
    var imports = Imports(configuration)
    imports.add(Imports.runtime)
    imports.add(picker.result)
    return configuration.fileOnUIKit(
      """
      \(imports.hidden(with: Imports.uiKit))

      extension \(screen.names.screen) {
        \(screen.view.isSession ? session : viewController)
      }
      """)
  }

  /// The system's view controller.
  private var viewController: Code {
    """
    /// Creates the system's view controller. Its delegate passes what was picked to `result`.
    func \(.makePicker)(\(list: [result])) -> UIViewController {
      // Yours to write: keep the delegate in `\(.pickerDelegate)`. Unused, `result` is cancelled.
      UIViewController()
    }
    """
  }

  /// An interface that the system shows by itself.
  private var session: Code {
    let parameters: CodeList = ["in window: UIWindow", "over presenter: UIViewController", result]
    return """
      /// Begins what the system shows in `window`, or what you present over `presenter`. The
      /// result goes to `result`, once.
      ///
      /// - Returns: ends it; called when the screen leaves. What it captures is kept until then.
      func \(.startSession)(\(list: parameters)) -> () -> Void {
        // Yours to write. Unused, `result` is cancelled.
        return {}
      }
      """
  }

  /// The view controller that starts it when there is a window for it.
  static var start: Code {
    """
    \(.presence).session { [self] window, presenter in
      \(.startSession)(in: window, over: presenter, \(.makeResult)())
    }
    """
  }

  private var result: Code {
    "_ result: \(configuration.runtime(.safeResultClosure))<\(picker.result)>"
  }
}
