import MvvmgenAppModel
import MvvmgenStorage

/// Handles the return key in the text fields of a SwiftUI view: it moves to the next field, and
/// submits in the last one.
struct ReturnKeyPieces {
  private let fields: [ViewDraft.Edited]
  private let submission: ViewDraft.Tap?
  /// The name of the method that submits, if that takes more than a call.
  private let function: MemberName?

  init(_ draft: ViewDraft) {
    let submission = Self.submission(of: draft)
    let taken = submission?.entered.filter(\.editor.isTyped) ?? []
    let typed = draft.edited.filter { $0.editor.isTyped && $0.isState }
    fields =
      taken.isEmpty
      ? typed.filter { !$0.isSearch || submission?.action.isSearch == true } : taken
    self.submission = fields.isEmpty ? nil : submission
    let names = Set(draft.edited.map(\.name) + Self.own)
    function = submission.flatMap { tap in
      guard tap.action.isAsync || tap.able != nil else { return nil }
      return tap.action.signature.name.free(FreeSuffix.action, avoiding: names)
    }
  }

  /// The view's other members.
  private static let own = [
    MemberName("body"), MemberName("focus"), MemberName(.viewModel),
  ]

  /// The button that the return key taps; nil where a field's name is taken in the view.
  private static func submission(of draft: ViewDraft) -> ViewDraft.Tap? {
    guard !draft.edited.contains(where: { hidden.contains($0.name.text) }) else { return nil }
    let taps = draft.taps.filter { !$0.action.isDestructive }
    return taps.first { $0.entered.contains(where: \.editor.isTyped) }
      ?? taps.first(where: \.action.isSubmission)
  }

  /// The view's own property, and cases that would hide members of optionals and enumerations.
  private static let hidden = WordSet(["focus", "hash", "hashValue", "none", "self", "some"])

  private var hasFocus: Bool { submission != nil && fields.count > 1 }

  /// The focused field.
  var property: Code { hasFocus ? "@FocusState private var focus: Field?" : "" }

  /// The fields that the return key goes through.
  var enumeration: Code {
    guard hasFocus else { return .empty }
    let cases: CodeList = fields.map { "\($0.name)" }
    return .fitting(
      "private enum Field { case \(Code.joined(cases, by: ", ")) }",
      """
      private enum Field {
        \(lines: cases.map { "case \($0)" })
      }
      """)
  }

  func modifiers(of field: ViewDraft.Edited) -> CodeList {
    guard submission != nil,
      let index = fields.firstIndex(where: { $0.name == field.name })
    else { return [] }
    let next = fields.indices.contains(index + 1) ? fields[index + 1] : nil
    return [
      ".submitLabel(\(next == nil ? ".go" : ".next"))",
      hasFocus ? ".focused($focus, equals: .\(unescaped: field.name))" : "",
      ".onSubmit { \(block: next.map { "focus = .\(unescaped: $0.name)" } ?? call) }",
    ]
  }

  /// The method that does the same as a tap, if there is one.
  func method(for tap: ViewDraft.Tap) -> MemberName? {
    tap.action.signature == submission?.action.signature ? function : nil
  }

  private var call: Code {
    if let function { return "\(function)()" }
    return submission.map { $0.call { "\($0.name)" } } ?? .empty
  }

  /// The method that submits, if one does.
  var method: Code {
    guard let function, let submission else { return .empty }
    // The button is disabled otherwise, but not the key.
    let check = submission.able.map { "guard \(.viewModel).\($0.name) else { return }" as Code }
    return """
      private func \(function)() {
        \(check ?? "")
        \(submission.call { "\($0.name)" })
      }
      """
  }
}
