import MvvmgenStorage
package import MvvmgenSyntax

extension Screen {
  /// The two events of a picker: it returns a result, or is cancelled.
  package struct Picker: Sendable {
    package let picked: Event
    package let cancelled: Event

    /// Nil unless there are exactly two: one with parameters and one without.
    init?(_ events: [Event]) {
      let (picked, cancelled) = (
        events.filter { !$0.signature.parameters.isEmpty },
        events.filter { $0.signature.parameters.isEmpty }
      )
      guard let result = picked.first, let cancellation = cancelled.first, events.count == 2,
        picked.count == 1
      else { return nil }
      (self.picked, self.cancelled) = (result, cancellation)
    }

    /// The type of the result: that of the only parameter, or a tuple of several.
    package var result: SwiftType {
      let parameters = picked.signature.parameters
      if let only = parameters.first, parameters.count == 1 { return only.type }
      return .tuple(
        parameters.map { SwiftType.TupleElement(label: $0.name, type: $0.type) })
    }
  }
}
