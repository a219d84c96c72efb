import AppModel
import Storage
import Syntax

/// The kind of control that edits a value, and its SwiftUI code.
enum ViewEditor {
  case text, email, flag, integer, number, decimal, date
  case secret(Password?)

  /// How password managers treat it.
  enum Password {
    case known, new
  }

  /// Nil for a type that only the developer can write an editor for.
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

  /// The editor of a text, judging by its name.
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

  /// The same with its characters hidden while the user types.
  private var hidden: ViewEditor {
    if case .secret = self { self } else { .secret(nil) }
  }

  /// The initial value of a view's own state.
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

  /// Whether it uses members that Foundation declares.
  var needsFoundation: Bool {
    switch self {
    case .text, .email, .secret, .flag: false
    case .integer, .number, .decimal, .date: true
    }
  }

  /// The modifiers for the keyboard and password managers.
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
  ///   - get: the expression that a binding reads.
  ///   - parameter: ` value in`, if `set` names it.
  ///   - set: the statement that stores a new value.
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

  /// The label of the binding's argument.
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
