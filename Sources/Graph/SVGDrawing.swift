import MvvmgenSyntax

/// Draws a scene as SVG, whose colors follow the viewer's theme.
package struct SVGDrawing {
  let scene: GraphScene
  private let caption: String
  private let theme: GraphTheme
  private let margin = 12.0

  /// - Parameter caption: the text below the picture.
  package init(_ scene: GraphScene, caption: String, theme: GraphTheme) {
    (self.scene, self.caption, self.theme) = (scene, caption, theme)
  }

  var width: Double { max(scene.size.width, 620) + 2 * margin }
  var height: Double { scene.size.height + 2 * margin }

  /// The whole picture.
  package func document() -> String {
    // The caption is at the right of its last line.
    let end = GraphScene.width(of: caption, at: GraphScene.labelSize)
    let legend = legend(width: width - 2 * margin - end)
    let height = height + legend.height
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(number(width))" height="\(number(height))" \
      viewBox="0 0 \(number(width)) \(number(height))" role="img" aria-label="\(caption.escaped)">
      <style>\(GraphStyle.css(theme))</style>
      \(Self.markers)
      <rect class="paper" width="100%" height="100%"/>
      <g transform="translate(\(number(margin)) \(number(margin)))">
      \(content())
      </g>
      <g transform="translate(\(number(margin)) \(number(height - legend.height - 4)))">\
      \(legend.drawing)</g>
      \(Self.text(caption, "legend", width - margin, height - 14, at: .end))
      </svg>

      """
  }

  static let markers: String = {
    let kinds = GraphScene.Arrow.Kind.allCases.map { kind in
      // The head covers the end of a double line.
      let size = kind == .replace ? 11 : 7
      return """
        <marker id="\(kind.rawValue)" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="\(size)" \
        markerHeight="\(size)" markerUnits="userSpaceOnUse" orient="auto">\
        <path class="head \(kind.rawValue)" d="M0 1 9.5 5 0 9z"/></marker>
        """
    }
    return "<defs>\(kinds.joined())</defs>"
  }()

  /// Areas below arrows below phones.
  func content() -> String {
    let areas = scene.areas.map(draw)
    let arrows = scene.arrows.map(draw)
    let things = scene.pills.map(draw) + scene.phones.map(draw)
    return (areas + things + arrows).joined(separator: "\n")
  }

  private func draw(_ area: GraphScene.Area) -> String {
    guard !area.isTarget else { return target(area) }
    let marks = classes(
      "area depth\(area.depth % 2)", area.change, area.isDimmed,
      area.isUnreached ? ["unreached"] : [])
    let (x, y) = (area.origin.x, area.origin.y)
    let was = area.oldName.map { ", was \($0)" } ?? ""
    let title = (area.isRoot ? "\(area.title) ⌂" : area.title) + was
    let note = area.isUnreached ? "nothing leads here" : ""
    let right = x + area.size.width - 18
    let leaving =
      area.leaving.isEmpty
      ? "" : Self.text(area.leaving, "exit", right, y + area.band - 16, at: .end)
    return """
      <g class="\(marks)" data-node="flow:\(area.flow.escaped)" data-depth="\(area.depth)">\
      <rect \(Self.frame(area.origin, area.size)) rx="16"/>\
      \(Self.name(area, title))\
      \(note.isEmpty ? "" : Self.text(note, "note", x + 18, y + area.band - 4))\
      \(leaving)</g>
      """
  }

  private func target(_ area: GraphScene.Area) -> String {
    """
    <g class="depth0 target"><rect class="body" \(Self.frame(area.origin, area.size)) rx="4"/>\
    \(Self.name(area, area.title))</g>
    """
  }

  private static func name(_ area: GraphScene.Area, _ text: String) -> String {
    let (x, y) = (area.origin.x + 18, area.origin.y + area.band - 16)
    return """
      <text class="name" style="font-size: \(number(area.titleSize))px" x="\(number(x))" \
      y="\(number(y))">\(text.escaped)</text>
      """
  }

  private func draw(_ pill: GraphScene.Pill) -> String {
    let marks = classes("pill \(pill.kind.rawValue)", nil, pill.isDimmed, [])
    let (x, y, size) = (pill.origin.x, pill.origin.y, pill.size)
    let frame = Self.frame(pill.origin, size)
    guard pill.kind != .entry else { return "<rect class=\"\(marks)\" \(frame) rx=\"4.5\"/>" }
    let text = pill.kind == .reference ? "\(pill.text) ↗" : "⚡ \(pill.text)"
    let node = pill.kind == .reference ? " data-node=\"flow:\(pill.text.escaped)\"" : ""
    return """
      <g class="\(marks)"\(node)><rect \(frame) rx="13"/>\
      \(Self.text(text, "name", x + size.width / 2, y + size.height / 2 + 4.5, at: .middle))</g>
      """
  }

  private func draw(_ phone: GraphScene.Phone) -> String {
    let marks = classes(
      "phone", phone.change, phone.isDimmed,
      (phone.isDeadEnd ? ["dead"] : []) + (phone.isUnreached ? ["unreached"] : []))
    let (x, y, size) = (phone.origin.x, phone.origin.y, phone.size)
    let middle = x + size.width / 2
    var parts = [
      "<rect class=\"body\" \(Self.frame(phone.origin, size)) rx=\"14\"/>",
      "<rect class=\"notch\" x=\"\(number(middle - 13))\" y=\"\(number(y + 6))\" width=\"26\""
        + " height=\"5\" rx=\"2.5\"/>",
    ]
    for (line, word) in phone.lines.enumerated() {
      parts.append(Self.text(word, "name", middle, y + 27 + Double(line) * 16, at: .middle))
    }
    var bottom = y + phone.firstLabel + Double(phone.arrows) * LayeredGraph.line + 4
    for note in phone.notes {
      parts.append(Self.text(note, "exit", x + size.width - 9, bottom, at: .end))
      bottom += LayeredGraph.line
    }
    if phone.isDeadEnd {
      parts.append(Self.text("leads nowhere", "note", middle, bottom, at: .middle))
    }
    let flow = phone.flow.map { " data-flow=\"\($0.escaped)\"" } ?? ""
    return """
      <g class="\(marks)" data-node="screen:\(phone.screen.escaped)"\(flow)>\(parts.joined())</g>
      """
  }

  private func draw(_ arrow: GraphScene.Arrow) -> String {
    let marks = classes("arrow \(arrow.kind.rawValue)", arrow.change, arrow.isDimmed, [])
    let path = Self.pathData(of: arrow.path)
    let start = arrow.path.start
    let label =
      arrow.label.isEmpty
      ? ""
      : arrow.path.labelEnd > start.x
        ? Self.text(arrow.label, "label", start.x + 6, start.y - 4)
        : Self.text(arrow.label, "label", start.x - 9, start.y + 4, at: .end)
    return """
      <g class="\(marks)"><title>\(arrow.title.escaped)</title>\
      \(Self.line(path, arrow.kind))\(label)</g>
      """
  }

  /// The head is drawn last, above both strokes of a double line.
  static func line(_ path: String, _ kind: GraphScene.Arrow.Kind) -> String {
    let head = "marker-end=\"url(#\(kind.rawValue))\""
    guard kind == .replace else { return "<path class=\"line\" d=\"\(path)\" \(head)/>" }
    return "<path class=\"line\" d=\"\(path)\"/><path class=\"core\" d=\"\(path)\" \(head)/>"
  }

  /// Straight below the label, then in curves, or at right angles with round corners.
  private static func pathData(of edge: LayeredGraph.EdgePath) -> String {
    var path = "M\(number(edge.start.x)) \(number(edge.start.y))"
    guard edge.isAround else {
      var last = edge.start
      for (index, point) in edge.points.enumerated() {
        if index == 0 || last.y == point.y {
          path += "H\(number(point.x))"
        } else {
          let bend = (point.x - last.x) / 2
          path +=
            "C\(number(last.x + bend)) \(number(last.y)) \(number(point.x - bend))"
            + " \(number(point.y)) \(number(point.x)) \(number(point.y))"
        }
        last = point
      }
      return path
    }
    let points = [edge.start] + edge.points
    for index in points.indices.dropFirst().dropLast() {
      let (before, corner, after) = (points[index - 1], points[index], points[index + 1])
      let radius = min(9, Self.distance(before, corner) / 2, Self.distance(corner, after) / 2)
      let (near, far) = (towards(corner, before, radius), towards(corner, after, radius))
      path +=
        "L\(number(near.x)) \(number(near.y))Q\(number(corner.x)) \(number(corner.y))"
        + " \(number(far.x)) \(number(far.y))"
    }
    if let end = points.last { path += "L\(number(end.x)) \(number(end.y))" }
    return path
  }

  private static func distance(_ one: LayeredGraph.Point, _ other: LayeredGraph.Point) -> Double {
    abs(one.x - other.x) + abs(one.y - other.y)
  }

  private static func towards(
    _ point: LayeredGraph.Point, _ other: LayeredGraph.Point, _ length: Double
  ) -> LayeredGraph.Point {
    let whole = distance(point, other)
    guard whole > 0 else { return point }
    return LayeredGraph.Point(
      x: point.x + (other.x - point.x) / whole * length,
      y: point.y + (other.y - point.y) / whole * length)
  }

  private func classes(
    _ name: String, _ change: GraphScene.Change?, _ isDimmed: Bool, _ more: [String]
  ) -> String {
    ([name] + (change.map { [$0.rawValue] } ?? []) + (isDimmed ? ["dim"] : []) + more)
      .joined(separator: " ")
  }

  private static func frame(_ origin: GraphScene.Point, _ size: GraphScene.Size) -> String {
    """
    x="\(number(origin.x))" y="\(number(origin.y))" width="\(number(size.width))" \
    height="\(number(size.height))"
    """
  }

  private enum Anchor: String { case start, middle, end }

  private static func text(
    _ text: String, _ name: String, _ x: Double, _ y: Double, at anchor: Anchor = .start
  ) -> String {
    let anchor = anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
    return """
      <text class="\(name)"\(anchor) x="\(number(x))" y="\(number(y))">\(text.escaped)</text>
      """
  }
}

/// With at most one digit after the point, so that it is the same on every machine.
func number(_ value: Double) -> String {
  let tenths = Int((value * 10).rounded())
  let (whole, rest) = (abs(tenths) / 10, abs(tenths) % 10)
  return "\(tenths < 0 ? "-" : "")\(whole)\(rest == 0 ? "" : ".\(rest)")"
}

extension String {
  /// As the text or an attribute of XML.
  var escaped: String {
    escaping { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      default: nil
      }
    }
  }
}
