extension LoginViewModel {
  var canSignIn: Bool {
    // Yours to write: an expression of the state and the fields.
    false
  }
}
