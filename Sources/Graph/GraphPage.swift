import MvvmgenCStorage
package import MvvmgenMap
import MvvmgenSyntax

/// The drawing as one page that can be searched, zoomed and folded, by pointer and by keyboard,
/// without a network.
package struct GraphPage {
  /// The description of a screen or a flow.
  package struct Entry {
    let node: AppMap.Node
    let summary: String
    let spec: String
    let rows: [(label: String, lines: [String])]
    /// The generated protocol.
    let code: String

    package init(
      node: AppMap.Node, summary: String, spec: String, rows: [(label: String, lines: [String])],
      code: String
    ) {
      (self.node, self.summary, self.spec) = (node, summary, spec)
      (self.rows, self.code) = (rows, code)
    }
  }

  let drawing: SVGDrawing
  let caption: String
  let entries: [Entry]
  let theme: GraphTheme

  package init(drawing: SVGDrawing, caption: String, entries: [Entry], theme: GraphTheme) {
    (self.drawing, self.caption) = (drawing, caption)
    (self.entries, self.theme) = (entries, theme)
  }

  package var text: String {
    filled(
      String(cString: graphPage()),
      [
        "theme": theme.rawValue, "caption": caption.escaped,
        "style": GraphStyle.css(theme) + Self.style(theme), "outline": outline,
        "markers": SVGDrawing.markers, "width": "\(Int(drawing.width))",
        "height": "\(Int(drawing.height))", "content": drawing.content(), "legend": legend,
        "data": data, "script": String(cString: graphPageScript()),
      ])
  }

  private var legend: String {
    let legend = drawing.legend(width: 1300)
    return """
      <svg width="1300" height="\(Int(legend.height))" role="img" aria-label="Legend">\
      \(legend.drawing)</svg>
      """
  }

  /// The same as a list, for users who can't see the map: each flow with its screens.
  private var outline: String {
    let scene = drawing.scene
    let flows = scene.areas.map { area in
      guard !area.isTarget else { return "<li>\(area.title.escaped)</li>" }
      let screens = scene.phones.filter { $0.flow == area.flow }.map(\.screen)
      return item(.flow(area.flow), area.depth)
        + screens.map { item(.screen($0), area.depth + 1) }.joined()
    }
    let others = scene.phones.filter { $0.flow == nil }.map { item(.screen($0.screen), 0) }
    return (flows + others).joined(separator: "\n")
  }

  private func item(_ node: AppMap.Node, _ depth: Int) -> String {
    """
    <li class="\(node.kind.rawValue)" style="padding-left: \(depth * 12)px">\
    <button data-goto="\(node.kind.rawValue):\(node.name.escaped)">\(node.name.escaped)</button></li>
    """
  }

  /// The data as JSON, in which nothing can end the script element.
  private var data: String {
    let objects = entries.map { entry -> (key: String, value: JSONText) in
      let rows = entry.rows.map { label, lines in
        JSONText.array([.string(label), .array(lines.map(JSONText.string))])
      }
      return (
        entry.id,
        .object([
          ("summary", .string(entry.summary)), ("spec", .string(entry.spec)),
          ("rows", .array(rows)), ("code", .string(entry.code)),
        ])
      )
    }
    return JSONText.object(objects).compact.replacing("<", with: "\\u003c")
  }
}

extension GraphPage.Entry {
  var id: String { "\(node.kind.rawValue):\(node.name)" }
}

extension GraphPage {
  private static func style(_ theme: GraphTheme) -> String {
    let light = """
      :root { --paper: #ffffff; --bar: #f7f8fb; --edge: #d3d9e5; --text: #1b2333; --faint: #5d6880; \
      --accent: #2f62d9; --mark: #2f62d9; }
      """
    let dark = """
      :root { --paper: #10131a; --bar: #181d27; --edge: #38425a; --text: #e9edf6; --faint: #a3aec4; \
      --accent: #82a8ff; --mark: #82a8ff; }
      """
    let colors =
      switch theme {
      case .light: light
      case .dark: dark
      case .auto: "\(light)\n@media (prefers-color-scheme: dark) { \(dark) }"
      }
    return colors + "\n" + String(cString: graphPageStyle())
  }
}
