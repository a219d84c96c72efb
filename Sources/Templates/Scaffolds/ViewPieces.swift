import MvvmgenAppModel
import MvvmgenStorage
import MvvmgenSyntax

/// The rows of a SwiftUI view.
struct ViewPieces {
  /// Whether its list is a grid.
  let isGrid: Bool
  private let draft: ViewDraft
  let returnKey: ReturnKeyPieces
  private(set) var rows: [Code] = []
  /// The items of the navigation bar.
  private var bar: [Code] = []
  /// Modifiers after the content: what is over it, the bar, what VoiceOver says, and the actions
  /// called when it appears or is pulled down.
  private(set) var modifiers: [Code] = []
  /// The types whose members it names.
  private(set) var types: [SwiftType] = []
  private(set) var needsRuntime = false

  /// - Parameters:
  ///   - told: the actions that flows call.
  ///   - texts: see `Configuration.texts`.
  init(
    _ screen: Screen, told: Set<MemberName>, isGrid: Bool, embedded: EmbeddedScreens,
    texts: SwiftValue?
  ) {
    self.isGrid = isGrid && screen.list != nil
    draft = ViewDraft(
      screen, told: told, canEnter: true, canPull: true, hasBar: !embedded.contains(screen),
      texts: texts,
      reserved: ["body", FixedName.viewModel.text])
    returnKey = ReturnKeyPieces(draft)
    let loading = draft.shown.filter(isOfLoading)
    for state in draft.shown where !isOfLoading(state) { show(state) }
    for value in draft.edited { edit(value) }
    if let list = screen.list { show(list) }
    for state in draft.errors { show(state) }
    for tap in draft.taps { show(tap) }
    if rows.isEmpty, embedded[screen].isEmpty { rows = ["Text(\"\(screen.names.base.title)\")"] }
    rows += draft.hints.map(\.self)
    if isTracking { needsRuntime = true }
    overlay(loading, isList: screen.list != nil)
    modify("toolbar", bar)
    for error in draft.errors { announce(error) }
    modify("task", draft.firsts)
    modify("refreshable", draft.refreshes)
  }

  /// The values that the view keeps until an action takes them.
  var entered: [ViewDraft.Edited] { draft.edited.filter { !$0.isState } }

  /// The beginning of the view model's declaration: the view, or hand-written code in it, may edit
  /// the view model's state.
  var keeping: Code {
    guard draft.screen.state.contains(where: \.isEdited) else { return "let" }
    return isObservable ? "@Bindable var" : "@BindableViewModel var"
  }

  /// Whether Observation tracks what the view reads. Otherwise the runtime does, in views that exist
  /// since iOS 15.
  private var isObservable: Bool { draft.screen.isTracked }

  /// Whether the body is in a view of the runtime that tracks what it reads.
  var isTracking: Bool { !isObservable && !draft.screen.state.isEmpty }
}

// MARK: - State

extension ViewPieces {
  private mutating func show(_ state: Property) {
    let value: Code = "\(.viewModel).\(state.name)"
    let text = StateText(state)
    if text.needsFoundation { types.append(Self.date) }
    rows.append(
      text.isOptional ? present(state, row(state, text, "\(state.name)")) : row(state, text, value))
    guard state.isEdited else { return }
    rows.append("// Yours to edit: `$\(.viewModel).\(unescaped: state.name)`.")
  }

  /// A row that is shown only if there is a value.
  private func present(_ state: Property, _ row: Code) -> Code {
    // Over an empty list, it is in the list's place.
    let isRow: Code = state.isError && draft.screen.list != nil ? ", !\(Self.isEmpty)" : ""
    let head: Code = "if let \(state.name) = \(.viewModel).\(state.name)\(isRow)"
    return .fitting(
      """
      \(head) {
        \(row)
      }
      """,
      """
      \(head)
      {
        \(row)
      }
      """,
      """
      if let \(state.name) = \(.viewModel)
        .\(state.name)\(isRow)
      {
        \(row)
      }
      """)
  }

  private func row(_ state: Property, _ text: StateText, _ value: Code) -> Code {
    if state.isError {
      return """
        Label(\(list: [value, "systemImage: \"exclamationmark.triangle\""]))
          .foregroundStyle(.red)
          \(identified(draft.identifier(state.name)))
        """
    }
    if text.isText { return "Text(\(list: [value]))" }
    let (title, shown): (Code, Code) = ("\"\(state.name.title)\"", text.text(of: value))
    if isObservable { return .call("LabeledContent", [title, "value: \(shown)"]) }
    return """
      HStack {
        Text(\(title))
        Spacer()
        \(Code.call("Text", [shown]))
      }
      .accessibilityElement(children: .combine)
      """
  }

  private mutating func show(_ list: Screen.List) {
    needsRuntime = true
    types.append(list.item)
    let text: Code = "String(describing: \(list.variable))"
    let row: Code
    if let action = list.selection, let parameter = action.signature.parameters.first {
      let call = action.call([.argument(parameter.argumentLabel, "\(list.variable).id")])
      row = """
        \(Self.button(text, call))
        \(identified(draft.identifier(action.signature.name, of: list.variable)))
        """
    } else {
      row = "Text(\(text))"
    }
    rows.append(
      """
      ForEach(\(.viewModel).\(.list).items) { \(list.variable) in
        \(row)
      }
      """)
  }

  private static var isEmpty: Code { "\(.viewModel).\(.list).items.isEmpty" }

