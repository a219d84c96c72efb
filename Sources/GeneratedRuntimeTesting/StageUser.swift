public import GeneratedRuntime

extension Stage {
  /// The user's gestures, for tests: each acts on what is visible, and does nothing if it isn't
  /// possible.
  ///
  ///     stage.screen(LoginScreen.self)?.registerButtonTapped()
  ///     stage.user.goBack()
  public var user: User { User(stage: self) }

  /// The user, simulated by a test.
  @MainActor
  public struct User {
    let stage: Stage
  }
}

// MARK: - Going back

extension Stage.User {
  /// Taps the back button, or swipes from the edge: leaves the top screen of the highest stack, or
  /// sends the event of the screen that asks before that.
  /// Does nothing at a stack's first screen, unless the stage is attached to a navigation
  /// controller of the app and this is its lowest layer. With two columns, leaves the top screen of
  /// the second, or if that is its first, the top screen of the first.
  public func goBack() {
    if let entry = stage.entryToLeave { stage.didLeave(entry) }
  }

  /// Long-presses the back button: goes back to the nearest screen of this type below the top one
  /// of the highest stack, or of another column; does nothing if there is none. If one of those that would leave asks, the
  /// topmost does.
  public func goBack<S: Screen>(to type: S.Type) {
    for entries in stage.stacksInSight {
      if let row = entries.dropLast().lastIndex(where: { $0.screen is S }) {
        return stage.didLeave(entries[row + 1])
      }
    }
  }

  /// Goes back to the first screen of the highest stack.
  public func goBackToRoot() {
    let entries = stage.entriesInSight
    if entries.count > 1 { stage.didLeave(entries[1]) }
  }

  /// Begins to swipe back; nothing changes until the swipe completes. Where a screen asks before it
  /// leaves, no swipe begins, and its event is sent.
  public func beginBack() {
    let shown = stage.entryToLeave?.shown
    if stage.question(from: shown) == nil { stage.swiped = shown } else { stage.leave(shown) }
  }

  /// Completes the swipe: leaves the screen that it began on, and everything that appeared above it
  /// meanwhile. Does nothing if none began.
  public func completeBack() {
    stage.leave(stage.swiped)
    stage.swiped = nil
  }

  /// Cancels the swipe: everything stays.
  public func cancelBack() {
    stage.swiped = nil
  }
}

// MARK: - Modals and tabs

extension Stage.User {
  /// Swipes the highest modal down, closes the in-app browser, or taps outside an action sheet,
  /// which is its cancel button. Does nothing without a modal, for an alert, which needs a button, and
  /// for a modal that covers the whole screen.
  public func dismiss() {
    guard let modal = stage.modalOnTop else { return }
    if let alert = stage.alertOnTop {
      if alert.style == .actionSheet { stage.didTap(button: nil, layer: modal) }
    } else if stage.isSwipedOnTop {
      stage.didSwipeDown(layer: modal)
    }
  }

  /// Taps a button of the alert. Does nothing if no alert is on top, or it has no button with that
  /// title.
  public func tap(_ title: String) {
    guard let modal = stage.modalOnTop, let alert = stage.alertOnTop,
      let index = alert.buttons.firstIndex(where: { $0.title == title })
    else { return }
    stage.didTap(button: index, layer: modal)
  }

  /// Types into a field of the alert, replacing its text. Does nothing if no alert is on top, or it
  /// has no field of that name.
  public func type(_ text: String, into field: String) {
    stage.alertOnTop?.fields.first { $0.name == field }?.text = text
  }

  /// Taps the tab of this flow. For the selected tab, that goes back to the tab's first screens, or where
  /// they are in sight, sends its event. Does nothing if no such tab is visible.
  public func selectTab<C: Coordinator>(of flow: C.Type) {
    stage.didTap(tabOf: flow)
  }
}
