// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension View {
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting("sheet", item, onDismiss, content) }

  @available(macOS, unavailable)
  @available(iOS 14, tvOS 14, watchOS 7, *)
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting("cover", item, onDismiss, content) }

  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting("popover", item, nil, content) }

  private nonisolated func presenting<Item: Identifiable, Content: View>(
    _ style: String, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Content
  ) -> some View {
    Presenting(
      below: self, style: style, item: item, onDismiss: onDismiss,
      content: { AnyView(content($0)) })
  }

  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    asking(
      "alert", title, isPresented, data, data.map { AnyView(actions($0)) },
      data.map { AnyView(message($0)) })
  }

  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    asking(
      "dialog", title, isPresented, data, data.map { AnyView(actions($0)) },
      data.map { AnyView(message($0)) })
  }

  private nonisolated func asking(
    _ style: String, _ title: Text, _ isPresented: Binding<Bool>, _ data: Any?,
    _ actions: AnyView?, _ message: AnyView?
  ) -> some View {
    Presenting(
      below: self, style: style,
      item: Binding(
        read: { isPresented.wrappedValue ? data.map { Asked(data: $0) } : nil },
        write: { _ in isPresented.wrappedValue = false }),
      onDismiss: nil,
      content: { _ in
        AnyView(
          Group {
            title
            message
            actions
          })
      })
  }

  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    Modified(content: self) { drawing, content in
      content()
      drawing.isHeld = isDisabled
    }
  }

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    self
  }

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  @available(macOS 13.3, iOS 16.4, tvOS 16.4, watchOS 9.4, *)
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  @available(macOS 13.3, iOS 16.4, tvOS 16.4, watchOS 9.4, *)
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    self
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public protocol PresentationSizing {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public struct FormPresentationSizing: PresentationSizing, Sendable {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public struct PresentationDetent: Hashable, Sendable {
  let name: String

  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")

  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height \(height)")
  }

  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction \(fraction)")
  }
}

public enum Visibility: Hashable, Sendable, CaseIterable {
  case automatic
  case visible
  case hidden
}

/// A view, and what it presents.
nonisolated struct Presenting<Below: View, Item: Identifiable>: View {
  let below: Below
  let style: String
  let item: Binding<Item?>
  let onDismiss: (() -> Void)?
  let content: (Item) -> AnyView
}

/// An alert's data, which are an object.
private struct Asked: Identifiable {
  let data: Any

  var id: ObjectIdentifier { ObjectIdentifier(data as AnyObject) }
}

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
