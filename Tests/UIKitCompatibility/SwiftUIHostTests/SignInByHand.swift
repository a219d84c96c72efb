import Observation
import SwiftUI
import UIKit

@testable import LoginSwiftUI

// A sign-in screen without mvvmgen, which Documentation/Guide/SignInScreen.md compares with a
// generated one.

@MainActor
@Observable
final class SignInViewModel {
  var email = ""
  var password = ""
  private(set) var isSigningIn = false
  private(set) var errorText: String?

  @ObservationIgnored private let authService: any AuthService

  init(authService: any AuthService) {
    self.authService = authService
  }

  func signIn() async {
    isSigningIn = true
    defer { isSigningIn = false }
    let session = await authService.signIn(email: email, password: password)
    errorText = session == nil ? "Wrong e-mail or password." : nil
  }

  func register() {}
}

struct SignInView: View {
  @Bindable var viewModel: SignInViewModel
  @State private var signingIn: Task<Void, Never>?
  @FocusState private var focus: Field?

  private enum Field { case email, password }

  var body: some View {
    Form {
      Section {
        TextField("E-mail", text: $viewModel.email)
          .keyboardType(.emailAddress)
          .textContentType(.username)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
          .submitLabel(.next)
          .focused($focus, equals: .email)
          .onSubmit { focus = .password }
          .accessibilityIdentifier("login.email")
        SecureField("Password", text: $viewModel.password)
          .textContentType(.password)
          .submitLabel(.go)
          .focused($focus, equals: .password)
          .onSubmit { signIn() }
          .accessibilityIdentifier("login.password")
      } footer: {
        if let errorText = viewModel.errorText {
          Text(errorText)
            .foregroundStyle(.red)
        }
      }
      Button("Sign in", action: signIn)
        .disabled(viewModel.isSigningIn)
        .accessibilityIdentifier("login.signIn")
      Button("Register") {
        viewModel.register()
      }
      .accessibilityIdentifier("login.register")
    }
    .navigationTitle("Sign in")
    .onDisappear { signingIn?.cancel() }
  }

  private func signIn() {
    guard !viewModel.isSigningIn else { return }
    signingIn = Task { await viewModel.signIn() }
  }
}

#Preview {
  SignInView(viewModel: SignInViewModel(authService: Porters()))
}
