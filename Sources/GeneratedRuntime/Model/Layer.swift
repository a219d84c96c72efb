#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Stage {
  /// One level of what is on screen: the lowest is the content of the window (or of the
  /// navigation controller that the stage is attached to), each further one a modal above it.
  @MainActor
  public struct Layer {
    /// What a layer holds.
    public enum Content {
      /// Screens and containers, lowest first.
      case stack(Stack)
      /// The in-app browser, and the flow that opened it.
      case browser(URL, Flow)
      /// A question above all else, and the flow that asks it.
      case alert(FlowAlert, Flow)
    }

    /// Tells layers apart for as long as the stage lives; the lowest is 0.
    public let id: Int

    /// How a modal looks; nil for the lowest layer and for alerts.
    public let style: ModalStyle?

    /// Whether a swipe down is answered by ``Stage/didSwipeDown(layer:)``, and closes nothing itself.
    public let isHeld: Bool

    /// What the layer holds.
    public internal(set) var content: Content
  }

  /// Screens one above the other: in a layer, a tab or a column.
  @MainActor
  public struct Stack {
    /// Tells stacks apart for as long as the stage lives; a layer's own has the layer's.
    public let id: Int

    /// The flow that began it; nil for a layer's own.
    public let owner: Flow?

    /// How its tab looks, where it is one.
    public let tab: Tab?

    /// What is on it, lowest first.
    public internal(set) var entries: [Entry]

    init(id: Int, owner: Flow? = nil, tab: Tab? = nil, entries: [Entry] = []) {
      (self.id, self.owner, self.tab, self.entries) = (id, owner, tab, entries)
    }
  }

  /// A tab on the bar.
  public struct Tab: Sendable {
    /// What is written on it.
    public let title: String

    /// The name of its image.
    public let image: String?
  }

  /// A screen on a stack, or a container.
  @MainActor
  public struct Entry {
    /// What an entry is.
    public enum Content {
      /// A screen.
      case screen(any Screen)
      /// Tabs or a split, with stacks of their own.
      case container(Container)
    }

    /// Tells entries apart for as long as the stage lives.
    public let id: Int

    /// The flow that shows it.
    public let flow: Flow

    /// The screen or the container.
    public internal(set) var content: Content
  }

  /// Stacks side by side.
  @MainActor
  public struct Container {
    /// How the stacks are arranged.
    public enum Kind: Equatable, Sendable {
      /// One at a time, chosen by the user on a bar; the stack of this id now.
      case tabs(selected: Int)
      /// A list and what was chosen from it; one above the other where the width is compact.
      case split
    }

    /// How the stacks are arranged.
    public internal(set) var kind: Kind

    /// The tabs in their order, or the first and the second column.
    public internal(set) var stacks: [Stack]

    /// What the second column showed when the split was: where the width is compact, a mere
    /// placeholder doesn't cover the first.
    var placeholders: [Int] = []

    /// The screen that the second column began with: it comes back where nothing else is left.
    var placeholder: (any Screen)?
  }
}

extension Stage.Entry {
  /// Where it is; nil when it has left.
  var shown: Flow.Shown? { flow.shown.last { $0.id == id } }

  /// The screen, if it is one.
  public var screen: (any Screen)? {
    if case .screen(let screen) = content { screen } else { nil }
  }

  /// The tabs or the split, if it is one.
  public internal(set) var container: Stage.Container? {
    get { if case .container(let container) = content { container } else { nil } }
    set { if let newValue { content = .container(newValue) } }
  }
}

extension Stage.Container {
  /// Whether the second column lies above the first where both don't fit: from the moment on when
  /// it shows something else than it began with.
  var isSecondAbove: Bool {
    kind == .split && stacks.last?.entries.contains { !placeholders.contains($0.id) } == true
  }

  /// What the user sees as stacks: the selected tab; both columns, or where the width is compact
  /// the second above the first, or the first alone.
  public func stacksInSight(_ width: WidthClass) -> [[Stage.Entry]] {
    switch (kind, width) {
    case (.tabs(let selected), _): index(of: selected).map { [stacks[$0].entries] } ?? []
    case (.split, .regular): stacks.map { $0.entries }
    case (.split, .compact):
      [(isSecondAbove ? stacks[...] : stacks.prefix(1)).flatMap { $0.entries }]
    }
  }

  /// Without the tabs whose flows have ended; nil when no tab or no first column is left. Where
  /// the selected tab is gone, the one in its place is selected, or the first.
  func pruned(of flow: Flow) -> Self? {
    guard case .tabs(let selected) = kind else {
      let isGone = stacks.first.map { first in
        first.owner === flow ? first.entries.isEmpty : first.owner?.end != nil
      }
      return isGone == false ? self : nil
    }
    var left: [Stage.Stack] = []
    for stack in stacks where stack.owner?.end == nil { left.append(stack) }
    guard let first = left.first else { return nil }
    if left.count == stacks.count { return self }
    let index = index(of: selected) ?? 0
    let next = left.contains { $0.id == selected } ? selected : nil
    return Self(
      kind: .tabs(selected: next ?? left.dropFirst(index).first?.id ?? first.id), stacks: left)
  }
}

extension Stage.Layer {
  /// The stack, if it holds one.
  public internal(set) var stack: Stage.Stack? {
    get { if case .stack(let stack) = content { stack } else { nil } }
    set { if let newValue { content = .stack(newValue) } }
  }

  var isEmpty: Bool { stack?.entries.isEmpty == true }

  var isAlert: Bool {
    if case .alert = content { true } else { false }
  }
}
