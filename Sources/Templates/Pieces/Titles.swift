import AppModel
import Storage

/// What a user reads in a scaffold, until the developer writes something better.
extension MemberName {
  /// `isSigningIn` is "Is signing in".
  var title: Code { .title(text) }

  /// `registerButtonTapped` is "Register": what the user does goes without saying.
  var titleOfAction: Code { .title(withoutAct.text) }

  /// `registerButtonTapped` is `register`.
  var withoutAct: MemberName {
    let text = text
    let acts = ["ButtonTapped", "ButtonPressed", "Tapped", "Pressed"]
    let act = acts.first { text.hasSuffix($0) && text.utf8.count > $0.utf8.count }
    return act.map { MemberName(validated: String(text.dropLast($0.count))) } ?? self
  }
}

extension TypeName {
  /// `PasswordReset` is "Password reset".
  var title: Code { .title(text) }
}

extension Code {
  fileprivate static func title(_ name: String) -> Code {
    let spoken = TypeName.spoken(MemberName(validated: name).capitalized.text)
    return Code(InternedText(spoken.prefix(1).uppercased() + spoken.dropFirst()))
  }
}
