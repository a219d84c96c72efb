import AppModel
import Storage
import Syntax

/// What of UIKit's a value can be edited with.
extension ViewEditor {
  var controlType: Code {
    switch self {
    case .text, .secret, .integer, .number: "UITextField"
    case .flag: "UISwitch"
    case .date: "UIDatePicker"
    }
  }

  /// Whether it doesn't show what it is for.
  var needsTitle: Bool {
    switch self {
    case .flag, .date: true
    case .text, .secret, .integer, .number: false
    }
  }

  /// What is special about a text field of it.
  var trait: Code? {
    switch self {
    case .secret: "isSecureTextEntry = true"
    case .integer: "keyboardType = .numberPad"
    case .number: "keyboardType = .decimalPad"
    case .text, .flag, .date: nil
    }
  }

  /// What the control reports.
  var event: Code { needsTitle ? ".valueChanged" : ".editingChanged" }

  /// What the user has entered.
  ///
  /// - Parameter isOptional: whether the control may be missing, as an outlet may.
  func value(of control: Code, isOptional: Bool = false) -> Code {
    let control: Code = isOptional ? "\(control)?" : control
    switch self {
    case .text, .secret: return "\(control).text ?? \"\""
    case .integer: return "Int(\(control).text ?? \"\") ?? 0"
    case .number: return "Double(\(control).text ?? \"\") ?? 0"
    case .flag: return isOptional ? "\(control).isOn ?? false" : "\(control).isOn"
    case .date: return isOptional ? "\(control).date ?? .now" : "\(control).date"
    }
  }

  /// Shows the value. A text that is as it should be is left alone: the cursor is in it.
  func show(_ value: Code, in control: Code, isOptional: Bool = false) -> Code {
    let target: Code = isOptional ? "\(control)?" : control
    switch self {
    case .text, .secret:
      return """
        if \(target).text != \(value) { \(block: "\(target).text = \(value)") }
        """
    case .integer, .number:
      return """
        if \(self.value(of: control, isOptional: isOptional)) != \(value) {
          \(target).text = String(\(value))
        }
        """
    case .flag: return .assignment("\(target).isOn", value)
    case .date: return .assignment("\(target).date", value)
    }
  }
}

extension ViewDraft.Edited {
  /// The control that edits it.
  var control: MemberName {
    switch editor {
    case .text, .secret, .integer, .number: name.field
    case .flag: name.toggle
    case .date: name.picker
    }
  }

  /// Hands the view model what the user made of it.
  ///
  /// - Parameter owner: `self.`, where that must be written.
  func setting(to value: Code, of owner: Code = "") -> Code {
    change.map { $0.call(with: value, of: owner) } ?? .assignment("\(.viewModel).\(name)", value)
  }

  /// Shows what the view model has.
  func shown(isOptional: Bool = false) -> Code {
    editor.show("\(.viewModel).\(name)", in: "\(control)", isOptional: isOptional)
  }
}

extension Property {
  /// Shows it in its label.
  ///
  /// - Parameter isOptional: whether the label may be missing, as an outlet may.
  func shown(isOptional: Bool = false) -> Code {
    let value: Code = "\(.viewModel).\(name)"
    let text: Code = "\(name.label)\(isOptional ? "?" : "").text"
    if type == .string || type.interned.bytes.equals("String?") { return .assignment(text, value) }
    let described: Code = .assignment(text, .call("String", ["describing: \(value)"]))
    guard type == .bool || type == .int || type.interned.bytes.equals("Double") else {
      return described
    }
    return .fitting(.assignment(text, "\"\(name.title): \\(\(value))\""), described)
  }
}
