import MvvmgenAppModel
import MvvmgenStorage
import MvvmgenSyntax

/// The content of a screen's first view, for SwiftUI and UIKit alike: the state that it shows and
/// edits, and the actions that it calls.
struct ViewDraft {
  let screen: Screen
  /// State and derived properties that the view only shows, without the list and the errors.
  private(set) var shown: [Property] = []
  /// State that says that the content is being loaded.
  private(set) var loading: [Property] = []
  /// Error messages, shown below the user's input.
  private(set) var errors: [Property] = []
  /// Everything that the view only shows.
  var texts: [Property] { shown + errors }
  /// Values that the user edits: those of the view model, then those that the view keeps for an
  /// action.
  private(set) var edited: [Edited] = []
  /// Actions called when the view first appears.
  private(set) var firsts: [Screen.Action] = []
  /// Actions called when the user pulls to refresh.
  private(set) var refreshes: [Screen.Action] = []
  private(set) var taps: [Tap] = []
  /// Inputs that only the developer knows how to show.
  private var inputs: [Property] = []
  /// State that only the developer knows how to show.
  private var untold: [Property] = []
  private let translation: SwiftValue?
  /// Actions whose arguments the view cannot supply; called by a flow or by hand-written code.
  private(set) var others: [Screen.Action] = []
  private var states: [MemberName: Property] = [:]
  /// The names that several buttons and errors have, without the gesture.
  private var shared: Set<MemberName> = []
  private var editedByName: [MemberName: Edited] = [:]

  /// - Parameters:
  ///   - told: the actions that flows call, when something happened elsewhere.
  ///   - canEnter: whether the view has room for controls that edit.
  ///   - canPull: whether the user can pull it down.
  ///   - hasBar: whether it has a navigation bar of its own.
  ///   - texts: see `Configuration.texts`.
  ///   - reserved: names that the view can't use for the values that it keeps.
  init(
    _ screen: Screen, told: Set<MemberName>, canEnter: Bool, canPull: Bool,
    hasBar: Bool, texts: SwiftValue?, reserved: [StaticString] = []
  ) {
    (self.screen, translation) = (screen, texts)
    let selection = screen.list?.selection?.signature
    let ofAlerts = screen.actionsOfAlerts
    let actions = screen.actions.filter { action in
      // An alert only repeats an action that the user has sent.
      action.signature != selection && (!action.isCalledElsewhere(ofAlerts) || action.isSent)
    }
    let state = screen.list == nil ? screen.state : Array(screen.state.dropFirst())
    // The user may edit the others.
    for value in screen.kept where ViewEditor(value.type, name: value.name, of: screen) == nil {
      states.insert(value, for: value.name)
    }
    for state in screen.state { states.insert(state, for: state.name) }
    let changes = canEnter ? actions.filter { valueChanged(by: $0) != nil } : []
    var changesOf: [MemberName: Screen.Action] = [:]
    for change in changes {
      if let value = valueChanged(by: change) { changesOf.insert(change, for: value) }
    }
    for state in state { add(state, change: changesOf[state.name], canEnter) }
    for value in screen.derived { show(value) }
    // The bar says it.
    if hasBar, case .sender(let title, path: [])? = screen.title {
      shown.removeAll { $0.name == title }
    }
    if canEnter {
      for action in changes { enter(for: action, reserved) }
      for action in actions where !action.isCalledElsewhere(told) { enter(for: action, reserved) }
    }
    for action in actions {
      // Where nothing edits the value, a button can't report its changes.
      let isOther = action.isCalledElsewhere(told) || isChange(action)
      if isOther, !isTold(action) {
        others.append(action)
      } else {
        add(action, canPull, hasBar)
      }
    }
    if firsts.isEmpty, screen.list != nil { firsts = refreshes }
    let reloads = firsts.filter { $0.isAsync && $0.begins("load") }
    if refreshes.isEmpty, canPull, screen.list != nil { refreshes = reloads }
    disableTaps()
    leaveUntold()
    var seen: Set<MemberName> = []
    for name in taps.map(\.action.signature.name.withoutAct) + errors.map(\.name) {
      if !seen.insert(name).inserted { shared.insert(name) }
    }
    let begun = Set(screen.state.compactMap { $0.start?.text })
    inputs = screen.kept.filter { input in
      !input.isEscaping && editedByName[input.name] == nil && !begun.contains(input.name.text)
    }
  }

  // MARK: - State

  private mutating func add(_ state: Property, change: Screen.Action?, _ canEdit: Bool) {
    guard canEdit, state.isEdited || change != nil,
      let value = Edited(
        state.name, state.type, of: screen, isState: true, isField: state.isEdited, change: change)
    else { return show(state) }
    edit(value)
  }

  private mutating func show(_ state: Property) {
    if state.isError { errors.append(state) } else { shown.append(state) }
  }

  private mutating func edit(_ value: Edited) {
    editedByName.insert(value, for: value.name)
    edited.append(value)
  }

  /// Whether it reports that the user changed a value: `emailChanged(to email: String)`. Whatever
  /// the name of its parameter, `emailChanged` reports changes of the state `email`.
  private func isChange(_ action: Screen.Action) -> Bool {
    let parameters = action.signature.parameters
    guard parameters.count == 1, let value = parameters.first,
      action.signature.name.interned.bytes.ends(with: "Changed")
    else { return false }
    return stateChanged(by: action).map { $0.type == value.type }
      ?? (action.signature.name == value.name.changed)
  }

  private func stateChanged(by action: Screen.Action) -> Property? {
    screen.state.first { $0.name.changed == action.signature.name }
  }

