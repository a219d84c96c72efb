import MvvmgenStorage
import MvvmgenSyntax

/// Decodes what a coordinator begins with.
extension SpecDecoder {
  /// Decodes a screen's name, an object, or a list that begins with a screen.
  ///
  /// - Parameter kinds: the main keys that an object can have; most starts are names.
  mutating func start(
    _ value: JSON, of kinds: @autoclosure () -> [StartKey] = StartKey.ofStart
  ) -> [StepSpec] {
    let kinds = kinds()
    let isAbove = kinds == [.push]
    if let name = value.string, !isAbove {
      if AnswerWord(name) == .finish, kinds.contains(.finish) {
        return [StepSpec(.finish(nil), at: name.span, .start)]
      }
      guard AnswerWord(name) == nil else {
        diagnostics.report(
          .unknownName, at: name.span,
          "\(name.text.quoted) is an answer, not a start: a flow begins with a screen, a flow, a "
            + "`choose` or a `switch` between them, a modal (`present`), or an `alert`; one with nothing to show "
            + "may `finish`")
        return []
      }
      let target = TargetSpec(shownName(name, as: .spec(.screen)))
      return [StepSpec(.push(target), at: name.span, isAnimated: false, .start)]
    }
    // A column has one screen.
    if value.kind == .array, kinds.contains(.present) { return screens(value) }
    guard value.kind == .object else {
      let keys = Diagnostic.list(kinds.map(\.rawValue), last: "or")
      let name = isAbove ? "" : "the name of a screen, or "
      diagnostics.report(.wrongKind(value, expected: "\(name)an object with \(keys)"))
      return []
    }
    var found: (key: StartKey, text: JSONString, target: JSON)?
    for (text, target) in value.members {
      guard let key = StartKey(text), kinds.contains(key) else { continue }
      if let found {
        diagnostics.report(.misplacedKey(text, "can't be combined with \(found.text.text.quoted)"))
        return []
      }
      found = (key, text, target)
    }
    guard let found else {
      diagnostics.report(.noBeginning(value, of: kinds))
      return []
    }
    // As an answer says it.
    if found.key == .present { return steps(value) }
    let companions = startCompanions(of: found.key, found.text, in: value, kinds)
    guard let kind = kind(found.key, found.text, found.target, companions, of: kinds) else {
      return []
    }
    // What it shows is there from the beginning; an alert comes above that.
    return [
      StepSpec(
        kind, at: found.target.string?.span ?? found.text.span, isAnimated: found.key.isAnimated,
        isAbove ? .aboveStart : .start, key: found.text.span)
    ]
  }

  /// Decodes the screen that a flow begins with, and those that it pushes onto that.
  private mutating func screens(_ list: JSON) -> [StepSpec] {
    if list.count == 0 {
      diagnostics.report(.wrongKind(list, expected: "a screen, and those above it"))
    }
    var kinds: [StartKey] = [.screen]
    return list.elementList { element in
      defer { kinds = [.push] }
      guard element.kind != .array else {
        diagnostics.report(.wrongKind(element, expected: "a screen"))
        return nil
      }
      return start(element, of: kinds).first
    }
  }

  private mutating func startCompanions(
    of key: StartKey, _ main: JSONString, in object: JSON, _ kinds: [StartKey]
  ) -> Companions {
    var companions = Companions(beside: main, nil)
    read(
      CompanionKey.self, of: object,
      only: kinds.contains(.finish) ? key.companions : key.companions.filter { $0 != .async },
      beside: main, in: "a start",
      into: &companions,
      misplaced: { text in
        switch (key, CompanionKey(text)) {
        case (.choose, .async):
          .misplacedKey(
            text,
            "isn't valid in a column: let the column begin with a flow, whose `start` may wait")
        case (.flow, .as):
          .misplacedKey(
            text,
            "isn't valid in a start: the flow is there in place of a first screen. To present it, let an event of "
              + "a first screen start it")
        default: nil
        }
      })
    return companions
  }

  private mutating func kind(
    _ key: StartKey, _ text: JSONString, _ target: JSON,
    _ companions: Companions, of kinds: [StartKey]
  ) -> StepSpec.Kind? {
    switch key {
    case .alert: return alert(target).map { .alert($0) }
    case .choose:
      return choiceCases(target, at: text) { $0.start($1, of: kinds) }.map {
        .choose($0, companions.wait)
      }
    case .switch: return string(target).flatMap { switching($0, at: text, companions) }
    case .screen, .push:
      guard let name = string(target) else { return nil }
      return .push(companions.target(shownName(name, as: .spec(.screen))))
    case .flow:
      guard let name = string(target) else { return nil }
      recorder?.take(name, as: .spec(.coordinator))
      return .start(companions.target(ShownName(name)), as: .push, ModalSpec())
    case .finish: return string(target).map { .finish(companions.target(ShownName($0))) }
    case .report: return string(target).map { .report(companions.target(ShownName($0))) }
    // Decoded as an answer's steps before.
    case .present: return nil
    }
  }

