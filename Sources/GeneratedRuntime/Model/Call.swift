/// A call, for messages when it is dropped: `push LoginScreen`.
@MainActor
struct Call {
  private let name: StaticString
  private let subject: Any.Type?
  private var file: StaticString?
  private var line: UInt = 0

  init(_ name: StaticString, _ subject: Any.Type? = nil) {
    (self.name, self.subject) = (name, subject)
  }

  /// A call with its location in the code, which only debug builds print.
  init(_ name: StaticString, file: StaticString, line: UInt) {
    self.init(name)
    (self.file, self.line) = (file, line)
  }

  /// Its location in the code, if known: ` (App/AppCoordinator.swift:12)`.
  var place: String { file.map { " (\($0):\(line))" } ?? "" }

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
