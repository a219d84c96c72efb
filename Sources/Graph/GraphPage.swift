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
    <script>\(Self.script)</script>
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
    return colors + layout
  }

  private static let layout = """

    * { box-sizing: border-box; }
    html, body { margin: 0; height: 100%; }
    body { display: flex; flex-direction: column; background: var(--paper); color: var(--text);
      font: 13px -apple-system, "Segoe UI", "Helvetica Neue", "DejaVu Sans", sans-serif; }
    header { display: flex; gap: 12px; align-items: center; padding: 8px 12px;
      background: var(--bar); border-bottom: 1px solid var(--edge); }
    header div { margin-left: auto; display: flex; gap: 4px; }
    input, button { font: inherit; color: inherit; background: var(--paper); padding: 5px 10px;
      border: 1px solid var(--edge); border-radius: 7px; }
    input { width: 240px; }
    button { cursor: pointer; }
    button[aria-pressed="true"] { border-color: var(--accent); color: var(--accent); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    main { flex: 1; display: flex; min-height: 0; }
    nav { width: 250px; overflow: auto; border-right: 1px solid var(--edge);
      background: var(--bar); }
    nav ul { list-style: none; margin: 0; padding: 6px; }
    nav button { width: 100%; text-align: left; border: 0; background: none; padding: 3px 8px; }
    nav .flow button { font-weight: 600; }
    nav button:hover, nav button.chosen { background: var(--paper); }
    .kind { color: var(--faint); font-size: 10px; text-transform: uppercase;
      letter-spacing: 0.04em; }
    #count { color: var(--faint); }
    #stage { flex: 1; position: relative; overflow: hidden; touch-action: none; cursor: grab; }
    #stage.drag { cursor: grabbing; }
    #world [data-node] { cursor: pointer; }
    #world [data-node]:focus { outline: none; }
    #world .chosen > rect:first-child, #world [data-node]:focus-visible > rect:first-child
      { stroke: var(--mark); stroke-width: 3; }
    #world.searching .phone:not(.found), #world.searching .arrow { opacity: 0.18; }
    #world.folded .phone, #world.folded .arrow, #world.folded .pill, #world .folded-in
      { display: none; }
    #names text { font-weight: 600; fill: var(--text); stroke: var(--paper); stroke-width: 4px;
      paint-order: stroke; pointer-events: none; }
    #world.far .area > .name, #world.folded .area > .name { opacity: 0; }
    #world.far:not(.searching) .phone { opacity: 0.7; }
    footer { padding: 2px 12px; overflow-x: auto; background: var(--bar);
      border-top: 1px solid var(--edge); }
    footer svg { display: block; }
    aside { width: 340px; overflow: auto; padding: 16px; border-left: 1px solid var(--edge);
      background: var(--bar); }
    aside h2 { margin: 0 0 4px; font-size: 17px; }
    aside h3 { margin: 14px 0 4px; font-size: 11px; color: var(--faint); font-weight: 600; }
    aside p { margin: 0; color: var(--faint); }
    aside ul { margin: 0; padding: 0; list-style: none; }
    aside code, pre { font: 11.5px ui-monospace, Menlo, "DejaVu Sans Mono", monospace; }
    aside li code { overflow-wrap: anywhere; }
    pre { overflow: auto; padding: 10px; border: 1px solid var(--edge); border-radius: 8px;
      background: var(--paper); }
    #close { float: right; }
    @media (max-width: 800px) { nav { display: none; } aside { position: absolute; right: 0; top: 50px;
      bottom: 0; } }

    """
}
