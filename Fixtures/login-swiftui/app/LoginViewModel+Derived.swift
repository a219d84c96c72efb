extension LoginViewModel {
  var hint: String? { errorText == nil ? nil : "Or register." }
}
