import Storage
import Syntax

/// What commands have to know about a spec's text beyond what follows from it.
struct SpecOutline: Hashable, Sendable {
  enum Kind: String, Hashable, Sendable {
    case screen
    case coordinator
    case service
  }

  let kind: Kind
  let name: String
  /// The names of its flow events, in their order.
  let events: [String]
}

extension SpecOutline {
  /// Nil where the text isn't a spec. What is wrong with it is for the stages to report.
  init?(of source: SourceFile) {
    var ignored = Diagnostics()
    guard let json = JSON.parse(source, file: 0, into: &ignored) else { return nil }
    for (key, value) in json.members {
      guard let kind = Kind(rawValue: key.text), let name = value.string?.text else { continue }
      let flow = json.members.first { $0.key.text == "flow" }?.value
      let events = flow.map { Array($0.elements) } ?? []
      self.init(kind: kind, name: name, events: events.compactMap(Self.event))
      return
    }
    return nil
  }

  /// The name of an event, declared by itself or in an object that documents it.
  private static func event(_ element: JSON) -> String? {
    var ignored = Diagnostics()
    let declared = element.members.first { $0.key.text == "declare" }?.value
    return (element.string ?? declared?.string)
      .flatMap { FunctionDeclaration.parse($0, into: &ignored) }?.name.value.text
  }
}
