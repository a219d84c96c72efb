import Language
import Storage
import Syntax

/// What an answer does with the data of its event.
struct EventData {
  /// The parameters that its steps use.
  var used: [MemberName] = []
  /// Whether a method that the developer writes has all of them.
  var isPassedOn = false
  /// What takes the flow's input of its name, as the event has no parameter of that name.
  private(set) var fallbacks: [(slot: Slot, target: Located<InternedText>)] = []

  mutating func note(_ slot: Slot, of target: Located<InternedText>, in scope: AnswerScope) {
    if !scope.signature.parameters.isEmpty { fallbacks.append((slot, target)) }
  }

  mutating func removeAll() {
    used.removeAll(keepingCapacity: true)
    fallbacks.removeAll(keepingCapacity: true)
    isPassedOn = false
  }
}

extension AnswerResolver {
  /// Data is bound by name, to the flow's input if the event has no parameter of that name. If the
  /// event has a parameter of that type under another name, and nothing uses it, the developer has
  /// probably renamed it: the flow would go on with the old value.
  mutating func checkForStaleData(in scope: AnswerScope) {
    guard !eventData.fallbacks.isEmpty, !eventData.isPassedOn else { return }
    let unused = scope.signature.parameters.filter { !eventData.used.contains($0.name) }
    for (slot, target) in eventData.fallbacks.prefix(Diagnostics.mostOfAKind) {
      guard let parameter = unused.first(where: { slot.takes($0.type) }) else { continue }
      diagnostics.report(.staleData(slot, of: target, unused: parameter))
    }
  }
}

extension Diagnostic.Code {
  /// Data of the flow's, while the event's is left unused.
  fileprivate static let staleData = Self("MG415")
}

extension Diagnostic {
  fileprivate static func staleData(
    _ slot: Slot, of target: Located<InternedText>, unused parameter: Signature.Parameter
  ) -> Diagnostic {
    let data = "\(parameter.name.text): \(parameter.type.text)".quoted
    let (name, other) = (slot.name.text, parameter.name.text)
    return Diagnostic(
      .staleData, .warning, at: target.span,
      "\(target.value.quoted) gets the flow's input \(name.quoted), and nothing uses the event's "
        + "\(data); write `\"with\": { \"\(name)\": \"\(other)\" }` for that, or `\"\(name)\"` for the "
        + "input")
  }
}
