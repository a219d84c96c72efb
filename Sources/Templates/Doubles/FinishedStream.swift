import MvvmgenStorage
import MvvmgenSyntax

extension SwiftType {
  /// An empty stream of the standard library, which has ended already, so that loops over it end at
  /// once.
  var finishedStream: Code? {
    guard case .named(let parts) = kind, parts.count == 1, let part = parts.first else {
      return nil
    }
    switch (part.name.text, part.arguments.count) {
    case ("AsyncStream", 1): return "\(part.name) { $0.finish() }"
    // Swift has no initializer for other errors.
    case ("AsyncThrowingStream", 2) where part.arguments[1].text == "any Error":
      return "\(part.name) { $0.finish() }"
    default: return nil
    }
  }
}
