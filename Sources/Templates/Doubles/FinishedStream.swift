import Storage
import Syntax

extension SwiftType {
  /// A stream of Swift's that has ended already: with it, what iterates over the stream goes on.
  var finishedStream: Code? {
    guard case .named(let parts) = kind, parts.count == 1, let part = parts.first else {
      return nil
    }
    switch (part.name.text, part.arguments.count) {
    case ("AsyncStream", 1), ("AsyncThrowingStream", 2): return "\(part.name) { $0.finish() }"
    default: return nil
    }
  }
}
