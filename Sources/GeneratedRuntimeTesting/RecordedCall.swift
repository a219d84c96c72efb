/// A call that a test's spy recorded, with data of types that may not be `Equatable`:
///
///     #expect(flow.calls == [.didSelectOwl(owl: owl)])
///
/// Calls are equal if their data are: by `==` where the type has one, by identity if they are objects,
/// else if they print the same. Secret data is compared in calls of `Equatable` types only.
public protocol RecordedCall: Equatable {}

extension RecordedCall {
  /// Whether both are calls of the same function with equal data.
  public static func == (one: Self, other: Self) -> Bool {
    guard let data = Mirror(reflecting: one).children.first,
      let others = Mirror(reflecting: other).children.first
    else { return "\(one)" == "\(other)" }
    return data.label == others.label && areSame(data.value, others.value)
  }
}

/// Whether two values, of a type that may not be `Equatable`, are equal: by `==` where the type has one,
/// by identity if they are objects, else if they print the same.
///
///     #expect(areSame(stage.screen(OwlScreen.self)?.owl, owl))
public func areSame<Value>(_ one: Value, _ other: Value) -> Bool {
  if let one = one as? any Equatable { return isEqual(one, other) }
  let (mirror, another) = (Mirror(reflecting: one), Mirror(reflecting: other))
  switch mirror.displayStyle {
  case .tuple:
    return zip(mirror.children, another.children).allSatisfy { areSame($0.value, $1.value) }
  case .class: return one as AnyObject === other as AnyObject
  default: return String(reflecting: one) == String(reflecting: other)
  }
}

private func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
  other as? Value == one
}
