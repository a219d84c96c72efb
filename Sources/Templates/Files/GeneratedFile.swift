package import Storage
package import Syntax

/// One file that follows from the specs. It is rendered when it is asked for, as often as it is
/// asked for, and always to the same bytes: so a run needs memory for one file at a time.
package struct GeneratedFile: Sendable {
  package let path: ProjectPath
  package let owner: Owner
  /// The place in a spec that explains the file: where `check` points to; nil where all do.
  package let origin: SourceSpan?
  private let body: @Sendable (inout [UInt8]) -> Void

  package init(
    path: ProjectPath,
    owner: Owner,
    origin: SourceSpan?,
    body: @escaping @Sendable (inout [UInt8]) -> Void
  ) {
    self.path = path
    self.owner = owner
    self.origin = origin
    self.body = body
  }

  package enum Owner: Sendable {
    /// Brought up to date by every `generate`.
    case tool
    /// A scaffold: written once, when missing, and never touched again.
    case developer
  }

  /// Appends the whole file to `output`.
  package func render(into output: inout [UInt8]) {
    ScratchMemory.reusing { body(&output) }
  }
}
