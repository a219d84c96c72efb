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
    """
    <!doctype html>
    <html lang="en" data-theme="\(theme.rawValue)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(caption.escaped)</title>
    <style>\(GraphStyle.css(theme))\(Self.style(theme))</style>
    </head>
    <body>
    <header>
    <input id="search" type="search" placeholder="Search (/)" autocomplete="off"
      aria-label="Search screens and flows" aria-controls="outline">
    <span id="count" role="status" aria-live="polite"></span>
    <div role="group" aria-label="Zoom">
    <button id="out" title="Zoom out (-)" aria-label="Zoom out">−</button>
    <button id="in" title="Zoom in (+)" aria-label="Zoom in">+</button>
    <button id="fit" title="Show all (0)">All</button>
    <button id="fold" aria-pressed="false" title="Fold all flows (f)">Fold</button>
    </div>
    </header>
    <main>
    <nav id="outline" aria-label="Screens and flows"><ul>
    \(outline)
    </ul></nav>
    <div id="stage" tabindex="0" role="application"
      aria-label="Map of the app: arrow keys move it, plus and minus zoom">
    <svg id="map" xmlns="http://www.w3.org/2000/svg" width="100%" height="100%" role="group"
      aria-label="\(caption.escaped)">
    \(SVGDrawing.markers)
    <g id="world" data-width="\(Int(drawing.width))" data-height="\(Int(drawing.height))">
    \(drawing.content())
    </g>
    <g id="names" aria-hidden="true"></g>
    </svg>
    </div>
    <aside id="panel" tabindex="-1" aria-live="polite" hidden></aside>
    </main>
    <footer aria-label="Legend">\(legend)</footer>
    <script type="application/json" id="data">\(data)</script>
    <script>
    \(String(cString: graphPageScript()))</script>
    </body>
    </html>

    """
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
