/// A text on the command line that a command adds to a spec. Mistakes are shown in the command
/// line, since the spec's line was never written.
package struct TypedText: Hashable, Sendable {
  /// `--action`; nil for an operand.
  package let option: String?
  package let value: String
  /// The key of the spec that contains it, and the index of the spec.
  package let key: String
  package let file: Int32

  package init(option: String?, value: String, key: String, file: Int32) {
    (self.option, self.value, self.key, self.file) = (option, value, key, file)
  }
}
