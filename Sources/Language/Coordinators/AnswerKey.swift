import MvvmgenSyntax

/// The keys of answers.
package enum AnswerKey: String, SpecWord {
  package static let table = WordTable<Self>()

  case push, present, replace, detail, select, popTo, start, finish, report, alert, browse, tell
  case call, choose, `switch`, answer, custom, set, `do`

  /// The form of a key's value.
  package enum Form: Sendable {
    case name, names, text, function, data, word, alert
    /// An answer under each of several names.
    case choice
  }

  /// A key's row in the schema.
  package struct Row: Sendable {
    package let form: Form
    package let summary: String
    package let companions: [CompanionKey]

    /// The key that it can't do without.
    package let needed: CompanionKey?

    fileprivate init(
      _ form: Form, _ summary: String, _ companions: [CompanionKey], needed: CompanionKey? = nil
    ) {
      (self.form, self.summary, self.companions) = (form, summary, companions)
      self.needed = needed
    }
  }

  package var row: Row {
    let ofScreen: [CompanionKey] = [.with, .title, .animated, .transition, .variant]
    return switch self {
    case .push:
      Row(
        .name, "Shows a screen on the flow's stack; `Content:about` in a role.",
        ofScreen + [.onBack, .afterBack])
    case .present:
      Row(
        .name, "Shows a screen modally.",
        [
          .with, .title, .style, .onSwipe, .afterSwipe, .animated, .transition, .variant, .unless,
        ])
    case .replace:
      Row(
        .name, "Shows a screen in place of all that this flow shows.",
        ofScreen + [.unless])
    case .detail: Row(.name, "Shows a screen in the next column of the split.", ofScreen)
    case .select:
      Row(.name, "Selects the tab of a flow; `previous` for the one before.", [.animated])
    case .popTo:
      Row(
        .name,
        "Goes back to the nearest screen of this name in this flow, or to what a flow above shows.",
        [.or, .animated])
    case .start:
      Row(
        .name, "Starts a child flow.",
        [.as, .at, .with, .style, .onSwipe, .onBack, .animated, .transition, .unless])
    case .finish: Row(.name, "Reports to the parent and ends.", [.with, .animated])
    case .report: Row(.name, "Reports to the parent and continues.", [.with])
    case .alert: Row(.alert, "Shows an alert; each button has an answer.", [.animated, .unless])
    case .browse: Row(.text, "Opens a URL that came with the event.", [.in, .animated])
    case .tell:
      Row(
        .name, "Calls an action of a screen that this flow shows, or an event of a flow below.",
        [.call, .with, .or], needed: .call)
    case .call:
      Row(.function, "Calls a function of a service, such as `authService.signOut`.", [.with])
    case .choose: Row(.choice, "Your code decides between answers.", [.async])
    case .switch:
      Row(
        .text, "Answers by the case of a value: one of its enumeration's, `true`, `nil`, or `*`.",
        [.cases], needed: .cases)
    case .answer: Row(.name, "Gives one of the flow's named answers.", [.with])
    case .custom: Row(.names, "Your code; the list says what it may show.", [])
    case .set:
      Row(
        .data, "Changes what the flow holds, by the name of a state or the path to a part of it.",
        [])
    case .do: Row(.word, "A word, with further keys.", [.animated])
    }
  }

  package var companions: [CompanionKey] { row.companions }

  /// ``an `alert` ``
  var withArticle: String {
    let isVowel = rawValue.first.map { "aeiou".contains($0) } ?? false
    return "\(isVowel ? "an" : "a") \(rawValue.quoted)"
  }
}

/// The keys of an answer that depends on the width; both are required.
package enum WidthKey: String, SpecKey {
  package static let table = WordTable<Self>()
  package static let place = "an answer by width"
  package static var required: [Self] { allCases }

  case compact, regular

  package var row: KeyRow<[WidthKey: [StepSpec]]> {
    KeyRow(.reference("answer")) { decoder, answers, value, _ in
      answers[self] = decoder.steps(value)
    }
  }
}

