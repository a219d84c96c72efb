import MvvmgenAppModel
import MvvmgenStorage
import MvvmgenSyntax

/// The text in which a view shows a state: nothing for `nil`; numbers and dates in the user's
/// format.
struct StateText {
  private let state: Property
  private let form: Form
  let isOptional: Bool

  private enum Form { case text, flag, formatted, described }

  private static let formatted = ["Double", "Decimal", "Date"] as [StaticString]

  init(_ state: Property) {
    self.state = state
    var type = state.type
    if case .optional(let wrapped) = type.kind { type = wrapped }
    isOptional = type != state.type
    let isFormatted =
      type == .int || Self.formatted.contains { type.interned.bytes.equals($0) }
    form = type == .string ? .text : type == .bool ? .flag : isFormatted ? .formatted : .described
  }

  /// Whether it uses members that Foundation declares.
  var needsFoundation: Bool { form == .formatted }

  var isText: Bool { form == .text }

  /// Whether its text is one for the user to read.
  var hasWords: Bool { form == .text || form == .formatted }

  /// - Parameter value: the state, or its unwrapped value.
  func text(of value: Code) -> Code {
    switch form {
    case .text: value
    case .flag, .described: .call("String", ["describing: \(value)"])
    case .formatted: "\(value).formatted()"
    }
  }

  /// Shows it in a label, if there is room, with a title.
  func shown(in label: Code, _ draft: ViewDraft) -> Code {
    let value: Code = "\(.viewModel).\(state.name)"
    let title = draft.words(state.name.title)
    func text(_ value: Code, isTitled: Bool) -> Code {
      let text = self.text(of: value)
      guard isTitled, form == .flag || form == .formatted else { return text }
      return "\"\\(\(title)): \\(\(form == .flag ? value : text))\""
    }
    func assignment(isTitled: Bool) -> Code {
      .assignment(
        "\(label).text",
        isOptional && !isText
          ? "\(value).map { \(block: text("$0", isTitled: isTitled)) }"
          : text(value, isTitled: isTitled))
    }
    return .fitting(assignment(isTitled: true), assignment(isTitled: false))
  }
}

extension Property {
  /// Whether it is an error message, if there is an error: `errorText: String?`.
  var isError: Bool {
    guard case .optional(let wrapped) = type.kind, wrapped == .string else { return false }
    return name.interned.bytes.contains(caseless: "error")
  }
}
