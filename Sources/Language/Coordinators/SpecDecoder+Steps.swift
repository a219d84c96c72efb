import MvvmgenStorage
import MvvmgenSyntax

extension SpecDecoder {
  /// Decodes an answer: a word, an object, or an array of these.
  mutating func steps(_ value: JSON) -> [StepSpec] {
    switch value.kind {
    case .array:
      if value.count == 0 {
        diagnostics.report(
          .missingKey, at: value.span,
          "an empty list doesn't say what happens: write `\"stay\"` for nothing",
          replaceWith: "\"stay\"")
      }
      return value.elementList { element in
        guard element.kind != .array else {
          diagnostics.report(.wrongKind(element, expected: "an answer"))
          return nil
        }
        return step(element)
      }
    default: return step(value).map { [$0] } ?? []
    }
  }

  private mutating func step(_ value: JSON) -> StepSpec? {
    switch value.kind {
    case .string:
      guard let text = value.string else { return nil }
      guard let word = AnswerWord(text) else {
        diagnostics.report(.unknownAnswer(text, isNamed: named.written[text.text] != nil))
        return nil
      }
      reportFormer(text, of: word)
      return StepSpec(word.kind, at: text.span)
    case .object: return step(of: value)
    default:
      diagnostics.report(.wrongKind(value, expected: "an answer: a word, an object or an array"))
      return nil
    }
  }

  private mutating func step(of object: JSON) -> StepSpec? {
    var found: MainKey?
    var width: JSONString?
    for (text, value) in object.members {
      var key = AnswerKey(text)
      // It goes with `tell`, or is an answer by itself.
      if key == .call, object[AnswerKey.tell] != nil { key = nil }
      // Most keys are one of the first two kinds.
      let isWidth = key == nil && CompanionKey(text) == nil && WidthKey(text) != nil
      guard key != nil || isWidth else { continue }
      if let other = found?.text ?? (isWidth ? nil : width) {
        let reason = "can't be combined with \(other.text.quoted); to do both, write an array"
        diagnostics.report(.misplacedKey(text, reason))
        return nil
      }
      if let key {
        found = MainKey(key: key, text: text, value: value)
      } else {
        width = width ?? text
      }
    }
    if let width { return self.width(object, at: width.span) }
    guard let found else {
      diagnostics.report(.noAnswer(object))
      return nil
    }
    reportFormer(found.text, of: found.key, in: object)
    let companions = companions(of: found, in: object)
    return kind(found, companions).map {
      StepSpec(
        $0, at: found.value.string?.span ?? found.text.span, isAnimated: companions.animated,
        key: found.text.span)
    }
  }

  /// `{ "compact": …, "regular": … }`
  private mutating func width(_ object: JSON, at span: SourceSpan) -> StepSpec? {
    var answers: [WidthKey: [StepSpec]] = [:]
    read(WidthKey.self, of: object, into: &answers)
    guard let compact = answers[.compact], let regular = answers[.regular] else { return nil }
    return StepSpec(.width(compact: compact, regular: regular), at: span)
  }
}

/// The key that says which answer it is.
private struct MainKey {
  let key: AnswerKey
  let text: JSONString
  let value: JSON
}

/// The values of the keys that accompany the main key of an answer or a start.
package struct Companions {
  /// The main key; nil for a start.
  let key: AnswerKey?
  /// The screen, flow or event that it names, whose name is set last.
  var target: TargetSpec
  var modal = ModalSpec()
  /// Nil if it can't be read.
  var presentation: FlowPresentation? = .push
  var browser = Browser.app
  var call: Located<InternedText>?
  var or: [StepSpec] = []
  var animated = true
  var wait: ChoiceWait?
  /// Those of a `switch`, and the answer to others.
  var cases: [StepSpec.ChoiceCase]?
  var others: [StepSpec]?
  /// One of them may be meant.
  var hasUnknownKeys = false

  init(beside main: JSONString, _ key: AnswerKey?) {
    (self.key, target) = (key, TargetSpec(.unread(at: main.span)))
  }

  func target(_ name: ShownName) -> TargetSpec {
    var target = target
    target.shown = name
    return target
  }
}

extension SpecDecoder {
  private mutating func companions(of main: MainKey, in object: JSON) -> Companions {
    let key = main.key
    var companions = Companions(beside: main.text, key)
    let found = read(
      CompanionKey.self, of: object, only: key.companions, beside: main.text,
      in: key.withArticle, into: &companions,
      misplaced: { text in
        guard key.companions.contains(.style), let part = StyleKey(text) else { return nil }
        let kind = (part.styles.first ?? .sheet).rawValue
        let rest = part == .kind ? "" : ", \"\(part.rawValue)\": …"
        return Diagnostic(
          .unknownKey, at: text.span,
          "\(text.text.quoted) belongs to the style: write "
            + "`\"style\": { \"kind\": \"\(kind)\"\(rest) }`")
      })
    companions.hasUnknownKeys = found.hasUnknown
    checkModal(companions, of: key, found)
    checkTransition(companions, of: key, found)
    checkAnimation(of: key, found, in: object)
    return companions
  }

