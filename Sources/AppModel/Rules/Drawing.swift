import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

// Where SwiftUI draws the flows, it can't draw all that UIKit can.
extension Rules {
  /// A screen that needs UIKit is in no app for a system without it.
  static func screensOfUIKit(_ app: WholeApp, _ diagnostics: inout Diagnostics) {
    guard let system = app.configuration.drawnWithoutUIKit else { return }
    var isUnsaid = false
    func report(_ span: SourceSpan, _ what: String, _ way: String, replaceWith text: String? = nil)
    {
      diagnostics.report(
        Diagnostic(
          .needsUIKit, at: span,
          "\(what) needs UIKit, and `platforms` has \(system.value.quoted), which has none: \(way)",
          replaceWith: text))
    }
    for (source, screen) in zip(app.specs.screens, app.screens) where screen.hasView {
      // What is drawn by hand is a view controller where a view contains it.
      for entry in source.spec.embeds where screen.view.isSwiftUI {
        let embedded = app.directory.screens[entry.value.interned]
        guard embedded?.view == ScreenView.none else { continue }
        report(entry.span, "to embed what is drawn by hand", "let SwiftUI draw it")
      }
      guard screen.needsUIKit else { continue }
      guard let view = source.spec.viewSpan else {
        isUnsaid = true
        continue
      }
      report(
        view, "this",
        screen.view.isOfSystem ? "let the view of a screen show it" : "write `swiftui`",
        replaceWith: screen.view == .uikit ? ScreenView.swiftui.rawValue : nil)
    }
    guard isUnsaid else { return }
    diagnostics.report(
      .needsUIKit, at: system.span,
      "\(system.value.quoted) has no UIKit, which draws each screen that doesn't say it: write "
        + "`\"ui\": \"swiftui\"`")
  }

  /// Nothing is written that SwiftUI doesn't draw.
  static func undrawn(_ app: WholeApp, _ diagnostics: inout Diagnostics) {
    guard app.configuration.navigation == .swiftui else { return }
    for (flow, shown) in app.navigated {
      var undrawn: [(SourceSpan, String)] = []
      if flow.spec.isExternal {
        undrawn.append(
          (
            flow.spec.name.span,
            "view controllers that a flow by hand pushes or presents: let it show screens"
          ))
      }
      if let look = flow.spec.look, look.value == .own {
        undrawn.append((look.span, "the app's own container of tabs: write `segments` or `pages`"))
      }
      for step in flow.spec.allSteps {
        step.forEachMention { undrawn += $0.undrawn }
      }
      undrawn += flow.spec.pushes(above: shown.containers).map {
        ($0.span, "pushes above tabs or a split: present this, as `fullScreen`")
      }
      for (span, what) in undrawn {
        diagnostics.report(.undrawn, at: span, "SwiftUI draws the flows, without \(what)")
      }
    }
  }
}

extension Screen {
  fileprivate var needsUIKit: Bool { !isExternal && view != .none && !view.isSwiftUI }
}

extension StepSpec.Mention {
  /// The words about what it shows that only UIKit draws, each with what is drawn.
  fileprivate var undrawn: [(SourceSpan, String)] {
    switch self {
    case .screen(let target, .present(let modal)), .flow(let target, _, let modal):
      target.undrawn + modal.undrawn
    case .screen(let target, _): target.undrawn
    default: []
    }
  }
}

extension TargetSpec {
  fileprivate var undrawn: [(SourceSpan, String)] {
    var found: [(SourceSpan, String)] = []
    if let transition {
      found.append((transition.span, "the app's own transitions: leave `transition` out"))
    }
    if let exit, exit.key == .onSwipe, let event = exit.event {
      found.append(
        (
          event.span,
          "events of held swipes: the sheet stays, and this isn't sent; write `stay`, and let a button send it"
        ))
    }
    return found
  }
}

extension ModalSpec {
  fileprivate var undrawn: [(SourceSpan, String)] {
    (look?.detents ?? []).compactMap { detent in
      guard case .word(.fit, let span) = detent else { return nil }
      return (span, "heights by the content: write `medium`, or points")
    }
  }
}

extension FlowNavigation {
  /// The flows with tabs or a split that it shows on its stack, and whether it begins with the flow.
  fileprivate var containers: [InternedText: Bool] {
    var containers: [InternedText: Bool] = [:]
    for start in starts where start.presentation != .present {
      guard start.flow.spec.hasSplit || !start.flow.spec.tabs.isEmpty else { continue }
      let name = start.flow.names.base.interned
      let isBeginning = if case .beginning = start.owner { true } else { false }
      containers[name] = isBeginning || containers[name] == true
    }
    return containers
  }
}

extension CoordinatorSpec {
  /// The steps that push while one of these flows is shown.
  fileprivate func pushes(above containers: [InternedText: Bool]) -> [StepSpec] {
    guard case .own = stack, !containers.isEmpty else { return [] }
    var answers = flows.filter { containers[$0.name.value] != nil }.flatMap(\.answers).map(\.steps)
    if containers.values.contains(true) { answers += events.map(\.steps) }
    return answers.flatMap { $0.pushes(before: \.effect.removes) }
  }
}