  /// Decodes the ways to begin that have names, at least one.
  mutating func starts(_ value: JSON, at key: JSONString) -> [StepSpec.ChoiceCase] {
    guard isObject(value, with: "a start under each name") else { return [] }
    if value.count == 0 {
      diagnostics.report(
        .noBeginning, at: key.span,
        "`starts` needs a beginning, such as `\"thread\": \"Thread\"`; a flow with one way to begin "
          + "has a `start`")
    }
    return value.memberList { name, value in
      let steps = start(value)
      let beginning = named(name, "a beginning", steps)
      if let name = beginning?.name, name.value.isCaseOfOptional {
        diagnostics.report(
          .namedLikeOptional, at: name.span,
          "a beginning can't be called \(name.value.text.quoted), which is a case of every optional: choose "
            + "another name")
      }
      return beginning
    }
  }

  /// Decodes the cases of a `choose`, at least two.
  mutating func choiceCases(
    _ object: JSON, at key: JSONString, answer: (inout SpecDecoder, JSON) -> [StepSpec]
  ) -> [StepSpec.ChoiceCase]? {
    guard isObject(object, with: "an answer to each case") else { return nil }
    var count = 0
    let cases = object.memberList { name, value -> StepSpec.ChoiceCase? in
      guard name.text != CompanionKey.async.rawValue || value.bool == nil else {
        diagnostics.report(.misplacedKey(name, "belongs beside `choose`, not into it"))
        return nil
      }
      count += 1
      let steps = answer(&self, value)
      return named(name, "a case", steps)
    }
    if count < 2 {
      diagnostics.report(
        .tooFewCases, at: key.span,
        "`choose` needs at least two cases, and there \(count == 0 ? "are none" : "is one")")
    }
    return cases
  }

  /// Decodes the cases of a `switch`, and the answer to all others.
  mutating func switchCases(
    _ object: JSON, answer: (inout SpecDecoder, JSON) -> [StepSpec]
  ) -> (cases: [StepSpec.ChoiceCase], others: [StepSpec]?) {
    guard isObject(object, with: "an answer to each case") else { return ([], nil) }
    var others: [StepSpec]?
    var isComplete = true
    let cases = object.memberList { name, value -> StepSpec.ChoiceCase? in
      let steps = answer(&self, value)
      if name.text == "default" || name.text == "_" {
        isComplete = false
        diagnostics.report(
          .wrongCases, at: name.span,
          "the answer to all other cases is called `*`; a case of your own called so is written with backticks",
          replaceWith: object.members.contains { $0.key.text == "*" } ? nil : "*")
        return nil
      }
      if let literal = CaseLiteral(name) {
        let name = Located(MemberName(validated: name.interned.value), at: name.span)
        return StepSpec.ChoiceCase(name: name, values: [], steps: steps, literal: literal)
      }
      if let literal = CaseLiteral(rawValue: name.text.lowercased()) {
        diagnostics.report(
          .wrongCases, at: name.span, "in Swift, it is \(literal.rawValue.quoted)",
          replaceWith: literal.rawValue)
        isComplete = false
        return nil
      }
      guard name.text == "*" else {
        let one = named(name, "a case", steps)
        if one == nil { isComplete = false }
        return one
      }
      others = steps
      if object.count == 1 {
        diagnostics.report(
          .misplacedKey(
            name, "is for other cases than those beside it: one answer to all needs no `switch`"))
      }
      return nil
    }
    if object.count == 0 {
      diagnostics.report(
        .tooFewCases, at: object.span.start(1),
        "`switch` needs a case of the value, and there are none")
    }
    // What is missing is reported of cases without mistakes.
    return (cases, isComplete ? others : others ?? [])
  }

  /// Decodes the name of a case or a beginning, as in Swift with the data that it brings.
  private mutating func named(
    _ text: JSONString, _ what: String, _ steps: [StepSpec]
  ) -> StepSpec.ChoiceCase? {
    caseDeclaration(text, of: what).map {
      StepSpec.ChoiceCase(name: $0.name, values: $0.parameters, steps: steps)
    }
  }
}

/// The main keys of a start object, and the keys that can accompany them.
package enum StartKey: String, SpecWord {
  package static let table = WordTable<Self>()

  case screen, flow, present, choose, `switch`, alert
  /// With nothing to show.
  case finish, report
  /// Above the first screen.
  case push

  /// The keys that a start by itself can have.
  package static let ofStart: [StartKey] = [
    .screen, .flow, .present, .choose, .switch, .alert, .finish, .report,
  ]

  /// The keys that a column of a split can have.
  package static let ofColumn: [StartKey] = [.screen, .flow, .choose]

  package var companions: [CompanionKey] {
    switch self {
    case .screen, .push: [.with, .variant, .title]
    case .flow: [.at, .with]
    case .present: AnswerKey.present.companions
    case .switch: AnswerKey.switch.companions
    case .choose: AnswerKey.choose.companions
    case .finish, .report: AnswerKey.report.companions
    case .alert: []
    }
  }

  /// Whether it does more than to show the first screens.
  var isAnimated: Bool { [.alert, .finish].contains(self) }
}