  /// Some words change nothing that could be animated.
  private mutating func checkAnimation(
    of answer: AnswerKey, _ found: FoundKeys<CompanionKey>, in object: JSON
  ) {
    guard answer == .do, let key = found[.animated]?.text,
      let word = object[AnswerKey.do]?.value.string.flatMap({ AnswerWord($0) }), !word.isAnimated
    else { return }
    diagnostics.report(.misplacedKey(key, "has no effect on \(word.rawValue.quoted)"))
  }

  /// Keys of a presentation are valid only if something is presented, `onSwipe` only if that can be
  /// swiped down, and `onBack` only if something is pushed.
  private mutating func checkModal(
    _ companions: Companions, of answer: AnswerKey, _ found: FoundKeys<CompanionKey>
  ) {
    var first: ExitSpec.Key?
    for member in found.members {
      let (exit, key) = (member.key.exit, member.text)
      guard exit != nil || member.key == .style else { continue }
      let needed = exit?.isSwipe == false ? FlowPresentation.push : .present
      if answer == .start, ![needed, nil].contains(companions.presentation) {
        diagnostics.report(
          .misplacedKey(key, "is only valid with \"as\": \"\(needed.rawValue)\""))
      } else if exit?.isSwipe == true, case let style = companions.modal.style, style.coversAll {
        let reason = "isn't valid here: the user can't swipe a \(style.rawValue.quoted) away"
        diagnostics.report(.misplacedKey(key, reason))
      } else if exit != nil, let first {
        let reason = "can't be combined with \(first.rawValue.quoted): what is asked decides itself"
        diagnostics.report(.misplacedKey(key, reason))
      }
      first = first ?? exit
    }
  }

  /// `true`, or `"latest"`
  mutating func wait(_ value: JSON) -> ChoiceWait? {
    guard value.string != nil else { return bool(value) == true ? .own : nil }
    return choice(value, of: LatestWord.self).map { _ in .latest }
  }

  /// The name under which the app registers it.
  mutating func transition(_ value: JSON) -> Located<MemberName>? {
    string(value).flatMap { MemberName.parse($0, into: &diagnostics) }
  }

  /// The system has its own transitions for modals that don't cover all, and none where nothing is
  /// animated.
  private mutating func checkTransition(
    _ companions: Companions, of answer: AnswerKey, _ found: FoundKeys<CompanionKey>
  ) {
    guard let key = found[.transition]?.text else { return }
    let isModal = answer == .present || answer == .start && companions.presentation == .present
    if isModal, !companions.modal.style.coversAll {
      let styles = ModalStyle.allCases.filter(\.coversAll).map { "\"\($0.rawValue)\"" }
      let list = styles.dropLast().joined(separator: ", ") + " or " + styles[styles.count - 1]
      diagnostics.report(
        .misplacedKey(
          key, "is only valid with \"style\": \(list): the system moves the others itself"))
    } else if !companions.animated {
      diagnostics.report(.misplacedKey(key, "can't be combined with \"animated\": false"))
    }
  }

  mutating func switching(
    _ value: JSONString, at key: JSONString, _ companions: Companions
  ) -> StepSpec.Kind? {
    record(value: value)
    guard let cases = companions.cases else {
      if !companions.hasUnknownKeys {
        diagnostics.report(
          .missingKey, at: key.span,
          "`switch` also needs the key `cases`: an answer to each case of the value")
      }
      return nil
    }
    return .switch(value, cases, others: companions.others)
  }

