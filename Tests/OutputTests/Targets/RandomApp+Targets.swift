import Foundation
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

@testable import mvvmgen

/// Random apps of several targets.
extension RandomApp {
  /// Whether its specs are divided, if they don't all belong together.
  var hasTargets: Bool { seed % 4 == 1 }

  /// The app in targets, and what the developer declares in the lowest one.
  var divided: (app: SpecDivision, support: String)? {
    guard hasTargets else { return nil }
    let sources = sources.map { source in
      let text = Self.renamed(String(decoding: source.bytes, as: UTF8.self), Self.others)
      return SourceFile(path: source.path, bytes: Array(text.utf8))
    }
    let support = Self.renamed(support, Array(Self.others.prefix(4)))
    let types = support.matches(of: #/public (?:final )?(?:struct|enum|class|protocol) (\w+)/#)
      .map { String($0.output.1) }
    var random = SeededGenerator(seed: seed)
    return SpecDivision(
      sources, settings: settings, owning: types, hasSupport: true, using: &random
    )
    .map { ($0, support) }
  }

  /// Other names for types that the targets would find twice: in the lowest one, and in Foundation or
  /// the runtime. And values for those by which no file knows whom to import.
  private static let others = [
    (#"\bNotification\b"#, "Notice"), (#"\bProgress\b"#, "Headway"), (#"\bStage\b"#, "Perch"),
    (#"\bBrowser\b"#, "Searcher"),
    (#"(\bURL)?\.help\b"#, #"URL(fileURLWithPath: \\"/help\\")"#),
    (#"(?<!L10n)\.small\b"#, "L10n.small"),
  ]

  private static func renamed(_ text: String, _ names: [(String, String)]) -> String {
    names.reduce(text) { text, other in
      text.replacingOccurrences(of: other.0, with: other.1, options: .regularExpression)
    }
  }
}