  /// The value whose changes it reports, if the view can edit it.
  private func valueChanged(by action: Screen.Action) -> MemberName? {
    guard isChange(action), let value = action.signature.parameters.first else { return nil }
    let name = stateChanged(by: action)?.name ?? value.name
    return ViewEditor(value.type, name: name, of: screen).map { _ in name }
  }

  // MARK: - Actions

  /// Adds the values that the user must enter before the action can be called.
  private mutating func enter(for action: Screen.Action, _ reserved: [StaticString]) {
    if isChange(action), stateChanged(by: action) != nil { return }
    let missing = action.signature.parameters.filter { !isState($0) }
    let change = isChange(action) ? action : nil
    let values = missing.compactMap { Edited($0.name, $0.type, of: screen, change: change) }
    guard values.count == missing.count, values.allSatisfy({ isFree($0, reserved) }) else { return }
    for value in values where entered(value.name) == nil { edit(value) }
  }

  private func isFree(_ value: Edited, _ reserved: [StaticString]) -> Bool {
    if let other = editedByName[value.name] { return !other.isState && other.type == value.type }
    return !reserved.contains { value.name.interned.bytes.equals($0) }
  }

  private func entered(_ name: MemberName) -> Edited? {
    editedByName[name].flatMap { $0.isState ? nil : $0 }
  }

  /// Whether the action reports the changes of an edited value.
  private func isTold(_ action: Screen.Action) -> Bool {
    valueChanged(by: action).flatMap { editedByName[$0]?.change?.signature } == action.signature
  }

  private mutating func add(_ action: Screen.Action, _ canPull: Bool, _ hasBar: Bool) {
    let signature = action.signature
    if isTold(action) { return }
    switch action.moment {
    case .first: return firsts.append(action)
    case .refresh where canPull: return refreshes.append(action)
    case .refresh, .tap: break
    }
    var arguments: [Argument] = []
    for parameter in signature.parameters {
      let entered = isState(parameter) ? nil : entered(parameter.name)
      guard isState(parameter) || entered?.type == parameter.type else {
        return others.append(action)
      }
      arguments.append(
        Argument(label: parameter.argumentLabel, name: parameter.name, entered: entered))
    }
    let isAlone = hasBar && arguments.allSatisfy { $0.entered == nil }
    var place = isAlone ? action.barPlace(isOfList: screen.list != nil) : nil
    // A bar confirms one thing.
    if place == .confirmation, taps.contains(where: { $0.place == place }) { place = nil }
    taps.append(Tap(action: action, arguments: arguments, place: place))
  }

  /// Lets states that say that an action is under way, or possible, disable its button, instead of
  /// being shown.
  private mutating func disableTaps() {
    var disabling: [MemberName] = []
    for (index, tap) in taps.enumerated() {
      taps[index].busy = tap.action.busy(among: shown)
      taps[index].able = shown.first(where: tap.action.isPossible)
      disabling += [taps[index].busy, taps[index].able].compactMap { $0?.name }
    }
    shown.removeAll { disabling.contains($0.name) }
  }

  /// Leaves to the developer what has no words: other flags, and values of the app's own types.
  private mutating func leaveUntold() {
    loading = shown.filter(isOfLoading)
    untold = shown.filter { !StateText($0).hasWords && !isOfLoading($0) }
    shown.removeAll { !StateText($0).hasWords }
  }

  var buttons: [(name: MemberName, tap: Tap)] {
    var taken: Set<MemberName> = []
    return taps.map { tap in
      let name = tap.action.signature.name.withoutAct.button
      let free = name.free(FreeSuffix.control, avoiding: taken)
      taken.insert(free)
      return (free, tap)
    }
  }

  /// Whether it uses members that Foundation declares.
  var needsFoundation: Bool {
    texts.contains { StateText($0).isFormatted }
      || edited.contains(where: \.editor.needsFoundation)
  }

  private func isOfLoading(_ state: Property) -> Bool {
    (firsts + refreshes).contains { $0.isUnderWay(while: state) }
  }

  /// Whether the content is being loaded: `viewModel.isLoading`.
  var isLoading: Code { .joined(loading.map { "\(.viewModel).\($0.name)" }, by: " || ") }

  /// The text in place of an empty list: the error, if there is one.
  func whyEmpty(isLookedUp: Bool = false) -> Code {
    let nothing: Code = "Nothing here yet"
    return errors.first.map { "\(.viewModel).\($0.name) ?? \(words(nothing))" }
      ?? (isLookedUp ? "\"\(nothing)\"" : words(nothing))
  }

  /// Whether the view model has a state with its name and type.
  private func isState(_ parameter: Signature.Parameter) -> Bool {
    states[parameter.name]?.type == parameter.type
  }

  /// Comments on what the view leaves to the developer.
  var hints: CodeList {
    (inputs + untold).map { "// Yours to show: `\(.viewModel).\(unescaped: $0.name)`." }
      + others.map(\.hint)
  }

  /// A title in the user's language, where SwiftUI doesn't look it up.
  func words(_ title: Code) -> Code { .words("\"\(title)\"", by: translation) }

  /// `login.register` of `registerButtonTapped`, unless another control has this name.
  func identifier(of action: Screen.Action) -> Code {
    let (name, short) = (action.signature.name, action.signature.name.withoutAct)
    let isTaken = editedByName[short] != nil || shared.contains(short)
    return identifier(isTaken ? name : short)
  }

  /// `login.email`, for UI tests.
  ///
  /// - Parameter item: the variable of a list's item, each of which has its own.
  func identifier(_ name: MemberName, of item: MemberName? = nil) -> Code {
    let row: Code = item.map { ".\\(\($0).id)" } ?? ""
    return "\"\(unescaped: screen.names.variable).\(unescaped: name)\(row)\""
  }
}
