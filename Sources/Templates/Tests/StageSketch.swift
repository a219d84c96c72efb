import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// The content of a stage while answers of its root flow run, as far as specs tell. It prints itself as
/// `Stage.description` does, so tests expect that.
struct StageSketch {
  let flow: Coordinator
  let values: TestValues
  var isRegular: Bool
  /// The layers, lowest first.
  var layers = [Stack()]
  /// Whether no hand-written code has decided what is shown.
  var isKnown = true
  /// The steps of the last answer that were taken, without those that contain others.
  var taken: [(step: Step, bindings: Bindings)] = []
  var bindings = Bindings()
  /// The cases of the values that a `switch` asks for, by the event's parameters.
  var cases: [MemberName: TestValues.Known] = [:]
  /// The flow's states whose values are known.
  var state: [MemberName: SwiftValue] = [:]
  /// Whether the rest of an answer can't be followed.
  var isLost = false
  /// The screens and flows when the last answer began.
  var before: [[Item?]] = []

  init(_ flow: Coordinator, _ values: TestValues, isRegular: Bool = false) {
    (self.flow, self.values, self.isRegular) = (flow, values, isRegular)
    for property in flow.state {
      state[property.name] = property.defaultValue ?? property.type.emptyValue
    }
  }

  /// A layer, a tab or a column.
  struct Stack {
    /// The style of a modal; or the style and the text of an alert, nil if no test can know that.
    var head: Code? = .empty
    /// The text of an alert, if it isn't a literal.
    var words: Expression?
    var isAlert = false
    var isLock = false
    /// Of an alert.
    var bindings = Bindings()
    /// The child flow whose alert it is.
    var owner: Item?
    /// The flow of a tab.
    var flow: TypeName?
    var entries: [Entry] = []
    /// The screen that it begins with, which a later column goes back to.
    var placeholder: [Entry] = []
  }

  struct Entry {
    /// The screen, and those that it embeds; or the child flow that shows it. None for the flow's own
    /// tabs or split.
    var items: [Item] = []
    let text: Code
    /// The tabs or columns.
    var stacks: [Stack] = []
    var selected: TypeName?
    /// The tab that was selected before, if any.
    var previous: TypeName?

    mutating func select(_ tab: TypeName) {
      if tab != selected { (selected, previous) = (tab, selected) }
    }
  }

  struct Item: Equatable {
    let kind: Target.Kind
    let base: TypeName
    var role: MemberName?

    static func flow(_ flow: Coordinator.Names) -> Item { Item(kind: .flow, base: flow.base) }
  }

  /// How a step shows a screen or a flow.
  enum Way: Equatable {
    case push, replace, detail
    case present(ModalStyle)
  }

  // MARK: - Content

  /// Whether something covers all screens.
  var isCovered: Bool { layers.last?.isAlert == true }

  /// Whether the flow shows its own screens in a stack.
  var isStack: Bool { isKnown && container == nil && !layers[0].entries.isEmpty }

  /// The flow's own tabs or split.
  var container: Entry? {
    get { layers[0].entries.last.flatMap { $0.items.isEmpty ? $0 : nil } }
    set { if let newValue { layers[0].entries[layers[0].entries.count - 1] = newValue } }
  }

  func contains(_ item: Item) -> Bool { layers.contains { $0.contains(item) } }

  /// The column of its split that something is in.
  func column(of item: Item) -> Int? {
    guard let container, container.selected == nil else { return nil }
    return container.stacks.lastIndex { $0.contains(item) }
  }

  /// The highest position of one of the flow's own screens outside of containers.
  func place(of isWanted: (Item) -> Bool) -> (layer: Int, row: Int)? {
    for layer in layers.indices.reversed() {
      let row = layers[layer].entries.lastIndex {
        $0.items.contains { $0.kind == .screen && isWanted($0) }
      }
      if let row { return (layer, row) }
    }
    return nil
  }

  /// The specs of its own tabs, if they are there.
  var tabs: [Tab] {
    guard container?.selected != nil, case .tabs(let tabs)? = flow.firstStart.first else {
      return []
    }
    return tabs
  }

  /// Whether a tab has a badge, of which specs don't have the text.
  var hasBadge: Bool {
    tabs.contains { $0.badge.map { state[$0.state] != .nil } ?? false }
  }

