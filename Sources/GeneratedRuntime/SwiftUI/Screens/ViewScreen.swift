#if canImport(SwiftUI)
  public import SwiftUI

  #if canImport(UIKit) && !os(watchOS)
    /// A screen that SwiftUI draws is one for UIKit, too, where there is UIKit.
    public typealias SystemScreen = ViewControllerScreen
  #else
    /// A screen that SwiftUI draws is one for UIKit, too, where there is UIKit.
    public typealias SystemScreen = Screen
  #endif

  /// A screen that SwiftUI draws.
  @MainActor
  public protocol ViewScreen: SystemScreen {
    /// The view's type, under a name that no app uses for its own types.
    associatedtype ViewOnScreen: View

    /// Creates the view. With UIKit's navigation it is called once each time the screen is shown, with
    /// SwiftUI's whenever SwiftUI asks: the view owns nothing but its own state.
    func makeView() -> ViewOnScreen
  }

  extension ViewScreen {
    /// SwiftUI's, so that a screen's file needs no import of SwiftUI, whose names may be those of the
    /// app's own types.
    public typealias View = SwiftUI.View
  }
#endif