  private mutating func kind(
    _ main: MainKey, _ companions: Companions
  ) -> StepSpec.Kind? {
    switch main.key {
    case .push: return screen(main, companions).map { .push($0) }
    case .present: return screen(main, companions).map { .present($0, companions.modal) }
    case .replace: return screen(main, companions).map { .replace($0) }
    case .detail: return screen(main, companions).map { .detail($0) }
    case .select:
      if main.value.string.flatMap({ PreviousWord(rawValue: $0.text) }) != nil {
        return .select(nil)
      }
      return flow(main, companions).map { .select($0.name) }
    case .start:
      return flow(main, companions).map {
        .start($0, as: companions.presentation ?? .push, companions.modal)
      }
    case .popTo:
      return name(main).map { .popTo(shownName($0), or: companions.or) }
    case .finish: return name(main).map { .finish(companions.target(ShownName($0))) }
    case .report: return name(main).map { .report(companions.target(ShownName($0))) }
    case .browse:
      guard let source = name(main) else { return nil }
      record(value: source)
      return .browse(source, in: companions.browser)
    case .tell:
      guard let listener = name(main).map({ shownName($0) }) else { return nil }
      guard let call = companions.call else {
        if !companions.hasUnknownKeys {
          diagnostics.report(
            .missingKey, at: main.text.span,
            "`tell` also needs the key `call`: the action of the screen to call")
        }
        return nil
      }
      return .tell(listener, call: companions.target(ShownName(call)), or: companions.or)
    case .call:
      guard let name = name(main) else { return nil }
      guard let path = DataPath.parse(function: name, into: &diagnostics) else { return nil }
      return .call(path, companions.target(ShownName(name)))
    case .alert:
      return alert(main.value).map {
        var alert = $0
        alert.isUnlessShown = companions.target.isUnlessThere
        return .alert(alert)
      }
    case .set: return .set(assignments(main.value))
    case .choose:
      return choiceCases(main.value, at: main.text) { $0.steps($1) }.map {
        .choose($0, companions.wait)
      }
    case .switch: return name(main).flatMap { switching($0, at: main.text, companions) }
    case .answer:
      guard let name = name(main) else { return nil }
      return steps(named: name).map { .answer(companions.target(ShownName(name)), $0) }
    case .custom:
      if main.value.string?.text.first?.isLowercase == true {
        diagnostics.report(
          .wrongKind, at: main.value.span.start(1),
          "`custom` lists the screens and flows that your method may show, as in `[\"Login\"]`; the method is named after the event"
        )
        return nil
      }
      return .custom(strings(main.value) { $0.shownName($1, as: .shown) })
    case .do:
      guard let text = main.value.string else {
        return choice(main.value, of: AnswerWord.self)?.kind
      }
      if AnswerWord(text) == nil { diagnostics.report(.unknownAnswer(text)) }
      return AnswerWord(text)?.kind
    }
  }

  private mutating func name(_ main: MainKey) -> JSONString? {
    let key = main.key
    guard let name = main.value.string else {
      diagnostics.report(.noName(main.value, after: key, at: main.text))
      return nil
    }
    guard name.contains(UInt8(ascii: "(")), key != .browse, key != .call, key != .switch
    else { return name }
    diagnostics.report(
      .calledName(name) {
        "data is passed by `with`: `{ \"\(key.rawValue)\": \"\($0)\", \"with\": { … } }`"
      })
    return nil
  }

  private mutating func screen(_ main: MainKey, _ companions: Companions) -> TargetSpec? {
    name(main).map { companions.target(shownName($0, as: .spec(.screen))) }
  }

  /// Only screens have roles.
  private mutating func flow(_ main: MainKey, _ companions: Companions) -> TargetSpec? {
    guard let name = name(main) else { return nil }
    recorder?.take(name, as: .spec(.coordinator))
    return companions.target(ShownName(name))
  }

  mutating func bindings(_ value: JSON) -> [BindingSpec] {
    guard isObject(value, with: "a source for each input") else { return [] }
    return value.memberList { BindingSpec(input: $0.interned, source: source($1)) }
  }

  /// Decodes `{ "seen": "owl", "draft.name": "name" }`.
  private mutating func assignments(_ value: JSON) -> [BindingSpec] {
    guard isObject(value, with: "a source for each state") else { return [] }
    if value.count == 0 {
      diagnostics.report(.missingKey, at: value.span, "`set` needs a state and what it becomes")
    }
    return value.memberList { ($0, $1) }.compactMap { key, value in
      let source = source(value)
      guard key.text.contains(".") else { return BindingSpec(input: key.interned, source: source) }
      return DataPath.parse(key, into: &diagnostics).map { path in
        BindingSpec(input: Located(path.head.interned, at: path.span), path: path, source: source)
      }
    }
  }

  private mutating func source(_ value: JSON) -> JSONString? {
    if let text = value.string {
      record(value: text)
      return text
    }
    // A number, `true` or `null` instead of a string.
    let literal = value.kind == .null ? "nil" : value.number ?? value.bool.map { "\($0)" }
    diagnostics.report(
      literal.map {
        Diagnostic(
          .wrongKind, at: value.span,
          "a value is a string that begins with an equals sign: `\"= \($0)\"`",
          replaceWith: "\"= \($0)\"")
      }
        ?? .wrongKind(
          value, expected: "a name, a path, or a value such as `\"= 3\"`, as a string"))
    return nil
  }
}
