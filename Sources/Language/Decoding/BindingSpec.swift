package import Storage
package import Syntax

/// `"input": "source"` in a `with`.
package struct BindingSpec {
  package let input: Located<InternedText>
  package let source: JSONString
}
