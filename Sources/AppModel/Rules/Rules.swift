import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// The app as a whole, as rules read it: all names are looked up.
struct WholeApp {
  let specs: Specs
  let configuration: Configuration
  let services: ServiceReferences
  let screens: [Screen]
  let flows: [FlowInterface]
  let beginnings: BeginningNumbers
  let directory: Directory
  let navigation: Navigation
  let recovery: ErrorRecovery
  /// Where the specs name types other than Swift's own.
  let namedTypes: [Located<SwiftType>]
  /// The services that the answers of each flow use; none before they are resolved.
  var servicesOfAnswers: [[TypeName]] = []

  /// The flows, each with what it shows.
  var navigated: Zip2Sequence<[FlowInterface], [FlowNavigation]> { zip(flows, navigation.flows) }
}

/// A rule that the app as a whole has to keep: it reports where the app doesn't.
typealias Rule = @Sendable (WholeApp, inout Diagnostics) -> Void

enum Rules {
  /// These are right even while there are errors.
  static let always: [Rule] = [
    storedData, oneRoot, unstartedRoot, rootsWithContent, endlessStarts, stacks, splits, waysBack,
    screensOfUIKit,
  ]

  /// These would be unreliable while there are errors.
  static let withoutErrors: [Rule] = [
    waysOut, reachability, neverShown, beginnings, unheardReports, services, testValues,
    mostTabs, endsOfTabs, linksInTabs, locksOfParts, lostSplits, suffixes, buttons, undrawn,
  ]

  /// These need only the names, and run beside the answers.
  static let besideAnswers: [Rule] = [typeSlips]

  /// The maximum number of pairs of names that a rule compares.
  static let mostCompared = 4096

  /// The number of screens from which rules are worth a second thread.
  private static let many = 200

  static func check(_ app: WholeApp, _ rules: [Rule], into diagnostics: inout Diagnostics) {
    let stretch = app.screens.count < many ? rules.count : 1
    let found = Parallel.map(count: rules.count, stretch: stretch, state: ()) { _, range in
      var found = Diagnostics()
      for rule in rules[range] { rule(app, &found) }
      return found
    }
    for findings in found { diagnostics.append(findings) }
  }
}
