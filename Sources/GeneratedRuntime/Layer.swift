#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Stage {
  /// One level of what is on screen: the lowest is the content of the window (or of the
  /// navigation controller that the stage is attached to), each further one a modal above it.
  @MainActor
  public struct Layer {
    /// What a layer holds.
    public enum Content {
      /// Screens, lowest first.
      case stack([Entry])
      /// The in-app browser, and the flow that opened it.
      case browser(URL, Flow)
    }

    /// Tells layers apart for as long as the stage lives; the lowest is 0.
    public let id: Int

    /// How a modal looks; nil for the lowest layer.
    public let style: ModalStyle?

    /// What the layer holds.
    public internal(set) var content: Content
  }

  /// A screen on a stack.
  @MainActor
  public struct Entry {
    /// The screen.
    public let screen: any Screen

    /// The flow that shows it.
    public let flow: Flow
  }

  /// Where a flow pushes: a layer that exists from the first push on.
  struct Place {
    let layer: Int
    let style: ModalStyle?
  }

  /// A screen or a browser, and where in the layers it is.
  struct Item {
    let layer: Int
    let layerID: Int
    let row: Int
    let flow: Flow
    let screen: (any Screen)?

    /// A browser is alone in its layer.
    func isSame(as other: Self) -> Bool {
      screen === other.screen && (screen != nil || layerID == other.layerID)
    }
  }
}

extension Stage.Layer {
  var entries: [Stage.Entry] {
    get { if case .stack(let entries) = content { entries } else { [] } }
    set { content = .stack(newValue) }
  }

  var isEmpty: Bool {
    if case .stack(let entries) = content { entries.isEmpty } else { false }
  }

  /// Browsers don't change, so a layer's id says which it is.
  func isSame(as other: Self) -> Bool {
    id == other.id && entries.elementsEqual(other.entries) { $0.screen === $1.screen }
  }

  var description: String {
    let prefix = style.map { "\($0) " } ?? ""
    return switch content {
    case .browser(let url, _): "browser \(url.absoluteString)"
    case .stack(let entries) where entries.isEmpty: "nothing"
    case .stack(let entries):
      prefix + entries.map { "\(type(of: $0.screen))" }.joined(separator: " › ")
    }
  }
}

extension Stage {
  /// All that is on screen, lowest first: the last is the one that nothing covers.
  var items: [Item] {
    layers.enumerated().flatMap { index, layer -> [Item] in
      switch layer.content {
      case .stack(let entries):
        entries.enumerated().map { row, entry in
          Item(layer: index, layerID: layer.id, row: row, flow: entry.flow, screen: entry.screen)
        }
      case .browser(_, let flow):
        [Item(layer: index, layerID: layer.id, row: 0, flow: flow, screen: nil)]
      }
    }
  }

  func items(of flow: Flow) -> [Item] {
    items.filter { $0.flow.isWithin(flow) }
  }

  /// A place above everything, for a flow that is presented.
  func makePlace(style: ModalStyle) -> Place {
    lastLayer += 1
    return Place(layer: lastLayer, style: style)
  }

  func insert(_ entry: Entry, at place: Place, row: Int? = nil) {
    entry.screen.presence.stage = self
    if let index = layers.firstIndex(where: { $0.id == place.layer }) {
      layers[index].entries.insert(entry, at: row ?? layers[index].entries.count)
    } else {
      layers.append(Layer(id: place.layer, style: place.style, content: .stack([entry])))
    }
  }

  /// Takes away what `isLeaving`, and remembers which flows lost it.
  ///
  /// - Parameters:
  ///   - end: how a flow ends that has nothing else; by default, whether its layer was closed.
  ///   - keeper: the flow that goes on without what it loses, and with it all above.
  func remove(
    as end: FlowEnd? = nil, keeping keeper: Flow? = nil, where isLeaving: (Item) -> Bool
  ) {
    let leaving = items.filter(isLeaving)
    let remaining = items.filter { !isLeaving($0) }
    for item in leaving.reversed() {
      let isClosed = item.layer > 0 && !remaining.contains { $0.layer == item.layer }
      let end = end ?? (isClosed ? .dismissed : .popped)
      let lineage = item.flow.lineage
      let losers = lineage.prefix { $0 !== keeper }
      current.losses.append(Loss(lineage: lineage, losers: Array(losers), end: end))
      item.screen?.presence.stage = nil
      if item.screen == nil {
        layers[item.layer].entries = []
      } else {
        layers[item.layer].entries.remove(at: item.row)
      }
    }
  }
}
