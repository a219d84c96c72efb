#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The one model of what is on screen. It holds the root flow and the shown screens, and is the
/// only place that knows the rules of showing and going back; hosts only draw it.
///
/// A stage without a host is the recording navigator of tests. Its ``transcript`` has one line
/// for each drawn change, `show` and then the layers as in ``description``; one for each flow that
/// ended, `end` and why; and one for each URL that the system opens:
///
///     show LoginScreen › RegisterScreen
///     end AuthCoordinator: finished
///     show HomeScreen | sheet HelpScreen › ContactScreen | browser https://example.org
///     open https://example.org
///
/// Flows end before the change that ended them is drawn, children before their parents.
@MainActor
public final class Stage: @MainActor CustomStringConvertible {
  private weak var host: (any StageHost)?

  /// Whether the app's own screens lie below the lowest layer, so that the user can go back from
  /// its first screen too, or close it.
  let isAttached: Bool

  /// What is on screen, lowest layer first. While a change is made, layers may be empty.
  public internal(set) var layers = [
    Layer(id: 0, style: nil, isHeld: false, content: .stack(Stack(id: 0)))
  ]

  /// The root flow, from its start until it ended.
  public private(set) var root: (any Coordinator)?

  /// Whether a transcript and warnings are kept: by default, without a host. With one, set it
  /// before the root starts, in a UI test say.
  public var isRecording: Bool

  /// What happened, if it is recorded.
  public private(set) var transcript: [String] = []

  /// The calls that made no sense and were ignored, if that is recorded. Debug builds print them
  /// in any case.
  public private(set) var warnings: [String] = []

  /// How much room there is: a host says it, a test sets it. A change is drawn.
  public var width = WidthClass.compact {
    didSet { if width != oldValue { change(animated: false) {} } }
  }

  var lastID = 0
  var swiped: Flow.Shown?
  var swipes: [Int: HeldSwipe] = [:]
  var current = Ongoing()

  /// How many changes are through, and how many times something left.
  var settled = 0
  var batch = 0

  /// The containers on screen, and where the stacks in them are.
  var containers: [Flow.Shown] = []
  var homes: [Int: Home] = [:]

  /// Who is told of changes, and what of the one that is under way.
  var watchers: [Watcher] = []
  var trace = Trace()
  var isTelling = false

  /// Whether the layers may be others than the drawn ones.
  var hasChanged = false
  private var drawn: (layers: [Layer], width: WidthClass)

  /// An empty stage.
  ///
  /// - Parameters:
  ///   - host: what draws it, held weakly.
  ///   - isAttached: whether the lowest layer lies on screens of the app's own, to which the user
  ///     can go back.
  ///   - isRecording: whether it keeps a transcript and its warnings; by default, without a host.
  public init(
    host: (any StageHost)? = nil, isAttached: Bool = false, isRecording: Bool? = nil
  ) {
    self.host = host
    self.isAttached = isAttached
    self.isRecording = isRecording ?? (host == nil)
    drawn = (layers, width)
    StageList.add(self)
  }

  /// Starts the root flow and holds it until it ends. While there is one, and for a coordinator
  /// that was started before, refused with a warning.
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
      root.flow.enter(self, with: root, under: nil, at: root.flow.place)
    }
  }

  /// What is on screen: the screens of each stack from its first to its top, the layers from the
  /// lowest to the highest, as in `HomeScreen | sheet HelpScreen › ContactScreen`; `nothing` for
  /// an empty lowest layer.
  public var description: String {
    layers.map(\.description).joined(separator: " | ")
  }

  /// The topmost shown screen of a type, to call its view model as its view would.
  public func screen<S: Screen>(_ type: S.Type) -> S? {
    highest { $0.screen is S }?.screen as? S
  }

  /// The first coordinator of a type, from the root on, to call what reaches it from outside.
  public func coordinator<C: Coordinator>(_ type: C.Type) -> C? {
    var next = [root].compactMap(\.self)
    while !next.isEmpty {
      if let found = next.lazy.compactMap({ $0 as? C }).first { return found }
      next = next.flatMap(\.flow.children)
    }
    return nil
  }

  /// Whether there was something to draw.
  func draw(animated: Bool) -> Bool {
    guard hasChanged || width != drawn.width else { return false }
    hasChanged = false
    if isSame(as: drawn.layers), width == drawn.width || layers.allSatisfy({ $0.isEmpty }) {
      return false
    }
    drawn = (layers, width)
    record("show \(description)")
    host?.draw(self, animated: animated)
    return true
  }

  /// Hears what left without a gesture, if anything did.
  func catchUp() {
    host?.catchUp(self)
  }

  func open(_ url: URL) {
    record("open \(url.absoluteString)")
    host?.open(url)
  }

  func warn(_ warning: String) {
    if isRecording { warnings.append(warning) }
    #if DEBUG
      Log.write(warning)
    #endif
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
