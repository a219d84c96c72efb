// What the code on the pages takes from the reader's app.

import AuthenticationServices
import Foundation
import GeneratedRuntime
import Observation
import SwiftUI
import UIKit

struct Services: LoginServices {
  let authService: any AuthService
}

protocol AuthService: Sendable {}
protocol LoginServices { var authService: any AuthService { get } }

@MainActor protocol LoginFlowDelegate: AnyObject {}

private struct Members: AuthService {}

@MainActor let services = Services(authService: Members())
@MainActor let window = UIWindow()
@MainActor let host = UIKitHost(window: window)
@MainActor let isUITest = false
@MainActor let analytics = Analytics()
@MainActor let crashReporter = CrashReporter()

@MainActor
final class AppCoordinator: Coordinator {
  let flow = Flow()

  init(withServices services: Services) {}

  func start() {}
  func didOpen(link: URL) {}
  func didLeave() {}
}

@MainActor
final class Analytics {
  func log(_ change: Stage.Change) {}
  func screenShown(_ screen: String) {}
}

@MainActor
final class CrashReporter {
  func leaveBreadcrumb(_ text: String) {}
}

@MainActor
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  init(isReversed: Bool) {}

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}

// MARK: - Sessions

@MainActor
struct WebLoginScreen { let page: URL }

@MainActor
struct ShareScreen { let link: URL }

final class Anchor: NSObject, ASWebAuthenticationPresentationContextProviding {
  private let window: UIWindow

  @MainActor init(_ window: UIWindow) { self.window = window }

  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
    window
  }
}

// MARK: - SwiftUI

@MainActor let library = Library()
@MainActor let container = ModelContainer()

@Observable @MainActor final class Library {}

enum LoginSample {
  case signingIn

  @MainActor var viewModel: LoginSampleViewModel { LoginSampleViewModel() }
}

@Observable
final class LoginSampleViewModel: LoginViewModel {
  let presence = Presence()

  var errorText: String?

  func loginButtonTapped(email: String, password: String) async {}
  func registerButtonTapped() {}
}

// documentation/swiftdata/modelcontainer, documentation/swiftui/view/modelcontainer(_:), tint(_:),
// documentation/swiftui/color/orange.
struct ModelContainer: Sendable {}

extension View {
  nonisolated func modelContainer(_ container: ModelContainer) -> some View { self }
  nonisolated func tint(_ tint: Color?) -> some View { self }
}

extension Color {
  static var orange: Color { .red }
}
