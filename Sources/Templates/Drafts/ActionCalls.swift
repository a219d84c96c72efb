import AppModel
import Storage

extension Screen.Action {
  /// Calls it from a view: in a task that ends with the screen, if it waits.
  ///
  /// - Parameter captures: what such a task begins with: `[viewModel] in`.
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
    let label = signature.parameters.first?.argumentLabel
    return call([label.map { "\(argument: $0): \(value)" } ?? value])
  }

  /// For one that takes what the view doesn't have.
  var hint: Code {
    "// Yours to call, unless a flow does: `\(.viewModel).\(unescaped: signature.name)`."
  }
}
