#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import SwiftUI
  public import UIKit

  /// The view of an embedded screen that UIKit draws, in a SwiftUI view.
  public struct EmbeddedScreenView<Content: ViewControllerScreen>: UIViewControllerRepresentable {
    private let screen: Content

    /// A view of this screen, whose view controller is made when the view appears.
    public init(_ screen: Content) {
      self.screen = screen
    }

    /// Makes the screen's view controller.
    public func makeUIViewController(context: Context) -> UIViewController {
      screen.makeViewController()
    }

    /// Changes nothing: the view controller observes its view model.
    public func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
#endif
