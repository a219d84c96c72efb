/// A tab with its child flow.
public struct FlowTab {
  /// A tab's role, which the system knows and places by itself.
  public enum Role: Sendable {
    /// A search.
    case search
  }

  /// How the user chooses among tabs, where there is no tab bar.
  public enum Look: Sendable {
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

  /// A tab; the first one is selected unless another has `isSelected`.
  ///
  /// `image` is the name of an image in the app, or of a system symbol.
  @MainActor
  public static func tab(
    _ coordinator: any Coordinator, title: String, image: String? = nil,
    badge: Badge = .count(nil), role: Role? = nil, isSelected: Bool = false
  ) -> Self {
    Self(
      type: Swift.type(of: coordinator),
      tab: Stage.Tab(title: title, image: image, role: role, badge: badge.text),
      isShown: true, isSelected: isSelected, passes: false, make: { coordinator })
  }

  /// A tab that comes and goes with ``Flow/showTab(of:if:)``. Its flow is made each time it comes.
  @MainActor
  public static func tab<C: Coordinator>(
    _ child: C.Type, if isShown: Bool, title: String, image: String? = nil,
    badge: Badge = .count(nil), role: Role? = nil, isSelected: Bool = false,
    make: @escaping @MainActor () -> C
  ) -> Self {
    Self(
      type: child, tab: Stage.Tab(title: title, image: image, role: role, badge: badge.text),
      isShown: isShown, isSelected: isSelected, passes: true, make: make)
  }
}

/// The initial content of a column of a split.
public enum FlowColumn {
  /// A screen of the flow that has the split.
  case screen(any Screen)
  /// A child flow.
  case flow(any Coordinator)
  /// A child flow that is created again whenever the second column has become empty.
  case newFlow(@MainActor () -> any Coordinator)

  var screen: (any Screen)? {
    if case .screen(let screen) = self { screen } else { nil }
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
