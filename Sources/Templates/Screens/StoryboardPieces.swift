import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage

/// Code for a view controller in a storyboard.
struct StoryboardPieces {
  let screen: Screen
  let storyboard: Storyboard
  let name: TypeName

  /// The conformance that instantiates it from its storyboard.
  var conformance: Code {
    """
    extension \(name): \(wrap: "\(.runtime).StoryboardBased") {
      \(sections: [place, instantiation])
    }
    """
  }

  private var place: Code {
    .lines([
      storyboard.name.map { .computed("static var storyboardName", "String", "\($0)") } ?? "",
      storyboard.identifier.map { .computed("static var storyboardIdentifier", "String", "\($0)") }
        ?? "",
    ])
  }

  /// A screen without inputs can be created from its services alone.
  private var instantiation: Code {
    guard screen.inputs.isEmpty, !screen.services.isEmpty else { return .empty }
    let services: CodeList = ["\(.withServices) \(.services): any \(screen.names.services)"]
    let made = Code.call(
      "\(screen.names.defaultViewModel)", ["\(.withServices): \(.services)"])
    return """
      /// Creates it with its own view model.
      static func instantiate(\(list: services)) -> \(name) {
        instantiate(\(list: ["with: \(made)"]))
      }
      """
  }
}
