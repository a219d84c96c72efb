/// A value that many closures or templates have: one reference each, instead of a copy of all its parts.
final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
