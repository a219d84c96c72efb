package import Storage
package import Syntax

/// `"input": "source"` in a `with`.
package struct BindingSpec {
  package let input: Located<InternedText>
  /// Nil if it can't be read, which is reported.
  package let source: JSONString?
}
