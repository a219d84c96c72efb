#if UIKIT_STAND_IN
  import Foundation
  import SwiftUI
  import Testing
  import UIKit

  @testable import GeneratedRuntime

  /// Lets a host draw a test's stage: UIKit's, or with `STAGE_HOST=swiftui` in the environment, SwiftUI's,
  /// which isn't attached to screens of UIKit's.
  @MainActor
  enum CheckedHosts {
    nonisolated static let isSwiftUI =
      ProcessInfo.processInfo.environment["STAGE_HOST"] == "swiftui"

    /// The last hosts, since stages hold their hosts weakly.
    private static var hosts: [any StageHost] = []

    /// SwiftUI's host keeps what is animated away, and no longer.
    static func settle() { if isSwiftUI { Simulation.settle() } }

    static func release(_ host: any StageHost) { hosts.removeAll { $0 === host } }

    static func make(isAttached: Bool) -> any StageHost {
      Simulation.settle()
      Simulation.reset()
      HostClock.schedule = { Simulation.later(seconds: $0, $1) }
      let host: any StageHost =
        isSwiftUI && !isAttached ? CheckedSwiftUIHost() : CheckedHost(isAttached: isAttached)
      hosts = hosts.suffix(9) + [host]
      return host
    }
  }

  /// Lets the UIKit host draw a test's stage, and compares UIKit's state with the stage. Every
  /// third change is made during a transition.
  @MainActor
  final class CheckedHost: StageHost {
    private let drawing: UIKitDrawing
    private let scene = UIWindowScene()
    private let window: UIWindow
    private var draws = 0

    fileprivate init(isAttached: Bool) {
      window = UIWindow(windowScene: scene)
      let stack = UINavigationController()
      window.rootViewController = stack
      window.makeKeyAndVisible()
      drawing =
        isAttached
        ? UIKitDrawing(lowest: UIKitLayer(lowest: UIKitStack(apps: stack)))
        : UIKitDrawing(lowest: UIKitLayer(lowest: UIKitStack(own: stack)), window: window)
    }

    func draw(_ stage: Stage, animated: Bool) {
      Simulation.setWidth(stage.width == .regular ? .regular : .compact, of: window)
      drawing.draw(stage, animated: animated)
      draws += 1
      if draws % 3 == 0 { return Simulation.turn() }
      Simulation.settle()
      #expect(window.drawn == stage.drawnDescription)
      #expect(Simulation.complaints == [])
    }

    func open(_ url: URL) {}

    func catchUp(_ stage: Stage) { drawing.catchUp(stage) }
  }

  /// Lets SwiftUI's host draw a test's stage, likewise.
  @MainActor
  final class CheckedSwiftUIHost: StageHost {
    private let host = SwiftUIHost()
    private let screen: SwiftUIScreen
    private var draws = 0

    fileprivate init() { screen = SwiftUIScreen(host) }

    func draw(_ stage: Stage, animated: Bool) {
      if draws == 0 {
        // It lives as long as its stage, as in a window.
        stage.observe { _ in withExtendedLifetime(self) {} }
        CheckedHosts.release(self)
      }
      host.draw(stage, animated: animated)
      draws += 1
      if draws % 3 == 0 { return Simulation.turn() }
      Simulation.settle()
      #expect(screen.description() == stage.swiftUIDescription())
      #expect(Simulation.complaints == [])
    }

    func open(_ url: URL) {}
  }
#endif
