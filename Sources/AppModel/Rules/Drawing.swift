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
        let embedded = app.directory.screen(entry.value.interned)
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
      undrawn += app.pushesAboveContainers(in: flow, shown).map {
        ($0.span, "pushes above tabs or a split: present this, as `fullScreen`")
      }
      undrawn += app.pushedTabs(in: flow).map {
        ($0.span, "tabs above a screen: present them, as `fullScreen`, or let them `replace` it")
      }
      var reported: Set<SourceSpan> = []
      for (span, what) in undrawn where reported.insert(span).inserted {
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
    case .tab(let tab): tab.role.map { [($0.span, "a tab's `role`: leave it out")] } ?? []
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

extension WholeApp {
  /// The steps that push while tabs or a split are shown.
  fileprivate func pushesAboveContainers(
    in flow: FlowInterface, _ shown: FlowNavigation
  ) -> [StepSpec] {
    let spec = flow.spec
    guard case .own = spec.stack else { return [] }
    let containers = shown.starts.filter { start in
      start.presentation != .present
        && firstStep(of: start.flow, at: start.beginning, in: flow) { $0.isTabs || $0.isSplit }
          != nil
    }
    let written = WrittenAnswers(spec.flows)
    func answers(to starts: [FlowStart]) -> [[StepSpec]] {
      starts.flatMap { start in
        let answer = written.answers(of: start.flow.names.base.interned)
        return start.flow.reports.compactMap { answer($0.signature.name.interned)?.steps }
      }
    }
    var pushes = answers(to: containers).flatMap { $0.pushes(before: \.effect.removes) }
    let isFirst = containers.contains { if case .beginning = $0.owner { true } else { false } }
    guard isFirst else { return pushes }
    pushes += spec.events.flatMap { $0.steps.pushes(before: \.effect.removes) }
    // Where it always shows them, they are below each modal, and below what is pushed in place of that.
    guard case .start? = spec.start.first?.kind, spec.starts.isEmpty,
      !spec.answerSteps.contains(where: \.replaces)
    else { return pushes }
    let screens = WrittenAnswers(spec.screens)
    let modals =
      shown.screens.filter { $0.ways == .presented }.flatMap(screens.answers(to:))
      + answers(to: shown.starts.filter { $0.presentation == .present })
    return pushes + modals.flatMap { $0.pushes { $0.effect.removes && $0.effect != .goesBack } }
  }

  /// The steps that push tabs.
  fileprivate func pushedTabs(in flow: FlowInterface) -> [StepSpec] {
    flow.spec.allSteps.filter { step in
      guard case .start(let target, .push, _) = step.kind, !step.isStart,
        let started = directory.flow(target.name.value)
      else { return false }
      return firstStep(of: started, at: target.beginning?.value, in: flow, where: \.isTabs) != nil
    }
  }
}
