/// A tab with its child flow.
public struct FlowTab {
  /// A tab's role, which the system knows and places by itself.
  public enum Role: Sendable {
    /// A search.
    case search
  }

  /// How the user chooses among tabs, if not by a tab bar alone.
  public enum Look: Sendable {
    /// By a tab bar that the user can turn into a sidebar, on an iPad since iOS 18; elsewhere by a tab bar.
    case sidebar
    /// By a segmented control above them.
    case segments
    /// By a swipe from one page to the next.
    case pages
    /// As the app's own container lets the user: see `UIKitContainers`.
    case own
  }

  /// The badge on a tab.
  public struct Badge: Sendable {
    let text: String?

    /// A number; none for 0 and for nil.
    public static func count(_ count: Int?) -> Self {
      Self(text: count.flatMap { $0 == 0 ? nil : "\($0)" })
    }

    /// A short text; none for an empty one and for nil.
    public static func text(_ text: String?) -> Self {
      Self(text: text.flatMap { $0.isEmpty ? nil : $0 })
    }
  }

  let type: any Coordinator.Type
  var tab: Stage.Tab
  let isShown: Bool
  let isSelected: Bool
  /// Whether it comes and goes.
  let passes: Bool
  let make: @MainActor () -> any Coordinator
  /// Called by a tap on it, in place of selecting it.
  let onSelect: (@MainActor () -> Void)?
  /// Called by a tap on it where its first screens are in sight.
  let onReselect: (@MainActor () -> Void)?

  /// A tab; the first one is selected unless another has `isSelected`.
  ///
  /// - Parameters:
  ///   - coordinator: its flow.
  ///   - title: its title on the bar.
  ///   - image: the name of an image in the app, or of a system symbol.
  ///   - badge: the badge on it.
  ///   - role: its role, if the system knows one.
  ///   - isSelected: whether it is selected at first.
  ///   - onReselect: called when the user taps it while it is selected and shows its first screens;
  ///     elsewhere, the tap goes back to these.
  ///   - onSelect: called when the user taps it, in place of selecting it. ``Flow/select(_:animated:)``
  ///     selects it.
  @MainActor
  public static func tab(
    _ coordinator: any Coordinator, title: String, image: String? = nil,
    badge: Badge = .count(nil), role: Role? = nil, isSelected: Bool = false,
    onReselect: (@MainActor () -> Void)? = nil, onSelect: (@MainActor () -> Void)? = nil
  ) -> Self {
    Self(
      type: Swift.type(of: coordinator),
      tab: Stage.Tab(title: title, image: image, role: role, badge: badge.text),
      isShown: true, isSelected: isSelected, passes: false, make: { coordinator },
      onSelect: onSelect, onReselect: onReselect)
  }

  /// A tab that comes and goes with ``Flow/showTab(of:if:)``. Its flow is made each time it comes.
  @MainActor
  public static func tab<C: Coordinator>(
    _ child: C.Type, if isShown: Bool, title: String, image: String? = nil,
    badge: Badge = .count(nil), role: Role? = nil, isSelected: Bool = false,
    onReselect: (@MainActor () -> Void)? = nil, onSelect: (@MainActor () -> Void)? = nil,
    make: @escaping @MainActor () -> C
  ) -> Self {
    Self(
      type: child, tab: Stage.Tab(title: title, image: image, role: role, badge: badge.text),
      isShown: isShown, isSelected: isSelected, passes: true, make: make, onSelect: onSelect,
      onReselect: onReselect)
  }

  /// The stack of the tab, for a flow of its own.
  @MainActor
  func stack(for child: any Coordinator, on stage: Stage) -> Stage.Stack {
    var stack = Stage.Stack(id: stage.makeID(), owner: child.flow, tab: tab)
    (stack.onSelect, stack.onReselect) = (onSelect, onReselect)
    return stack
  }
}

/// The initial content of a column of a split.
public enum FlowColumn {
  /// A screen of the flow that has the split.
  case screen(any Screen)
  /// A child flow.
  case flow(any Coordinator)
  /// A child flow that is created again whenever the column has become empty, if it isn't the first.
  case newFlow(@MainActor () -> any Coordinator)

  var screen: (any Screen)? {
    if case .screen(let screen) = self { screen } else { nil }
  }

  /// The content of a column that has become empty; a flow that began once isn't kept for that.
  var again: FlowColumn? {
    if case .flow = self { nil } else { self }
  }

  @MainActor
  func makeCoordinator() -> (any Coordinator)? {
    switch self {
    case .screen: nil
    case .flow(let coordinator): coordinator
    case .newFlow(let make): make()
    }
  }
}