  /// Another tab than the selected one, if that is the flow's, or where none was selected before.
  func otherTab(than flow: TypeName?) -> TypeName? {
    guard let container, flow == nil ? container.previous == nil : container.selected == flow else {
      return nil
    }
    let asking = tabs.filter { $0.onSelect != nil }.map(\.flow.target.base)
    return container.stacks.lazy.compactMap(\.flow).first {
      $0 != container.selected && !asking.contains($0)
    }
  }

  /// The tab on which a tap sends the event, if it does now.
  func tab(asking event: MemberName) -> Target? {
    guard let container, isKnown, !isCovered else { return nil }
    return tabs.lazy.filter { $0.onSelect == event }.map(\.flow.target).first { tab in
      tab.base != container.selected && container.stacks.contains { $0.flow == tab.base }
    }
  }

  /// The screens and flows of each layer, without texts.
  var shows: [[Item?]] { layers.map(\.items) }

  // MARK: - Text

  /// Nil where hand-written code decides it.
  ///
  /// - Parameter code: a value in the test, if that can know it.
  func description(_ code: (Expression) -> Code?) -> Code? {
    let texts = layers.compactMap { layer -> Code? in
      guard let words = layer.words else { return layer.head.map { _ in layer.text } }
      return code(words).map { "\(layer.text) \\\"\\(\($0.onOneLine))\\\"" }
    }
    guard isKnown, !hasBadge, texts.count == layers.count else { return nil }
    return "\"\(Code.joined(texts.map { $0 }, by: " | "))\""
  }
}

extension StageSketch.Stack {
  func contains(_ item: StageSketch.Item) -> Bool {
    entries.contains { $0.items.contains(item) || $0.stacks.contains { $0.contains(item) } }
  }

  func row(of item: StageSketch.Item) -> Int? {
    entries.lastIndex { $0.items.contains(item) }
  }

  /// Lets a column show these; where it would be empty, what it begins with.
  mutating func keep(_ kept: [StageSketch.Entry]) { entries = kept.isEmpty ? placeholder : kept }

  /// Whether a later column shows anything other than what it begins with.
  var isAbove: Bool {
    !entries.isEmpty && !entries.map(\.items).elementsEqual(placeholder.map(\.items))
  }

  fileprivate var items: [StageSketch.Item?] {
    entries.flatMap { entry in
      entry.items
        + entry.stacks.flatMap { ($0.flow == entry.selected ? [nil, nil] : [nil]) + $0.items }
    }
  }

  fileprivate var text: Code {
    if isAlert { return head ?? .empty }
    return entries.isEmpty
      ? "nothing" : "\(head ?? .empty)\(Code.joined(entries.map { $0.description }, by: " › "))"
  }
}

extension StageSketch.Entry {
  fileprivate var description: Code {
    guard !stacks.isEmpty else { return text }
    let texts: CodeList = stacks.map { stack in
      "\(stack.flow != nil && stack.flow == selected ? "*" : "")\(stack.text)"
    }
    return "\(text) { \(Code.joined(texts, by: ", ")) }"
  }
}

extension Target {
  var item: StageSketch.Item { StageSketch.Item(kind: kind, base: base, role: role?.name) }
}

extension Coordinator {
  /// Its start, else the first of its beginnings.
  var firstStart: [Step] {
    (hasStart ? nil : beginnings.first)?.start.steps ?? start.steps
  }

  /// Whether it may report in its start, before any of its decisions are written.
  var mayEndAtOnce: Bool { firstStart.contains(where: \.mayReport) }
}

extension Step {
  fileprivate var mayReport: Bool {
    switch self {
    case .finish, .report: true
    case .alert: false
    case .choose(let choice):
      choice.wait == nil
        && choice.cases.contains {
          $0.name == choice.unwritten && $0.steps.contains(where: \.mayReport)
        }
    default: branches.contains { $0.contains(where: \.mayReport) }
    }
  }

  /// The screen or flow that it shows, unless it shows several.
  var showing: (Destination, StageSketch.Way)? {
    var found: (Destination, StageSketch.Way)?
    forEachPart { part in
      switch part {
      case .shows(let shown, .push, _): found = (shown, .push)
      case .shows(let shown, .replace, _): found = (shown, .replace)
      case .shows(let shown, .detail, _): found = (shown, .detail)
      case .shows(let shown, .present, .style(let style)?): found = (shown, .present(style))
      default: break
      }
    }
    return found
  }
}
