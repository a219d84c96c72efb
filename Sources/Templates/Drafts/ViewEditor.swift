import MvvmgenAppModel
import MvvmgenStorage
import MvvmgenSyntax

/// The kind of control that edits a value, and its SwiftUI code.
enum ViewEditor {
  case text, userName, flag, integer, number, decimal
  /// - Parameter isDay: whether the time of day says nothing.
  case date(isDay: Bool)
  /// - Parameter isUserName: whether it is beside a password.
  case email(isUserName: Bool)
  case secret(Password?)

  /// How password managers treat it.
  enum Password {
    case known, new
  }

  /// Nil for a type that only the developer can write an editor for.
  init?(_ type: SwiftType, name: MemberName, of screen: Screen) {
    if type == .string {
      let text = Self.text(name.interned, of: screen)
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
      self = .date(isDay: Self.isDay(name.text.lowercased()))
    } else {
      return nil
    }
  }

  /// The editor of a text, judging by its name.
  private static func text(_ name: InternedText, of screen: Screen) -> ViewEditor {
    let name = name.bytes
    if name.ends(with: "assword") {
      let isNew = ["new", "confirm", "repeat"].contains { name.starts(with: $0) }
      return .secret(isNew ? .new : .known)
    }
    if name.equals("email") || name.ends(with: "Email") {
      return .email(isUserName: screen.hasPassword)
    }
    if name.equals("username") || name.equals("userName") { return .userName }
    if name.equals("pin") || name.ends(with: "asscode") || name.ends(with: "ecret") {
      return .secret(nil)
    }
    return .text
  }

  /// Whether a date of this name has no time.
  private static func isDay(_ name: String) -> Bool {
    ["birth", "anniversary"].contains(where: name.contains) || name.hasSuffix("day")
  }

  /// The same with its characters hidden while the user types.
  private var hidden: ViewEditor {
    if case .secret = self { self } else { .secret(nil) }
  }

  /// The initial value of a view's own state.
  var start: Code {
    switch self {
    case .text, .userName, .email, .secret: "\"\""
    case .flag: "false"
    case .integer: "0"
    case .number: "0.0"
    case .decimal: "Decimal.zero"
    case .date: "Date.now"
    }
  }

  /// The kinds of controls.
  enum Form { case text, number, flag, date }

  var form: Form {
    switch self {
    case .text, .userName, .email, .secret: .text
    case .integer, .number, .decimal: .number
    case .flag: .flag
    case .date: .date
    }
  }

  /// Whether it uses members that Foundation declares.
  var needsFoundation: Bool { form == .number || form == .date }

  /// The modifiers for the keyboard and password managers.
  var modifiers: CodeList {
    switch self {
    case .email, .userName:
      [
        keyboard.map { ".keyboardType(\($0))" } ?? "",
        contentType.map { ".textContentType(\($0))" } ?? "",
        ".textInputAutocapitalization(.never)", ".autocorrectionDisabled()",
      ]
    case .secret: [contentType.map { ".textContentType(\($0))" } ?? ""]
    case .integer, .number, .decimal: [keyboard.map { ".keyboardType(\($0))" } ?? ""]
    case .text, .flag, .date: []
    }
  }

  /// - Parameter binding: `$email`, or `$viewModel.email`.
  func control(_ title: Code, _ binding: Code) -> Code {
    .call(view, ["\"\(title)\"", "\(label): \(binding)", detail ?? ""])
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
      }\(detail == nil ? "" : ",")
      \(detail ?? "")
    )
    """
  }

  /// The control's last argument, if it has one.
  private var detail: Code? {
    switch self {
    case .integer, .number, .decimal: "format: .number"
    case .date(isDay: true): "displayedComponents: .date"
    case .text, .userName, .email, .secret, .flag, .date(isDay: false): nil
    }
  }

  private var view: Code {
    switch self {
    case .text, .userName, .email, .integer, .number, .decimal: "TextField"
    case .secret: "SecureField"
    case .flag: "Toggle"
    case .date: "DatePicker"
    }
  }

  /// The label of the binding's argument.
  private var label: Code {
    switch form {
    case .text: "text"
    case .flag: "isOn"
    case .number: "value"
    case .date: "selection"
    }
  }
}

extension ViewEditor {
  /// The keyboard that it needs, if not the usual one.
  var keyboard: Code? {
    switch self {
    case .email: ".emailAddress"
    case .integer, .number, .decimal: ".numbersAndPunctuation"
    case .text, .userName, .secret, .flag, .date: nil
    }
  }

  /// The content that password managers and the keyboard fill in.
  var contentType: Code? {
    switch self {
    case .userName, .email(isUserName: true): ".username"
    case .email(isUserName: false): ".emailAddress"
    case .secret(.known?): ".password"
    case .secret(.new?): ".newPassword"
    case .secret(nil), .text, .integer, .number, .decimal, .flag, .date: nil
    }
  }
}

extension Screen {
  /// Whether the user enters a password there, judging by the names.
  fileprivate var hasPassword: Bool {
    let names =
      state.lazy.filter(\.isEdited).map(\.name)
      + actions.flatMap(\.signature.parameters).map(\.name)
    return names.contains { $0.interned.bytes.ends(with: "assword") }
  }
}
