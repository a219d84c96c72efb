import AppModel
import Language
import Storage

/// What a screen that the system draws has of its own: a callback for its one result.
struct PickerPieces {
  let screen: Screen
  let picker: Screen.Picker

  /// Holds what the picker tells, since the system's pickers hold it weakly.
  var delegate: Code {
    """
    /// The picker's delegate: kept here, since the system's pickers hold theirs weakly.
    var \(.pickerDelegate): AnyObject?
    """
  }

  var makeResult: Code {
    """
    extension \(screen.names.screen) {
      /// Takes what was picked, once. Without a result it is cancelled: when it is told so, or dropped.
      func \(.makeResult)() -> \(.safeResultClosure)<\(picker.result)> {
        \(.safeResultClosure)(weak: self) { screen, outcome in
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

  private var parameters: ArenaList<Signature.Parameter> { picker.picked.signature.parameters }

  private var values: CodeList {
    parameters.map { parameters.count == 1 ? "result" : "result.\($0.name)" }
  }

  /// Reports as the view model would.
  private func call(_ event: Event, _ values: CodeList) -> Code {
    if screen.reporting == .closures {
      return "screen.\(.viewModel).\(event.closure)?(\(list: values))"
    }
    let passed = Array(zip(event.signature.parameters, values))
    let arguments = passed.map { parameter, value -> Code in
      parameter.argumentLabel.map { "\(argument: $0): \(value)" } ?? value
    }
    return "screen.\(event.signature.name)(\(list: ["screen.\(.viewModel)"] + arguments))"
  }
}

/// `AvatarPickerScreen+Picker.swift`: the system's view controller, for the developer to make.
struct PickerTemplate {
  let screen: Screen
  let picker: Screen.Picker
  let configuration: Configuration

  var code: Code {
    var imports = Imports(configuration)
    imports.add(Imports.runtime)
    imports.add(picker.result)
    let result: CodeList = ["_ result: \(.safeResultClosure)<\(picker.result)>"]
    return """
      #if canImport(UIKit) && !os(watchOS)
        \(imports.hidden(with: Imports.uiKit))

        extension \(screen.names.screen) {
          /// Makes the system's view controller, whose delegate reports to `result` what was picked.
          func \(.makePicker)(\(list: result)) -> UIViewController {
            // Yours to write: keep the delegate in `\(.pickerDelegate)`. Unused, `result` is cancelled.
            UIViewController()
          }
        }
      #endif

      """
  }
}
