/// Tells where the developer's code certainly means a generated declaration, and where another of its
/// name may be meant.
protocol CertainPlaces {
  /// The offsets of the words that are certain.
  func places(in bytes: [UInt8]) -> Set<Int>
}
