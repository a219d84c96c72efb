import AppModel

extension Code {
  @inline(__always)
  init(_ name: FixedName) {
    self.init(
      .word,
      UnsafeRawBufferPointer(start: name.text.utf8Start, count: name.text.utf8CodeUnitCount))
  }
}

extension Code.StringInterpolation {
  /// A name that doesn't depend on the specs: `\(.flowDelegate)`.
  @inline(__always)
  mutating func appendInterpolation(_ name: FixedName) {
    appendInterpolation(Code(name))
  }
}