  private func isOfLoading(_ state: Property) -> Bool {
    (draft.firsts + draft.refreshes).contains { $0.isUnderWay(while: state) }
  }

  /// Shows that the content is loading, or that a list has none, and why.
  private mutating func overlay(_ loading: [Property], isList: Bool) {
    let progress: Code =
      loading.isEmpty
      ? ""
      : """
      if \(Code.joined(loading.map { "\(.viewModel).\($0.name)" }, by: " || ")) {
        ProgressView()
      }
      """
    guard isList else { return modify("overlay", [progress]) }
    let nothing: Code = "Nothing here yet"
    let text = draft.errors.first.map { error -> Code in
      "\(.viewModel).\(error.name) ?? \(draft.words(nothing))"
    }
    let unavailable = unavailable(text ?? "\"\(nothing)\"")
    let content: Code =
      progress.isEmpty
      ? unavailable
      : """
      \(progress) else {
        \(unavailable)
      }
      """
    modify(
      "overlay",
      [
        """
        if \(Self.isEmpty) {
          \(content)
        }
        """
      ])
  }

  private func unavailable(_ text: Code) -> Code {
    if isObservable {
      return .call("ContentUnavailableView", [text, "systemImage: \"tray\""])
    }
    return """
      \(Code.call("Text", [text]))
        .foregroundStyle(.secondary)
      """
  }

  private mutating func announce(_ error: Property) {
    let text: Code = "\(.viewModel).\(error.name)"
    modifiers.append(
      isObservable
        ? """
        .onChange(of: \(text)) { _, text in
          if let text { AccessibilityNotification.Announcement(text).post() }
        }
        """
        : """
        .whenChanged(\(text)) { text in
          if let text { UIAccessibility.post(notification: .announcement, argument: text) }
        }
        """)
  }

  private mutating func edit(_ value: ViewDraft.Edited) {
    if value.editor.needsFoundation { types.append(Self.date) }
    let identifier = identified(draft.identifier(value.name))
    if value.isState, !value.isField, let change = value.change {
      rows.append(
        """
        \(control(value, telling: change))
        \(lines: value.editor.modifiers + returnKey.modifiers(of: value))
        \(identifier)
        """)
    } else {
      rows.append(
        """
        \(value.editor.control(value.name.title, binding(value)))
          \(lines: value.editor.modifiers + returnKey.modifiers(of: value))
          \(telling(value))
          \(identifier)
        """)
    }
  }

  private func binding(_ value: ViewDraft.Edited) -> Code {
    value.isState ? "$\(.viewModel).\(value.name)" : "$\(unescaped: value.name)"
  }

  /// Shows the view model's value, and passes on the user's changes.
  private mutating func control(
    _ value: ViewDraft.Edited, telling change: Screen.Action
  ) -> Code {
    if change.isAsync { needsRuntime = true }
    return value.editor.control(
      value.name.title, get: "\(.viewModel).\(value.name)",
      parameter: change.isAsync ? " value in" : "",
      set: change.call(with: change.isAsync ? "value" : "$0"))
  }

  /// Calls the view model's action on each change of a value that the view keeps or sets.
  private mutating func telling(_ value: ViewDraft.Edited) -> Code {
    guard let change = value.change else { return .empty }
    if change.isAsync || !isObservable { needsRuntime = true }
    let source: Code = value.isField ? "\(.viewModel).\(value.name)" : "\(value.name)"
    guard isObservable else {
      return """
        .whenChanged(\(source)) { \(value.name) in
          \(change.call(with: "\(value.name)"))
        }
        """
    }
    return """
      .onChange(of: \(source)) {
        \(change.call(with: source))
      }
      """
  }

  /// Foundation's `Date`.
  private static let date = SwiftType(TypeName(validated: "Date"))
}

// MARK: - Actions

extension ViewPieces {
  private mutating func modify(_ modifier: Code, _ actions: [Screen.Action]) {
    modify(
      modifier,
      actions.map { "\($0.isAsync ? "await " : "")\(.viewModel).\($0.signature.name)()" })
  }

  private mutating func modify(_ modifier: Code, _ content: [Code]) {
    let content: CodeList = content.map(\.self)
    guard !content.isEmpty else { return }
    modifiers.append(
      """
      .\(modifier) {
        \(lines: content)
      }
      """)
  }

  private mutating func show(_ tap: ViewDraft.Tap) {
    if tap.action.isAsync { needsRuntime = true }
    let name = tap.action.signature.name
    let title: Code =
      "\"\(name.titleOfAction)\"\(tap.action.isDestructive ? ", role: .destructive" : "")"
    let call = returnKey.method(for: tap).map { "\($0)()" } ?? tap.call { "\($0.name)" }
    let button: Code = """
      \(Self.button(title, call))
      \(tap.isGuarded ? ".disabled(\(list: [tap.impossible]))" : "")
      \(identified(draft.identifier(of: tap.action)))
      """
    guard let place = tap.place else { return rows.append(button) }
    bar.append(
      """
      ToolbarItem(placement: \(place.placement)) {
        \(button)
      }
      """)
  }

  private static func button(_ title: Code, _ call: Code) -> Code {
    """
    Button(\(title)) {
      \(call)
    }
    """
  }

  private func identified(_ identifier: Code) -> Code {
    ".accessibilityIdentifier(\(list: [identifier]))"
  }
}
