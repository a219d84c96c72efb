/// A type, and the span of a preceding `@escaping`, which only a parameter's type can have.
struct WrittenType: Sendable {
  let type: SwiftType
  var escaping: Range<Int>?

  /// The same type, with its span moved.
  func moved(by distance: Int) -> WrittenType {
    WrittenType(
      type: type,
      escaping: escaping.map { $0.lowerBound + distance..<$0.upperBound + distance })
  }
}
