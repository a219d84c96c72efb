/// Finds owls by their names.
final class OwlSearchController {
  var owls: [Owl] = []
  var text = ""

  /// The owls whose names begin as the text does; all of them without one.
  var matches: [Owl] {
    owls.filter { $0.name.lowercased().hasPrefix(text.lowercased()) }
  }
}
