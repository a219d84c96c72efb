import AppModel
import Map

/// A drawing: areas, phones, pills and arrows with their positions.
package struct GraphScene {
  typealias Point = LayeredGraph.Point
  typealias Size = LayeredGraph.Size

  /// How something differs from an earlier state of the app.
  enum Change: String {
    case added, removed, changed
  }

  /// A flow, and everything that it shows.
  struct Area {
    let flow: String
    var origin: Point
    let size: Size
    let depth: Int
    let isRoot: Bool
    let isUnreached: Bool
    var change: Change?
    var isDimmed = false
  }

  struct Phone {
    let screen: String
    /// With the role in which it is shown here.
    let name: String
    /// The flow that shows it here; nil where none does.
    let flow: String?
    var origin: Point
    /// Its flow's reports and `finish` in answer to its events.
    let exits: [String]
    let isDeadEnd: Bool
    let isUnreached: Bool
    var change: Change?
    var isDimmed = false
  }

  /// A small thing with a word in it.
  struct Pill {
    enum Kind: String {
      /// Where a flow begins.
      case entry
      /// An event from outside.
      case outside
      /// A flow that is drawn elsewhere.
      case reference
    }

    let kind: Kind
    let text: String
    var origin: Point
    let size: Size
    var isDimmed = false
  }

  struct Arrow {
    enum Kind: String, CaseIterable {
      case begin, push, present, replace, custom
    }

    let kind: Kind
    let label: String
    /// All its triggers, in words.
    let title: String
    var path: LayeredGraph.EdgePath
    var change: Change?
    var isDimmed = false
  }

  var areas: [Area] = []
  var phones: [Phone] = []
  var pills: [Pill] = []
  var arrows: [Arrow] = []
  var size = Size(width: 0, height: 0)

  static let phone = Size(width: 92, height: 134)

  /// The approximate width of a text.
  static func width(of text: String, at size: Double) -> Double {
    Double(text.unicodeScalars.count) * size * 0.6
  }

  /// Makes room for several arrows from a flow's entry, each with its own starting point.
  mutating func stretchEntry(to count: Int) {
    guard count > 1, let pill = pills.first else { return }
    size.height = Double(count) * 20
    pills[0] = Pill(
      kind: pill.kind, text: pill.text, origin: pill.origin,
      size: Size(width: pill.size.width, height: size.height))
  }

  mutating func move(by offset: Point) {
    func moved(_ point: Point) -> Point { Point(x: point.x + offset.x, y: point.y + offset.y) }
    for index in areas.indices { areas[index].origin = moved(areas[index].origin) }
    for index in phones.indices { phones[index].origin = moved(phones[index].origin) }
    for index in pills.indices { pills[index].origin = moved(pills[index].origin) }
    for index in arrows.indices {
      arrows[index].path.start = moved(arrows[index].path.start)
      arrows[index].path.labelEnd += offset.x
      arrows[index].path.points = arrows[index].path.points.map(moved)
    }
  }

  mutating func append(_ other: GraphScene) {
    areas += other.areas
    phones += other.phones
    pills += other.pills
    arrows += other.arrows
  }
}

extension AppMap.Link {
  /// The label of its arrow: the event, the beginning, the conditions, or the tab.
  var label: String {
    var words: [String] = []
    switch cause {
    case .event(let event, _): words.append(event)
    case .shown: words.append("embeds")
    case .start where act.way == .tab: words.append(act.title ?? target?.name ?? "")
    case .start(let beginning): words += [beginning].compactMap(\.self)
    case .outside: break
    }
    if let beginning { words.append("at \(beginning)") }
    return (words + conditions).joined(separator: " › ")
  }

  /// How it is drawn; nil if it shows nothing new.
  var arrow: GraphScene.Arrow.Kind? {
    switch act.way {
    case .begin, .tab, .primary, .secondary, .embed: .begin
    case .push, .detail: .push
    case .present: .present
    case .replace: .replace
    case .custom: .custom
    case nil: act.isRestart ? .replace : nil
    }
  }
}
