import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

extension Diagnostic {
  /// `there is` with one name, and `there are` with several.
  static func thereIs(_ names: [String]) -> String {
    "there \(names.count == 1 ? "is" : "are") \(list(names))"
  }

  /// - Parameters:
  ///   - others: where else it is named, if that isn't reported each time.
  ///   - creation: the command that creates it, if a spec could have the name.
  ///   - target: the one that names it, if the app has several.
  static func unknown(
    _ kind: String, _ name: Located<InternedText>, known: some Sequence<String>,
    others: [SourceSpan] = [],
    createdBy creation: String? = nil, in target: TypeName? = nil
  ) -> Diagnostic {
    let known = known.sorted()
    let suggestion =
      bareName(of: name.value.string, in: known).map { Suggestion(of: $0, at: name.span) }
      ?? Suggestion(for: name, among: known)
    let others = suggestion.fixIt == nil ? others : []
    let named = others.isEmpty ? "" : ", named \(others.count + 1) times"
    let isName =
      name.value.string.first?.isUppercase == true
      && name.value.string.allSatisfy { $0.isLetter || $0.isNumber }
    let option = target.map { " --target \($0.text)" } ?? ""
    let way = creation.map {
      isName
        ? "; `mvvmgen \($0) \(name.value.string)\(option)` creates it, or remove what names it" : ""
    }
    return Diagnostic(
      .unknownName, "unknown \(kind) \(name.value.quoted)\(named)",
      suggestion,
      notes: others.prefix(Diagnostics.mostOfAKind).map { Note(at: $0, "it is named here, too") },
      or: (1...8 ~= known.count ? thereIs(known) : "no spec declares it") + (way ?? ""))
  }

  /// `Login` for `LoginScreen`, if that is known.
  private static func bareName(of name: String, in known: [String]) -> String? {
    let kinds = ["Screen", "ViewController", "ViewModel", "View", "Coordinator", "Flow"]
    return kinds.lazy.filter(name.hasSuffix).map { String(name.dropLast($0.count)) }
      .first(where: known.contains)
  }

  static func session(_ name: Located<InternedText>) -> Diagnostic {
    Diagnostic(
      .session, at: name.span,
      "\(name.value.quoted) is a session, which the system shows above everything: write "
        + "`{ \"present\": \"\(name.value.string)\" }`, without a style or an `onSwipe`")
  }

  /// - Parameter step: what shows it as a screen, and how; nil for the sender of an event.
  static func flowIsNoScreen(
    _ name: Located<InternedText>, in step: (StepSpec, StepSpec.Way)?
  ) -> Diagnostic {
    let problem = "\(name.value.quoted) is a flow, not a screen"
    guard let (step, way) = step else {
      return Diagnostic(.unknownName, at: name.span, "\(problem): answer it in `flows`")
    }
    let key = step.isStart ? StartKey.flow.rawValue : AnswerKey.start.rawValue
    let right = "\"\(key)\": \"\(name.value.string)\"\(way.ofFlow)"
    return Diagnostic(
      .unknownName, at: name.span,
      "\(problem): write `{ \(right) }`, and answer it in `flows`",
      fixIt: step.keyAndName.map { FixIt(at: $0.withQuotes, replaceWith: right) }
        ?? FixIt(at: name.span.withQuotes, replaceWith: "{ \(right) }"))
  }

  /// - Parameter step: what starts it as a flow; nil for the sender of an event, or a tab.
  static func screenIsNoFlow(_ name: Located<InternedText>, in step: StepSpec?) -> Diagnostic {
    let problem = "\(name.value.quoted) is a screen, not a flow"
    guard case .start(_, let way, _)? = step?.kind else {
      return Diagnostic(.unknownName, at: name.span, "\(problem): answer it in `screens`")
    }
    let text = "\"\(name.value.string)\""
    let right = step?.isStart == true ? text : "{ \"\(way.rawValue)\": \(text) }"
    return Diagnostic(
      .unknownName, at: name.span, "\(problem): write `\(right)`, and answer it in `screens`")
  }
}

extension StepSpec.Way {
  /// The keys with which a flow is shown so.
  fileprivate var ofFlow: String {
    let presentation: FlowPresentation
    switch self {
    case .push: return ""
    case .detail: presentation = .detail
    case .present: presentation = .present
    case .replace: presentation = .replace
    }
    return ", \"as\": \"\(presentation.rawValue)\""
  }
}
