import MvvmgenCStorage

/// The value of `--theme`: the viewer's theme, or a fixed one.
package enum GraphTheme: String, CaseIterable, Sendable {
  case auto, light, dark
}

/// The colors and fonts of a drawing.
enum GraphStyle {
  static func css(_ theme: GraphTheme) -> String {
    switch theme {
    case .light: base + light
    case .dark: base + dark
    case .auto: base + light + "@media (prefers-color-scheme: dark) {\(dark)}"
    }
  }

  private static let base = "\n" + String(cString: graphDrawingStyle())

  private static let light = colored([
    "paper": "#ffffff", "even": "#f3f5f9", "odd": "#e9edf5", "edge": "#cfd6e4", "text": "#1b2333",
    "faint": "#69758c", "body": "#ffffff", "bezel": "#9aa6bb", "notch": "#dfe4ee",
    "push": "#2f62d9", "present": "#8a3fd1", "replace": "#0b8a63", "custom": "#a86a12",
    "begin": "#7b879c", "added": "#16a34a", "removed": "#dc2626", "changed": "#d97706",
    "warning": "#b45309",
  ])

  private static let dark = colored([
    "paper": "#10131a", "even": "#181d27", "odd": "#202735", "edge": "#38425a", "text": "#e9edf6",
    "faint": "#9aa6bd", "body": "#2a3345", "bezel": "#64728f", "notch": "#475370",
    "push": "#82a8ff", "present": "#c69bff", "replace": "#4fd6a8", "custom": "#e8b15c",
    "begin": "#8c99b3", "added": "#4ade80", "removed": "#f87171", "changed": "#fbbf24",
    "warning": "#fbbf24",
  ])

  private static func colored(_ colors: [String: String]) -> String {
    filled(String(cString: graphDrawingColors()), colors)
  }
}

/// An embedded text, with a part in place of each name in double braces.
func filled(_ text: String, _ parts: [String: String]) -> String {
  let pieces = text.split(separator: "{{", omittingEmptySubsequences: false)
  return pieces.dropFirst().reduce(into: pieces.first.map(String.init) ?? "") { text, piece in
    let halves = piece.split(separator: "}}", maxSplits: 1, omittingEmptySubsequences: false)
    text += parts[String(halves[0])] ?? ""
    text += halves.last ?? ""
  }
}
