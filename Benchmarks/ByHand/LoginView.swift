import Accessibility
import SwiftUI

struct LoginView: View {
  private enum Field { case email, password }

  @Bindable var viewModel: LoginViewModel
  @State private var isSubmitting = false
  @FocusState private var focusedField: Field?

  var body: some View {
    Form {
      Section {
        TextField("Email", text: $viewModel.email)
          .keyboardType(.emailAddress)
          .textContentType(.username)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
          .submitLabel(.next)
          .focused($focusedField, equals: .email)
          .onSubmit { focusedField = .password }
          .accessibilityIdentifier("login.email")
        SecureField("Password", text: $viewModel.password)
          .textContentType(.password)
          .submitLabel(.go)
          .focused($focusedField, equals: .password)
          .onSubmit { submit() }
          .accessibilityIdentifier("login.password")
      } footer: {
        if let errorText = viewModel.errorText {
          Label(errorText, systemImage: "exclamationmark.triangle")
            .foregroundStyle(.red)
            .accessibilityIdentifier("login.error")
        }
      }
      Section {
        Button("Sign in") { submit() }
          .disabled(!viewModel.canSignIn)
          .accessibilityIdentifier("login.signIn")
        Button("Register") { viewModel.registerButtonTapped() }
          .accessibilityIdentifier("login.register")
      }
    }
    .navigationTitle("Sign in")
    // Cancelled by SwiftUI when the screen disappears: the flow ends, or Register is pushed.
    .task(id: isSubmitting) {
      guard isSubmitting else { return }
      await viewModel.signIn()
      isSubmitting = false
      announceError()
    }
  }

  private func submit() {
    guard viewModel.canSignIn else { return }
    isSubmitting = true
  }

  private func announceError() {
    guard let errorText = viewModel.errorText else { return }
    var announcement = AttributedString(errorText)
    announcement.accessibilitySpeechAnnouncementPriority = .high
    AccessibilityNotification.Announcement(announcement).post()
  }
}

#if DEBUG
  private struct WrongPasswordAuthService: AuthService {
    func signIn(email: String, password: String) async throws -> Session {
      throw AuthError.invalidCredentials
    }
  }

  #Preview("Empty") {
    NavigationStack {
      LoginView(viewModel: LoginViewModel(authService: WrongPasswordAuthService()) { _ in })
    }
  }

  #Preview("Wrong password") {
    let viewModel = LoginViewModel(authService: WrongPasswordAuthService()) { _ in }
    viewModel.email = "ann@example.com"
    viewModel.password = "wrong"
    return NavigationStack {
      LoginView(viewModel: viewModel)
        .task { await viewModel.signIn() }
    }
  }
#endif
