import MvvmgenAppModel
import MvvmgenStorage

/// A screen or a child flow whose events a flow answers.
struct EventSender {
  let answers: [Answer]
  /// Its name in the flow.
  let variable: MemberName
  /// The type that its module has: `LoginScreen`, `AuthCoordinator`.
  let type: TypeName
  /// The type of what sends an event, as written, and by its name.
  let sender: Code
  let senderType: TypeName
  /// The type of what has its closures.
  let reporter: Code
  let delegate: TypeName
  let isScreen: Bool
  /// Whether it reports anything.
  let isHeard: Bool
  let base: TypeName
}

extension Coordinator {
  var senders: [EventSender] {
    let screens = screens.map { one in
      EventSender(
        answers: one.answers, variable: one.screen.variable, type: one.screen.screen,
        sender: "any \(one.screen.viewModel)", senderType: one.screen.viewModel,
        reporter: "\(one.screen.screen)", delegate: one.screen.delegateProtocol, isScreen: true,
        isHeard: true, base: one.screen.base)
    }
    let flows = flows.map { one in
      let type = one.flow.declared ?? one.flow.coordinator
      return EventSender(
        answers: one.answers, variable: one.flow.variable, type: type, sender: one.flow.sender,
        senderType: type, reporter: one.flow.sender, delegate: one.flow.delegate, isScreen: false,
        isHeard: one.isHeard, base: one.flow.base)
    }
    return screens + flows
  }
}
