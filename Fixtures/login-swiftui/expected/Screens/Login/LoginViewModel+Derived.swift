extension LoginViewModel {
  var hint: String? {
    // Yours to write: an expression of the state and the fields.
    nil
  }
}
