#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Stage {
  /// One level of the screen: the lowest is the content of the window (or of the navigation
  /// controller that the stage is attached to), each further one a modal above it.
  @MainActor
  struct Layer {
    /// The content of a layer.
    enum Content {
      /// Screens and containers, lowest first.
      case stack(Stack)
      /// The in-app browser, and the flow that opened it.
      case browser(URL, Flow)
      /// An alert above everything else, and the flow that shows it.
      case alert(FlowAlert, Flow)
    }

    /// Identifies the layer as long as the stage lives; the lowest is 0.
    let id: Int

    /// The style of a modal; nil for the lowest layer and for alerts.
    let style: ModalStyle?

    /// The app's own transition to it; nil for the system's.
    let transition: FlowTransition?

    /// Whether its alert, or the URL in its browser, is secret: transcripts and logs don't have it.
    let isSecret: Bool

    /// The stacks from which the event came that it answers.
    var sources: [Int] = []

    /// The content of the layer.
    var content: Content

    /// The number of its last change; no two layers have the same.
    var lastChange = 0
  }

  /// A stack of screens: in a layer, a tab or a column.
  @MainActor
  struct Stack {
    /// Identifies the stack as long as the stage lives; a layer's own stack has the layer's id.
    let id: Int

    /// The flow that it was created for, or that began in it last; nil for a layer's own stack.
    var owner: Flow?

    /// The item of its tab, if it is a tab.
    var tab: Tab?

    /// Called by a tap on its tab: in place of selecting it, or where its first screens are in sight.
    var onSelect, onReselect: (@MainActor () -> Void)?

    /// Whether the flow that began in it has shown nothing, or one that began again not for longer than
    /// that change.
    var cameToNothing = false

    /// The initial content of a later column: where the width is compact, a mere placeholder doesn't cover
    /// the columns before.
    var placeholders: [Int] = []

    /// Whether something in it has led to what is in the next column, and so isn't a mere placeholder.
    var hasLedOn = false

    /// The same, to be shown again when the column becomes empty.
    var again: FlowColumn?

    /// Its entries, lowest first.
    var entries: [Entry]

    init(id: Int, owner: Flow? = nil, tab: Tab? = nil, entries: [Entry] = []) {
      (self.id, self.owner, self.tab, self.entries) = (id, owner, tab, entries)
    }
  }

  /// A tab on the bar.
  public struct Tab: Equatable, Sendable {
    /// The title.
    public let title: String

    /// The name of the image.
    public let image: String?

    /// Its role, if the system knows one for it.
    public let role: FlowTab.Role?

    /// The text of its badge; nil for none.
    public internal(set) var badge: String?

    /// Its index among all tabs, including those that aren't there.
    var place = 0
  }

  /// A screen on a stack, or a container.
  @MainActor
  package struct Entry {
    /// The content of an entry.
    enum Content {
      /// A screen.
      case screen(any Screen)
      /// Tabs or a split, with their own stacks.
      case container(Container)
    }

    /// Identifies the entry as long as the stage lives.
    let id: Int

    /// The flow that shows it.
    let flow: Flow

    /// The app's own transition to it; nil for the system's.
    let transition: FlowTransition?

    /// The screen or the container.
    var content: Content

    /// The number of its screen's presence, for `Drawn`; 0 for a container.
    var number = 0

    /// Whether it is a screen that embeds others.
    var embeds = false
  }

  /// Stacks side by side.
  @MainActor
  struct Container {
    /// How the stacks are arranged.
    enum Kind: Equatable, Sendable {
      /// One at a time, chosen by the user on a tab bar; the id of the selected stack.
      case tabs(selected: Int)
      /// Two or three columns; on top of each other where the width is compact.
      case split
    }

    /// How the stacks are arranged.
    var kind: Kind

    /// The tabs or the columns in order.
    var stacks: [Stack]

    /// The tabs that were selected, the last one last.
    var before: [Int] = []

    /// The tabs that come and go.
    var passing: [FlowTab] = []

    /// How the user chooses among tabs; nil for a tab bar.
    var look: FlowTab.Look?
  }
}

extension Stage.Entry {
  /// Its position; nil if it has left.
  package var shown: Flow.Shown? { flow.shown.last { $0.id == id } }

  /// The screen, if it is one.
  package var screen: (any Screen)? {
    if case .screen(let screen) = content { screen } else { nil }
  }

  /// The tabs or the split, if it is one.
  var container: Stage.Container? {
    get { if case .container(let container) = content { container } else { nil } }
    set { if let newValue { content = .container(newValue) } }
  }
}

extension Stage.Stack {
  /// Whether it shows anything other than what it began with.
  var isUsed: Bool { entries.contains { !placeholders.contains($0.id) } }
}

extension Stage.Container {
  mutating func select(_ tab: Int) {
    guard case .tabs(let old) = kind, old != tab else { return }
    before = before.filter { $0 != tab && $0 != old } + [old]
    kind = .tabs(selected: tab)
  }

  /// The selected tab; nil for a split.
  var selected: Int? { if case .tabs(let selected) = kind { selected } else { nil } }

  /// The positions of the columns that are on top of each other where they don't fit side by side: the
  /// first, and each other as soon as it shows anything other than its initial content, or that has led
  /// to what is in the next column.
  var pile: [Int] { stacks.indices.filter { $0 == 0 || stacks[$0].isUsed || stacks[$0].hasLedOn } }

  /// The visible stacks: the selected tab; all columns, or where the width is compact those on top of
  /// each other as one.
  func stacksInSight(_ width: WidthClass) -> [[Stage.Entry]] {
    switch (kind, width) {
    case (.tabs(let selected), _): index(of: selected).map { [stacks[$0].entries] } ?? []
    case (.split, .regular): stacks.map { $0.entries }
    case (.split, .compact): [pile.flatMap { stacks[$0].entries }]
    }
  }

  /// Without the tabs whose flows have ended; nil if no tab or no first column is left. If the
  /// selected tab was removed, the next one is selected, or else the first.
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
    var pruned = self
    let selection = next ?? left.dropFirst(index).first?.id ?? first.id
    pruned.kind = .tabs(selected: selection)
    pruned.before.removeAll { $0 == selection }
    pruned.stacks = left
    return pruned
  }
}

extension Stage.Layer {
  /// The stack, if it holds one.
  var stack: Stage.Stack? {
    get { if case .stack(let stack) = content { stack } else { nil } }
    set { if let newValue { content = .stack(newValue) } }
  }

  var isEmpty: Bool { stack?.entries.isEmpty == true }

  var isAlert: Bool {
    if case .alert = content { true } else { false }
  }
}
