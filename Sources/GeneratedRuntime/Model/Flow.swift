/// What a coordinator does with the screen: its place among the other flows, and the calls that
/// show, go back, start, report and end.
///
/// A flow is started once and ends once; its coordinator holds it, its parent's flow holds its
/// coordinator, and all that points upwards is weak. A call that shows something on a flow that
/// isn't started or has ended is ignored with a warning; one that goes back or ends is ignored
/// silently: there is nothing left to do.
@MainActor
public final class Flow {
  /// The flow that started this one.
  public internal(set) weak var parent: (any Coordinator)?

  /// The child flows that haven't ended, in order of start.
  public internal(set) var children: [any Coordinator] = []

  /// How the flow ended, nil while it lives; set once.
  public internal(set) var end: FlowEnd?

  /// How the flow will end: its parent is answering its last report.
  var ending: FlowEnd?

  weak var coordinator: (any Coordinator)?
  weak var stage: Stage?

  /// The parent's, which is asked for often.
  weak var above: Flow?
  var place = Stage.Place(stack: 0, style: nil)

  /// Flows are numbered in the order in which they start; 0 before that.
  var number = 0
  static var started = 0

  /// The numbers of the root and of those below it, down to this flow.
  var path: [Int] = []

  /// Something on screen: an entry and its stack, or a layer without one.
  struct Shown {
    let id: Int
    let stack: Int
  }

  /// What this flow itself shows, oldest first; of it, the tabs or the split.
  var shown: [Shown] = []
  var containerShown: Shown?

  /// How much it and the flows below it show.
  var shownCount = 0

  /// What it lost last.
  var loss: Loss?

  /// A flow that isn't started yet.
  public init() {}

  /// What this flow itself shows, lowest first; the screens of its children are theirs.
  public var screens: [any Screen] {
    stage?.items.filter { $0.flow === self }.compactMap(\.screen) ?? []
  }

  /// The topmost screen of a type that this flow itself shows.
  public func screen<S: Screen>(_ type: S.Type) -> S? {
    screens.last { $0 is S } as? S
  }
}

extension Flow {
  /// That something of the flow's, or of a flow below it, left the screen.
  struct Loss {
    /// The change in which it did, and the several that left at once in it.
    let change: Int
    let batch: Int
    let end: FlowEnd
    /// Whether the flow ends if nothing else is left of it; otherwise it goes on in any case.
    let isLoser: Bool
    /// The number of the flow that goes on, and with it all above; 0 where none does.
    let keeper: Int
  }
}
