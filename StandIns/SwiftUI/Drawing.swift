// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The content and controls of a view, for tests; neither layout nor appearance.
@MainActor
public final class Drawing {
  /// Something that the user touches.
  public struct Control {
    public let title: String
    public internal(set) var identifier: String?
    public let isEnabled: Bool
    /// What it shows; nil for a button.
    public let value: String?
    let touch: @MainActor (String) -> Void
    var submit: (() -> Void)?
    var hasFocus: (@MainActor () -> Bool)?
  }

  /// The texts, from top to bottom, without those of controls.
  public internal(set) var texts: [String] = []
  public internal(set) var controls: [Control] = []
  public internal(set) var title: String?
  var linkHandlers: [(URL) -> Void] = []
  var tasks: [@isolated(any) () async -> Void] = []
  var refreshes: [() async -> Void] = []
  var controllers: [UIViewController] = []
  /// The views that have a body, and their state.
  private var views: [Any] = []
  var isEnabled = true
  let places: Places
  private var place = 0

  init(places: Places) {
    self.places = places
  }

  /// Taps a button; nothing where there is none, or it is disabled.
  public func tap(_ identifier: String) {
    control(identifier)?.touch("")
  }

  /// Types into a field, or switches a toggle to `true` or `false`.
  public func enter(_ text: String, into identifier: String) {
    control(identifier)?.touch(text)
  }

  /// Presses the return key in a field.
  public func pressReturn(in identifier: String) {
    control(identifier)?.submit?()
  }

  /// The control that the user is in, as far as views say so.
  public var focus: String? { controls.first { $0.hasFocus?() == true }?.identifier }

  /// Opens a link in the window that shows this.
  public func open(_ url: URL) {
    for handler in linkHandlers { handler(url) }
  }

  private func control(_ identifier: String) -> Control? {
    controls.first { $0.identifier == identifier && $0.isEnabled }
  }

  // MARK: - Drawing

  func add(_ view: some View) {
    if let drawable = view as? any Drawable {
      drawable.draw(into: self)
    } else if let representable = view as? any UIViewControllerRepresentable {
      add(representable: representable)
    } else {
      for property in Mirror(reflecting: view).children {
        if let property = property.value as? any FromEnvironment { property.read() }
      }
      views.append(view)
      add(view.body)
    }
  }

  func add(_ title: some View, _ value: String?, _ touch: @escaping @MainActor (String) -> Void) {
    let label = Drawing(places: places)
    label.add(title)
    controls.append(
      Control(
        title: label.texts.joined(separator: " "), isEnabled: isEnabled, value: value,
        touch: touch))
  }

  func name(_ content: @MainActor () -> Void, _ identifier: String) {
    change(content) { $0.identifier = $0.identifier ?? identifier }
  }

  func submit(_ content: @MainActor () -> Void, _ action: @escaping () -> Void) {
    change(content) { $0.submit = action }
  }

  func focus(_ content: @MainActor () -> Void, _ hasFocus: @escaping @MainActor () -> Bool) {
    change(content) { $0.hasFocus = hasFocus }
  }

  private func change(_ content: @MainActor () -> Void, _ change: (inout Control) -> Void) {
    let first = controls.count
    content()
    for index in controls.indices[first...] { change(&controls[index]) }
  }

  private func add(representable: some UIViewControllerRepresentable) {
    place += 1
    controllers.append(places.controller(for: representable, at: place))
  }
}

/// The view controllers that a hosting controller made, by their places in its view.
nonisolated final class Places {
  private var made: [Int: (controller: UIViewController, coordinator: Any)] = [:]

  @MainActor
  func controller<Representable: UIViewControllerRepresentable>(
    for view: Representable, at place: Int
  ) -> UIViewController {
    if let made = made[place],
      let controller = made.controller as? Representable.UIViewControllerType,
      let coordinator = made.coordinator as? Representable.Coordinator
    {
      view.updateUIViewController(
        controller, context: UIViewControllerRepresentableContext(coordinator: coordinator))
      return controller
    }
    let context = UIViewControllerRepresentableContext<Representable>(
      coordinator: view.makeCoordinator())
    let controller = view.makeUIViewController(context: context)
    made[place] = (controller, context.coordinator)
    view.updateUIViewController(controller, context: context)
    return controller
  }
}

/// What draws itself.
@MainActor
protocol Drawable {
  func draw(into drawing: Drawing)
}
