import Foundation
import Testing

@testable import App

@MainActor
final class LoginTests {
  private let service = AuthServiceStub()
  private var events: [LoginViewModel.Event] = []
  private lazy var viewModel = LoginViewModel(authService: service) { [unowned self] event in
    self.events.append(event)
  }

  init() {
    viewModel.email = "ann@example.com"
    viewModel.password = "secret"
  }

  @Test func signInSendsTheCredentialsAndReportsTheSession() async {
    await viewModel.signIn()

    #expect(service.requests == [["ann@example.com", "secret"]])
    #expect(events == [.didSignIn(.stub)])
    #expect(viewModel.errorText == nil)
    #expect(!viewModel.isSigningIn)
  }

  @Test(arguments: [
    (AuthError.invalidCredentials as any Error, String(localized: "Wrong email or password.")),
    (URLError(.notConnectedToInternet), String(localized: "Couldn’t sign in. Please try again.")),
  ])
  func failureShowsAnError(error: any Error, text: String) async {
    service.onSignIn = { throw error }

    await viewModel.signIn()

    #expect(viewModel.errorText == text)
    #expect(events.isEmpty)
    #expect(!viewModel.isSigningIn)
  }

  @Test func retryClearsTheError() async {
    service.onSignIn = { throw AuthError.invalidCredentials }
    await viewModel.signIn()
    service.onSignIn = { [viewModel] in
      #expect(viewModel.errorText == nil)
      return .stub
    }

    await viewModel.signIn()

    #expect(events == [.didSignIn(.stub)])
  }

  @Test func signInWhileSigningInIsIgnored() async {
    service.onSignIn = { [service, viewModel] in
      #expect(viewModel.isSigningIn)
      #expect(!viewModel.canSignIn)
      if service.requests.count == 1 { await viewModel.signIn() }
      return .stub
    }

    await viewModel.signIn()

    #expect(service.requests.count == 1)
    #expect(events == [.didSignIn(.stub)])
  }

  @Test(arguments: [("", "secret"), ("ann@example.com", "")])
  func signInNeedsBothFields(email: String, password: String) async {
    viewModel.email = email
    viewModel.password = password

    await viewModel.signIn()

    #expect(!viewModel.canSignIn)
    #expect(service.requests.isEmpty)
  }

  @Test(arguments: [
    Result<Session, any Error>.success(.stub),
    .failure(CancellationError()),
    .failure(URLError(.cancelled)),
  ])
  func cancelledSignInIsSilent(outcome: Result<Session, any Error>) async {
    service.onSignIn = {
      withUnsafeCurrentTask { $0?.cancel() }
      return try outcome.get()
    }

    await Task { await viewModel.signIn() }.value

    #expect(service.requests.count == 1)
    #expect(events.isEmpty)
    #expect(viewModel.errorText == nil)
    #expect(!viewModel.isSigningIn)
  }

  @Test func registerButtonIsReported() {
    viewModel.registerButtonTapped()

    #expect(events == [.registerButtonTapped])
  }
}

@MainActor
final class AuthServiceStub: AuthService {
  var onSignIn: @MainActor () async throws -> Session = { .stub }
  private(set) var requests: [[String]] = []

  func signIn(email: String, password: String) async throws -> Session {
    requests.append([email, password])
    return try await onSignIn()
  }
}

extension Session {
  static let stub = Session(token: "token")
}
