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
public final class Stage {
  weak var host: (any StageHost)?

  /// Whether the app's own screens lie below the lowest layer, so that the user can go back from
  /// its first screen too.
  let isAttached: Bool

  /// What is on screen, lowest layer first. While a change is made, layers may be empty.
  public internal(set) var layers = [Layer(id: 0, style: nil, content: .stack([]))]

  /// The root flow, from its start until it ended.
  public private(set) var root: (any Coordinator)?

  /// What happened, while no host is attached.
  public private(set) var transcript: [String] = []

  /// The calls that made no sense and were ignored, while no host is attached. Debug builds print
  /// them too.
  public private(set) var warnings: [String] = []

  struct Loss {
    let flow: Flow
    let end: FlowEnd
    let keeper: Flow?
  }

  enum Answer {
    case free
    case muted
  }

  var losses: [Loss] = []
  var lastLayer = 0
  weak var swiped: (any Screen)?
  private var depth = 0
  private var answer: Answer?
  private var isAnimated = false
  private var drawn: [Layer] = []
  private var starting: [Flow] = []
  private var unheard: [any Coordinator] = []

  /// An empty stage.
  ///
  /// - Parameters:
  ///   - host: what draws it, held weakly; nil to record.
  ///   - isAttached: whether the lowest layer lies on screens of the app's own, to which the user
  ///     can go back.
  public init(host: (any StageHost)? = nil, isAttached: Bool = false) {
    self.host = host
    self.isAttached = isAttached
    drawn = layers
  }

  /// Starts the root flow and holds it until it ends. While there is one, and for a coordinator
  /// that was started before, refused with a warning.
  public func start(_ root: any Coordinator) {
    guard self.root == nil else {
      return warn("start \(type(of: root)): a root is up")
    }
    guard root.flow.coordinator == nil else {
      return warn("start \(type(of: root)): started before")
    }
    change(animated: false) {
      self.root = root
      begin(root, under: nil, at: Place(layer: 0, style: nil))
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
    items.last { $0.screen is S }?.screen as? S
  }

  func begin(_ coordinator: any Coordinator, under parent: (any Coordinator)?, at place: Place) {
    coordinator.flow.enter(self, with: coordinator, under: parent, at: place)
    starting.append(coordinator.flow)
    coordinator.start()
  }

  func open(_ url: URL) {
    if let host { host.open(url) } else { transcript.append("open \(url.absoluteString)") }
  }

  func warn(_ warning: String) {
    if host == nil { warnings.append(warning) }
    #if DEBUG
      print("GeneratedRuntime: \(warning)")
    #endif
  }

  /// The bookkeeping of an end; `heard` when the parent is yet to hear of it.
  func ended(_ flow: Flow, as end: FlowEnd) {
    if root?.flow === flow { root = nil }
    if host == nil { transcript.append("end \(flow.name): \(end)") }
  }
}

// One change: what an answer, a gesture or a call from outside does, down to what the parents of
// flows that ended do about it.
extension Stage {
  var isMuted: Bool { answer == .muted }

  /// What goes back takes the cover away, so that the rest of the answer may show again.
  func unmute() {
    if answer != nil { answer = .free }
  }

  func answer(to sender: Presence, _ event: () -> Void) {
    change(animated: false) {
      let outer = answer
      if outer == nil {
        answer = items.last?.screen?.presence === sender ? .free : .muted
      }
      event()
      answer = outer
    }
  }

  func change(animated: Bool, _ changes: () -> Void) {
    isAnimated = isAnimated || animated
    depth += 1
    changes()
    if depth == 1 {
      repeat { settle() } while draw()
    }
    depth -= 1
  }

  private func settle() {
    while true {
      if !unheard.isEmpty {
        unheard.removeFirst().cancelled()
      } else if let (coordinator, end) = root.flatMap(outermostLoser) {
        coordinator.flow.close(as: end)
        unheard.append(coordinator)
      } else {
        break
      }
    }
    losses = []
    starting = []
    layers.removeAll { $0.isEmpty && $0.id > 0 }
  }

  private func outermostLoser(from coordinator: any Coordinator) -> (any Coordinator, FlowEnd)? {
    if let end = lostEnd(of: coordinator.flow) { return (coordinator, end) }
    for child in coordinator.flow.children {
      if let loser = outermostLoser(from: child) { return loser }
    }
    return nil
  }

  /// How the flow ends because nothing is left of it on screen; nil when it goes on.
  ///
  /// A child that was started in the same change and has nothing to show yet keeps it going.
  func lostEnd(of flow: Flow) -> FlowEnd? {
    guard let loss = losses.last(where: { $0.flow.isWithin(flow) }), items(of: flow).isEmpty,
      loss.keeper?.isWithin(flow) != true
    else { return nil }
    let successors = starting.filter { $0 !== flow && $0.end == nil && $0.isWithin(flow) }
    return successors.contains { lostEnd(of: $0) == nil } ? nil : loss.end
  }

  /// The parent hears of a child that it took away when its answer is through.
  func owe(_ coordinator: any Coordinator) {
    unheard.append(coordinator)
  }

  /// Whether there was something to draw; what the host changes while it draws is drawn next.
  private func draw() -> Bool {
    let animated = isAnimated
    isAnimated = false
    guard !layers.elementsEqual(drawn, by: { $0.isSame(as: $1) }) else { return false }
    drawn = layers
    if let host {
      host.draw(self, animated: animated)
    } else {
      transcript.append("show \(description)")
    }
    return true
  }
}
