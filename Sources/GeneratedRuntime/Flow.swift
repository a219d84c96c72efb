#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What a coordinator does with the screen: its place among the other flows, and the calls that
/// show, go back, start, report and end.
///
/// A flow is started once and ends once; its coordinator holds it, its parent's flow holds its
/// coordinator, and all that points upwards is weak. A call that shows something on a flow that
/// isn't started or has ended is ignored with a warning; one that goes back or ends is ignored
/// silently: there is nothing left to do.
@MainActor
public final class Flow {
  /// The flow that started this one.
  public internal(set) weak var parent: (any Coordinator)?

  /// The child flows that haven't ended, in order of start.
  public internal(set) var children: [any Coordinator] = []

  /// How the flow ended, nil while it lives; set once.
  public internal(set) var end: FlowEnd?

  /// How the flow will end: its parent is answering its last report.
  var ending: FlowEnd?

  weak var coordinator: (any Coordinator)?
  weak var stage: Stage?

  /// The parent's, which is asked for often.
  weak var above: Flow?
  var place = Stage.Place(stack: 0, style: nil)

  /// Flows are numbered in the order in which they start; 0 before that.
  var number = 0
  static var started = 0

  /// The numbers of the root and of those below it, down to this flow.
  var path: [Int] = []

  /// Something on screen: an entry and its stack, or a layer without one.
  struct Shown {
    let id: Int
    let stack: Int
  }

  /// What this flow itself shows, oldest first; of it, the tabs or the split.
  var shown: [Shown] = []
  var containerShown: Shown?

  /// How much it and the flows below it show.
  var shownCount = 0

  /// What it lost last.
  var loss: Loss?

  /// A flow that isn't started yet.
  public init() {}

  /// What this flow itself shows, lowest first; the screens of its children are theirs.
  public var screens: [any Screen] {
    stage?.items.filter { $0.flow === self }.compactMap(\.screen) ?? []
  }

  /// The topmost screen of a type that this flow itself shows.
  public func screen<S: Screen>(_ type: S.Type) -> S? {
    screens.last { $0 is S } as? S
  }
}

// MARK: - Showing

extension Flow {
  /// Shows a screen on the flow's stack: the one that it was started on, or the first column of its
  /// split. Ignored with a warning where it has none: with tabs, or where a child is the column.
  public func push(_ screen: any Screen, animated: Bool = true) {
    let call = Call("push", screen)
    show(screen, call, animated: animated) { stage in
      guard let place = stackPlace else { return stage.warn(noStack(call)) }
      stage.insert(screen, of: self, at: place)
    }
  }

  /// Shows a screen in a modal layer of its own, above all others.
  public func present(_ screen: any Screen, style: ModalStyle = .sheet, animated: Bool = true) {
    present(screen, style: style, animated: animated, onSwipe: nil)
  }

  func present(_ screen: any Screen, style: ModalStyle, animated: Bool, onSwipe: Swipe?) {
    show(screen, Call("present", screen), animated: animated) { stage in
      stage.insert(screen, of: self, at: stage.makePlace(style: style, onSwipe: onSwipe))
    }
  }

  /// Shows a screen in place of all that this flow and its children show, where the lowest of it
  /// was on the flow's stack. The children that had something on screen end; the flow doesn't.
  public func replace(with screen: any Screen, animated: Bool = true) {
    stage?.unmute()
    show(screen, Call("replace", screen), animated: animated) { stage in
      let row = stage.lowestRow(of: self)
      stage.remove(as: .replaced) { $0.flow.isWithin(self) }
      stage.insert(screen, of: self, at: place, row: row)
    }
  }

  /// Opens a URL: in the app in a modal layer that the user can close, or in whatever the system
  /// opens it with. Only web pages open in the app: a `mailto:`, a `tel:` or any other URL always
  /// goes to the system. Does nothing for nil.
  public func browse(_ url: URL?, in browser: Browser = .app, animated: Bool = true) {
    let call = Call("browse")
    guard let url, let stage = stage(for: call), stage.admits(call) else { return }
    if browser == .app, url.isWebPage {
      stage.change(animated: animated) { stage.add(.browser(url, self), of: self, style: .sheet) }
    } else {
      stage.open(url)
    }
  }

  private func show(
    _ screen: any Screen, _ call: Call, animated: Bool, _ insert: (Stage) -> Void
  ) {
    guard let stage = stage(for: call), stage.admits(call) else { return }
    guard canShow(screen, call, on: stage) else { return }
    stage.change(animated: animated) { insert(stage) }
  }

  func canShow(_ screen: any Screen, _ call: Call, on stage: Stage) -> Bool {
    if screen.presence.isShown { stage.catchUp() }
    if screen.presence.isShown { stage.warn("\(call): shown already") }
    return !screen.presence.isShown
  }

  func noStack(_ call: Call) -> String {
    "\(call): \(name) has no stack of its own"
  }

  /// The stage, for a call that shows something.
  func stage(for call: Call) -> Stage? {
    if let stage, end == nil { return stage }
    stage?.warn("\(call): \(name) has ended")
    #if DEBUG
      if stage == nil { Log.write("\(call): the flow has no stage") }
    #endif
    return nil
  }
}

// MARK: - Going back

extension Flow {
  /// Leaves the screen that has this view model, however it was shown, and what lies above it in
  /// its stack; modals above stay. Nothing when it isn't a screen of this flow or its children, or
  /// the user was faster.
  public func back(from viewModel: AnyObject, animated: Bool = true) {
    goBack(animated: animated) { stage in
      let item = stage.highest { $0.flow.isWithin(self) && $0.screen?.viewModel === viewModel }
      if let item { stage.remove(from: item) }
    }
  }

  /// Takes a child flow away with all that it shows: the parent's answer to something that the
  /// child reported, so the parent doesn't hear `cancelled`. Nothing when it isn't a child, or has
  /// ended.
  public func back(from child: any Coordinator, animated: Bool = true) {
    goBack(animated: animated) { stage in
      guard children.contains(where: { $0 === child }), child.flow.ending == nil else { return }
      let isOwnLayer = child.flow.place.style != nil && child.flow.place.stack != place.stack
      child.flow.close(as: isOwnLayer ? .dismissed : .popped)
    }
  }

  /// Goes back to the nearest such screen of this flow: what lies above it leaves, as far as it is
  /// this flow's or its children's. A modal of a flow above stays. Nothing when there is none.
  public func pop<S: Screen>(to type: S.Type, animated: Bool = true) {
    pop(animated: animated) { $0.last { $0.screen is S } }
  }

  /// Goes back to the first screen that this flow itself shows.
  public func popToRoot(animated: Bool = true) {
    pop(animated: animated) { $0.first }
  }

  private func pop(animated: Bool, to target: ([Stage.Item]) -> Stage.Item?) {
    goBack(animated: animated) { stage in
      let screens = stage.items.filter { $0.flow === self && $0.screen != nil }
      guard let item = target(screens) else { return }
      stage.remove { $0.lies(above: item) && $0.flow.isWithin(self) }
    }
  }

  private func goBack(animated: Bool, _ leave: (Stage) -> Void) {
    guard let stage, end == nil else { return }
    stage.unmute()
    stage.change(animated: animated) { leave(stage) }
  }
}

extension URL {
  /// Whether a browser in the app can show it: UIKit's throws where it is given anything else.
  fileprivate var isWebPage: Bool {
    ["http", "https"].contains(scheme?.lowercased())
  }
}
