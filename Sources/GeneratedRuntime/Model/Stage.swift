#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The single model of the content of the screen. It retains the root flow and the shown screens,
/// and is the only type with the rules for showing and going back; hosts only draw it.
///
/// A stage without a host records what happens, for tests. Its ``transcript`` has one line for each
/// drawn change, `show` and the layers as in ``description``; one for each flow that ended, `end`
/// and the reason; and one for each URL that the system opens:
///
///     show LoginScreen › RegisterScreen
///     end AuthCoordinator: finished
///     show HomeScreen | sheet HelpScreen › ContactScreen | browser https://example.org
///     open https://example.org
///
/// Flows end before the change that ended them is drawn, children before their parents.
@MainActor
public final class Stage: @MainActor CustomStringConvertible {
  private(set) weak var host: (any StageHost)?

  /// Whether the app's own screens are below the lowest layer, so that the user can also go back
  /// from its first screen, or close it.
  let isAttached: Bool

  /// The layers on screen, lowest first. While a change is made, layers may be empty.
  var layers = [
    Layer(
      id: 0, style: nil, transition: nil, isSecret: false,
      content: .stack(Stack(id: 0)))
  ]

  /// The root flow, from its start to its end.
  public private(set) var root: (any Coordinator)?

  /// Whether a transcript and warnings are kept: by default, only without a host. With a host, set
  /// it before the root starts, for example in a UI test.
  public var isRecording: Bool

  /// A line for each event, if recording.
  public private(set) var transcript: [String] = []

  /// The invalid calls that were ignored, if recording. Debug builds print them in any case.
  public private(set) var warnings: [String] = []

  /// The horizontal size class, set by a host or a test. Setting it is a change that is drawn.
  public var width = WidthClass.compact {
    didSet { if width != oldValue { change(animated: false) {} } }
  }

  /// Whether there ever was a lock: layers are searched for one only then.
  var hasHadLock = false

  var lastID = 0
  package var swiped: Flow.Shown?
  var exits: [Exit] = []
  var current = Ongoing()

  /// The number of completed changes, and of items that left.
  var settled = 0
  var batch = 0

  /// The containers on screen, and the positions of their stacks.
  var containers: [Flow.Shown] = []
  var homes: [Int: Home] = [:]

  /// The observers of changes, and the record of the one in progress.
  var watchers: [Watcher] = []
  var trace = Trace()
  var isTelling = false

  /// The screens with their own alerts, shown or not yet, in the order of the calls.
  var alerting: [Presence] = []

  /// The events whose answers took their screens out of sight, where these still are.
  var hidden: [Trace.Origin] = []

  /// The decisions that flows wait for, with the answers that wait, and their tasks, by the same
  /// numbers.
  var decisions: [Int: Decision] = [:]
  package internal(set) var decisionTasks: [Int: Task<Void, Never>] = [:]

  /// The link that waits for its flow.
  var pending: Pending? { didSet { hasPending = pending != nil || pendingPlace != nil } }
  /// The place that waits for the first screen.
  var pendingPlace: Place? { didSet { hasPending = pending != nil || pendingPlace != nil } }
  /// Read after each change, more cheaply than both.
  private(set) var hasPending = false

  /// Whether the layers may differ from the drawn ones.
  var hasChanged = false
  private var changes = 0
  var drawn: [Drawn]
  private var drawnWidth: WidthClass

  /// An empty stage without a host.
  ///
  /// - Parameters:
  ///   - isAttached: whether the lowest layer is on top of the app's own screens, to which
  ///     the user can go back.
  ///   - isRecording: whether it keeps a transcript and its warnings.
  public convenience init(isAttached: Bool = false, isRecording: Bool = true) {
    self.init(host: nil, isAttached: isAttached, isRecording: isRecording)
  }

  /// An empty stage that a host draws, which is held weakly.
  init(host: (any StageHost)?, isAttached: Bool = false, isRecording: Bool = false) {
    (self.host, self.isAttached, self.isRecording) = (host, isAttached, isRecording)
    (drawn, drawnWidth) = (layers.map(Drawn.init), width)
  }

  deinit {
    for task in decisionTasks.values { task.cancel() }
  }

  /// Starts the root flow and retains it until it ends. Refused with a warning if there is a root
  /// flow, or if the coordinator was started before.
  public func start(_ root: any Coordinator) {
    if self.root != nil { catchUp() }
    guard self.root == nil else {
      return warn("\(Call("start", root)): a root is up")
    }
    guard root.flow.coordinator == nil else {
      return warn("\(Call("start", root)): started before")
    }
    host?.prepare(self)
    change(animated: false) {
      self.root = root
      root.flow.enter(self, with: root, under: nil, at: root.flow.location)
    }
  }

  /// The content of the screen: the screens of each stack from first to top, the layers from lowest
  /// to highest, as in `HomeScreen | sheet HelpScreen › ContactScreen`; `nothing` for an empty
  /// lowest layer.
  public var description: String {
    layers.map(\.description).joined(separator: " | ")
  }

  /// The topmost shown screen of a type, for calling it like its view would; not one of a flow that
  /// is about to end.
  public func screen<S: Screen>(_ type: S.Type) -> S? {
    highest { $0.screen(type) != nil && !$0.flow.isLeaving }?.entry?.screen(type)
  }

  /// The first coordinator of a type, from the root on, for sending it events from outside; not one
  /// that is about to end.
  public func coordinator<C: Coordinator>(_ type: C.Type) -> C? {
    [root].compactMap(\.self).nearest(type)
  }

  /// The number of a change of a layer.
  func makeChange() -> Int {
    hasChanged = true
    changes += 1
    return changes
  }

  /// Whether there was something to draw.
  func draw(animated: Bool) -> Bool {
    guard hasChanged || width != drawnWidth else { return false }
    hasChanged = false
    let isTurned = width != drawnWidth && !layers.allSatisfy(\.isEmpty)
    guard noteDrawn() || isTurned else { return false }
    drawnWidth = width
    record("show \(description)")
    host?.draw(self, animated: animated)
    return true
  }

  /// Asks the host to report anything that left without a gesture.
  func catchUp() {
    host?.catchUp(self)
  }

  func open(_ url: URL, isSecret: Bool) {
    record("open \(isSecret ? secretText : url.absoluteString)")
    host?.open(url)
  }

  func warn(_ warning: String) {
    if isRecording { warnings.append(warning) }
    Log.write(warning)
    note(warning: warning)
  }

  func noteEnd(of coordinator: any Coordinator, as reason: FlowEnd) {
    if root === coordinator { root = nil }
    record("end \(type(of: coordinator)): \(reason)")
    note(endOf: coordinator, as: reason)
  }

  private func record(_ line: @autoclosure () -> String) {
    if isRecording { transcript.append(line()) }
  }
}
