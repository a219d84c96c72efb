#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import SwiftUI

  /// Draws the register screen.
  struct RegisterView<ViewModel: RegisterViewModel>: View {
    let viewModel: ViewModel
    @State private var email = ""
    @State private var password = ""
    @FocusState private var focus: Field?

    private enum Field { case email, password }

    var body: some View {
      Form {
        TextField("Email", text: $email)
          .keyboardType(.emailAddress)
          .textContentType(.emailAddress)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
          .submitLabel(.next)
          .focused($focus, equals: .email)
          .onSubmit { focus = .password }
          .accessibilityIdentifier("register.email")
        SecureField("Password", text: $password)
          .textContentType(.password)
          .submitLabel(.go)
          .focused($focus, equals: .password)
          .onSubmit { registerButtonTapped() }
          .accessibilityIdentifier("register.password")
        Button("Register") {
          registerButtonTapped()
        }
        .accessibilityIdentifier("register.registerButtonTapped")
        Button("Login") {
          viewModel.loginButtonTapped()
        }
        .accessibilityIdentifier("register.loginButtonTapped")
      }
    }

    private func registerButtonTapped() {
      Task(whileShown: viewModel) {
        await viewModel.registerButtonTapped(email: email, password: password)
      }
    }
  }

  #if DEBUG
    #Preview("defaults") {
      RegisterView(viewModel: RegisterSample.defaults.viewModel)
    }
  #endif
#endif
