#if canImport(SwiftUI)
  import Foundation
  import Observation
  import SwiftUI

  // What SwiftUI is told: objects that live as long as what they stand for. A binding is a key path of one of
  // them, so it is the same binding whenever SwiftUI evaluates a view: bindings of closures crash, or miss
  // changes, in a `NavigationStack`. Their setters are the user's gestures.

  /// A layer, and what is presented above it. That hangs at the layer itself, not at a screen in it, with
  /// which it would leave.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @MainActor
  @Observable
  final class LayerModel: Identifiable {
    /// How SwiftUI shows a modal.
    enum Way: Hashable {
      case sheet, cover, inPlace
      /// At this view.
      case popover(UUID)
    }

    let id: Int
    let style: ModalStyle?
    let way: Way
    let browser: URL?
    let stack: StackModel?
    @ObservationIgnored weak var host: SwiftUIHost? { didSet { stack?.host = host } }

    /// Whether the user can't swipe it down.
    private(set) var isHeld = false
    /// The layer above, as far as SwiftUI has been told.
    private(set) var above: LayerModel?
    private(set) var alert: AlertModel?
    /// The views in sight that have anchors.
    @ObservationIgnored private var anchors: [(name: String, view: UUID)] = []

    /// The lowest layer.
    init() {
      (id, style, way, browser) = (0, nil, .inPlace, nil)
      stack = StackModel(0)
    }

    init(_ layer: Stage.Layer, way: Way, of host: SwiftUIHost) {
      (id, style, self.way, self.host) = (layer.id, layer.style, way, host)
      stack = layer.stack.map { _ in StackModel(layer.id, of: host) }
      browser = if case .browser(let url, _) = layer.content { url } else { nil }
    }

    func show(_ layer: Stage.Layer, on stage: Stage) {
      let asks = layer.id > 0 && stage.question(before: layer) != nil
      let holds = asks || style?.kind.isSwiped == false
      if isHeld != holds { isHeld = holds }
      if let content = layer.stack { stack?.show(content.entries, on: stage) }
    }

    /// The transition of the layer above is through.
    func end() { host?.didDismiss(above: id) }

    func show(above layer: LayerModel?) { if above !== layer { above = layer } }

    func show(alert: AlertModel?) {
      if self.alert !== alert { self.alert = alert }
      alert?.point(at: view(at: alert?.content.anchor))
    }

    /// It has left. SwiftUI may keep it: it keeps no screens then.
    func leave() { stack?.leave() }

    /// How a modal is shown above it.
    func way(to layer: Stage.Layer, inPlace: Bool) -> Way {
      switch layer.style?.kind {
      case .fullScreen, .overFullScreen, .lock: return inPlace ? .inPlace : .cover
      case .popover:
        return view(at: layer.style?.anchor).map { .popover($0) } ?? .sheet
      case nil, .sheet, .formSheet: return .sheet
      }
    }
  }

  // MARK: - Bindings

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension LayerModel {
    /// The layer above, where it is shown in this way.
    subscript(above way: Way) -> LayerModel? {
      get { above.flatMap { $0.way == way ? $0 : nil } }
      set { if newValue == nil, let gone = self[above: way] { host?.didClose(gone.id) } }
    }

    /// Whether an alert is shown in this way.
    subscript(alert way: AlertModel.Way) -> Bool {
      get { alert?.way == way }
      set {
        guard !newValue, let gone = alert, gone.way == way else { return }
        alert = nil
        host?.didClose(alert: gone.id)
      }
    }

    /// Whether a lock is drawn in place above it.
    var isLocked: Bool {
      above.map { $0.way == .inPlace && $0.style?.kind == .lock || $0.isLocked } ?? false
    }
  }

  // MARK: - Anchors

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension LayerModel {
    func didAppear(_ view: UUID, at anchor: String) { anchors.append((anchor, view)) }

    func didDisappear(_ view: UUID) {
      anchors.removeAll { $0.view == view }
      // It is shown at the layer instead.
      if alert?.way == .dialog(at: view) { alert?.point(at: nil) }
      if let popover = self[above: .popover(view)] { host?.didLoseAnchor(of: popover.id) }
    }

    private func view(at anchor: String?) -> UUID? { anchors.last { $0.name == anchor }?.view }
  }
#endif
