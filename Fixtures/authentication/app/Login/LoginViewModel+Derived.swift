extension LoginViewModel {
  var canSignIn: Bool { !isSigningIn }
}
