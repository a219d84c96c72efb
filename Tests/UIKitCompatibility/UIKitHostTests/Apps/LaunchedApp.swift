import Testing
import UIKit

@testable import GeneratedRuntime
@testable import Owlery

/// What `OnScreenTests` walk through: here the example with the stand-in. It waits for nothing, since
/// other tests would come between.
@MainActor
struct LaunchedApp {
  private let bench = Bench()

  var window: UIWindow { bench.window }
  var host: UIKitHost { bench.host }

  init() async throws {
    Simulation.storyboards["LoginViewController/LoginViewController"] = { LoginViewController() }
    Simulation.storyboards["Login/Register"] = { RegisterViewController() }
    host.start(AppCoordinator(withServices: OwleryServices()))
  }

  func shows(
    _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    Simulation.settle()
    #expect(shown == expected, sourceLocation: sourceLocation)
    #expect(Simulation.complaints == [], sourceLocation: sourceLocation)
  }
}
