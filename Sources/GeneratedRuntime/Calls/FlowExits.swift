/// The effect of a swipe down, or of the way back, that sends no event.
public enum FlowExit: Sendable {
  /// Nothing: what is shown stays.
  case stay
}

// MARK: - Screens

extension Flow {
  /// Shows a screen on the flow's stack; before the user goes back from it, it is asked: the back button and
  /// a swipe from the edge send an event of the screen, and so does whatever else of the user's takes the
  /// screen away, such as a swipe down of the modal that it is in.
  ///
  ///     flow.push(form, onBack: cancelButtonTapped)
  ///
  /// `event` is the answer, which decides whether the screen is removed. Where several screens would leave,
  /// only the topmost one with such an event is asked.
  public func push<S: Screen>(
    _ screen: S, animated: Bool = true, transition: FlowTransition? = nil,
    onBack event: @escaping (S) -> Void
  ) {
    push(screen, animated: animated, transition: transition, .before(Self.event(event)))
  }

  /// Shows a screen on the flow's stack, from which the user can't go back.
  public func push(
    _ screen: any Screen, animated: Bool = true, transition: FlowTransition? = nil, onBack: FlowExit
  ) {
    push(screen, animated: animated, transition: transition, .before(nil))
  }

  /// Shows a screen on the flow's stack; when the user has gone back from it, `event` is called. It isn't
  /// where a flow has removed the screen.
  public func push<S: Screen>(
    _ screen: S, animated: Bool = true, transition: FlowTransition? = nil,
    afterBack event: @escaping (S) -> Void
  ) {
    push(screen, animated: animated, transition: transition, .after(Self.event(event)))
  }

  /// Shows a screen in its own modal layer; a swipe down sends an event of the screen.
  ///
  /// `event` is the answer, which decides whether the screen is removed.
  public func present<S: Screen>(
    _ screen: S, style: ModalStyle = .sheet, animated: Bool = true,
    onSwipe event: @escaping (S) -> Void
  ) {
    present(screen, style: style, animated: animated, .before(Self.event(event)))
  }

  /// Shows a screen in its own modal layer, which the user can't swipe down.
  public func present(
    _ screen: any Screen, style: ModalStyle = .sheet, animated: Bool = true, onSwipe: FlowExit
  ) {
    present(screen, style: style, animated: animated, .before(nil))
  }

  /// Shows a screen in its own modal layer; when the user has swiped it down, `event` is called.
  public func present<S: Screen>(
    _ screen: S, style: ModalStyle = .sheet, animated: Bool = true,
    afterSwipe event: @escaping (S) -> Void
  ) {
    present(screen, style: style, animated: animated, .after(Self.event(event)))
  }

  fileprivate static func event<Receiver>(
    _ event: @escaping (Receiver) -> Void
  ) -> Stage.Exit.Event {
    { screen in
      guard let receiver = screen as? Receiver else { return nil }
      return { event(receiver) }
    }
  }
}

// MARK: - Flows

extension Flow {
  /// Starts a child flow in a modal layer; a swipe down sends an event of the child's topmost screen that
  /// has one: that is a `Receiver`, or one of the others. With another presentation there is nothing to
  /// swipe.
  ///
  /// The event is the answer, which decides whether the child is removed.
  public func start<Receiver, each Other>(
    _ child: any Coordinator, as presentation: FlowPresentation, style: ModalStyle = .sheet,
    animated: Bool = true, onSwipe event: @escaping (Receiver) -> Void,
    _ others: repeat @escaping (each Other) -> Void
  ) {
    let events = Self.events(event, repeat each others)
    start(child, as: presentation, style: style, animated: animated, .before(events))
  }

  /// Starts a child flow in a modal layer that the user can't swipe down. With another presentation
  /// there is nothing to swipe.
  public func start(
    _ child: any Coordinator, as presentation: FlowPresentation, style: ModalStyle = .sheet,
    animated: Bool = true, onSwipe: FlowExit
  ) {
    start(child, as: presentation, style: style, animated: animated, .before(nil))
  }

  /// Starts a child flow on this flow's stack; before the user goes back from all that it shows, its topmost
  /// screen that has an event is asked, as for a swipe down.
  public func start<Receiver, each Other>(
    _ child: any Coordinator, animated: Bool = true, transition: FlowTransition? = nil,
    onBack event: @escaping (Receiver) -> Void, _ others: repeat @escaping (each Other) -> Void
  ) {
    let events = Self.events(event, repeat each others)
    start(child, as: .push, animated: animated, transition: transition, .before(events))
  }

  /// Starts a child flow on this flow's stack, from which the user can't go back.
  public func start(
    _ child: any Coordinator, animated: Bool = true, transition: FlowTransition? = nil,
    onBack: FlowExit
  ) {
    start(child, as: .push, animated: animated, transition: transition, .before(nil))
  }

  private static func events<each Receiver>(
    _ events: repeat @escaping (each Receiver) -> Void
  ) -> Stage.Exit.Event {
    var all: [Stage.Exit.Event] = []
    repeat all.append(Self.event(each events))
    return { [all] screen in all.lazy.compactMap { $0(screen) }.first }
  }
}
