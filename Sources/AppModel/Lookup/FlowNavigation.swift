import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// The screens and flows that a coordinator shows and starts, and how: collected in one pass over
/// its steps. Unknown names are skipped; `AnswerResolver` reports them.
struct FlowNavigation {
  /// The flow's name.
  let name: InternedText
  /// In the order in which its spec first refers to them.
  private(set) var screens: [ShownScreen] = []
  private(set) var flows: [ShownFlow] = []
  /// The flows that its steps start.
  private(set) var starts: [FlowStart] = []
  /// The flows that the user can't dismiss, with the spans of the answers that start them.
  private(set) var coveringFlows: [Located<FlowInterface>] = []
  /// The screens and flows that it shows as locks.
  private(set) var locks: [Located<InternedText>] = []
  /// Whether hand-written code may show anything else.
  private(set) var isOpen = false
  /// Whether a step or hand-written code closes anything.
  private(set) var mayEnd = false
  /// Whether hand-written code may remove anything.
  private(set) var hasOwnCode = false
  /// The targets in flows above that its steps go back to, which ends this flow.
  private(set) var poppedAbove: [InternedText] = []
  /// Whether the list is complete, even after the errors of its spec are fixed: all names are
  /// known.
  private(set) var isComplete: Bool
  /// The screens that it shows in roles.
  private(set) var inRoles: [(screen: Screen, roles: [MemberName])] = []
  private var rolePlaces: [InternedText: Int] = [:]
  /// The indices of screens by their names with their roles.
  private var screenPlaces: [InternedText: Int] = [:]
  private var flowPlaces: [InternedText: Int] = [:]
  let version = Version()

  init(_ spec: CoordinatorSpec, in directory: Directory) {
    name = spec.name.value.interned
    isComplete = !spec.hasErrors
    for sender in spec.screens where !sender.isForAll { add(screen: sender.shown, in: directory) }
    for sender in spec.flows where !sender.isForAll { add(flow: sender.name, in: directory) }
    if case .split(let columns)? = spec.start.first?.kind {
      columns[.primary]?.visit { add($0, .primary(at: nil), in: directory) }
      columns.later.visit { add($0, .later, in: directory) }
    } else {
      spec.start.visit { add($0, .primary(at: nil), in: directory) }
    }
    for beginning in spec.starts {
      let part = Part.primary(at: beginning.name.value.interned)
      beginning.steps.visit { add($0, part, in: directory) }
    }
    for step in spec.answerSteps { add(step, .answer, in: directory) }
    poppedAbove.removeAll { screenPlaces[$0] != nil }
    mayEnd = mayEnd || !poppedAbove.isEmpty
  }

  func flow(_ name: InternedText) -> FlowInterface? { flowPlaces[name].map { flows[$0].flow } }

  /// A screen, if the coordinator shows it, in the role of the name if that has one.
  func screen(_ name: InternedText) -> ShownScreen? {
    screenPlaces[name].map { screens[$0] }
  }

  /// Whether a screen is never below the other flow: each is in place of the other.
  func replaces(_ screen: InternedText, by flow: Int) -> Bool {
    let ways = starts.filter { $0.flow.number == flow }.map(\.presentation)
    return !isOpen && self.screen(screen)?.ways == .inPlace && !ways.isEmpty
      && ways.allSatisfy { $0 == nil }
  }

  /// Whether it shows anything that the user can't take away.
  var hasCovering: Bool { !coveringFlows.isEmpty || screens.contains { $0.held != nil } }

  var hasRoles: Bool { !inRoles.isEmpty }

  /// The roles in which it shows a screen.
  func roles(of screen: InternedText) -> [MemberName] {
    placeInRoles(screen).map { inRoles[$0].roles } ?? []
  }

  /// The index of a screen among those with roles.
  func placeInRoles(_ screen: InternedText) -> Int? { hasRoles ? rolePlaces[screen] : nil }

  private mutating func add(_ role: MemberName, of screen: Screen) {
    let name = screen.names.base.interned
    let place = rolePlaces.insert(inRoles.count, for: name) ?? inRoles.count
    if place == inRoles.count { inRoles.append((screen, [])) }
    inRoles[place].roles.append(role)
  }

  /// The context of a step.
  private enum Part {
    /// In the start of the flow, or in a beginning with this name, possibly in the first column.
    case primary(at: InternedText?)
    /// In a later column of the start.
    case later
    case answer

    var isPrimary: Bool { if case .primary = self { true } else { false } }
  }

  private mutating func add(_ step: StepSpec, _ part: Part, in directory: Directory) {
    let isOwnCode = step.effect == .ownCode
    if isOwnCode { hasOwnCode = true }
    if isOwnCode || step.effect == .goesBack || step.effect == .ends { mayEnd = true }
    step.forEachMention { add($0, step.isAboveStart ? .answer : part, in: directory) }
  }

