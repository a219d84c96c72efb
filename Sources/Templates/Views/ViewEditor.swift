import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// The control that edits a value, in SwiftUI and in UIKit.
struct ViewEditor {
  /// The kinds of controls.
  enum Form { case text, number, flag, date }

  let form: Form
  /// The initial value of a view's own state.
  let start: Code
  /// The type of a number.
  private var type: Code = ""
  /// The keyboard that it needs, if not the usual one.
  private var keyboard: Code = ""
  /// The content that password managers and the keyboard fill in.
  private var contentType: Code = ""
  /// Whether its words mustn't be corrected.
  private var isVerbatim = false
  /// Whether its characters are hidden while the user types.
  private var isSecret = false
  /// Whether the time of a date says nothing.
  private var isDay = false

  private init(_ form: Form, start: Code, type: Code = "") {
    (self.form, self.start, self.type) = (form, start, type)
    if form == .number { keyboard = ".numbersAndPunctuation" }
  }

  /// Nil for a type that only the developer can write an editor for.
  init?(_ type: SwiftType, name: MemberName, of screen: Screen) {
    if type == .string {
      self.init(textOf: name.interned.bytes, of: screen)
      if !isSecret, screen.secret.contains(name) {
        (keyboard, contentType, isVerbatim, isSecret) = ("", "", false, true)
      }
    } else if type == .bool {
      self.init(.flag, start: "false")
    } else if type == .int {
      self.init(.number, start: "0", type: "Int")
    } else if type.interned.bytes.equals("Double") {
      self.init(.number, start: "0.0", type: "Double")
    } else if type.interned.bytes.equals("Decimal") {
      self.init(.number, start: "Decimal.zero", type: "Decimal")
    } else if type.interned.bytes.equals("Date") {
      self.init(.date, start: "Date.now")
      let name = name.text.lowercased()
      isDay = ["birth", "anniversary"].contains(where: name.contains) || name.hasSuffix("day")
    } else {
      return nil
    }
  }

  /// The editor of a text, judging by its name.
  private init(textOf name: Bytes, of screen: Screen) {
    self.init(.text, start: "\"\"")
    if name.ends(with: "assword") {
      let isNew =
        ["new", "confirm", "repeat"].contains { name.starts(with: $0) }
        || name.equals("password") && screen.repeatsPassword
      (isSecret, contentType) = (true, isNew ? ".newPassword" : ".password")
    } else if name.equals("email") || name.ends(with: "Email") {
      (isVerbatim, keyboard) = (true, ".emailAddress")
      contentType = screen.hasPassword ? ".username" : ".emailAddress"
    } else if name.equals("username") || name.equals("userName") {
      (isVerbatim, contentType) = (true, ".username")
    } else {
      isSecret = name.equals("pin") || name.ends(with: "asscode") || name.ends(with: "ecret")
    }
  }

  /// Whether it uses members that Foundation declares.
  var needsFoundation: Bool { isNumber || form == .date }

  /// Whether the control has no placeholder to say what it is for.
  var needsTitle: Bool { form == .flag || form == .date }

  /// Whether the user types in it.
  var isTyped: Bool { !needsTitle }

  /// Whether it is a number, so that the user's input may be invalid.
  var isNumber: Bool { form == .number }
}

// MARK: - SwiftUI

extension ViewEditor {
  /// The view, and the label of its argument that is the binding.
  private var view: (type: Code, label: Code) {
    switch form {
    case .text: (isSecret ? "SecureField" : "TextField", "text")
    case .number: ("TextField", "value")
    case .flag: ("Toggle", "isOn")
    case .date: ("DatePicker", "selection")
    }
  }

  /// The control's last argument, if it has one.
  private var detail: Code {
    isNumber ? "format: .number" : isDay ? "displayedComponents: .date" : ""
  }

