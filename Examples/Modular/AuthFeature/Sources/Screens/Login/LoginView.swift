#if canImport(SwiftUI)
  import GeneratedRuntime
  import SwiftUI

  struct LoginView<ViewModel: LoginViewModel>: View {
    @Bindable var viewModel: ViewModel
    @FocusState private var focus: Field?

    private enum Field { case user, password }

    var body: some View {
      Form {
        TextField("User", text: $viewModel.user)
          .submitLabel(.next)
          .focused($focus, equals: .user)
          .onSubmit { focus = .password }
          .accessibilityIdentifier("login.user")
        SecureField("Password", text: $viewModel.password)
          .textContentType(.password)
          .submitLabel(.go)
          .focused($focus, equals: .password)
          .onSubmit { signIn() }
          .accessibilityIdentifier("login.password")
        if let errorText = viewModel.errorText {
          Label(errorText, systemImage: "exclamationmark.triangle")
            .foregroundStyle(.red)
            .accessibilityIdentifier("login.errorText")
        }
        Button("Sign in") {
          signIn()
        }
        .disabled(viewModel.isSigningIn)
        .accessibilityIdentifier("login.signIn")
      }
      .onChange(of: viewModel.errorText) { _, text in
        if let text { AccessibilityNotification.Announcement(text).post() }
      }
    }

    private func signIn() {
      Task(whileShown: viewModel) { await viewModel.signIn() }
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
