/// Why somebody can't be signed in.
enum AuthError: Error {
  case wrongPassword
}