/// The keys that accompany the main key of an answer or a start.
package enum CompanionKey: String, SpecKey {
  package static let table = WordTable<Self>()
  package static let place = "an answer"

  case with, animated, style, `as`, at, `in`, call, onSwipe, afterSwipe, onBack, afterBack
  case variant, or, title, transition
  case `async`, unless, cases

  package var row: KeyRow<Companions> {
    switch self {
    case .with: .with(\.target.with)
    case .animated: KeyRow(\.animated, .bool) { $0.bool($1) ?? true }
    case .style:
      KeyRow(.any(of: [.styleWord, .style])) { decoder, companions, value, _ in
        decoder.style(value, of: &companions.modal)
      }
    case .as: .choice(\.presentation)
    case .at: .at(\.target.beginning)
    case .in: .choice(\.browser)
    case .call: .name(\.call, .string, "The action or the event to call.")
    case .onSwipe:
      .exit(.onSwipe, "The event of the shown screen that a swipe down sends; `stay` for none.")
    case .afterSwipe:
      .exit(.afterSwipe, "The event of the screen to send when the user has swiped it down.")
    case .onBack:
      .exit(
        .onBack, "The event of the shown screen that the back button sends; `stay` for none.")
    case .afterBack:
      .exit(.afterBack, "The event of the screen to send when the user has gone back from it.")
    case .variant: .name(\.target.variant, .string, "How the screen is shown.")
    case .or:
      KeyRow(
        \.or, .reference("answer"),
        "What happens if there is nothing to go back to, or nobody to tell."
      ) { $0.steps($1) }
    case .title:
      KeyRow(\.target.title, .words, "What a bar above the screen says here.") { decoder, value in
        decoder.text(value, isShown: true).map { Located($0, at: value.span) }
      }
    case .transition:
      KeyRow(\.target.transition, .text("."), "The app's own transition, by its name.") {
        $0.transition($1)
      }
    case .async:
      KeyRow(
        \.wait, .any(of: [.bool, .oneOf(LatestWord.self)]),
        "Your code may wait; the cases run when it is decided."
      ) { $0.wait($1) }
    case .unless:
      KeyRow(.oneOf(ShownWord.self), "Only if it doesn't run, or isn't shown, already.") {
        decoder, companions, value, _ in
        companions.target.isUnlessThere =
          companions.key == .start
          ? decoder.choice(value, of: RunningWord.self) != nil
          : decoder.choice(value, of: ShownWord.self) != nil
      }
    case .cases:
      KeyRow(
        .map(to: .reference("answer"), fewest: 1),
        "Each case with its answer, such as `account(id: String)`, `true` or `nil`; `*` for the others."
      ) { decoder, companions, value, _ in
        let isStart = companions.key == nil
        (companions.cases, companions.others) = decoder.switchCases(value) {
          isStart ? $0.start($1) : $0.steps($1)
        }
      }
    }
  }
}

extension CompanionKey {
  /// The way out whose event it names.
  var exit: ExitSpec.Key? {
    switch self {
    case .onBack: .onBack
    case .afterBack: .afterBack
    case .onSwipe: .onSwipe
    case .afterSwipe: .afterSwipe
    default: nil
    }
  }
}

extension KeyRow<Companions> {
  fileprivate static func exit(_ key: ExitSpec.Key, _ summary: String) -> Self {
    Self(\.target.exit, .string, summary) { $0.exit(key, $1) }
  }
}

/// The events that cancel a decision's wait: only its own, or each newer one that waits so.
package enum ChoiceWait: Sendable {
  case own, latest
}

/// The value of `async`, unless it is a Boolean.
package enum LatestWord: String, CaseIterable {
  case latest
}

/// The value of `select`, unless it names a flow.
package enum PreviousWord: String, CaseIterable {
  case previous
}

/// The value of `unless` beside a `start`.
package enum RunningWord: String, CaseIterable {
  case running
}

/// The value of `unless` beside a `present`, a `replace` or an `alert`.
package enum ShownWord: String, CaseIterable {
  case shown
}

/// An answer that consists of one word.
package enum AnswerWord: String, SpecWord {
  package static let table = WordTable<Self>()

  case back, popToRoot, closeModals, restart, finish, stay, never, custom

  /// Whether it changes what is shown, and so can do that without an animation.
  package var isAnimated: Bool {
    switch self {
    case .back, .popToRoot, .closeModals, .finish: true
    case .restart, .stay, .never, .custom: false
    }
  }

  /// One sentence, for the schema and the page.
  package var summary: String {
    switch self {
    case .back: "Leaves the screen or the child flow that sent the event."
    case .popToRoot: "Goes back to this flow's first screen."
    case .closeModals: "Closes all modals and alerts above this flow, up to a lock."
    case .restart: "This flow begins again."
    case .finish: "Ends this flow without a report."
    case .stay: "Does nothing, intentionally."
    case .never: "Can't happen here: stops a debug build."
    case .custom: "Your code."
    }
  }

  var kind: StepSpec.Kind {
    switch self {
    case .back: .back
    case .popToRoot: .popToRoot
    case .closeModals: .closeModals
    case .restart: .restart
    case .finish: .finish(nil)
    case .stay: .stay
    case .never: .never
    case .custom: .custom(nil)
    }
  }
}

package enum ModalStyle: String, CaseIterable, Sendable {
  case sheet, formSheet, fullScreen, overFullScreen, popover, lock

  /// Whether it covers the whole screen, and can't be swiped down.
  package var coversAll: Bool { [.fullScreen, .overFullScreen, .lock].contains(self) }
}

package enum FlowPresentation: String, CaseIterable, Sendable {
  case push, present, replace, detail
}

package enum Browser: String, CaseIterable, Sendable {
  case app, system, links
}

package enum AlertStyle: String, CaseIterable, Sendable {
  case alert, actionSheet
}

package enum ButtonRole: String, CaseIterable, Sendable {
  case destructive, cancel
}

extension JSON {
  /// Whether it is part of an answer, rather than an answer to an event of such a name.
  func isOfAnswer(under key: JSONString) -> Bool {
    guard CompanionKey(key) != nil else { return false }
    return switch kind {
    case .object: !members.contains { AnswerKey($0.key) != nil || WidthKey($0.key) != nil }
    case .string: string.map { AnswerWord($0) == nil } ?? false
    case .array, .number, .bool, .null: kind != .array
    }
  }
}
