extension Diagnostic.Code {
  /// A name that no spec bears.
  static let unknownName = Self("MG401")
  /// A screen that this flow never shows.
  fileprivate static let notShown = Self("MG404")
  /// A way back where nothing was left behind.
  static let noWayBack = Self("MG405")
  /// A step behind the end of the flow.
  fileprivate static let afterFinish = Self("MG406")
  /// More than one decision, or piece of own code, in an answer.
  fileprivate static let oncePerAnswer = Self("MG407")
}

extension Diagnostic {
  static func unknown(
    _ kind: String, _ name: Located<String>, known: some Sequence<String>
  ) -> Diagnostic {
    let known = known.sorted()
    let nearest = closest(to: name.value, in: known)
    let hint =
      nearest.map { "did you mean \($0.quoted)?" }
      ?? (known.count <= 8 ? "there is \(list(known))" : "no spec declares it")
    return Diagnostic(
      .unknownName, at: name.span, "unknown \(kind) \(name.value.quoted); \(hint)",
      fixIt: nearest.map { FixIt(at: name.span, replaceWith: $0) })
  }

  static func notShown(_ name: Located<String>) -> Diagnostic {
    Diagnostic(
      .notShown, at: name.span, "this flow never shows the screen \(name.value.quoted)")
  }

  static func backFromNowhere(_ step: StepSpec) -> Diagnostic {
    Diagnostic(
      .noWayBack, at: step.span,
      "`back` leaves the screen that reported, and this comes from none; "
        + "use `popToRoot`, `popTo` or `finish`")
  }

  static func afterFinish(_ step: StepSpec) -> Diagnostic {
    Diagnostic(.afterFinish, at: step.span, "nothing can follow a `finish`: the flow has ended")
  }

  static func secondChoice(_ step: StepSpec) -> Diagnostic {
    Diagnostic(.oncePerAnswer, at: step.span, "an answer can have one `choose`")
  }

  static func secondCustom(_ step: StepSpec) -> Diagnostic {
    Diagnostic(
      .oncePerAnswer, at: step.span,
      "an answer can have one `custom`: its method can do both")
  }
}
