import MvvmgenAppModel
package import MvvmgenStorage
import MvvmgenSyntax

/// The use that a scaffolded view makes of an action, judging by its name.
extension Screen.Action {
  enum Moment { case first, refresh, tap }

  /// When it is called, judging by its name.
  var moment: Moment {
    guard signature.parameters.isEmpty else { return .tap }
    if signature.name.isOfLoading { return .first }
    return isAsync && (begins("refresh") || begins("reload")) ? .refresh : .tap
  }

  /// Whether only flows and alerts call it, so that the view needs no button for it.
  ///
  /// - Parameter called: the actions that they call.
  func isCalledElsewhere(_ called: Set<MemberName>) -> Bool {
    moment == .tap && called.contains(signature.name) && !signature.name.isOfButton
  }

  /// Whether it submits the user's input, judging by its name.
  var isSubmission: Bool { Self.submissions.contains(where: begins) }

  /// Whether the view needs a button for it even if an alert calls it, too: then the alert tries
  /// again. With parameters, the alert itself may ask for them.
  var isSent: Bool {
    isSubmission && signature.parameters.isEmpty && !begins("confirm")
  }

  var isSearch: Bool { begins("search") }

  private static let submissions: [StaticString] = [
    "add", "confirm", "continue", "create", "join", "logIn", "post", "register", "save", "search",
    "send", "signIn", "signUp", "submit", "update", "verify",
  ]

  func begins(_ verb: StaticString) -> Bool { signature.name.begins(with: verb) }

  /// Whether a state says that the action is under way: `isSigningIn` of `signIn`, `isSaving` of
  /// `saveButtonTapped`.
  func isUnderWay(while state: Property) -> Bool {
    guard state.type == .bool, state.name.interned.bytes.starts(with: "is") else { return false }
    let words = state.name.text.dropFirst(2)
    let gerund = words.prefix(1).lowercased() + words.dropFirst().prefix(while: \.isLowercase)
    guard gerund.hasSuffix("ing") else { return false }
    let stem = gerund.dropLast(3)
    let action = signature.name.text
    let verb = action.prefix(while: \.isLowercase)
    guard let last = verb.last else { return false }
    let inflected = verb.dropLast() + (last == "e" ? "" : "\(last)\(last)")
    return (stem == verb || stem == inflected)
      && action.dropFirst(verb.count).hasPrefix(words.dropFirst(gerund.count))
  }

  /// The state that says that it is under way, unless the same button stops it, as playing and
  /// recording.
  func busy(among states: [Property]) -> Property? {
    isAsync || isSubmission ? states.first(where: isUnderWay) : nil
  }

  // MARK: - Its button

  /// A place in the navigation bar.
  enum BarPlace {
    case cancellation, confirmation, primary

    /// SwiftUI's name for it.
    var placement: Code {
      switch self {
      case .cancellation: ".cancellationAction"
      case .confirmation: ".confirmationAction"
      case .primary: ".primaryAction"
      }
    }
  }

  /// Its place in the navigation bar, judging by its name; nil for a button in the content.
  ///
  /// - Parameter isOfList: whether a list may have a button that adds to it.
  func barPlace(isOfList: Bool) -> BarPlace? {
    let name = signature.name.withoutAct.text
    if ["cancel", "close", "dismiss"].contains(name) { return .cancellation }
    if ["done", "save"].contains(name) { return .confirmation }
    return isOfList && begins("add") ? .primary : nil
  }

  /// Whether it takes something from the user, judging by its name.
  var isDestructive: Bool {
    ["delete", "logOut", "logout", "remove", "signOut"].contains(where: begins)
  }

  /// Whether a state says that the action is possible: `canSignIn` of `signIn`, `canContinue` of
  /// `continueButtonTapped`.
  func isPossible(while state: Property) -> Bool {
    state.type == .bool
      && state.name.text == "can\(signature.name.withoutAct.capitalized.text)"
  }

  // MARK: - Its call

  /// Calls it from a view; if it is asynchronous, in a task that ends with the screen.
  ///
  /// - Parameter captures: the capture list of such a task: `[viewModel] in`.
  func call(_ arguments: CodeList, capturing captures: Code = "") -> Code {
    let call: Code = "\(.viewModel).\(signature.name)(\(list: arguments))"
    guard isAsync else { return call }
    let task = Code.task(besideTask: isBesideTask)
    guard captures.isEmpty else {
      return .fitting(
        "\(task)(whileShown: \(.viewModel)) { \(captures) await \(call) }",
        """
        \(task)(whileShown: \(.viewModel)) { \(captures)
          await \(call)
        }
        """)
    }
    return "\(task)(whileShown: \(.viewModel)) { \(block: "await \(call)") }"
  }

  /// Calls it with a value that the user changed.
  func call(with value: Code) -> Code {
    call([.argument(signature.parameters.first?.argumentLabel, value)])
  }

  /// A comment for an action whose arguments the view cannot supply.
  var hint: Code {
    "// Yours to call, unless a flow does: `\(.viewModel).\(unescaped: signature.name)`."
  }
}

extension Screen {
  /// The actions that the buttons of the screen's alerts call.
  var actionsOfAlerts: Set<MemberName> {
    let buttons = alerts?.cases.flatMap(\.content.buttons) ?? []
    return Set(
      buttons.compactMap { button in
        if case .action(let reply) = button.reply { reply?.action } else { nil }
      })
  }
}

extension MemberName {
  /// Whether an action of this name loads a screen's initial content.
  package var isOfLoading: Bool {
    begins(with: "load") && !begins(with: "loadMore") && !begins(with: "loadNext")
      || Self.appearing.contains { interned.bytes.equals($0) }
  }

  private static let appearing: [StaticString] = [
    "onAppear", "viewDidAppear", "viewDidLoad", "viewWillAppear",
  ]

  fileprivate func begins(with verb: StaticString) -> Bool {
    let bytes = interned.bytes
    guard bytes.starts(with: verb) else { return false }
    let rest = bytes.dropFirst(verb.utf8CodeUnitCount).first
    return rest.map { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? true
  }
}

/// The actions that flows call on screens, after events elsewhere, so the user has no button for
/// them.
final class ToldActions: Sendable {
  /// The actions of each screen: looked up when a view is scaffolded, which is rare.
  private let found: Once<[TypeName: Set<MemberName>]>

  init(_ app: App) {
    found = Once { ToldActions.all(in: app) }
  }

  func of(_ screen: Screen) -> Set<MemberName> { found.value[screen.names.base] ?? [] }

  private static func all(in app: App) -> [TypeName: Set<MemberName>] {
    var found: [TypeName: Set<MemberName>] = [:]
    for coordinator in app.coordinators {
      coordinator.visitAnswers { answer in
        answer.visitSteps { step in
          guard case .tell(let call) = step, call.listener.kind == .screen else { return }
          found[call.listener.base, default: []].insert(call.action)
        }
      }
    }
    return found
  }
}
