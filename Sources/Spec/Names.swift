/// The name of a Swift type, such as `Login`: an identifier that is no keyword.
package struct TypeName: Hashable, Sendable {
  package let text: String

  /// Makes a name of text that is known to be an identifier: the grammar or another name made it.
  package init(validated text: String) {
    self.text = text
  }
}

/// The name of a Swift member or parameter, as the developer wrote it, without backticks.
package struct MemberName: Hashable, Sendable {
  package let text: String

  /// Makes a name of text that is known to be an identifier: the grammar or another name made it.
  package init(validated text: String) {
    self.text = text
  }
}
