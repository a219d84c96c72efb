// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension Presenting: Drawable {
  @MainActor func draw(into drawing: Drawing) {
    drawing.add(below)
    let modal = drawing.place.object("modal") { ModalOnScreen(style) }
    let told = item.wrappedValue.map { told in
      ModalOnScreen.Told(id: AnyHashable(told.id), item: told, content: { content(told) })
    }
    modal.follow(told, in: drawing.pass, reset: { item.wrappedValue = nil }, onDismiss: onDismiss)
    modal.draw(into: drawing)
  }
}

// MARK: - On screen

/// A window's presentations, of which only one is in progress at a time.
@MainActor
final class Presenter {
  /// How many transitions are in progress.
  private var transitions = 0
  private(set) var isPresenting = false
  /// What is presented, the lowest first.
  private(set) var modals: [ModalOnScreen] = []
  var redraw: () -> Void = {}

  nonisolated init() {}

  var isBusy: Bool { transitions > 0 }

  func begin() { transitions += 1 }

  func end() { transitions -= 1 }

  func beginPresentation(of modal: ModalOnScreen? = nil) {
    begin()
    isPresenting = true
    if let modal { modals.append(modal) }
  }

  func endPresentation(without modal: ModalOnScreen? = nil) {
    end()
    isPresenting = false
    modals.removeAll { $0 === modal }
  }
}

/// What is presented above a view, as it is on screen: it takes time to come and go.
@MainActor
public final class ModalOnScreen {
  private enum Phase { case none, coming, there, going }

  /// An item, and what it shows.
  struct Told {
    let id: AnyHashable
    let item: Any
    let content: () -> AnyView
  }

  let style: String
  private var phase = Phase.none
  private var shown: Told?
  /// The last item, which SwiftUI may keep.
  private var last: Told?
  private var refused: AnyHashable?
  private weak var window: Presenter?
  private weak var below: ModalOnScreen?
  private var reset: () -> Void = {}
  private var onDismiss: (() -> Void)?
  private weak var content: Drawing?

  init(_ style: String) {
    self.style = style
  }

  func follow(
    _ told: Told?, in pass: Pass, reset: @escaping () -> Void, onDismiss: (() -> Void)?
  ) {
    (window, below) = (pass.window, pass.modal)
    self.reset = reset
    self.onDismiss = onDismiss
    if told?.id != refused { refused = nil }
    switch phase {
    case .none:
      if let told, refused == nil { pass.afterwards.append { [self] in present(told) } }
    case .there:
      guard let told else { return pass.afterwards.append { [self] in dismiss() } }
      if told.id != shown?.id { complain("one item replaces another") }
    case .coming:
      if told == nil { complain("it is dismissed while it comes") }
    case .going:
      if let told, told.id != shown?.id { complain("it is presented while one goes") }
    }
  }

  private func complain(_ text: String) { Simulation.complain("\(style): \(text)") }

  private func present(_ told: Told) {
    guard phase == .none, let window else { return }
    refused = told.id
    if Simulation.refusals > 0, !isAlert {
      Simulation.refusals -= 1
      return
    }
    if window.isPresenting {
      return complain("it is presented while another is")
    }
    if window.modals.last !== below { return complain("its view is already presenting") }
    (refused, phase) = (nil, .coming)
    shown = told
    last = told
    window.beginPresentation(of: self)
    window.redraw()
    Simulation.later(seconds: Simulation.transition) { [self] in
      guard phase == .coming else { return }
      phase = .there
      window.endPresentation()
      window.redraw()
    }
  }

  private func dismiss(byUser isUser: Bool = false) {
    guard phase == .there, let window else { return }
    if window.modals.last !== self { return complain("it is dismissed below another") }
    if window.isPresenting {
      return complain("it is dismissed while another comes or goes")
    }
    phase = .going
    window.beginPresentation()
    let isLate = Simulation.faults.contains(.endsLate)
    if isUser, isLate { reset() }
    Simulation.later(seconds: Simulation.transition + (isLate ? 0.2 : 0)) { [self] in
      guard phase == .going else { return }
      if isUser, !isLate { reset() }
      end()
      onDismiss?()
    }
  }

  private func end() {
    phase = .none
    shown = nil
    if !Simulation.faults.contains(.keepsItems) { last = nil }
    window?.endPresentation(without: self)
    window?.redraw()
  }

  func draw(into drawing: Drawing) {
    // It leaves with the view that presents it.
    drawing.place.disappear = { [self] in if phase != .none { end() } }
    guard phase != .none, let shown else { return }
    let outer = drawing.pass.modal
    drawing.pass.modal = self
    let content = drawing.apart(Self.self, shown.id) { drawing in
      EnvironmentValues.within {
        EnvironmentValues.current.dismissal = { [weak self] in self?.reset() }
      } draw: {
        drawing.add(shown.content())
      }
    }
    drawing.pass.modal = outer
    self.content = content
    drawing.modals += [Modal(style: style, content: content, onScreen: self)] + content.modals
  }
}

// MARK: - The user

extension ModalOnScreen {
  /// Whether it is an alert or a dialog.
  public var isAlert: Bool { style == "alert" || style == "dialog" }

  /// Whether the user can reach it.
  public var isThere: Bool { phase == .there && window?.isPresenting == false }

  /// The user swipes it down, or presses Escape.
  public func swipeDown() {
    if isThere, content?.isHeld != true { dismiss(byUser: true) }
  }

  /// The user taps outside a dialog.
  public func tapOutside() {
    if isThere, style == "dialog" { reset() }
  }

  /// The user taps a button of an alert or a dialog.
  public func tap(_ index: Int) {
    let buttons = content?.controls.filter { $0.value == nil } ?? []
    guard isThere, buttons.indices.contains(index) else { return }
    let actsFirst = Simulation.faults.contains(.actsFirst)
    if !actsFirst { reset() }
    buttons[index].touch("")
    if actsFirst { reset() }
  }
}

/// What SwiftUI does wrong now and then, or doesn't document.
public struct SwiftUIFaults: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A path that is set while something moves isn't followed.
  public static let losesPaths = SwiftUIFaults(rawValue: 1)
  /// Of a path that becomes shorter and longer at once, only the former is followed.
  public static let onlyPops = SwiftUIFaults(rawValue: 2)
  /// The end of a modal is told some time after its binding was reset.
  public static let endsLate = SwiftUIFaults(rawValue: 4)
  /// A button's action is called before its alert's binding is reset, not after that.
  public static let actsFirst = SwiftUIFaults(rawValue: 8)
  /// Views are evaluated twice.
  public static let evaluatesTwice = SwiftUIFaults(rawValue: 16)
  /// `onAppear` is called twice.
  public static let appearsTwice = SwiftUIFaults(rawValue: 32)
  /// The item of the last modal is kept.
  public static let keepsItems = SwiftUIFaults(rawValue: 64)
}

extension Simulation {
  /// What SwiftUI does wrong from now on.
  public static var faults: SwiftUIFaults = []

  /// How many modals it refuses to present from now on.
  public static var refusals = 0

  /// The seconds in which anything comes or goes.
  static let transition = 0.15
}
