import MvvmgenStorage

/// Placeholder titles in a scaffold's interface, until the developer writes better ones.
extension MemberName {
  /// `isSigningIn` is "Signing in".
  var title: Code {
    let bytes = interned.bytes
    guard bytes.starts(with: "is"), bytes.count > 2, bytes[2].isCapital else {
      return capitalized.asTitle
    }
    return TypeName(validated: InternedText(bytes.suffix(from: 2))).asTitle
  }

  /// `registerButtonTapped` is "Register": the gesture is left out.
  var titleOfAction: Code { withoutAct.title }

  /// `registerButtonTapped` is `register`.
  var withoutAct: MemberName {
    let bytes = interned.bytes
    var count = bytes.count
    func drop(_ act: StaticString) {
      guard count == bytes.count, bytes.ends(with: act) else { return }
      count -= act.utf8CodeUnitCount
    }
    drop("ButtonTapped")
    drop("ButtonPressed")
    drop("Tapped")
    drop("Pressed")
    guard count > 0, count < bytes.count else { return self }
    return MemberName(validated: InternedText(bytes.prefix(upTo: count)))
  }
}

extension TypeName {
  /// `PasswordReset` is "Password reset".
  var title: Code { MemberName(validated: interned).title }

  /// The name as words, the first with a capital.
  fileprivate var asTitle: Code {
    guard interned.isASCII else {
      let spoken = Self.spoken(text)
      return Code(InternedText(spoken.prefix(1).uppercased() + spoken.dropFirst()))
    }
    return Code(
      InternedText { title in
        title += words
        if let first = title.first, first.isSmall { title[0] = first & ~0x20 }
      })
  }
}
