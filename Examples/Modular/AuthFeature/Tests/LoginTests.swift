import CoreTestSupport
import Testing

@testable import AuthFeature
@testable import Core

/// What the user can do on the login screen.
@MainActor
struct LoginTests {
  private let flow = LoginFlowDelegateSpy()
  private let authService = AuthServiceSpy()
  private let viewModel: LoginScreen

  init() {
    viewModel = LoginScreen(withServices: Services(authService: authService), flowDelegate: flow)
  }

  @Test(.disabled("yours to write"))
  func signIn() async {
    await viewModel.signIn()
    // Expect what changes, and what the flow hears.
  }

  private struct Services: LoginServices {
    let authService: any AuthService
  }
}
