struct Profile: Equatable {
  var name: String
  var about: String
}
