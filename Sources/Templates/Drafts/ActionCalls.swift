import MvvmgenAppModel
import MvvmgenStorage

extension Screen.Action {
  /// Calls it from a view; if it is asynchronous, in a task that ends with the screen.
  ///
  /// - Parameter captures: the capture list of such a task: `[viewModel] in`.
  func call(_ arguments: CodeList, capturing captures: Code = "") -> Code {
    let call: Code = "\(.viewModel).\(signature.name)(\(list: arguments))"
    guard isAsync else { return call }
    let task = Code.task(besideTask: isBesideTask)
    guard captures.isEmpty else {
      return .fitting(
        "\(task)(whileShown: \(.viewModel)) { \(captures) await \(call) }",
        """
        \(task)(whileShown: \(.viewModel)) { \(captures)
          await \(call)
        }
        """)
    }
    return "\(task)(whileShown: \(.viewModel)) { \(block: "await \(call)") }"
  }

  /// Calls it with a value that the user changed.
  func call(with value: Code) -> Code {
    call([.argument(signature.parameters.first?.argumentLabel, value)])
  }

  /// A comment for an action whose arguments the view cannot supply.
  var hint: Code {
    "// Yours to call, unless a flow does: `\(.viewModel).\(unescaped: signature.name)`."
  }
}
