import AppModel
import Storage
import Syntax

/// What of SwiftUI's a value can be edited with.
enum ViewEditor {
  case text, secret, flag, integer, number, date

  /// Nil for what only the developer can make an editor of.
  init?(_ type: SwiftType, name: MemberName) {
    if type == .string {
      self = Self.isSecret(name.interned.bytes) ? .secret : .text
    } else if type == .bool {
      self = .flag
    } else if type == .int {
      self = .integer
    } else if type.interned.bytes.equals("Double") {
      self = .number
    } else if type.interned.bytes.equals("Date") {
      self = .date
    } else {
      return nil
    }
  }

  private static func isSecret(_ name: UnsafeRawBufferPointer) -> Bool {
    if name.equals("pin") { return true }
    for word in ["assword", "asscode", "ecret"] as [StaticString] where name.ends(with: word) {
      return true
    }
    return false
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
    .call(view, ["\"\(title)\"", "\(label): \(binding)", isNumber ? "format: .number" : ""])
  }

  /// - Parameters:
  ///   - get: what a binding reads.
  ///   - parameter: ` value in`, if `set` names it.
  ///   - set: what is done with another value.
  func control(_ title: Code, get: Code, parameter: Code, set: Code) -> Code {
    """
    \(view)(
      "\(title)",
      \(label): Binding {
        \(get)
      } set: {\(parameter)
        \(set)
      }\(isNumber ? "," : "")
      \(isNumber ? "format: .number" : "")
    )
    """
  }

  private var view: Code {
    switch self {
    case .text, .integer, .number: "TextField"
    case .secret: "SecureField"
    case .flag: "Toggle"
    case .date: "DatePicker"
    }
  }

  /// Of what the view is bound to.
  private var label: Code {
    switch self {
    case .text, .secret: "text"
    case .flag: "isOn"
    case .integer, .number: "value"
    case .date: "selection"
    }
  }
}
