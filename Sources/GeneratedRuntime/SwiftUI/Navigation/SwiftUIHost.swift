#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  /// Draws a stage with SwiftUI alone, and reports the user's gestures.
  ///
  /// The stage is the truth. Stacks are told at once, in their final state. Modals go one after the other: the
  /// highest is closed and its end awaited before anything else opens, and one has come to rest before the
  /// next opens. Never are two asked for at once, of which SwiftUI shows one.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @MainActor
  final class SwiftUIHost: StageHost {
    private(set) weak var stage: Stage?

    /// The lowest layer.
    let ground = LayerModel()

    /// The size class of the window.
    private var width = WidthClass.compact

    /// Whether the window is in the background, where nothing appears.
    var isInBackground = false

    /// Opens a URL outside the app, as the window's environment does.
    var openURL: (URL) -> Void = { _ in }

    /// The layers as SwiftUI was told, from the lowest layer up, without alerts.
    private var chain: [LayerModel] = []
    private var awaited: Awaited?
    /// The alert that the user has closed, of which SwiftUI may not yet have said by which button.
    private var answered: Int?
    private var isTelling = false
    private var isDrawingSoon = false
    /// The modal that didn't appear, and how often.
    private var failed: (layer: Int, count: Int)?
    private var rests = 0

    /// The news from SwiftUI that is needed before the next step.
    private enum Awaited: Equatable {
      case end(of: Int)
      case appearance(of: Int)
      /// SwiftUI doesn't say when an alert has gone, and when a modal has come to rest.
      case rest(Int)
    }

    /// The seconds in which a modal comes, or an alert goes; and after which something has gone wrong.
    static let (motion, deadline) = (0.6, 2.0)

    /// Whether nothing is presented that covers everything: a Mac has no such presentation.
    static var coversInPlace: Bool = {
      #if os(macOS)
        true
      #else
        false
      #endif
    }()

    init() {
      ground.host = self
      chain = [ground]
    }

    func prepare(_ stage: Stage) {
      self.stage = stage
      stage.width = width
    }

    func draw(_ stage: Stage, animated: Bool) {
      self.stage = stage
      // SwiftUI is in the middle of a gesture's write, and reads next what it has written.
      if !isTelling { advance() }
    }

    func open(_ url: URL) { openURL(url) }

    /// Reports the size class of the window.
    func measure(_ sizeClass: UserInterfaceSizeClass?) {
      #if os(macOS) || os(tvOS)
        width = .regular
      #else
        width = sizeClass == .regular ? .regular : .compact
      #endif
      stage?.width = width
    }
  }

  // MARK: - Steps

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension SwiftUIHost {
    /// Draws what can be drawn now. What follows is drawn when SwiftUI has said that this has happened.
    private func advance() {
      guard let stage else { return }
      if let stranger = stage.items.first(where: \.needsUIKit) {
        stage.warn("SwiftUI can't let a flow by hand push or present")
        return tell { $0.didLeave(stranger) }
      }
      let wanted = stage.layers.filter { !$0.isAlert && (!$0.isEmpty || $0.id == 0) }
      for (model, layer) in zip(chain, wanted).prefix(while: { $0.id == $1.id }) {
        model.show(layer, on: stage)
      }
      while awaited == nil, takeStep(to: wanted, on: stage) {}
    }

    /// Returns whether there may be another step at once.
    private func takeStep(to wanted: [Stage.Layer], on stage: Stage) -> Bool {
      let kept = zip(chain, wanted).prefix { $0.id == $1.id }.count
      let alert = stage.layers.last.flatMap { $0.isAlert ? $0 : nil }
      let isComplete = chain.count == kept && wanted.count == kept
      if let owner = chain.first(where: { $0.alert != nil }), let shown = owner.alert {
        if isComplete, owner === chain.last, shown.id == alert?.id { return false }
        // It goes first that is over, or above which something else comes or goes.
        owner.show(alert: nil)
        rest()
        return false
      }
      if chain.count > kept { return closeHighest() }
      if chain.count < wanted.count { return present(wanted[chain.count], on: stage) }
      if let alert, alert.id != answered {
        chain.last?.show(alert: AlertModel(alert, of: self))
        rest()
      }
      return false
    }

    private func closeHighest() -> Bool {
      let isInPlace = chain.last?.way == .inPlace
      let gone = cut(from: chain.count - 1)
      if !isInPlace, let id = gone.first?.id { wait(for: .end(of: id)) }
      return isInPlace
    }

    private func present(_ layer: Stage.Layer, on stage: Stage) -> Bool {
      guard let below = chain.last else { return false }
      if case .browser(let url, _) = layer.content, !BrowserView.isThere {
        openURL(url)
        stage.didClose(layer: layer.id)
        return false
      }
      let next = LayerModel(layer, way: below.way(to: layer, inPlace: Self.coversInPlace), of: self)
      next.show(layer, on: stage)
      chain.append(next)
      below.show(above: next)
      guard next.way != .inPlace else { return true }
      wait(for: .appearance(of: next.id))
      return false
    }

    private func wait(for what: Awaited) {
      awaited = what
      HostClock.later(after: Self.deadline) { [weak self] in self?.giveUp(on: what) }
    }

    private func rest() {
      rests += 1
      awaited = .rest(rests)
      HostClock.later(after: Self.motion) { [weak self, rests] in
        guard let self, awaited == .rest(rests) else { return }
        awaited = nil
        advance()
      }
    }

    /// SwiftUI hasn't shown a modal, or hasn't said that it is gone.
    private func giveUp(on what: Awaited) {
      guard awaited == what else { return }
      // Nothing appears in the background.
      if isInBackground { return wait(for: what) }
      guard case .appearance(let id) = what, let index = chain.firstIndex(where: { $0.id == id })
      else {
        awaited = nil
        return drawSoon()
      }
      let isLock = chain[index].style?.kind == .lock
      cut(from: index)
      let count = failed?.layer == id ? (failed?.count ?? 0) + 1 : 1
      failed = (id, count)
      // SwiftUI sees that it is gone before it is asked for it again.
      rest()
      if count == 3 {
        stage?.warn("SwiftUI doesn't show a modal")
        if !isLock { tell { $0.didClose(layer: id) } }
      }
    }

    @discardableResult
    private func cut(from index: Int) -> [LayerModel] {
      let lost = Array(chain[index...])
      chain.removeSubrange(index...)
      chain.last?.show(above: nil)
      for model in lost { model.leave() }
      return lost
    }

    /// A modal has left by itself, with what is above it; its transition goes on.
    @discardableResult
    private func lose(_ layer: Int) -> [LayerModel] {
      guard let index = chain.firstIndex(where: { $0.id == layer }) else { return [] }
      wait(for: .end(of: layer))
      return cut(from: index)
    }

    /// Reports to the stage at once; draws what it answers in a turn of its own.
    private func tell(_ report: (Stage) -> Void) {
      guard let stage else { return }
      let wasTelling = isTelling
      isTelling = true
      report(stage)
      isTelling = wasTelling
      drawSoon()
    }

    private func drawSoon() {
      guard !isDrawingSoon else { return }
      isDrawingSoon = true
      HostClock.later { [weak self] in
        self?.isDrawingSoon = false
        self?.advance()
      }
    }
  }

  extension Stage.Item {
    /// Whether one of the app's own coordinators shows it by itself, on view controllers that aren't there.
    fileprivate var needsUIKit: Bool {
      #if canImport(UIKit) && !os(watchOS)
        (entry?.screen as? any UIKitExternal).map { $0.controller == nil } ?? false
      #else
        false
      #endif
    }
  }

  // MARK: - What SwiftUI says

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension SwiftUIHost {
    /// A modal's view has appeared; its transition goes on.
    func didAppear(_ layer: Int) {
      guard awaited == .appearance(of: layer) else { return }
      failed = nil
      rest()
    }

    /// The transition of the modal above a layer is through.
    func didDismiss(above layer: Int) {
      guard case .end = awaited, chain.last?.id == layer else { return }
      awaited = nil
      drawSoon()
    }

    /// The user has closed a modal, or its view has.
    func didClose(_ layer: Int) {
      let lost = lose(layer)
      guard !lost.isEmpty else { return }
      // Only its own flow ends a lock: it is shown again.
      tell { stage in
        for model in lost.reversed() where model.style?.kind != .lock {
          stage.didClose(layer: model.id)
        }
      }
    }

    /// The view that a popover points at has gone, and the popover with it.
    func didLoseAnchor(of layer: Int) { lose(layer) }

    /// The user goes back from this screen or container.
    func didLeave(_ entry: Int) {
      tell { stage in
        if let item = stage.items.first(where: { $0.entry?.id == entry }) { stage.didLeave(item) }
      }
    }

    func didTap(tab: Int, of container: Int) {
      tell { stage in
        guard let entry = stage.items.first(where: { $0.entry?.id == container })?.entry,
          let index = entry.container?.stacks.firstIndex(where: { $0.id == tab })
        else { return }
        stage.tap(tab: index, of: entry)
      }
    }

    func didTap(button: Int, of alert: Int) {
      answered = alert
      rest()
      tell { $0.didTap(button: button, layer: alert) }
    }

    /// In either order with a button's action.
    func didClose(alert: Int) {
      guard answered != alert else { return }
      answered = alert
      rest()
      HostClock.later { [weak self] in
        self?.tell { $0.didTap(button: nil, layer: alert) }
      }
    }
  }
#endif
