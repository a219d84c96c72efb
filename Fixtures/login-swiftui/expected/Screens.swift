// Recorded by GoldenTests: the files of one folder, each below its path. See Fixtures/README.md.

// MARK: - Home/HomeView.swift
#if canImport(UIKit) && !os(watchOS)
  import SwiftUI

  struct HomeView<ViewModel: HomeViewModel>: View {
    let viewModel: ViewModel

    var body: some View {
      Form {
        Button("Sign out", role: .destructive) {
          viewModel.signOutButtonTapped()
        }
        .accessibilityIdentifier("home.signOut")
        // Yours to show: `viewModel.session`.
      }
      .navigationTitle("Home")
    }
  }
#endif

// MARK: - Login/LoginView.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import SwiftUI

  struct LoginView<ViewModel: LoginViewModel>: View {
    let viewModel: ViewModel
    @State private var email = ""
    @State private var password = ""
    @FocusState private var focus: Field?

    private enum Field { case email, password }

    var body: some View {
      Form {
        if let hint = viewModel.hint {
          Text(hint)
        }
        TextField("Email", text: $email)
          .keyboardType(.emailAddress)
          .textContentType(.username)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
          .submitLabel(.next)
          .focused($focus, equals: .email)
          .onSubmit { focus = .password }
          .accessibilityIdentifier("login.email")
        SecureField("Password", text: $password)
          .textContentType(.password)
          .submitLabel(.go)
          .focused($focus, equals: .password)
          .onSubmit { loginButtonTapped() }
          .accessibilityIdentifier("login.password")
        if let errorText = viewModel.errorText {
          Label(errorText, systemImage: "exclamationmark.triangle")
            .foregroundStyle(.red)
            .accessibilityIdentifier("login.errorText")
        }
        Button("Login") {
          loginButtonTapped()
        }
        .accessibilityIdentifier("login.login")
        Button("Register") {
          viewModel.registerButtonTapped()
        }
        .accessibilityIdentifier("login.register")
      }
      .navigationTitle("Login")
      .onChange(of: viewModel.errorText) { _, text in
        if let text { AccessibilityNotification.Announcement(text).post() }
      }
    }

    private func loginButtonTapped() {
      Task(whileShown: viewModel) {
        await viewModel.loginButtonTapped(email: email, password: password)
      }
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

// MARK: - Register/RegisterView.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import SwiftUI

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
          .textContentType(.username)
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
        .accessibilityIdentifier("register.register")
        Button("Login") {
          viewModel.loginButtonTapped()
        }
        .accessibilityIdentifier("register.login")
      }
    }

    private func registerButtonTapped() {
      Task(whileShown: viewModel) {
        await viewModel.registerButtonTapped(email: email, password: password)
      }
    }
  }
#endif
