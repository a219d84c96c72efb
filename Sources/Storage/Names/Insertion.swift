extension Dictionary {
  /// Adds the value for the key, unless it already has one; then that one stays, and is returned.
  ///
  /// Inlinable, because the compiler can't specialize it in other targets otherwise.
  @inlinable
  @discardableResult
  public mutating func insert(_ value: Value, for key: Key) -> Value? {
    guard let first = updateValue(value, forKey: key) else { return nil }
    self[key] = first
    return first
  }
}
