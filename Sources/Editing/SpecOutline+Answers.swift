package import MvvmgenLanguage
package import MvvmgenMap
package import MvvmgenSyntax

extension SpecOutline {
  /// The answer to an event of a screen, or to a report of a child flow.
  package func answer(to event: String, of sender: AppMap.Node) -> SpecAnswer? {
    answer(to: event, of: sender.kind == .screen ? .screen : .coordinator, named: sender.text)
  }

  /// The senders whose event a flow answers, as its spec names them.
  ///
  /// - Parameter isForOwner: whether the answer there, under `"*"`, is the owner's.
  package func senders(
    of event: String, ofOwner owner: SpecOutline, where isForOwner: (SourceSpan) -> Bool
  ) -> [AppMap.Node] {
    answers.compactMap { answer in
      guard case .event(let name, owner.kind, named: let sender, let role) = answer.trigger,
        name.value == event, sender == owner.name || sender == "*" && isForOwner(name.span)
      else { return nil }
      return AppMap.Node(owner.kind, sender, as: role)
    }
  }

  /// The answer to an event of whichever screen or child flow sends it.
  package func answer(to event: String, ofAny kind: SpecKind) -> SpecAnswer? {
    answer(to: event, of: kind, named: "*")
  }

  private func answer(to event: String, of kind: SpecKind, named sender: String) -> SpecAnswer? {
    answers.first { answer in
      if case .event(let name, kind, let base, let role) = answer.trigger {
        name.value == event && (role.map { "\(base):\($0)" } ?? base) == sender
      } else {
        false
      }
    }
  }
}
