import MvvmgenAppModel
import MvvmgenStorage

/// The UIKit control that edits a value.
extension ViewEditor {
  var controlType: Code {
    switch form {
    case .text, .number: "UITextField"
    case .flag: "UISwitch"
    case .date: "UIDatePicker"
    }
  }

  /// Whether the control has no placeholder to say what it is for.
  var needsTitle: Bool { form == .flag || form == .date }

  /// Whether the user types in it.
  var isTyped: Bool { !needsTitle }

  /// The settings of its control.
  var traits: CodeList {
    let own: Code =
      switch self {
      case .email, .userName: "autocapitalizationType = .none"
      case .secret: "isSecureTextEntry = true"
      case .date(isDay: true): "datePickerMode = .date"
      case .text, .integer, .number, .decimal, .flag, .date(isDay: false): ""
      }
    return [
      keyboard.map { "keyboardType = \($0)" } ?? "",
      contentType.map { "textContentType = \($0)" } ?? "", own,
    ]
  }

  /// The control event that reports changes.
  var event: Code { needsTitle ? ".valueChanged" : ".editingChanged" }

  /// Whether it is a number, so that the user's input may be invalid.
  var isNumber: Bool { form == .number }

  /// The value that the user has entered; nil for a text that isn't a number.
  ///
  /// - Parameters:
  ///   - isOptional: whether the control may be missing, as an outlet may.
  ///   - isBroken: whether a long line is broken.
  func value(of control: Code, isOptional: Bool = false, isBroken: Bool = false) -> Code {
    let control: Code = isOptional ? "\(control)?" : control
    switch self {
    case .text, .userName, .email, .secret: return "\(control).text ?? \"\""
    case .integer: return Self.parse("Int", "\(control).text ?? \"\"", isBroken)
    case .decimal: return Self.parse("Decimal", "\(control).text ?? \"\"", isBroken)
    case .number: return Self.parse("Double", "\(control).text ?? \"\"", isBroken)
    case .flag: return isOptional ? "\(control).isOn ?? false" : "\(control).isOn"
    case .date: return isOptional ? "\(control).date ?? .now" : "\(control).date"
    }
  }

  /// Parses a number in the user's format, which may have a decimal comma.
  private static func parse(_ type: Code, _ text: Code, _ isBroken: Bool) -> Code {
    guard isBroken else { return "try? \(type)(\(text), format: .number)" }
    return """
      try? \(type)(
        \(text), format: .number)
      """
  }

  /// Shows the value. A text that is already correct isn't set again, because the cursor is in it.
  func show(_ value: Code, in control: Code, isOptional: Bool = false) -> Code {
    let target: Code = isOptional ? "\(control)?" : control
    switch self {
    case .text, .userName, .email, .secret:
      return """
        if \(target).text != \(value) { \(block: "\(target).text = \(value)") }
        """
    case .integer, .number, .decimal:
      let entered: Code = "(\(self.value(of: control, isOptional: isOptional)))"
      let text: Code = .assignment("\(target).text", "\(value).formatted()")
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
    case .flag: return .assignment("\(target).isOn", value)
    case .date: return .assignment("\(target).date", value)
    }
  }
}

extension ViewDraft.Edited {
  /// The control that edits it.
  var control: MemberName {
    switch editor.form {
    case .text, .number: name.field
    case .flag: name.toggle
    case .date: name.picker
    }
  }

  /// Sets the view model's value to the user's.
  func setting(to value: Code) -> Code {
    let assignment = Code.assignment("\(.viewModel).\(name)", value)
    guard let call = change?.call(with: value) else { return assignment }
    return isField ? .lines([assignment, call]) : call
  }

  /// Shows the view model's value.
  func shown(isOptional: Bool = false) -> Code {
    editor.show("\(.viewModel).\(name)", in: "\(control)", isOptional: isOptional)
  }
}
