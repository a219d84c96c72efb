import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing
import UIKit

@testable import Owlery

/// The app in which the tests run, and its first window.
@MainActor
struct LaunchedApp {
  let window: UIWindow
  let host: UIKitHost

  init() async throws {
    let delegate = try await eventually(Self.delegate, within: .seconds(30)) { $0?.host != nil }
    window = try #require(delegate?.window)
    host = try #require(delegate?.host)
  }

  /// Waits until UIKit shows this.
  func shows(_ expected: String) async throws {
    try await eventually(shown, equals: expected, within: .seconds(10))
  }

  private static var delegate: SceneDelegate? {
    UIApplication.shared.connectedScenes.lazy.compactMap { $0.delegate as? SceneDelegate }.first
  }
}
