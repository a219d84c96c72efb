import MvvmgenAppModel
import MvvmgenStorage
import MvvmgenSyntax

extension Screen.Action {
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
}

extension ViewDraft.Tap {
  /// Whether a state disables the button.
  var isGuarded: Bool { busy != nil || able != nil }

  /// `!viewModel.isSigningIn && viewModel.canSignIn`, or with commas.
  func possible(joinedBy separator: StaticString = " && ") -> Code { both("!", "", separator) }

  /// `viewModel.isSigningIn || !viewModel.canSignIn`
  var impossible: Code { both("", "!", " || ") }

  private func both(_ first: Code, _ second: Code, _ separator: StaticString) -> Code {
    let busy: Code? = busy.map { "\(first)\(.viewModel).\($0.name)" }
    let able: Code? = able.map { "\(second)\(.viewModel).\($0.name)" }
    return .joined([busy ?? "", able ?? ""], by: separator)
  }
}
