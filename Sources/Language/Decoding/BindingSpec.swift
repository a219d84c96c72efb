package import MvvmgenStorage
package import MvvmgenSyntax

/// `"input": "source"` in a `with`, or `"state": "source"` in a `set`.
package struct BindingSpec {
  package let input: Located<InternedText>
  /// From the state to the part of it that a `set` changes; nil for all of it.
  package var path: DataPath?
  /// Nil if it can't be read, which is reported.
  package let source: JSONString?
}
