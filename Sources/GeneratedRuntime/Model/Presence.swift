/// The link of a screen to the place where it is shown.
@MainActor
public final class Presence {
  private weak var lastStage: Stage?
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var begun = 0

  /// Where it is on screen; nil where it isn't.
  private(set) var shown: Flow.Shown?

  /// The screen's type, from its first showing on.
  private(set) var screenType: Any.Type?

  /// The stage that it is on.
  var stage: Stage? { shown == nil ? nil : lastStage }

  /// A link of a screen that isn't shown yet.
  public init() {}

  // A stage may go away before its screens have left it.
  deinit {
    for task in tasks.values { task.cancel() }
  }

  /// Whether the screen is on a stage, covered or not.
  public var isShown: Bool { stage != nil }

  /// Runs `event`, the report of something that the user did, as one answer: all that it changes
  /// is drawn as one change. Silent when the screen isn't shown yet or has left.
  ///
  ///     func didSignIn(_ login: any LoginViewModel, session: Session) {
  ///       presence.report { flowDelegate?.didSignIn(login, session: session) }
  ///     }
  ///
  /// The answer to a screen that is covered (by the screen of a first tap, say, or by a modal)
  /// shows nothing more: its `push`, `present`, `start` and `browse` do nothing. What goes back
  /// still works (`back`, `pop`, `popToRoot`, `finish`, `replace`, a start with `.replace`), and
  /// after it the rest of the answer does too: a late sign-in gets through under a help sheet.
  /// What came to nothing, debug builds print, and ``Stage/observe(_:)`` tells.
  ///
  /// - Parameters:
  ///   - name: the event's name in traces; by default, the method that calls.
  ///   - event: what is done about it.
  public func report(named name: StaticString = #function, _ event: () -> Void) {
    if let stage { stage.answer(to: self, named: name, event) } else { drop(name) }
  }

  func drop(_ event: StaticString) {
    if let lastStage, let screenType { return lastStage.drop(event, of: screenType) }
    #if DEBUG
      Log.write("\(event) comes to nothing, since its screen wasn't shown yet")
    #endif
  }

  func enter(_ stage: Stage, at shown: Flow.Shown, as type: Any.Type) {
    (lastStage, self.shown, screenType) = (stage, shown, type)
  }

  func leave() {
    shown = nil
    let tasks = tasks.values
    self.tasks = [:]
    for task in tasks { task.cancel() }
  }
}

// MARK: - Work

extension Presence {
  /// Begins work that is of use only as long as the screen is shown: it is cancelled when the
  /// screen leaves; a covered one has not left. Of a screen that has left already it is cancelled from
  /// the beginning.
  ///
  ///     presence.task { await viewModel.load() }
  ///
  /// Cancelling asks; what it is about ends by itself, where it waits for something that can be
  /// cancelled. Until then it runs on, and what it changes nobody sees. So an action that is
  /// cancelled leaves its state as its own code does, in a `defer` or a `catch`, and what it
  /// reports is silent. What must get through without the screen (a payment, an upload) belongs to
  /// a service, or into a task of its own.
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

extension Task where Success == Void, Failure == Never {
  /// Begins an action of a screen's, and cancels it when the screen of this view model leaves, as
  /// ``Presence/task(priority:_:)`` does. For views, which don't know their screen:
  ///
  ///     signInButton.addAction(
  ///       UIAction { [viewModel] _ in
  ///         Task(whileShown: viewModel) { await viewModel.signIn() }
  ///       }, for: .touchUpInside)
  ///
  /// Where no stage shows the view model (in a preview, or a test of it alone) nothing cancels it.
  @MainActor
  @discardableResult
  public init(
    whileShown viewModel: AnyObject, priority: TaskPriority? = nil,
    _ work: @escaping @MainActor () async -> Void
  ) {
    if let presence = StageList.presence(of: viewModel) {
      self = presence.task(priority: priority, work)
    } else {
      self = Task(priority: priority) { await work() }
    }
  }
}

/// All stages: one for each window, mostly.
@MainActor
enum StageList {
  private struct Ref { weak var stage: Stage? }
  private static var stages: [Ref] = []

  static func add(_ stage: Stage) {
    stages.removeAll { $0.stage == nil }
    stages.append(Ref(stage: stage))
  }

  static func presence(of viewModel: AnyObject) -> Presence? {
    for ref in stages {
      let item = ref.stage?.highest { $0.screen?.viewModel === viewModel }
      if let presence = item?.screen?.presence { return presence }
    }
    return nil
  }
}
