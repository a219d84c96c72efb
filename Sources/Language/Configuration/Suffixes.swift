import MvvmgenStorage
import MvvmgenSyntax

/// The suffixes of generated types, which teams with other conventions can change.
package struct Suffixes: Equatable, Sendable {
  package private(set) var coordinator = "Coordinator" {
    didSet { if !hasOwnDelegate { coordinatorDelegate = "\(coordinator)Delegate" } }
  }
  /// Follows the coordinator's suffix unless it has its own.
  package private(set) var coordinatorDelegate = "CoordinatorDelegate"
  package private(set) var viewModel = "ViewModel"
  package private(set) var flowDelegate = "FlowDelegate"
  package private(set) var services = "Services"
  package private(set) var screen = "Screen"
  package private(set) var viewController = "ViewController"
  package private(set) var view = "View"

  private var hasOwnDelegate = false

  /// The suffix of what a screen's class inherits.
  package var screenBase: String { "\(screen)Base" }

  package init() {}

  /// The suffixes of the types that are generated from a spec, which aren't part of its name.
  package func ofTypes(from kind: SpecKind) -> [String] {
    switch kind {
    case .screen: [viewController, screen, viewModel]
    case .coordinator: [coordinator]
    case .service: []
    }
  }

  package static var keys: [String] { all.map(\.key) }

  private static let all: KeyValuePairs<String, any WritableKeyPath<Suffixes, String> & Sendable> =
    [
      "coordinator": \.coordinator, "coordinatorDelegate": \.coordinatorDelegate,
      "viewModel": \.viewModel, "flowDelegate": \.flowDelegate, "services": \.services,
      "screen": \.screen, "viewController": \.viewController, "view": \.view,
    ]

  fileprivate mutating func set(_ key: String, to suffix: String) {
    if key == "coordinatorDelegate" { hasOwnDelegate = true }
    if let path = Self.all.first(where: { $0.key == key })?.value { self[keyPath: path] = suffix }
  }
}

extension SpecDecoder {
  /// `{ "coordinator": "FlowController", "flowDelegate": "Navigation" }`
  mutating func suffixes(_ value: JSON) -> Suffixes {
    var suffixes = Suffixes()
    guard isObject(value, with: "a suffix for each kind of type") else { return suffixes }
    var places: [String: JSONString] = [:]
    for (key, value) in value.members {
      guard Suffixes.keys.contains(key.text) else {
        diagnostics.report(.unknownKey(key, known: Suffixes.keys, in: "`names`"))
        continue
      }
      guard let text = string(value), let name = TypeName.parse(text, into: &diagnostics) else {
        continue
      }
      suffixes.set(key.text, to: name.value.text)
      if let first = places.updateValue(text, forKey: text.text) {
        diagnostics.report(
          .sameSuffix, at: text.span,
          "two kinds of types would have the same suffix \(text.text.quoted)",
          notes: [Diagnostic.Note(at: first.span, "the other one is here")])
      }
    }
    return suffixes
  }
}
