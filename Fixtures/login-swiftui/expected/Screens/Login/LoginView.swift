#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import SwiftUI

  /// Draws the login screen.
  struct LoginView<ViewModel: LoginViewModel>: View {
    let viewModel: ViewModel
    @State private var email = ""
    @State private var password = ""

    var body: some View {
      Form {
        if let errorText = viewModel.errorText {
          Text(errorText)
        }
        if let hint = viewModel.hint {
          Text(hint)
        }
        TextField("Email", text: $email)
          .keyboardType(.emailAddress)
          .textContentType(.emailAddress)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
          .accessibilityIdentifier("login.email")
        SecureField("Password", text: $password)
          .textContentType(.password)
          .accessibilityIdentifier("login.password")
        Button("Login") {
          Task(whileShown: viewModel) {
            await viewModel.loginButtonTapped(email: email, password: password)
          }
        }
        .accessibilityIdentifier("login.loginButtonTapped")
        Button("Register") {
          viewModel.registerButtonTapped()
        }
        .accessibilityIdentifier("login.registerButtonTapped")
      }
      .navigationTitle("Login")
    }
  }

  #if DEBUG
    #Preview("empty") {
      LoginView(viewModel: LoginSample.empty.viewModel)
    }

    #Preview("wrong password") {
      LoginView(viewModel: LoginSample.wrongPassword.viewModel)
    }
  #endif
#endif
