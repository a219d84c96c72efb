import Foundation

/// What the peers have in common: they read contexts, render each with three templates, and write
/// what isn't there as it should be.
public struct Peer {
  private let templates: URL
  private let contexts: URL
  private let output: URL

  /// The file of a screen that each template makes.
  private static let targets: [(template: String, path: @Sendable (String) -> String)] = [
    ("Screen", { "Generated/Screens/\($0)Screen.generated.swift" }),
    ("ViewModel", { "Screens/\($0)/\($0)Screen.swift" }),
    ("ViewController", { "Screens/\($0)/\($0)ViewController.swift" }),
  ]

  /// Takes the folders of the templates, the contexts and the output.
  public init(arguments: [String]) {
    let folders = arguments.dropFirst().map { URL(fileURLWithPath: $0, isDirectory: true) }
    (templates, contexts, output) = (folders[0], folders[1], folders[2])
  }

  /// Loads each template once, and renders it for every context.
  public func run<Template>(
    fileExtension: String,
    load: (String) throws -> Template,
    render: (Template, [String: Any]) throws -> String
  ) throws {
    let loaded = try Peer.targets.map { target in
      let file = templates.appendingPathComponent("\(target.template).\(fileExtension)")
      return (try load(String(contentsOf: file, encoding: .utf8)), target.path)
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: contexts.path).sorted() {
      let data = try Data(contentsOf: contexts.appendingPathComponent(name))
      guard let context = try JSONSerialization.jsonObject(with: data) as? [String: Any],
        let screen = context["Name"] as? String
      else { continue }
      for (template, path) in loaded {
        try write(Data(render(template, context).utf8), to: path(screen))
      }
    }
  }

  private func write(_ data: Data, to path: String) throws {
    let file = output.appendingPathComponent(path)
    if let old = try? Data(contentsOf: file) {
      guard old != data else { return }
    } else {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    try data.write(to: file)
  }
}
