package import MvvmgenStorage

/// The scaffolds that a team can write in its own form, each as a template for a sample.
package enum ScaffoldKind: String, CaseIterable, Sendable {
  case view
  case viewController = "view-controller"
  case actions, custom, tests
  case flowTests = "flow-tests"

  /// The name of its template for a sample of this name.
  package func fileName(of sample: String, _ suffixes: Suffixes) -> String {
    let ending =
      switch self {
      case .view: suffixes.view
      case .viewController: suffixes.viewController
      case .actions: "\(suffixes.defaultViewModel)+Actions"
      case .custom: "\(suffixes.coordinator)+Custom"
      case .tests: "Tests"
      case .flowTests: "\(suffixes.coordinator)Tests"
      }
    return "\(sample)\(ending).swift"
  }

  /// Whether it is of a flow; otherwise it is of a screen.
  package var isOfFlow: Bool { self == .custom || self == .flowTests }

  /// Whether its functions are the members themselves, with their parameters.
  package var isDeclaring: Bool { self == .actions || self == .custom }
}

extension Configuration {
  /// Where the types of the sample go.
  package var sampleFolder: String? { scaffolds.map { "\($0)/Generated" } }

  /// Whether a file is one of the team's templates, or the spec of their sample.
  package func isScaffold(_ path: ProjectPath) -> Bool {
    guard let scaffolds, let sampleFolder else { return false }
    return path.isBelow(scaffolds) && !path.isBelow(sampleFolder)
  }
}
