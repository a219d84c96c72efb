/// The main run loop, the user's hands and UIKit's log, none of which UIKit declares: what tests
/// use to let time pass and to touch the screen.
@MainActor
public enum Simulation {
  /// What UIKit logs or throws when it is used in a way that it doesn't allow.
  public static var complaints: [String] = []

  /// Who is told first that a transition has ended. UIKit doesn't say. With the completion first,
  /// transitions are as early and their coordinators as late as can be.
  public enum Order: Sendable, CaseIterable {
    case delegateFirst
    case completionFirst
  }

  /// Who is told first from now on.
  public static var order = Order.delegateFirst

  /// The scene that windows are in.
  public static let scene = UIWindowScene()

  /// Whether UIKit loses the completions of transitions, as it does now and then.
  public static var losesCompletions = false

  /// Whether the handler of an alert's button is called a turn after the alert is gone.
  public static var answersLate = false

  /// Whether a split that appears collapses two turns later, without telling its delegate.
  public static var collapsesSilently = false

  /// Whether the first tab is selected whenever tabs are set, and a tab bar's delegate is told so.
  public static var reportsFirstTabs = false

  /// The transitions from one root view controller to another.
  public static var crossDissolves = 0

  /// What `UIScene.open` was called with.
  public static var opened: [String] = []

  /// What view controllers asked UIKit to read again.
  public static var asked: [String] = []

  /// How many turns of the run loop an animation takes.
  static let duration = 3

  private static var waiting: [(due: Int, action: () -> Void)] = []
  private static var now = 0

  /// Lets the run loop turn once.
  public static func turn() {
    now += 1
    let due = waiting.filter { $0.due <= now }
    waiting.removeAll { $0.due <= now }
    for item in due { item.action() }
    noticeWindows()
  }

  /// Lets the run loop turn until nothing is pending.
  public static func settle() {
    var turns = 0
    noticeWindows()
    while !waiting.isEmpty {
      turn()
      turns += 1
      if turns > 1_000 { return complain("it never comes to rest") }
    }
  }

  /// Whether nothing is pending.
  public static var isAtRest: Bool { waiting.isEmpty }

  /// Forgets what earlier tests left.
  public static func reset() {
    waiting = []
    watched = []
    complaints = []
    opened = []
    asked = []
    images = []
    isPad = false
    choices = .both
    refusesSwipes = false
    dissolvesTabs = false
    losesCompletions = false
    answersLate = false
    collapsesSilently = false
    reportsFirstTabs = false
    crossDissolves = 0
    order = .delegateFirst
  }

  /// Does something in the next turn.
  public static func later(_ action: @escaping @MainActor () -> Void) {
    later(1, action)
  }

  /// Does something after some seconds, of which each has twenty turns; at the earliest in the next.
  public static func later(seconds: Double, _ action: @escaping @MainActor () -> Void) {
    later(max(1, Int(seconds * 20)), action)
  }

  static func later(_ turns: Int, _ action: @escaping () -> Void) {
    waiting.append((now + turns, action))
  }

  /// What takes time only when it is animated: otherwise it may be done before the call returns.
  static func later(animated: Bool, _ action: @escaping () -> Void) {
    if !animated, order == .completionFirst { return action() }
    later(animated ? duration : 1, action)
  }

  /// Notes what only UIKit could know.
  public static func complain(_ complaint: String) {
    complaints.append(complaint)
  }
}

// MARK: - Views in windows

extension Simulation {
  private struct Watched { weak var view: UIView? }

  private static var watched: [Watched] = []

  static func watch(_ view: UIView) {
    if !watched.contains(where: { $0.view === view }) { watched.append(Watched(view: view)) }
  }

  /// Tells the views that came into a window or left it.
  private static func noticeWindows() {
    watched.removeAll { $0.view == nil }
    for view in watched.compactMap(\.view) { view.noticeWindow() }
  }
}
