#if canImport(SwiftUI)
  import Observation
  import SwiftUI

  /// A screen or a container on a stack. It keeps no flow, so that flows end in time, whatever SwiftUI keeps.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @MainActor
  @Observable
  final class RowModel {
    /// How the user goes back from it.
    enum WayBack {
      case free
      /// Not at all.
      case held
      /// By a button that asks first.
      case asks
    }

    let id: Int
    let container: ContainerModel?
    @ObservationIgnored let screen: (any Screen)?
    @ObservationIgnored private weak var host: SwiftUIHost?
    private(set) var wayBack = WayBack.free
    private(set) var title: String?
    /// Whether the title is the screen's and not its view's. It stays so, for the view to stay the same.
    private(set) var hasTitle = false

    init(_ entry: Stage.Entry, of host: SwiftUIHost?) {
      (id, screen, self.host) = (entry.id, entry.screen, host)
      container = entry.container.map { _ in ContainerModel(entry.id, of: host) }
      hasTitle = screen?.presence.hasTitle == true
    }

    func show(_ entry: Stage.Entry, isFirst: Bool, on stage: Stage) {
      let way = isFirst ? .free : wayBack(from: entry, on: stage)
      if wayBack != way { wayBack = way }
      if let presence = screen?.presence {
        take(presence.title)
        presence.onTitle = { [weak self] in self?.take($0) }
      }
      if let content = entry.container { container?.show(content, on: stage) }
    }

    func goBack() { host?.didLeave(id) }

    private func take(_ title: String?) {
      if self.title != title { self.title = title }
      if title != nil, !hasTitle { hasTitle = true }
    }

    private func wayBack(from entry: Stage.Entry, on stage: Stage) -> WayBack {
      switch stage.question(from: entry.shown) {
      case nil: .free
      case .stays: .held
      case .sends: .asks
      }
    }
  }
#endif
