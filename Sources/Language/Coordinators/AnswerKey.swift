import Syntax

/// The keys of answers, and the keys that can accompany each of them.
package enum AnswerKey: String, SpecWord {
  package static let table = SpecWords<Self>()

  case push, present, replace, detail, select, popTo, start, finish, report, alert, browse, tell
  case call, choose, custom, set, `do`

  package var companions: [CompanionKey] {
    switch self {
    case .push, .replace: [.with, .title, .animated, .transition, .variant]
    case .present: [.with, .title, .style, .onSwipe, .animated, .transition, .variant, .unless]
    case .start: [.as, .at, .with, .style, .onSwipe, .animated, .transition, .unless]
    case .detail: [.with, .title, .animated, .transition, .variant]
    case .select, .do: [.animated]
    case .popTo: [.or, .animated]
    case .finish: [.with, .animated]
    case .report: [.with]
    case .alert: [.animated]
    case .browse: [.in, .animated]
    case .tell: [.call, .with, .or]
    case .call: [.with]
    case .choose: [.async]
    case .custom, .set: []
    }
  }
}

extension AnswerKey {
  /// ``an `alert` ``
  var withArticle: String {
    let isVowel = rawValue.first.map { "aeiou".contains($0) } ?? false
    return "\(isVowel ? "an" : "a") \(rawValue.quoted)"
  }
}

/// The keys of an answer that depends on the width; both are required.
package enum WidthKey: String, SpecWord {
  package static let table = SpecWords<Self>()

  case compact, regular
}

/// The keys that accompany the main key of an answer or a start.
package enum CompanionKey: String, SpecWord {
  package static let table = SpecWords<Self>()

  case with, animated, style, `as`, at, `in`, call, onSwipe, variant, or, title, transition
  case `async`, unless
}

/// What a decision's wait gives way to: only its own event, or each newer one that waits so.
package enum ChoiceWait: Sendable {
  case own, latest
}

/// The value of `async`, unless it is a Boolean.
package enum LatestWord: String, CaseIterable {
  case latest
}

/// The value of `unless` beside a `start`.
package enum RunningWord: String, CaseIterable {
  case running
}

/// The value of `unless` beside a `present`.
package enum ShownWord: String, CaseIterable {
  case shown
}

/// An answer that consists of one word.
package enum AnswerWord: String, SpecWord {
  package static let table = SpecWords<Self>()

  case back, popToRoot, closeModals, restart, finish, stay, never, custom

  /// Whether it changes what is shown, and so can do that without an animation.
  package var isAnimated: Bool {
    switch self {
    case .back, .popToRoot, .closeModals, .finish: true
    case .restart, .stay, .never, .custom: false
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
