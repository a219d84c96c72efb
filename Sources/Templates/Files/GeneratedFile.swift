package import MvvmgenStorage
package import MvvmgenSyntax

/// One output file. It is rendered on demand, any number of times, always to the same bytes: so a
/// run needs memory for only one file at a time.
package struct GeneratedFile: Sendable {
  package let path: ProjectPath
  package let owner: Owner
  /// The span in a spec that `check` refers to; nil if the file depends on all specs.
  package let origin: SourceSpan?
  /// Another one each time the file is made again; nil where nobody keeps files.
  package let version: Version?
  private let body: @Sendable (inout [UInt8]) -> Void

  package init(
    path: ProjectPath,
    owner: Owner,
    origin: SourceSpan?,
    version: Version? = nil,
    body: @escaping @Sendable (inout [UInt8]) -> Void
  ) {
    self.path = path
    self.owner = owner
    self.origin = origin
    self.version = version
    self.body = body
  }

  package enum Owner: Sendable {
    /// Updated by every `generate`.
    case tool
    /// A scaffold: created once, when missing, and never touched again.
    case developer
  }

  /// Appends the whole file to `output`.
  package func render(into output: inout [UInt8]) {
    ScratchMemory.reusing { body(&output) }
  }
}
