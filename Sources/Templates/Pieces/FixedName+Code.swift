import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage

extension Code {
  @inline(__always)
  init(_ name: FixedName) {
    self.init(.word, name.text.bytes)
  }
}

extension Code.StringInterpolation {
  /// A name that doesn't depend on the specs: `\(.flowDelegate)`.
  @inline(__always)
  mutating func appendInterpolation(_ name: FixedName) {
    appendInterpolation(Code(name))
  }
}

extension Configuration {
  /// A type of the runtime, with its module where the app or another module has one of such a name.
  func runtime(_ name: FixedName) -> Code {
    qualifiesRuntime ? "\(.runtime).\(name)" : Code(name)
  }
}
