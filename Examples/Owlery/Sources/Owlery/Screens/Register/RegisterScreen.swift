import GeneratedRuntime

final class RegisterScreen: RegisterScreenBase, RegisterViewModel {
  @ObservableProperty private(set) var isBusy = false
  var isBusyProperty: ReadOnlyProperty<Bool> { $isBusy }

  @ObservableProperty private(set) var errorText: String?
  var errorTextProperty: ReadOnlyProperty<String?> { $errorText }

  func registerButtonPressed(email: String, password: String) async {
    await perform(showing: \.isBusy, errorText: \.errorText) {
      let session = try await authService.register(email: email, password: password)
      analytics.track(event: "registered")
      registrationSucceeded(session: session)
    } failure: { _ in
      "That password won't do."
    }
  }
}