  private mutating func add(
    _ mention: StepSpec.Mention, _ part: Part, in directory: Directory
  ) {
    switch mention {
    case .screen(let target, .push):
      add(
        screen: target.shown, part.isPrimary ? .inPlace : .pushed, isHeld: target.isHeld,
        in: directory)
    // Going back from a later column leaves it empty.
    case .screen(let target, .detail): add(screen: target.shown, .pushed, in: directory)
    case .screen(let target, .replace): add(screen: target.shown, .inPlace, in: directory)
    case .screen(let target, .present(let modal)):
      add(
        screen: target.shown, .presented, isHeld: modal.style.coversAll || target.isHeld,
        in: directory)
      if modal.style == .lock { locks.append(target.shown.written) }
    case .flow(let target, let presentation, let modal):
      add(flow: target, by: presentation, modal, part, in: directory)
    case .tab(let tab):
      guard let flow = add(flow: tab.flow.name, isStep: true, in: directory) else { return }
      starts.append(FlowStart(flow, at: tab.flow, .replace))
    case .anything: isOpen = true
    case .reached(let name):
      // It is either a screen or a flow.
      if directory.screen(name.name.value) != nil { add(screen: name, .reached, in: directory) }
      if name.role == nil, directory.flow(name.name.value) != nil {
        add(flow: name.name, isStep: true, in: directory)
      }
    case .wayBack(let name, _):
      poppedAbove.append(name.written.value)
      if !directory.hasAny(name.name.value) { isComplete = false }
    case .listener(let name, _): if !directory.hasAny(name.name.value) { isComplete = false }
    case .selected(let name): if directory.flow(name.value) == nil { isComplete = false }
    case .report, .function, .state, .source, .text, .branch, .answer: break
    }
  }

  private mutating func add(
    flow target: TargetSpec, by presentation: FlowPresentation, _ modal: ModalSpec, _ part: Part,
    in directory: Directory
  ) {
    guard let flow = add(flow: target.name, isStep: true, in: directory) else { return }
    if presentation == .present, modal.style == .lock { locks.append(target.name) }
    switch (presentation, part) {
    case (.present, .answer):
      starts.append(FlowStart(flow, at: target, .present))
      if modal.style.coversAll || target.isHeld {
        coveringFlows.append(Located(flow, at: target.name.span))
      }
    case (.present, _): starts.append(FlowStart(flow, at: target, .present))
    // Going back from it leaves the first column, where both don't fit.
    case (.push, .answer), (.detail, _), (_, .later):
      starts.append(FlowStart(flow, at: target, .push))
    case (.replace, .answer): starts.append(FlowStart(flow, at: target, nil))
    case (.replace, .primary(let own)), (.push, .primary(let own)):
      starts.append(FlowStart(flow, at: target, nil, of: .beginning(own)))
    }
  }

  private mutating func add(
    screen name: ShownName, _ ways: ShownScreen.Ways = [], isHeld: Bool = false,
    in directory: Directory
  ) {
    guard let screen = directory.screen(name.name.value) else {
      isComplete = false
      return
    }
    let written = name.written
    let place = screenPlaces.insert(screens.count, for: written.value) ?? screens.count
    if place == screens.count {
      if let role = name.role?.value { add(role, of: screen) }
      screens.append(
        ShownScreen(
          screen: screen, role: name.role?.value, name: written.value, span: written.span))
    }
    screens[place].ways.formUnion(ways)
    if isHeld { screens[place].held = written.span }
    guard !ways.isEmpty else { return }
    for embedded in directory.embedded(in: screen) {
      let name = Located(embedded.names.base.interned, at: written.span)
      add(screen: ShownName(name), ways, in: directory)
    }
  }

  @discardableResult
  private mutating func add(
    flow name: Located<InternedText>, isStep: Bool = false, in directory: Directory
  ) -> FlowInterface? {
    guard let flow = directory.flow(name.value) else {
      isComplete = false
      return nil
    }
    let place = flowPlaces.insert(flows.count, for: name.value) ?? flows.count
    if place == flows.count { flows.append(ShownFlow(flow: flow, span: name.span)) }
    if isStep { flows[place].isShownByStep = true }
    return flow
  }
}

/// A screen that a coordinator shows, or answers; once for each role.
struct ShownScreen {
  let screen: Screen
  let role: MemberName?
  /// Its name with its role.
  let name: InternedText
  /// The span of its first mention.
  let span: SourceSpan
  /// Empty if it is only answered.
  var ways: Ways = []
  var target: Target { screen.names.target(as: role) }
  /// The span of its mention where the user can't take it away.
  var held: SourceSpan?

  /// How a flow shows a screen.
  struct Ways: OptionSet {
    let rawValue: UInt8

    static let pushed = Ways(rawValue: 1)
    static let presented = Ways(rawValue: 2)
    /// As the start, or replacing others.
    static let inPlace = Ways(rawValue: 4)
    /// By hand-written code.
    static let reached = Ways(rawValue: 8)
  }
}

/// A step that starts a flow.
struct FlowStart {
  let flow: FlowInterface
  /// The beginning that it chooses.
  let beginning: InternedText?
  /// Nil for a flow in the position of the one that starts it.
  let presentation: FlowPresentation?
  let owner: Owner

  /// The part of the flow that contains the step.
  enum Owner {
    /// The start of the flow itself, or its beginning with this name.
    case beginning(InternedText?)
    case answer
  }

  init(
    _ flow: FlowInterface, at target: TargetSpec, _ presentation: FlowPresentation?,
    of owner: Owner = .answer
  ) {
    (self.flow, beginning) = (flow, target.beginning?.value)
    (self.presentation, self.owner) = (presentation, owner)
  }
}

/// A flow that a coordinator starts, or answers.
struct ShownFlow {
  let flow: FlowInterface
  /// The span of its first mention.
  let span: SourceSpan
  /// Whether it is started, and not only answered.
  var isShownByStep = false
}

/// The stack on which a flow pushes.
enum FlowStack {
  case own
  /// The flow has tabs, each with the stack of its child flow.
  case tabs
  /// The flow has a split whose first column is another flow.
  case column(InternedText)
}

extension CoordinatorSpec {
  var stack: FlowStack {
    if case .tabs? = start.first?.kind { return .tabs }
    guard case .split(let columns)? = start.first?.kind else { return .own }
    for case .start(let flow, _, _) in (columns[.primary] ?? []).flattened.map(\.kind) {
      return .column(flow.name.value)
    }
    return .own
  }
}
