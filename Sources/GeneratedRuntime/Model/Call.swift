/// A call, for messages when it is dropped: `push LoginScreen`.
@MainActor
struct Call {
  private let name: StaticString
  private let subject: Any.Type?

  init(_ name: StaticString, _ subject: Any.Type? = nil) {
    (self.name, self.subject) = (name, subject)
  }

  init(_ name: StaticString, _ screen: any Screen) {
    self.init(name, type(of: screen))
  }

  init(_ name: StaticString, _ coordinator: any Coordinator) {
    self.init(name, type(of: coordinator))
  }
}

extension Call: @MainActor CustomStringConvertible {
  var description: String {
    subject.map { "\(name) \($0)" } ?? "\(name)"
  }
}
