import AppModel
import Language
import Storage

/// What is generated for a view controller that lies in a storyboard.
struct StoryboardPieces {
  let screen: Screen
  let storyboard: Storyboard
  let name: TypeName

  /// The conformance that makes it from its storyboard.
  var conformance: Code {
    let head: Code = "extension \(name)"
    let members: CodeList = [place, instantiation]
    guard !members.isEmpty else {
      return .type(head, "GeneratedRuntime.StoryboardBased", opening: "{}")
    }
    return """
      \(Code.type(head, "GeneratedRuntime.StoryboardBased"))
        \(sections: members)
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

  /// A screen that needs nothing of a flow can be made from its services alone.
  private var instantiation: Code {
    guard screen.inputs.isEmpty else { return .empty }
    let services: CodeList = ["withServices services: any \(screen.names.services)"]
    let made = Code.call("\(screen.names.defaultViewModel)", ["withServices: services"])
    return """
      /// Makes it with a view model of its own.
      \(Code.call("static func instantiate", services, tail: ") -> \(name) {"))
        \(Code.call("instantiate", ["with: \(made)"]))
      }
      """
  }
}
