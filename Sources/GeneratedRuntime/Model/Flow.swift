/// A coordinator's position in the tree of flows, and its calls to show, go back, start, report and
/// end.
///
/// A flow is started once and ends once. Its coordinator retains it, its parent's flow retains its
/// coordinator, and all references to parents are weak. A call that shows something on a flow that
/// isn't started or has ended is ignored with a warning, and so is a change of several steps before
/// the start: the stage warns of them when the flow starts. One that goes back or ends is ignored
/// silently, because nothing is left to do.
@MainActor
public final class Flow {
  /// The sender of an event that a flow answers: a screen or a child flow.
  @MainActor
  public protocol Sender: AnyObject {}

  /// The flow that started this one.
  public internal(set) weak var parent: (any Coordinator)?

  /// The child flows in the order of their starts, without those that have ended or are about to.
  public var children: [any Coordinator] { allChildren.filter { !$0.flow.isLeaving } }

  /// The child flows that haven't ended.
  var allChildren: [any Coordinator] = []

  /// The screen, or the child flow, whose event is answered with the start of this one; set before
  /// that, for ``screen(_:as:for:reportsLoss:)``.
  public var opener: (any Sender)? {
    get { openers?.screen }
    set { openers = Opener.of(newValue) }
  }
  var openers: Opener?

  /// How the flow ended, nil before that; set once.
  public internal(set) var end: FlowEnd?

  /// How the flow will end: its parent is answering its final report.
  var ending: FlowEnd?

  /// Whether it leaves as soon as the flow that replaces it has started.
  var isBeingReplaced = false

  /// The calls made before the start; the stage warns of them when the flow starts.
  var early: [Call] = []

  weak var coordinator: (any Coordinator)?
  weak var stage: Stage?

  /// A copy of the parent's, which is needed often.
  weak var above: Flow?
  var location = Stage.Location(stack: 0, style: nil)

  /// Flows are numbered in the order of their starts; 0 before the start.
  var number = 0
  static var started = 0

  /// The numbers of the flows from the root down to this one.
  var path: [Int] = []

  /// An item on screen: an entry and its stack, or a layer without one.
  package struct Shown {
    let id: Int
    let stack: Int
  }

  /// The items that this flow itself shows, oldest first; includes its tabs or split.
  var shown: [Shown] = []
  var containerShown: Shown?

  /// The last id on the stage when its `start()` was done, and what that waited for; nil before.
  var begun: Int?

  /// Whether it begins again, and hasn't yet: that isn't up to the screen whose event is answered.
  var isRestarting = false

  /// Whether it shows itself in place of everything that its parent shows, as soon as it shows anything.
  var replacesLater = false

  /// The number of items that it and the flows below it show.
  var shownCount = 0

  /// Its last loss.
  var loss: Loss?

  /// Creates a flow that isn't started yet.
  public init() {}

  /// The screens that this flow itself shows, lowest first, without those of its children.
  public var screens: [any Screen] {
    stage?.items.filter { $0.flow === self }.compactMap(\.screen) ?? []
  }

  /// The topmost screen of a type that this flow itself shows, or that one of its screens embeds; of
  /// one that it shows in several roles, that in the role.
  public func screen<S: Screen>(_ type: S.Type, as role: (any ScreenRole)? = nil) -> S? {
    let isWanted = { (screen: any Screen) in screen is S && screen.isShown(as: role) }
    return screens.lazy.reversed().compactMap { $0.first(where: isWanted) as? S }.first
  }

  /// The screen of a type that the answer to an event of this sender is for: the sender itself, or the
  /// ``opener`` of a child flow, ``Presence/opener`` of a screen, or the opener of that. If none is of the
  /// type, it is the topmost.
  ///
  ///     func didSave(_ owlEdit: OwlEditCoordinator, owl: Owl) {
  ///       flow.screen(OwlDetailScreen.self, for: owlEdit)?.update(owl: owl)
  ///     }
  ///
  /// - Parameters:
  ///   - type: the screen's type.
  ///   - role: its role, if the flow shows it in several.
  ///   - sender: the screen or the child flow that sent the event; nil for an event from outside.
  ///   - reportsLoss: whether ``Stage/observe(_:)`` reports that the answer has no effect if it has left.
  /// - Returns: nil if it has left, even if others of its type are shown; or if there is none.
  public func screen<S: Screen>(
    _ type: S.Type, as role: (any ScreenRole)? = nil, for sender: (any Sender)?,
    reportsLoss: Bool = true
  ) -> S? {
    if let owner = Opener.of(sender)?.nearest(type) {
      guard let screen = owner.screen as? S, screen.presence.isShown(on: stage) else {
        if reportsLoss { stage?.drop(Call("tell", type), .left) }
        return nil
      }
      if screen.isShown(as: role) { return screen }
    }
    return self.screen(type, as: role)
  }

  /// The first running flow of a type below this one, children before their own children, to pass
  /// it events from outside. A flow that is about to end isn't found.
  public func child<C: Coordinator>(_ type: C.Type) -> C? {
    allChildren.nearest(type)
  }
}

extension Flow {
  /// Records that something left the screen that the flow, or a flow below it, showed.
  struct Loss {
    /// The change in which it left, and the batch of items that left at once.
    let change: Int
    let batch: Int
    let end: FlowEnd
    /// Whether the flow ends if nothing else is left of it; otherwise it continues in any case.
    let isLoser: Bool
    /// Whether it can't show anything else instead, because others removed its content.
    var isFinal: Bool
    /// The number of the flow that continues, with all above it; 0 for none.
    let keeper: Int
  }
}
