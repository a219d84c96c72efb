import AppModel
import Storage
import Syntax

/// What of SwiftUI's a value can be edited with.
enum ViewEditor {
  case text, email, flag, integer, number, decimal, date
  case secret(Password?)

  /// What password managers make of it.
  enum Password {
    case known, new
  }

  /// Nil for what only the developer can make an editor of.
  init?(_ type: SwiftType, name: MemberName, of screen: Screen) {
    if type == .string {
      let text = Self.text(name.interned.bytes)
      self = screen.secret.contains(name) ? text.hidden : text
    } else if type == .bool {
      self = .flag
    } else if type == .int {
      self = .integer
    } else if type.interned.bytes.equals("Double") {
      self = .number
    } else if type.interned.bytes.equals("Decimal") {
      self = .decimal
    } else if type.interned.bytes.equals("Date") {
      self = .date
    } else {
      return nil
    }
  }

  /// A text, by what it is called.
  private static func text(_ name: UnsafeRawBufferPointer) -> ViewEditor {
    if name.ends(with: "assword") {
      let isNew = ["new", "confirm", "repeat"].contains { name.starts(with: $0) }
      return .secret(isNew ? .new : .known)
    }
    if name.equals("email") || name.ends(with: "Email") { return .email }
    if name.equals("pin") || name.ends(with: "asscode") || name.ends(with: "ecret") {
      return .secret(nil)
    }
    return .text
  }

  /// For what nobody may see while it is typed.
  private var hidden: ViewEditor {
    if case .secret = self { self } else { .secret(nil) }
  }

  /// What a view's own value starts as.
  var start: Code {
    switch self {
    case .text, .email, .secret: "\"\""
    case .flag: "false"
    case .integer: "0"
    case .number: "0.0"
    case .decimal: "Decimal.zero"
    case .date: "Date.now"
    }
  }

  /// Whether it takes members of Foundation's.
  var needsFoundation: Bool {
    switch self {
    case .text, .email, .secret, .flag: false
    case .integer, .number, .decimal, .date: true
    }
  }

  /// What the keyboard and password managers need to know.
  var modifiers: CodeList {
    switch self {
    case .email:
      [
        ".keyboardType(.emailAddress)", ".textContentType(.emailAddress)",
        ".textInputAutocapitalization(.never)", ".autocorrectionDisabled()",
      ]
    case .secret(let password):
      [password.map { ".textContentType(.\($0.contentType))" } ?? ""]
    case .integer, .number, .decimal: [".keyboardType(.numbersAndPunctuation)"]
    case .text, .flag, .date: []
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
    case .text, .email, .integer, .number, .decimal: "TextField"
    case .secret: "SecureField"
    case .flag: "Toggle"
    case .date: "DatePicker"
    }
  }

  /// Of what the view is bound to.
  private var label: Code {
    switch self {
    case .text, .email, .secret: "text"
    case .flag: "isOn"
    case .integer, .number, .decimal: "value"
    case .date: "selection"
    }
  }
}

extension ViewEditor.Password {
  var contentType: Code {
    switch self {
    case .known: "password"
    case .new: "newPassword"
    }
  }
}
