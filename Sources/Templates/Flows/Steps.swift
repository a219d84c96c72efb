import MvvmgenAppModel
import MvvmgenStorage

extension Imports {
  /// Adds the types that the step's values refer to, and their own: `.plain` is a member of the
  /// receiving type.
  mutating func add(hidden step: Step) {
    switch step {
    case .start(_, _, let modal, _):
      // The closure of a swipe names the first screen of the flow.
      if case .answer(let swipe)? = modal.onSwipe { add(hidden: CollectionOfOne(swipe.sender)) }
    case .popTo(let way, _, _): add(hidden: CollectionOfOne(way.target.type))
    default: break
    }
    step.forEachPart { part in
      switch part {
      case .shows(let destination, _, _): add(hidden: destination)
      case .arguments(let arguments): add(hidden: arguments)
      case .url(let url):
        add(hidden: url)
        if url.written != nil { add(hidden: [Self.url]) }
      case .text(let text): add(hidden: text)
      case .constant(let value): add(hidden: value)
      case .calls(_, let choice):
        for value in choice?.cases.flatMap(\.values) ?? [] {
          add(hidden: value.parameter.type)
        }
      case .does, .stays, .gives, .branch: break
      }
    }
  }

  private static let url = TypeName("URL")

  mutating func add(hidden destination: Destination) {
    add(hidden: CollectionOfOne(destination.target.type))
    add(hidden: destination.arguments)
    for screen in destination.embedded { add(hidden: screen) }
    if let beginning = destination.beginning { add(hidden: beginning.arguments) }
    if let title = destination.title { add(hidden: title) }
  }
}
