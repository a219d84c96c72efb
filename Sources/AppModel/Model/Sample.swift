package import MvvmgenStorage
package import MvvmgenSyntax

extension Screen {
  /// A state that the screen can be in, for previews and snapshots.
  package struct Sample: Sendable {
    package let name: MemberName
    /// `"signing in"`, a literal.
    package let title: SwiftValue
    /// The inputs and states that differ from their defaults.
    package let values: [Value]
    private let index: NameIndex

    init(name: MemberName, title: SwiftValue, values: [Value]) {
      (self.name, self.title, self.values) = (name, title, values)
      index = NameIndex(values)
    }

    package struct Value: Sendable {
      package let name: MemberName
      package let value: SwiftValue
    }

    /// The value of a member in this sample; nil if it is the default.
    package subscript(name: MemberName) -> SwiftValue? {
      index.first(name.interned, in: values)?.value
    }
  }
}

extension Screen.Sample.Value: Findable {
  var searchName: InternedText { name.interned }
}

extension Screen.Names {
  /// `LoginSample`
  package var sample: TypeName { base + "Sample" }

  /// `LoginSampleViewModel`
  package var sampleViewModel: TypeName {
    sample + String(viewModel.text.dropFirst(base.text.count))
  }
}
