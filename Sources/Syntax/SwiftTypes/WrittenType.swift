/// A type, and where `@escaping` stands before it: only a parameter can have that.
struct WrittenType: Sendable {
  let type: SwiftType
  var escaping: Range<Int>?

  /// The same type, written further on.
  func moved(by distance: Int) -> WrittenType {
    WrittenType(
      type: type,
      escaping: escaping.map { $0.lowerBound + distance..<$0.upperBound + distance })
  }
}
