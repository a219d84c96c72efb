/// Links a screen to its position on a stage.
@MainActor
public final class Presence {
  /// Presences are numbered in the order in which they are made, from 1.
  let number = makeNumber()
  private static var made = 0

  private weak var lastStage: Stage?
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var begun = 0
  private var ending: (@MainActor () -> Void)?

  /// The actions that are being performed, by the states that say so.
  var performed: [AnyKeyPath: Performance] = [:]

  /// The alert above the screen, shown or waiting until nothing covers the screen.
  var alert: ScreenAlert?

  /// Its position; nil if it isn't on screen.
  private(set) var shown: Flow.Shown?

  /// The screen's type, set when it is first shown.
  private(set) var screenType: Any.Type?

  /// The stage that it is on.
  var stage: Stage? { shown == nil ? nil : lastStage }

  /// The title in a bar above the screen; nil where its view decides. One that is set comes before
  /// one that follows the screen's state.
  public var title: String? {
    get { fixedTitle ?? stateTitle }
    set {
      fixedTitle = newValue
      onTitle?(title)
    }
  }

  /// The title that was set, which places contain.
  private(set) var fixedTitle: String?
  private var stateTitle: String?
  private let titleOfState: (@MainActor (any Screen) -> String?)?

  /// Whether it has one, or will as soon as its state says one.
  var hasTitle: Bool { fixedTitle != nil || titleOfState != nil }

  /// Called when the title has changed.
  var onTitle: (@MainActor (String?) -> Void)?

  /// The role in which the flow shows the screen, if it shows it in several; set before it is
  /// shown.
  public var role: (any ScreenRole)?

  /// The screen, or the child flow, whose event is answered with this screen; set before it is shown, for
  /// ``Flow/screen(_:as:for:reportsLoss:)``.
  public var opener: (any Flow.Sender)? {
    get { openers?.screen }
    set {
      openers = Opener.of(newValue)
      for screen in embedded { screen.presence.opener = newValue }
    }
  }
  private(set) var openers: Opener?

  /// The screens whose views the screen's view contains. They are on a stage as long as it is, at
  /// its position.
  let embedded: [any Screen]

  /// Creates a link for a screen that isn't shown yet.
  ///
  /// - Parameters:
  ///   - title: the title in a bar above the screen.
  ///   - embedded: the screens whose views the screen's view contains, which are shown with it and
  ///     leave with it.
  public init(title: String? = nil, embedding embedded: [any Screen] = []) {
    (fixedTitle, self.embedded, titleOfState) = (title, embedded, nil)
  }

  /// Creates a link for a screen whose title follows its state: it is taken when the screen is
  /// shown, and again after each change of what it reads, as ``keepUpdated(_:_:)`` does.
  ///
  ///     let presence = Presence { (owl: OwlScreen) in owl.name }
  public init<S: Screen>(
    embedding embedded: [any Screen] = [], title: @escaping @MainActor (S) -> String?
  ) {
    self.embedded = embedded
    titleOfState = { ($0 as? S).flatMap(title) }
  }

  private static func makeNumber() -> Int {
    made += 1
    return made
  }

  // A stage may be freed before its screens have left it.
  deinit {
    for task in tasks.values { task.cancel() }
    if let ending { Task { @MainActor in ending() } }
  }

  /// Whether the screen is on a stage, covered or not.
  public var isShown: Bool { stage != nil }

  func isShown(on stage: Stage?) -> Bool { isShown && self.stage === stage }

  /// Whether it, or a screen that it embeds, is on a stage.
  var isAnyShown: Bool { isShown || embedded.contains { $0.presence.isAnyShown } }

  /// Runs `event`, which reports what the user did, as one answer: everything that it changes is
  /// drawn as one change. Does nothing if the screen has left. For a screen that was never shown, as
  /// in a test without a stage, it only runs `event`.
  ///
  ///     func didSignIn(session: Session) {
  ///       presence.report { flowDelegate?.didSignIn(self, session: session) }
  ///     }
  ///
  /// The answer to a covered screen's event (covered by the screen of a first tap, for example, or
  /// by a modal) can't show anything: its `push`, `present`, `start` and `browse` do nothing. Calls
  /// that go back still work (`back`, `pop`, `popToRoot`, `finish`, `replace`, a start with
  /// `.replace`), and after them the rest of the answer works too, unless they had nothing to
  /// remove: a late sign-in succeeds under a help sheet. Debug builds print the calls that were
  /// dropped, and ``Stage/observe(_:)`` reports them. What isn't a tap doesn't have to be lost:
  /// ``reportOutcome(named:_:)``.
  ///
  /// - Parameters:
  ///   - name: the event's name in traces; by default, the method that calls.
  ///   - event: the answer.
  public func report(named name: StaticString = #function, _ event: () -> Void) {
    report(.init(sender: self, event: name), isOutcome: false, event)
  }

  /// The same for what came of an action, or by itself: while something covers the screen, what the answer
  /// would show waits until nothing does, and is dropped if the screen leaves first. It doesn't wait if the
  /// screen is out of sight since the answer to the same event, which came twice then, as by a second tap.
  ///
  ///     func didUpload(file: File) {
  ///       presence.reportOutcome { flowDelegate?.didUpload(self, file: file) }
  ///     }
  public func reportOutcome(named name: StaticString = #function, _ event: () -> Void) {
    report(.init(sender: self, event: name), isOutcome: true, event)
  }

  private func report(_ origin: Stage.Trace.Origin, isOutcome: Bool, _ event: () -> Void) {
    if let stage { return stage.answer(origin, isOutcome: isOutcome, event) }
    if screenType == nil { event() } else { drop(origin.event) }
  }

