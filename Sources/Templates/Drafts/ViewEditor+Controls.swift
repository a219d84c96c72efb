import AppModel
import Storage
import Syntax

/// What of UIKit's a value can be edited with.
extension ViewEditor {
  var controlType: Code {
    switch self {
    case .text, .email, .secret, .integer, .number, .decimal: "UITextField"
    case .flag: "UISwitch"
    case .date: "UIDatePicker"
    }
  }

  /// Whether it doesn't show what it is for.
  var needsTitle: Bool {
    switch self {
    case .flag, .date: true
    case .text, .email, .secret, .integer, .number, .decimal: false
    }
  }

  /// Whether the user types in it.
  var isTyped: Bool { !needsTitle }

  /// What is special about a text field of it.
  var traits: CodeList {
    switch self {
    case .email:
      [
        "keyboardType = .emailAddress", "textContentType = .emailAddress",
        "autocapitalizationType = .none",
      ]
    case .secret(let password):
      [
        "isSecureTextEntry = true",
        password.map { "textContentType = .\($0.contentType)" } ?? "",
      ]
    case .integer, .number, .decimal: ["keyboardType = .numbersAndPunctuation"]
    case .text, .flag, .date: []
    }
  }

  /// What the control reports.
  var event: Code { needsTitle ? ".valueChanged" : ".editingChanged" }

  /// Whether the user may have entered what it isn't.
  var isNumber: Bool {
    switch self {
    case .integer, .number, .decimal: true
    case .text, .email, .secret, .flag, .date: false
    }
  }

  /// What the user has entered; nil for a text that isn't a number.
  ///
  /// - Parameters:
  ///   - isOptional: whether the control may be missing, as an outlet may.
  ///   - isBroken: whether a long line is broken.
  func value(of control: Code, isOptional: Bool = false, isBroken: Bool = false) -> Code {
    let control: Code = isOptional ? "\(control)?" : control
    switch self {
    case .text, .email, .secret: return "\(control).text ?? \"\""
    case .integer: return Self.parse("Int", "\(control).text ?? \"\"", isBroken)
    case .decimal: return Self.parse("Decimal", "\(control).text ?? \"\"", isBroken)
    case .number: return Self.parse("Double", "\(control).text ?? \"\"", isBroken)
    case .flag: return isOptional ? "\(control).isOn ?? false" : "\(control).isOn"
    case .date: return isOptional ? "\(control).date ?? .now" : "\(control).date"
    }
  }

  /// As the user writes numbers, whose language may have a decimal comma.
  private static func parse(_ type: Code, _ text: Code, _ isBroken: Bool) -> Code {
    guard isBroken else { return "try? \(type)(\(text), format: .number)" }
    return """
      try? \(type)(
        \(text), format: .number)
      """
  }

  /// Shows the value. A text that is as it should be is left alone: the cursor is in it.
  func show(_ value: Code, in control: Code, isOptional: Bool = false) -> Code {
    let target: Code = isOptional ? "\(control)?" : control
    switch self {
    case .text, .email, .secret:
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
    switch editor {
    case .text, .email, .secret, .integer, .number, .decimal: name.field
    case .flag: name.toggle
    case .date: name.picker
    }
  }

  /// Hands the view model what the user made of it.
  func setting(to value: Code) -> Code {
    let assignment = Code.assignment("\(.viewModel).\(name)", value)
    guard let call = change?.call(with: value) else { return assignment }
    return isField ? .lines([assignment, call]) : call
  }

  /// Shows what the view model has.
  func shown(isOptional: Bool = false) -> Code {
    editor.show("\(.viewModel).\(name)", in: "\(control)", isOptional: isOptional)
  }
}
