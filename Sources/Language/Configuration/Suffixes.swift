import MvvmgenStorage
import MvvmgenSyntax

/// The suffixes of generated types, which teams with other conventions can change.
package struct Suffixes: Equatable, Sendable {
  package private(set) var coordinator = "Coordinator"
  /// Follows the coordinator's suffix unless it has its own.
  package private(set) var coordinatorDelegate = "CoordinatorDelegate"
  package private(set) var viewModel = "ViewModel"
  /// Follows the view model's suffix unless it has its own.
  package private(set) var defaultViewModel = "DefaultViewModel"
  package private(set) var flowDelegate = "FlowDelegate"
  package private(set) var services = "Services"
  package private(set) var screen = "Screen"
  package private(set) var viewController = "ViewController"
  package private(set) var view = "View"
  private var hasOwnDelegate = false
  private var hasOwnDefaultViewModel = false

  package init() {}

  /// The suffixes of the types that are generated from a spec, which aren't part of its name.
  package func ofTypes(from kind: SpecKind) -> [String] {
    switch kind {
    case .screen: [viewController, screen, viewModel]
    case .coordinator: [coordinator]
    case .service: []
    }
  }

  package static let keys = [
    "coordinator", "coordinatorDelegate", "viewModel", "defaultViewModel", "flowDelegate",
    "services", "screen", "viewController", "view",
  ]

  fileprivate mutating func set(_ key: String, to suffix: String) -> Bool {
    switch key {
    case "coordinator":
      coordinator = suffix
      if !hasOwnDelegate { coordinatorDelegate = "\(suffix)Delegate" }
    case "coordinatorDelegate": (coordinatorDelegate, hasOwnDelegate) = (suffix, true)
    case "viewModel":
      viewModel = suffix
      if !hasOwnDefaultViewModel { defaultViewModel = "Default\(suffix)" }
    case "defaultViewModel": (defaultViewModel, hasOwnDefaultViewModel) = (suffix, true)
    case "flowDelegate": flowDelegate = suffix
    case "services": services = suffix
    case "screen": screen = suffix
    case "viewController": viewController = suffix
    case "view": view = suffix
    default: return false
    }
    return true
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
      guard let text = string(value), let name = TypeName.parse(text, into: &diagnostics),
        suffixes.set(key.text, to: name.value.text)
      else { continue }
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
