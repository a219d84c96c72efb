import AppModel
import Storage

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
