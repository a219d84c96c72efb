import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// How an answer uses the data of its event.
struct EventData {
  /// The parameters that its steps use.
  var used: [MemberName] = []
  /// Whether a method that the developer writes has all of them.
  var isPassedOn = false
  /// Whether a step refers to the sender.
  var usesSender = false
  /// The state that a `set` is resolved for: what it gets isn't itself.
  var newState: MemberName?
  /// Slots that take an input of their name, as the event has no parameter of that name.
  private(set) var fallbacks: [Fallback] = []

  struct Fallback {
    let slot: Slot
    let owner: DataOwner
    let target: Located<InternedText>
  }

  mutating func note(
    _ slot: Slot, from owner: DataOwner, of target: Located<InternedText>, in scope: AnswerScope
  ) {
    if owner == .event || scope.signature.parameters.isEmpty { return }
    // A screen that shows its like passes its own options along.
    if owner == .sender, slot.hasDefault { return }
    fallbacks.append(Fallback(slot: slot, owner: owner, target: target))
  }

  mutating func removeAll() {
    used.removeAll(keepingCapacity: true)
    fallbacks.removeAll(keepingCapacity: true)
    (isPassedOn, usesSender) = (false, false)
  }
}

/// The owner of data that is passed by name.
enum DataOwner: String {
  case event, sender, flow

  init(of value: Expression) {
    switch value {
    case .parameter, .value, .built, .service: self = .event
    case .sender: self = .sender
    case .member: self = .flow
    }
  }
}

extension AnswerResolver {
  /// Data is bound by name, to an input if the event has no parameter of that name. If the
  /// event has a parameter of that type under another name, and nothing uses it, the developer has
  /// probably renamed it: the flow would go on with the old value.
  mutating func checkForStaleData(in scope: AnswerScope) {
    guard !eventData.fallbacks.isEmpty, !eventData.isPassedOn, !coordinator.hasErrors
    else { return }
    let unused = scope.signature.parameters.filter { !eventData.used.contains($0.name) }
    for fallback in eventData.fallbacks.prefix(Diagnostics.mostOfAKind) {
      guard let parameter = unused.first(where: { fallback.slot.takes($0.type) }) else { continue }
      let data = "\(parameter.name.text): \(parameter.type.text)".quoted
      let (name, other) = (fallback.slot.name.text, parameter.name.text)
      diagnostics.report(
        .staleData, at: fallback.target.span,
        "\(fallback.target.value.quoted) gets the \(fallback.owner)'s \(name.quoted), and nothing uses the event's "
          + "\(data); write `\"with\": { \"\(name)\": \"\(other)\" }` for that, or `\"\(name)\"` for "
          + "this")
    }
  }

  /// The sender's input is what it was shown with. The flow's state of that name may have changed
  /// since, and the developer may have meant that.
  mutating func checkForHiddenState(
    _ slot: Slot, from owner: DataOwner, of target: Located<InternedText>
  ) {
    guard owner == .sender, let state = coordinator.state(slot.name.interned),
      slot.takes(state.type)
    else { return }
    diagnostics.report(
      .hiddenState, at: target.span,
      "\(target.value.quoted) gets the sender's \(slot.name.text.quoted), but the flow has a state of that name, "
        + "which may be newer: write `\"with\": { \"\(slot.name.text)\": \"flow.\(slot.name.text)\" }` for that, or give the "
        + "state another name")
  }

  /// The same for data that is named in the spec.
  ///
  /// - Parameter type: what takes all of it; nil if only the compiler can know that.
  mutating func checkForHiddenState(
    _ name: MemberName, _ data: (value: Expression, type: SwiftType), for type: SwiftType?,
    at span: SourceSpan
  ) {
    // A `set` may take over the whole of the sender's, but hardly a part that is older.
    guard DataOwner(of: data.value) == .sender, type == nil || name != eventData.newState,
      let state = coordinator.state(name.interned),
      type?.takes(state.type) ?? (state.type == data.type)
    else { return }
    diagnostics.report(
      .hiddenState, at: span,
      "this is the sender's \(name.text.quoted), but the flow has a state of that name, which may be newer: "
        + "write `flow.\(name.text)` for that, or give the state another name",
      replaceWith: "flow.\(name.text)")
  }
}
