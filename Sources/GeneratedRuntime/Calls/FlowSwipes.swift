/// The effect of a swipe down that sends no event.
public enum SwipeDown: Sendable {
  /// Nothing: the modal stays.
  case stay
}

extension Flow {
  /// Shows a screen in its own modal layer, which the user can't swipe down.
  public func present(
    _ screen: any Screen, style: ModalStyle = .sheet, animated: Bool = true, onSwipe: SwipeDown
  ) {
    present(screen, style: style, animated: animated, onSwipe: Self.swipe(onSwipe))
  }

  /// Starts a child flow in a modal layer that the user can't swipe down. With another presentation
  /// there is nothing to swipe.
  public func start(
    _ child: any Coordinator, as presentation: FlowPresentation, style: ModalStyle = .sheet,
    animated: Bool = true, onSwipe: SwipeDown
  ) {
    start(
      child, as: presentation, style: style, animated: animated, onSwipe: Self.swipe(onSwipe))
  }

  private static func swipe(_ swipe: SwipeDown) -> Swipe {
    switch swipe {
    case .stay: return { _ in {} }
    }
  }

  /// Shows a screen in its own modal layer; a swipe down sends an event of the screen.
  ///
  /// `event` is the answer, which decides whether the screen is removed.
  public func present<S: Screen>(
    _ screen: S, style: ModalStyle = .sheet, animated: Bool = true,
    onSwipe event: @escaping (S) -> Void
  ) {
    present(screen, style: style, animated: animated, onSwipe: Self.swipe(event))
  }

  /// Starts a child flow in a modal layer; a swipe down sends an event of the child's first screen
  /// that is a `Receiver`. With another presentation there is nothing to swipe.
  ///
  /// `event` is the answer, which decides whether the child is removed.
  public func start<Receiver>(
    _ child: any Coordinator, as presentation: FlowPresentation, style: ModalStyle = .sheet,
    animated: Bool = true, onSwipe event: @escaping (Receiver) -> Void
  ) {
    start(
      child, as: presentation, style: style, animated: animated, onSwipe: Self.swipe(event))
  }

  private static func swipe<Receiver>(_ event: @escaping (Receiver) -> Void) -> Swipe {
    { screen in
      guard let receiver = screen as? Receiver else { return nil }
      return { event(receiver) }
    }
  }
}
