import MvvmgenAppModel
import MvvmgenMap

/// A drawing: areas, phones, pills and arrows with their positions.
package struct GraphScene {
  typealias Point = LayeredGraph.Point
  typealias Size = LayeredGraph.Size

  /// How something differs from an earlier state of the app.
  enum Change: String {
    case added, removed, renamed, changed
  }

  /// A flow, and everything that it shows; or a target, and its flows.
  struct Area {
    let flow: String
    let title: String
    var origin: Point
    var size = Size(width: 0, height: 0)
    let depth: Int
    let isRoot: Bool
    /// How its content is divided among rows.
    var plan = LayeredGraph.Plan()
    let isUnreached: Bool
    /// In another state of the app.
    let oldName: String?
    var change: Change?
    var isDimmed = false
    var isTarget = false
    /// The events that are sent when the user takes the flow away.
    var leaving = ""
    /// The larger an area is, the larger is its name, so that it can be read from afar.
    var titleSize = 17.0

    /// The distance of its content from its top.
    var band: Double { titleSize + 25 }

    mutating func setTitle(above size: Size) {
      titleSize = max(17, (0.6 * (size.width * size.height).squareRoot().squareRoot()).rounded())
    }

    /// The least width, with room for the name and what is sent.
    var leastWidth: Double {
      GraphScene.width(of: title, at: titleSize) + 60
        + GraphScene.width(of: leaving, at: GraphScene.labelSize)
    }
  }

  struct Phone {
    let screen: String
    /// With the role in which it is shown here.
    let name: String
    /// The flow that shows it here; nil where none does.
    let flow: String?
    var origin: Point
    var size = Size(width: 116, height: 78)
    /// The number of its arrows, whose labels are above the notes.
    var arrows = 0
    /// The alerts, and its flow's reports and `finish`, in answer to its events.
    let notes: [String]
    let isDeadEnd: Bool
    let isUnreached: Bool
    var change: Change?
    var isDimmed = false

    /// The name, broken into lines as wide as the phone.
    var lines: [String] { name.wrapped(at: Int((size.width - 12) / GraphScene.nameWidth)) }
    /// The distance of the first label from the top.
    var firstLabel: Double { 32 + Double(lines.count) * 16 }

    /// Makes room for the labels of its arrows, and for all other words.
    mutating func stretch(to labels: [String]) {
      arrows = labels.count
      let words = (labels + notes).map { GraphScene.width(of: $0, at: GraphScene.labelSize) + 20 }
      let name = name.camelWords.map { Double($0.count) * GraphScene.nameWidth + 14 }
      size.width = (words + name).reduce(size.width, max)
      let count = Double(arrows + notes.count + (isDeadEnd ? 1 : 0))
      size.height = max(size.height, firstLabel + count * LayeredGraph.line)
    }
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
      /// To something that is there already.
      case go
    }

    let kind: Kind
    var label: String
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
  /// The cost of its arrows to the reader.
  var effort = 0.0

  init() {}

  /// Parts in their chosen shapes.
  init(_ parts: [[GraphScene]], _ layout: LayeredGraph.Layout) {
    size = layout.size
    for (index, shapes) in parts.enumerated() {
      var part = shapes[layout.shapes[index]]
      part.move(by: layout.nodes[index])
      append(part)
    }
  }

  static let labelSize = 12.0
  /// The approximate width of a letter in the name of a phone.
  fileprivate static let nameWidth = 9.7

  /// The approximate width of a text.
  static func width(of text: String, at size: Double) -> Double {
    Double(text.unicodeScalars.count) * size * 0.6
  }

  /// Makes room for several arrows from a pill, each with its own starting point.
  mutating func stretchPill(to count: Int) {
    guard count > 1, let pill = pills.first else { return }
    size.height = max(size.height, Double(count) * 16)
    pills[0] = Pill(
      kind: pill.kind, text: pill.text, origin: pill.origin,
      size: Size(width: pill.size.width, height: size.height))
  }

  /// Whether it is one phone and nothing else.
  var isPhone: Bool { areas.isEmpty && phones.count == 1 }

  mutating func stretchPhone(to labels: [String]) {
    phones[0].stretch(to: labels)
    size = phones[0].size
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

  private mutating func append(_ other: GraphScene) {
    areas += other.areas
    phones += other.phones
    pills += other.pills
    arrows += other.arrows
  }
}

extension String {
  /// At most 30 letters.
  var shortened: String { count > 30 ? "\(prefix(29))…" : self }

  /// The words of a name in camel case; capital letters in a row are one.
  fileprivate var camelWords: [String] {
    var words: [String] = []
    for character in self {
      let isInside = words.last?.last.map { !character.isUppercase || $0.isUppercase } ?? false
      if isInside { words[words.count - 1].append(character) } else { words.append("\(character)") }
    }
    return words
  }

  fileprivate func wrapped(at width: Int) -> [String] {
    camelWords.reduce(into: []) { lines, word in
      if let last = lines.last, last.count + word.count <= width {
        lines[lines.count - 1] = last + word
      } else {
        lines.append(word)
      }
    }
  }
}

extension AppMap.Link {
  /// The words in the phone of a screen whose event shows nothing new: an alert, or the flow's end.
  var note: String? {
    if case .text(let text)? = act.detail { return "“\(text.contentOfLiteral ?? text)”".shortened }
    return act.exit.map { "\($0.shortened) ⇥" }
  }

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
    case .begin, .tab, .primary, .supplementary, .secondary, .embed: .begin
    case .push, .detail: .push
    case .present: .present
    case .replace: .replace
    case .custom: .custom
    case nil where act.isRestart: .replace
    case nil: act.word == "select" || isOutside && target != nil ? .go : nil
    }
  }

  private var isOutside: Bool { if case .outside = cause { true } else { false } }

  /// The event that is sent before (`?`) or after the user takes its target away.
  var leaving: String? {
    act.leaving.map { leaving in
      let sign = leaving.key.hasSuffix("Back") ? "←" : "↓"
      return "\(sign)\(leaving.key.hasPrefix("on") ? "?" : "") \(leaving.event)"
    }
  }
}
