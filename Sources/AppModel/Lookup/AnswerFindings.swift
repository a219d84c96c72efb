import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// The findings about the answers of flows. Those that have one cause are reported once, when all
/// flows are resolved.
struct AnswerFindings {
  var diagnostics = Diagnostics()
  /// Those that are right only in an app without errors.
  var warnings = Diagnostics()
  var missing: [MissingName] = []
  var misfits: [Mismatch] = []
  var meanings = Meanings(areNoted: false)

  mutating func append(_ others: AnswerFindings) {
    diagnostics.append(others.diagnostics)
    warnings.append(others.warnings)
    missing += others.missing
    misfits += others.misfits
    meanings.append(others.meanings)
  }
}

/// The name of a screen or a flow that no spec has.
struct MissingName {
  let name: Located<InternedText>
  /// Nil where it may be either.
  let kind: SpecKind?
}

/// Data whose type isn't that of what takes it by its name.
struct Mismatch {
  /// The finding where the answer is.
  let finding: Diagnostic
  let slot: DeclaredValue
  let data: DeclaredValue
}

/// An input or a state of a screen or a flow.
struct DeclaredValue: Hashable {
  let name: MemberName
  let type: SwiftType
  /// The screen or the flow; nil for what is declared elsewhere.
  let owner: TypeName?
}

extension Mismatch {
  var note: Diagnostic.Note { Diagnostic.Note(at: finding.span, finding.message) }

  /// Those of screens and flows.
  var declarations: [DeclaredValue] { [slot, data].filter { $0.owner != nil } }
}