  func drop(_ event: StaticString) {
    if let lastStage { return lastStage.drop(event, of: self) }
    #if DEBUG
      Log.write("\(event) has no effect, since its stage is gone")
    #endif
  }

  func enter(_ stage: Stage, at shown: Flow.Shown, with screen: some Screen) {
    if screenType == nil { followTitle(of: screen) }
    (lastStage, self.shown, screenType) = (stage, shown, type(of: screen))
    if alert != nil { stage.alerting.append(self) }
    for screen in embedded { screen.presence.enter(stage, at: shown, with: screen) }
  }

  private func followTitle(of screen: some Screen) {
    guard let titleOfState else { return }
    keepUpdated(screen) { [weak self] screen in
      guard let self else { return }
      stateTitle = titleOfState(screen)
      if fixedTitle == nil { onTitle?(stateTitle) }
    }
  }

  func leave() {
    for screen in embedded { screen.presence.leave() }
    shown = nil
    let tasks = tasks.values
    self.tasks = [:]
    for task in tasks { task.cancel() }
    let ending = ending
    self.ending = nil
    ending?()
  }

  /// Calls this once when the screen has left; at once if it has already.
  func whenLeft(_ end: @escaping @MainActor () -> Void) {
    if isShown { ending = end } else { end() }
  }
}

// MARK: - Work

extension Presence {
  /// Starts work that is needed only while the screen is shown: it is cancelled when the screen
  /// leaves. A covered screen hasn't left. If the screen has left already, the work is cancelled
  /// from the beginning.
  ///
  ///     presence.task { await load() }
  ///
  /// Cancellation is cooperative: the work ends where it awaits something that supports
  /// cancellation. Until then it continues, and its changes aren't visible. So the code of a
  /// cancelled action is responsible for its state, in a `defer` or a `catch`, and its events do
  /// nothing. Work that must be completed without the screen (a payment, an upload) belongs in a
  /// service, or in a task of its own.
  @discardableResult
  public func task(
    priority: TaskPriority? = nil, _ work: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never> {
    begun += 1
    let number = begun
    let task = Task(priority: priority) { [weak self] in
      await work()
      self?.tasks[number] = nil
    }
    if screenType != nil, !isShown { task.cancel() } else { tasks[number] = task }
    return task
  }
}

/// An action that is being performed.
@MainActor
final class Performance {
  /// Those within which the code runs.
  @TaskLocal private static var outer: [Performance] = []

  /// The calls that wait for its end.
  private var others: [CheckedContinuation<Bool, Never>] = []

  func perform(_ work: @MainActor () async -> Void) async {
    await Self.$outer.withValue(Self.outer + [self]) { await work() }
  }

  /// Performs what is a part of it. For any other call, waits for its end, and returns whether it was
  /// cancelled, so that the call's work isn't done.
  func wasCancelled(joinedBy work: @MainActor () async -> Void) async -> Bool {
    guard !Self.outer.contains(where: { $0 === self }) else {
      await work()
      return false
    }
    return await withCheckedContinuation { others.append($0) }
  }

  func end() {
    for other in others { other.resume(returning: Task.isCancelled) }
  }
}

// MARK: - An alert

extension Presence {
  /// Shows the screen's own alert above everything else, replacing its previous one; nil for none.
  /// It is shown while nothing but alerts covers the screen, and waits while anything else does or
  /// while the screen isn't shown.
  ///
  ///     func show(_ alert: LoginAlert?) {
  ///       presence.show(alert.map(flowAlert)) { [weak self] in self?.alert = nil }
  ///     }
  ///
  /// As in ``Flow/alert(_:message:isSecret:style:anchor:fields:buttons:unlessShown:animated:)``, an
  /// alert without buttons counts as none, with a warning, and an action sheet has no fields.
  ///
  /// - Parameters:
  ///   - alert: the alert.
  ///   - end: called when it is over, but not when this was called again: the user tapped a button,
  ///     whose action runs afterwards, or the screen has left, or a flow has closed what is above
  ///     its stack.
  public func show(_ alert: FlowAlert?, whenOver end: @escaping @MainActor () -> Void) {
    let alert = alert?.checked(for: screenName, warn: warn)
    let former = self.alert
    guard alert != nil || former != nil else { return }
    self.alert = alert.map { ScreenAlert($0, whenOver: end) }
    stage?.change(animated: true) { stage?.noteAlert(of: self, insteadOf: former) }
  }

  private func warn(_ warning: String) {
    if let stage { return stage.warn(warning) }
    #if DEBUG
      Log.write(warning)
    #endif
  }

  func endAlert() {
    let former = alert
    alert = nil
    former?.end()
  }
}

/// A screen's own alert.
@MainActor
final class ScreenAlert {
  let content: FlowAlert
  /// Called when it is over.
  let end: @MainActor () -> Void
  /// Its layer; nil while it waits.
  var layer: Int?

  init(_ content: FlowAlert, whenOver end: @escaping @MainActor () -> Void) {
    (self.content, self.end) = (content, end)
  }
}

extension Task where Success == Void, Failure == Never {
  /// Starts an action of a view, and cancels it when its screen leaves, like
  /// ``Presence/task(priority:_:)``:
  ///
  ///     signInButton.addAction(
  ///       UIAction { [viewModel] _ in
  ///         Task(whileShown: viewModel) { await viewModel.signIn() }
  ///       }, for: .touchUpInside)
  ///
  /// If no stage shows the screen (in a preview, or in a test of the screen alone), nothing cancels
  /// it.
  @MainActor
  @discardableResult
  public init(
    whileShown screen: any Screen, priority: TaskPriority? = nil,
    _ work: @escaping @MainActor () async -> Void
  ) {
    if screen.presence.isShown {
      self = screen.presence.task(priority: priority, work)
    } else {
      self = Task(priority: priority) { await work() }
    }
  }
}
