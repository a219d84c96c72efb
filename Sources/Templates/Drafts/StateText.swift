import MvvmgenAppModel
import MvvmgenStorage
import MvvmgenSyntax

/// The text in which a view shows a state: nothing for `nil`; numbers and dates in the user's
/// format.
struct StateText {
  private let state: Property
  private let form: Form
  let isOptional: Bool

  fileprivate enum Form { case text, flag, formatted, described }

  init(_ state: Property) {
    self.state = state
    var type = state.type
    if case .optional(let wrapped) = type.kind { type = wrapped }
    isOptional = type != state.type
    form = Form(type)
  }

  /// Whether it uses members that Foundation declares.
  var needsFoundation: Bool { form == .formatted }

  /// - Parameter value: the state, or its unwrapped value.
  func text(of value: Code) -> Code {
    switch form {
    case .text: value
    case .flag, .described: .call("String", ["describing: \(value)"])
    case .formatted: "\(value).formatted()"
    }
  }

  var isText: Bool { form == .text }

  /// Shows it in its label.
  ///
  /// - Parameter isOutlet: whether the label may be missing.
  func shown(isOutlet: Bool = false, in draft: ViewDraft) -> Code {
    let value: Code = "\(.viewModel).\(state.name)"
    let label: Code = "\(state.name.label)\(isOutlet ? "?" : "").text"
    if isText { return .assignment(label, value) }
    guard isOptional else {
      return .fitting(
        .assignment(label, titled(value, draft)), .assignment(label, text(of: value)))
    }
    return .fitting(
      .assignment(label, "\(value).map { \(block: titled("$0", draft)) }"),
      .assignment(label, "\(value).map { \(block: text(of: "$0")) }"))
  }

  private func titled(_ value: Code, _ draft: ViewDraft) -> Code {
    let title = draft.words(state.name.title)
    return switch form {
    case .text, .described: text(of: value)
    case .flag: "\"\\(\(title)): \\(\(value))\""
    case .formatted: "\"\\(\(title)): \\(\(text(of: value)))\""
    }
  }
}

extension StateText.Form {
  fileprivate init(_ type: SwiftType) {
    if type == .string {
      self = .text
    } else if type == .bool {
      self = .flag
    } else if type == .int || type.interned.bytes.equals("Double")
      || type.interned.bytes.equals("Decimal") || type.interned.bytes.equals("Date")
    {
      self = .formatted
    } else {
      self = .described
    }
  }
}

extension Property {
  /// Whether it is an error message, if there is an error: `errorText: String?`.
  var isError: Bool {
    guard case .optional(let wrapped) = type.kind, wrapped == .string else { return false }
    return name.interned.bytes.contains(caseless: "error")
  }
}
