#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import SwiftUI

  /// Draws the register screen.
  struct RegisterView<ViewModel: RegisterViewModel>: View {
    let viewModel: ViewModel
    @State private var email = ""
    @State private var password = ""

    var body: some View {
      Form {
        TextField("Email", text: $email)
          .keyboardType(.emailAddress)
          .textContentType(.emailAddress)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
          .accessibilityIdentifier("register.email")
        SecureField("Password", text: $password)
          .textContentType(.password)
          .accessibilityIdentifier("register.password")
        Button("Register") {
          Task(whileShown: viewModel) {
            await viewModel.registerButtonTapped(email: email, password: password)
          }
        }
        .accessibilityIdentifier("register.registerButtonTapped")
        Button("Login") {
          viewModel.loginButtonTapped()
        }
        .accessibilityIdentifier("register.loginButtonTapped")
      }
    }
  }

  #if DEBUG
    #Preview("defaults") {
      RegisterView(viewModel: RegisterSample.defaults.viewModel)
    }
  #endif
#endif
