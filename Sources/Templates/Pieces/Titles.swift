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
    let acts: [StaticString] = ["ButtonTapped", "ButtonPressed", "Tapped", "Pressed"]
    let bytes = interned.bytes
    let act = acts.first { bytes.ends(with: $0) && bytes.count > $0.utf8CodeUnitCount }
    guard let act else { return self }
    return MemberName(validated: String(text.dropLast(act.utf8CodeUnitCount)))
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
