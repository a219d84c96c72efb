import SwiftUI

@MainActor
@Observable
final class AuthFlow {
  /// A pushed screen owns its view model, so popping the route releases it.
  enum Route: Hashable {
    case register(RegisterViewModel)

    static func == (lhs: Route, rhs: Route) -> Bool {
      switch (lhs, rhs) {
      case (.register(let lhs), .register(let rhs)): lhs === rhs
      }
    }

    func hash(into hasher: inout Hasher) {
      switch self {
      case .register(let viewModel): hasher.combine(ObjectIdentifier(viewModel))
      }
    }
  }

  var path: [Route] = []

  @ObservationIgnored
  private(set) lazy var loginViewModel = LoginViewModel(authService: authService) {
    [weak self] event in
    self?.handle(event)
  }

  private let authService: any AuthService
  private let didAuthenticate: (Session) -> Void

  init(authService: any AuthService, didAuthenticate: @escaping (Session) -> Void) {
    self.authService = authService
    self.didAuthenticate = didAuthenticate
  }

  private func handle(_ event: LoginViewModel.Event) {
    switch event {
    case .registerButtonTapped: showRegister()
    case .didSignIn(let session): didAuthenticate(session)
    }
  }

  private func showRegister() {
    guard path.isEmpty else { return }  // A double tap must not push twice.
    path.append(
      .register(
        RegisterViewModel(authService: authService) { [weak self] session in
          self?.didAuthenticate(session)
        }))
  }
}

struct AuthFlowView: View {
  @Bindable var flow: AuthFlow

  var body: some View {
    NavigationStack(path: $flow.path) {
      LoginView(viewModel: flow.loginViewModel)
        .navigationDestination(for: AuthFlow.Route.self) { route in
          switch route {
          case .register(let viewModel): RegisterView(viewModel: viewModel)
          }
        }
    }
  }
}
