#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Flow {
  /// Shows a screen on the flow's stack: the one that it was started on. In a split, that is the
  /// column from which the event came that this answers, otherwise the first. Ignored with a warning
  /// if it has none: with tabs, or if the first column is a child flow.
  ///
  /// `transition` is one of the app's own transitions, used in both directions; a host that doesn't
  /// know it warns and uses the system's.
  public func push(
    _ screen: any Screen, animated: Bool = true, transition: FlowTransition? = nil
  ) {
    push(screen, animated: animated, transition: transition, nil)
  }

  func push(
    _ screen: any Screen, animated: Bool, transition: FlowTransition?,
    _ exit: Stage.Exit.Moment?
  ) {
    let call = Call("push", screen)
    show(screen, call, animated: animated, transition, exit) { [self] stage in
      guard let location = stackLocation else { return stage.warn(noStack(call)) }
      stage.insert(screen, of: self, at: location)
    }
  }

  /// Shows a screen in its own modal layer, above all others.
  ///
  /// One of the app's own transitions is possible only for styles that cover the whole screen: the
  /// system moves sheets itself.
  public func present(
    _ screen: any Screen, style: ModalStyle = .sheet, animated: Bool = true,
    transition: FlowTransition? = nil
  ) {
    present(screen, style: style, animated: animated, transition: transition, nil)
  }

  func present(
    _ screen: any Screen, style: ModalStyle, animated: Bool, transition: FlowTransition? = nil,
    _ exit: Stage.Exit.Moment?
  ) {
    show(screen, Call("present", screen), animated: animated, transition, exit) { [self] stage in
      stage.insert(screen, of: self, at: stage.makeLocation(style: style, by: self))
    }
  }

  /// Shows a screen in place of everything that this flow and its children show, at the lowest
  /// position of any of it on the flow's stack. Children that had something on screen end; the flow
  /// doesn't.
  public func replace(
    with screen: any Screen, animated: Bool = true, transition: FlowTransition? = nil
  ) {
    let call = Call("replace", screen)
    guard let stage = stage(for: call), canShow(screen, call, on: stage) else { return }
    stage.unmute()
    show(screen, call, animated: animated, transition) { [self] stage in
      let row = stage.lowestRow(of: self)
      stage.removeAll(of: self)
      stage.insert(screen, of: self, at: location, row: row)
    }
  }

  /// Opens a URL: in the app, in a modal layer that the user can close, or in the app that the
  /// system chooses. Only web pages can open in the app: `mailto:`, `tel:` and all other URLs are
  /// always opened by the system. Does nothing for nil. With `isSecret`, transcripts and logs don't
  /// have the URL.
  public func browse(
    _ url: URL?, in browser: Browser = .app, isSecret: Bool = false, animated: Bool = true
  ) {
    let call = Call("browse")
    guard let url else { return }
    let stage = stage(for: call) { [self] in
      browse(url, in: browser, isSecret: isSecret, animated: animated)
    }
    guard let stage else { return }
    if browser == .links, stage.openIfLink(url) { return }
    if browser != .system, url.isWebPage {
      stage.change(animated: animated) {
        stage.add(.browser(url, self), of: self, style: .sheet, isSecret: isSecret)
      }
    } else {
      stage.open(url, isSecret: isSecret)
    }
  }

  private func show(
    _ screen: any Screen, _ call: Call, animated: Bool, _ transition: FlowTransition?,
    _ exit: Stage.Exit.Moment? = nil, _ insert: @escaping @MainActor (Stage) -> Void
  ) {
    let stage = stage(for: call) { [self] in
      show(screen, call, animated: animated, transition, exit, insert)
    }
    guard let stage, canShow(screen, call, on: stage) else { return }
    stage.change(animated: animated) {
      stage.show(with: transition) { insert(stage) }
      if let exit { stage.note(Stage.Exit(exit, of: screen)) }
    }
  }

  func canShow(_ screen: any Screen, _ call: Call, on stage: Stage) -> Bool {
    if screen.presence.isAnyShown { stage.catchUp() }
    if screen.presence.isAnyShown { stage.warn("\(call): shown already") }
    return !screen.presence.isAnyShown
  }

  func noStack(_ call: Call) -> String {
    "\(call): \(name) has no stack of its own"
  }

  /// The stage, for a call that shows something.
  func stage(for call: Call) -> Stage? {
    if let stage, !isOver(on: stage) { return stage }
    stage?.warn("\(call): \(name) \(end == nil ? "is about to end" : "has ended")")
    if stage == nil { noteEarly(call) }
    return nil
  }

  /// The stage, if the call may show something now; otherwise `show` is called later, or never.
  func stage(for call: Call, later show: @escaping @MainActor () -> Void) -> Stage? {
    guard let stage = stage(for: call), stage.admits(call, later: show) else { return nil }
    return stage
  }

  func warnOfEarlyCalls(on stage: Stage) {
    for call in early { stage.warn("\(call): \(name) wasn't started yet") }
    early = []
  }

  /// Notes a call on a flow without a stage, which isn't started yet or whose stage was released.
  func noteEarly(_ call: Call) {
    if number == 0 { early.append(call) }
    Log.write("\(call): the flow isn't on a stage\(call.place)")
  }
}

extension URL {
  /// Whether an in-app browser can show it: UIKit's throws an exception for any other URL.
  fileprivate var isWebPage: Bool {
    ["http", "https"].contains(scheme?.lowercased())
  }
}
