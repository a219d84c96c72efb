import MvvmgenAppModel
package import MvvmgenStorage
import MvvmgenSyntax

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
