import MvvmgenAppModel
import MvvmgenStorage
import MvvmgenSyntax

/// The text in which a view shows a state: nothing for `nil`; numbers and dates in the user's
/// format.
struct StateText {
  private let state: Property
  let isOptional: Bool
  let isText: Bool
  /// Whether it is written in the user's format, by members that Foundation declares.
  let isFormatted: Bool

  private static let formatted = ["Double", "Decimal", "Date"] as [StaticString]

  init(_ state: Property) {
    self.state = state
    var type = state.type
    if case .optional(let wrapped) = type.kind { type = wrapped }
    isOptional = type != state.type
    isText = type == .string
    isFormatted = type == .int || Self.formatted.contains { type.interned.bytes.equals($0) }
  }

  /// Whether its text is one for the user to read.
  var hasWords: Bool { isText || isFormatted }

  /// - Parameter value: the state, or its unwrapped value.
  func text(of value: Code) -> Code { isText ? value : "\(value).formatted()" }

  /// Shows it in a label, if there is room, with a title.
  func shown(in label: Code, _ draft: ViewDraft) -> Code {
    let value: Code = "\(.viewModel).\(state.name)"
    let title = draft.words(state.name.title)
    func text(_ value: Code, isTitled: Bool) -> Code {
      let text = self.text(of: value)
      return isTitled && isFormatted ? "\"\\(\(title)): \\(\(text))\"" : text
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
