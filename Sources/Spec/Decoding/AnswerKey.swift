/// The words of the language of answers, and the keys that may stand beside each.
package enum AnswerKey: String, CaseIterable {
  case push, present, replace, detail, select, popTo, start, finish, report, alert, browse, tell
  case choose, custom, `do`

  package var companions: [CompanionKey] {
    switch self {
    case .push, .replace: [.with, .animated, .variant]
    case .present: [.with, .style, .onSwipe, .animated, .variant]
    case .start: [.as, .with, .style, .onSwipe, .animated]
    case .detail: [.with, .animated, .variant]
    case .select, .popTo, .do: [.animated]
    case .finish: [.with, .animated]
    case .report: [.with]
    case .alert: []
    case .browse: [.in, .animated]
    case .tell: [.call, .with]
    case .choose, .custom: []
    }
  }

  /// Whether this version of mvvmgen generates it.
  package var isBuilt: Bool {
    switch self {
    case .detail, .select, .alert: false
    default: true
    }
  }
}

/// The keys that stand beside what an answer or a start does.
package enum CompanionKey: String, CaseIterable {
  case with, animated, style, `as`, `in`, call, onSwipe, variant

  package var isBuilt: Bool { self != .onSwipe }
}

/// An answer that is one word.
package enum AnswerWord: String, CaseIterable {
  case back, popToRoot, finish, stay, custom

  var kind: StepSpec.Kind {
    switch self {
    case .back: .back
    case .popToRoot: .popToRoot
    case .finish: .finish(nil)
    case .stay: .stay
    case .custom: .custom(nil)
    }
  }
}
