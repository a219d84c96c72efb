import AppModel
import Storage
import Syntax

/// What of SwiftUI's a value can be edited with.
enum ViewEditor {
  case text, secret, flag, integer, number, date

  /// Nil for what only the developer can make an editor of.
  init?(_ type: SwiftType, name: MemberName) {
    switch type.text {
    case "String": self = Self.isSecret(name.text) ? .secret : .text
    case "Bool": self = .flag
    case "Int": self = .integer
    case "Double": self = .number
    case "Date": self = .date
    default: return nil
    }
  }

  private static func isSecret(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["password", "passcode", "secret"].contains { name.hasSuffix($0) } || name == "pin"
  }

  /// What a view's own value starts as.
  var start: Code {
    switch self {
    case .text, .secret: "\"\""
    case .flag: "false"
    case .integer: "0"
    case .number: "0.0"
    case .date: "Date.now"
    }
  }

  /// Whether it takes members of Foundation's.
  var needsFoundation: Bool {
    switch self {
    case .text, .secret, .flag: false
    case .integer, .number, .date: true
    }
  }

  /// - Parameter binding: `$email`, or `$viewModel.email`.
  func control(_ title: Code, _ binding: Code) -> Code {
    switch self {
    case .text: .call("TextField", ["\"\(title)\"", "text: \(binding)"])
    case .secret: .call("SecureField", ["\"\(title)\"", "text: \(binding)"])
    case .flag: .call("Toggle", ["\"\(title)\"", "isOn: \(binding)"])
    case .integer, .number:
      .call("TextField", ["\"\(title)\"", "value: \(binding)", "format: .number"])
    case .date: .call("DatePicker", ["\"\(title)\"", "selection: \(binding)"])
    }
  }
}
