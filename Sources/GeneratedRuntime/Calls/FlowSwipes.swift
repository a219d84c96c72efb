extension Flow {
  /// Shows a screen in a modal layer of its own, whose swipe down is an event of the screen's.
  ///
  /// `event` answers it, and says itself whether the screen leaves.
  public func present<S: Screen>(
    _ screen: S, style: ModalStyle = .sheet, animated: Bool = true,
    onSwipe event: @escaping (S.ViewModelOnScreen) -> Void
  ) {
    present(screen, style: style, animated: animated, onSwipe: Self.swipe(event))
  }

  /// Starts a child flow in a modal layer, whose swipe down is an event of the child's first screen
  /// with such a view model. With another presentation there is nothing to swipe.
  ///
  /// `event` answers it, and says itself whether the child leaves.
  public func start<ViewModel>(
    _ child: any Coordinator, as presentation: FlowPresentation, style: ModalStyle = .sheet,
    animated: Bool = true, onSwipe event: @escaping (ViewModel) -> Void
  ) {
    start(
      child, as: presentation, style: style, animated: animated, onSwipe: Self.swipe(event))
  }

  private static func swipe<ViewModel>(
    _ event: @escaping (ViewModel) -> Void
  ) -> Swipe {
    { screen in
      guard let viewModel = screen.viewModel as? ViewModel else { return nil }
      return { event(viewModel) }
    }
  }
}
