// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(macOS, unavailable)
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content {
    didSet { redraw() }
  }

  fileprivate lazy var drawing = Drawing(pass: Pass(0, in: presenter), place: place)
  private let place = Place()
  private let presenter = Presenter()
  fileprivate var draws = 0
  private var hasAppeared = false
  private var isDrawingSoon = false

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  /// For subclasses, which call the one above.
  public required init?(coder aDecoder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    redraw()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
    tellOfAppearance()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hasAppeared = false
    tellOfAppearance()
  }

  private func tellOfAppearance() {
    for tell in place.end(isSeen: hasAppeared) { tell() }
  }

  /// Draws now, and once more after each turn in which something changed that was read.
  fileprivate func redraw() {
    guard isViewLoaded else { return }
    presenter.redraw = { [weak self] in self?.redrawSoon() }
    if Simulation.faults.contains(.evaluatesTwice) { drawing = makeDrawing() }
    drawing = withObservationTracking(makeDrawing) { [weak self] in
      MainActor.assumeIsolated { self?.redrawSoon() }
    }
    draws += 1
    for action in drawing.pass.afterwards { action() }
    tellOfAppearance()
    if let title = drawing.title { navigationItem.title = title }
    for child in children where !drawing.controllers.contains(child) {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    for controller in drawing.controllers where controller.parent == nil {
      addChild(controller)
      view.addSubview(controller.view)
      controller.didMove(toParent: self)
    }
  }

  private func makeDrawing() -> Drawing {
    let before = EnvironmentValues.current
    EnvironmentValues.current.dismissal = { [weak self] in self?.leave() }
    place.begin(drawing.pass.number + 1)
    let drawing = Drawing(pass: Pass(drawing.pass.number + 1, in: presenter), place: place)
    drawing.add(rootView)
    EnvironmentValues.current = before
    return drawing
  }

  private func redrawSoon() {
    guard !isDrawingSoon else { return }
    isDrawingSoon = true
    Simulation.later { [weak self] in
      self?.isDrawingSoon = false
      self?.redraw()
    }
  }
}

/// What tests see of a hosting controller, whatever it hosts.
@MainActor
public protocol Hosting: UIViewController {
  /// Its last drawing.
  var shown: Drawing { get }

  /// How often it drew.
  var timesDrawn: Int { get }

  /// Draws once more, since the environment changed.
  func drawAgain()

  /// What the view does with `\.dismiss`: goes back where there is something below on the stack, else
  /// closes.
  func leave()
}

@available(macOS, unavailable)
extension UIHostingController: Hosting {
  public var shown: Drawing {
    _ = view
    return drawing
  }

  public var timesDrawn: Int { draws }

  public func drawAgain() { redraw() }

  public func leave() {
    if let stack = navigationController, stack.viewControllers.first !== self {
      stack.popViewController(animated: true)
    } else if let presenter = (navigationController ?? self).presentingViewController {
      presenter.dismiss(animated: true)
    }
  }
}

// MARK: - UIKit in SwiftUI

@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator

  typealias Context = UIViewControllerRepresentableContext<Self>
}

@available(macOS, unavailable)
@available(watchOS, unavailable)
extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

@available(macOS, unavailable)
@available(watchOS, unavailable)
extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
}

@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
}
