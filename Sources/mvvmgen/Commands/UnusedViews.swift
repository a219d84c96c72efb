import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax
import MvvmgenTemplates

/// Finds views that were scaffolded for a screen before its spec was changed, such as to
/// `"view": "swiftui"` or `variants`: nothing shows them any more, or they don't compile.
struct UnusedViews {
  private struct Candidate {
    let path: String
    /// The type that it declares; nil for an extension, which nothing can use.
    let type: String?
    let screen: Screen
  }

  private var candidates: [Candidate] = []

  /// - Parameter files: the paths of the developer's Swift files.
  init(_ app: App, among files: [String]) {
    let places = Dictionary(grouping: files, by: Disk.name(of:))
    for screen in app.screens where screen.hasView {
      let isWritten = screen.views.contains { places["\($0.name.text).swift"] != nil }
      for (name, type) in Self.former(screen, app.configuration.names) {
        for path in places[name] ?? [] where isWritten || type == nil {
          candidates.append(Candidate(path: path, type: type, screen: screen))
        }
      }
    }
  }

  /// The files that other settings scaffold for a screen, with the types in them.
  private static func former(
    _ screen: Screen, _ suffixes: Suffixes
  ) -> [(name: String, type: String?)] {
    // A view controller that the app creates can have any name.
    if case .none = screen.view { return [] }
    let current = screen.views.map(\.name.text)
    let types = [suffixes.viewController, suffixes.view].map { screen.names.base.text + $0 }
    return types.filter { !current.contains($0) }.map { ("\($0).swift", $0) }
      + [("\(screen.names.screen.text)+ViewController.swift", nil)]
  }

  /// Whether the files need not be read.
  var isEmpty: Bool { candidates.isEmpty }

  /// Leaves out the types that another file names.
  mutating func read(_ bytes: [UInt8], of path: String) {
    guard candidates.contains(where: { $0.type != nil && $0.path != path }) else { return }
    var words: Set<String> = []
    for word in Identifiers(in: bytes) where word.context == .code {
      words.insert(String(decoding: bytes[word.range], as: UTF8.self))
    }
    candidates.removeAll { candidate in
      candidate.path != path && candidate.type.map(words.contains) == true
    }
  }

  var findings: [Diagnostic] {
    candidates.map { candidate in
      Diagnostic(
        .unusedView, at: candidate.screen.origin.span,
        "\(candidate.path.quoted) was this screen's view, and isn't any more: move what you need out"
          + " of it, and delete it")
    }
  }
}
