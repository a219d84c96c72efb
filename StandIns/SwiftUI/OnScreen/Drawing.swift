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

    /// Taps a button.
    @MainActor public func tap() {
      if isEnabled { touch("") }
    }
  }

  /// The texts, from top to bottom, without those of controls.
  public internal(set) var texts: [String] = []
  public internal(set) var controls: [Control] = []
  public internal(set) var title: String?
  /// What the user sees of stacks, tabs and splits, and of modals above.
  public internal(set) var pictures: [Picture] = []
  public internal(set) var modals: [Modal] = []
  public internal(set) var stacks: [StackOnScreen] = []
  public internal(set) var tabs: [TabsOnScreen] = []
  var hidesBack = false
  var isHeld = false
  var tabItem: String?
  var badge: String?
  var linkHandlers: [(URL) -> Void] = []
  var refreshes: [() async -> Void] = []
  public internal(set) var controllers: [UIViewController] = []
  /// What was asked for of how it looks, which isn't drawn.
  public internal(set) var looks: [String] = []
  var isEnabled = true
  let pass: Pass
  var place: Place

  init(pass: Pass, place: Place) {
    (self.pass, self.place) = (pass, place)
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

  func add(_ view: some View, id: AnyHashable? = nil) {
    enter(type(of: view), id) {
      if let drawable = view as? any Drawable { return drawable.draw(into: self) }
      if let representable = view as? any UIViewControllerRepresentable {
        return add(representable: representable)
      }
      link(view)
      add(view.body)
    }
  }

  /// Draws at a place of its own.
  func enter(_ type: Any.Type, _ id: AnyHashable? = nil, _ draw: () -> Void) {
    let outer = place
    place = outer.child(type, id)
    place.isSeen = pass.isSeen
    draw()
    place = outer
  }

  func link(_ view: Any) {
    for property in Mirror(reflecting: view).children {
      (property.value as? any Placed)?.enter(place, as: property.label ?? "")
    }
  }

  /// Draws apart, at a place of its own.
  func apart(
    _ type: Any.Type, _ id: AnyHashable? = nil, isSeen: Bool = true, _ draw: (Drawing) -> Void
  ) -> Drawing {
    let other = Drawing(pass: pass, place: place)
    other.isEnabled = isEnabled
    let wasSeen = pass.isSeen
    pass.isSeen = wasSeen && isSeen
    other.enter(type, id) { draw(other) }
    pass.isSeen = wasSeen
    return other
  }

  /// Adds what was drawn apart, and the user sees.
  func take(_ other: Drawing) {
    texts += other.texts
    controls += other.controls
    controllers += other.controllers
    looks += other.looks
    pictures += other.pictures
    modals += other.modals
    stacks += other.stacks
    tabs += other.tabs
    hidesBack = hidesBack || other.hidesBack
    linkHandlers += other.linkHandlers
    refreshes += other.refreshes
    if let title = other.title { self.title = title }
  }

  func add(_ title: some View, _ value: String?, _ touch: @escaping @MainActor (String) -> Void) {
    let label = apart(Control.self) { $0.add(title) }
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

  private func add<Representable: UIViewControllerRepresentable>(representable view: Representable)
  {
    let made = place.object("controller") {
      let coordinator = view.makeCoordinator()
      let context = UIViewControllerRepresentableContext<Representable>(coordinator: coordinator)
      return Made(view.makeUIViewController(context: context), coordinator)
    }
    view.updateUIViewController(
      made.controller, context: UIViewControllerRepresentableContext(coordinator: made.coordinator))
    controllers.append(made.controller)
  }

  /// A view controller that a representable made, with its coordinator.
  private final class Made<Controller, Coordinator> {
    let controller: Controller
    let coordinator: Coordinator

    init(_ controller: Controller, _ coordinator: Coordinator) {
      (self.controller, self.coordinator) = (controller, coordinator)
    }
  }
}

/// One evaluation of all views of a hosting controller.
@MainActor
final class Pass {
  let number: Int
  let window: Presenter
  var isSeen = true
  /// The stack, and the tab, that is being drawn.
  var stack: StackOnScreen?
  var tabs: TabsOnScreen?
  /// The modal whose content is being drawn.
  var modal: ModalOnScreen?
  /// What is done when all is drawn.
  var afterwards: [() -> Void] = []

  init(_ number: Int, in window: Presenter) {
    (self.number, self.window) = (number, window)
  }
}

/// What the user sees, without layout.
public indirect enum Picture {
  case stack([Picture])
  case tabs([(isSelected: Bool, content: Picture)])
  case split([Picture])
  case view(Drawing)
}

/// What is presented above.
public struct Modal {
  public let style: String
  public let content: Drawing
  /// Nil for what is drawn in place.
  public let onScreen: ModalOnScreen?
}

/// What draws itself.
@MainActor
protocol Drawable {
  func draw(into drawing: Drawing)
}
