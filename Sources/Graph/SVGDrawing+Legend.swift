/// Explains the lines, signs and colors that are in a picture.
extension SVGDrawing {
  private struct Sign {
    /// Drawn to the right of the origin.
    let drawing: String
    let width: Double
    let words: String

    var wholeWidth: Double { width + GraphScene.width(of: words, at: GraphScene.labelSize) + 26 }

    static func text(_ sign: String, _ words: String) -> Sign {
      Sign(
        drawing: "<text class=\"name\" y=\"4\">\(sign)</text>",
        width: GraphScene.width(of: sign, at: 16) + 8, words: words)
    }
  }

  private var signs: [Sign] {
    let kinds: [(GraphScene.Arrow.Kind, String)] = [
      (.begin, "begins with"), (.push, "push"), (.present, "present"),
      (.replace, "replace"), (.custom, "own code"), (.go, "goes to"),
    ]
    var signs = kinds.filter { kind, _ in scene.arrows.contains { $0.kind == kind } }
      .map { kind, words in
        Sign(
          drawing: "<g class=\"arrow \(kind.rawValue)\">\(Self.line("M0 0h34", kind))</g>",
          width: 42, words: words)
      }
    let notes = scene.phones.flatMap(\.notes) + scene.areas.map(\.leaving)
    if notes.contains(where: { $0.hasSuffix("⇥") }) { signs.append(.text("⇥", "leaves the flow")) }
    if notes.contains(where: { $0.hasPrefix("“") }) { signs.append(.text("“ ”", "alert")) }
    let leaving = [
      ("←?", "before going back"), ("←", "after going back"),
      ("↓?", "before a swipe down"), ("↓", "after a swipe down"),
    ]
    for (sign, words) in leaving where notes.contains(where: { $0.contains("\(sign) ") }) {
      signs.append(.text(sign, words))
    }
    if scene.pills.contains(where: { $0.kind == .outside }) {
      signs.append(.text("⚡", "from outside"))
    }
    if scene.pills.contains(where: { $0.kind == .reference }) {
      signs.append(.text("↗", "drawn elsewhere"))
    }
    let changes =
      scene.areas.compactMap(\.change) + scene.phones.compactMap(\.change)
      + scene.arrows.compactMap(\.change)
    for change in [GraphScene.Change.added, .removed, .renamed, .changed]
    where changes.contains(change) {
      let rect = "<rect class=\"body\" y=\"-7\" width=\"14\" height=\"14\" rx=\"4\"/>"
      signs.append(
        Sign(
          drawing: "<g class=\"\(change.rawValue)\">\(rect)</g>", width: 22,
          words: change.rawValue))
    }
    return signs
  }

  /// The signs in lines of a width, and their height.
  func legend(width: Double) -> (drawing: String, height: Double) {
    var (x, y, parts) = (0.0, 14.0, [String]())
    for sign in signs {
      if x > 0, x + sign.wholeWidth > width { (x, y) = (0, y + 22) }
      parts.append(
        "<g transform=\"translate(\(number(x)) \(number(y)))\">\(sign.drawing)"
          + "<text class=\"legend\" x=\"\(number(sign.width))\" y=\"4\">\(sign.words)</text></g>")
      x += sign.wholeWidth
    }
    return (parts.joined(), y + 14)
  }
}