  /// The modifiers for the keyboard and password managers.
  func modifiers(_ configuration: Configuration) -> CodeList {
    let platforms = configuration.platforms
    let content: Code = contentType.isEmpty ? "" : ".textContentType(\(contentType))"
    // A Mac and a watch have types of their own, under the same names.
    let isEverywhere = !platforms.withoutUIKit.isEmpty && platforms.haveAllContentTypes
    let onUIKit: CodeList = [
      keyboard.isEmpty ? "" : ".keyboardType(\(keyboard))", isEverywhere ? "" : content,
      isVerbatim ? ".textInputAutocapitalization(.never)" : "",
    ]
    return [
      isEverywhere ? content : "", configuration.inViewOnUIKit(onUIKit),
      isVerbatim ? ".autocorrectionDisabled()" : "",
    ]
  }

  /// - Parameter binding: `$email`, or `$viewModel.email`.
  func control(_ title: Code, _ binding: Code) -> Code {
    .call(view.type, ["\"\(title)\"", "\(view.label): \(binding)", detail])
  }

  /// - Parameters:
  ///   - get: the expression that a binding reads.
  ///   - parameter: ` value in`, if `set` names it.
  ///   - set: the statement that stores a new value.
  func control(_ title: Code, get: Code, parameter: Code, set: Code) -> Code {
    """
    \(view.type)(
      "\(title)",
      \(view.label): Binding {
        \(get)
      } set: {\(parameter)
        \(set)
      }\(detail.isEmpty ? "" : ",")
      \(detail)
    )
    """
  }
}

// MARK: - UIKit

extension ViewEditor {
  var controlType: Code {
    switch form {
    case .text, .number: "UITextField"
    case .flag: "UISwitch"
    case .date: "UIDatePicker"
    }
  }

  /// The settings of its control.
  var traits: CodeList {
    [
      keyboard.isEmpty ? "" : "keyboardType = \(keyboard)",
      contentType.isEmpty ? "" : "textContentType = \(contentType)",
      isVerbatim ? "autocapitalizationType = .none" : "",
      isSecret ? "isSecureTextEntry = true" : "", isDay ? "datePickerMode = .date" : "",
    ]
  }

  /// The control event that reports changes.
  var event: Code { needsTitle ? ".valueChanged" : ".editingChanged" }

  /// The value that the user has entered; nil for a text that isn't a number.
  ///
  /// - Parameters:
  ///   - isOptional: whether the control may be missing, as an outlet may.
  ///   - isBroken: whether a long line is broken.
  func value(of control: Code, isOptional: Bool = false, isBroken: Bool = false) -> Code {
    let control: Code = isOptional ? "\(control)?" : control
    let text: Code = "\(control).text ?? \"\""
    return switch form {
    case .text: text
    // In the user's format, which may have a decimal comma.
    case .number where isBroken:
      """
      try? \(type)(
        \(text), format: .number)
      """
    case .number: "try? \(type)(\(text), format: .number)"
    case .flag: "\(control).isOn\(isOptional ? " ?? false" : "")"
    case .date: "\(control).date\(isOptional ? " ?? .now" : "")"
    }
  }

  /// Shows the value. A text that is already correct isn't set again, because the cursor is in it.
  func show(_ value: Code, in control: Code) -> Code {
    switch form {
    case .text:
      return """
        if \(control).text != \(value) { \(block: "\(control).text = \(value)") }
        """
    case .number:
      let entered: Code = "(\(self.value(of: control)))"
      let text: Code = .assignment("\(control).text", "\(value).formatted()")
      return .fitting(
        """
        if \(entered) != \(value) {
          \(text)
        }
        """,
        """
        if \(entered)
          != \(value)
        {
          \(text)
        }
        """)
    case .flag: return .assignment("\(control).isOn", value)
    case .date: return .assignment("\(control).date", value)
    }
  }
}

extension Screen {
  /// The names of the passwords that the user enters there, judging by the names.
  private var passwords: [Bytes] {
    let names =
      state.lazy.filter(\.isEdited).map(\.name)
      + actions.flatMap(\.signature.parameters).map(\.name)
    return names.map(\.interned.bytes).filter { $0.ends(with: "assword") }
  }

  fileprivate var hasPassword: Bool { !passwords.isEmpty }

  /// Whether one is entered twice, which is not that beside a new one.
  fileprivate var repeatsPassword: Bool {
    passwords.contains { $0.starts(with: "confirm") || $0.starts(with: "repeat") }
      && !passwords.contains { $0.starts(with: "new") }
  }
}
