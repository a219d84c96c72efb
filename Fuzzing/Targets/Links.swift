import Foundation
import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenMap
import MvvmgenStorage
import MvvmgenSyntax

@testable import MvvmgenLinksFixture

/// URL → link: an app and `mvvmgen links` read it alike, and a link comes back from its own URL.
@MainActor
func fuzzLinks(_ bytes: [UInt8]) throws {
  let text = String(decoding: bytes, as: UTF8.self)
  let app = try app.get()
  _ = app.link(for: text)
  guard let url = URL(string: text), let link = AppLink(url) else { return }
  try demandMatch(of: url, link, in: app)
  if let written = link.url { try demandMatch(of: written, link, in: app) }
}

@MainActor
private func demandMatch(of url: URL, _ link: AppLink, in app: App) throws {
  try demand(AppLink(url) == link, "\(link) as \(url): another link")
  let match = app.link(for: url.absoluteString)
  try demand(
    match.map { agrees($0, link, url) } == true,
    "\(url): \(link), but \(match?.link.written ?? "") with \(match?.texts ?? [])")
}

/// Of types of the app's, the tool can't know whether they read a text.
@MainActor
private func agrees(_ match: LinkMatch, _ link: AppLink, _ url: URL) -> Bool {
  let other = LegacyLink(url: url).map { AppLink.didReceiveLink(item: $0.item) }
  if !match.unknown.isEmpty, link == other ?? .didReceiveOther(url: url) { return true }
  guard let pattern = match.link.pattern,
    "\(link)".prefix(while: { $0 != "(" }) == match.link.name.text
  else { return false }
  let holes = pattern.holes.filter { $0.type.text == "String" }.map(\.name.text)
  return match.texts.allSatisfy { name, text in
    !holes.contains(name) || "\(link)".contains("\(name): \(String(reflecting: text))")
  }
}

/// The app of `Fixtures/links`.
private let app = Result {
  let fixture = URL(filePath: #filePath).resolvingSymlinksInPath()
    .appending(path: "../../../Fixtures/links").standardizedFileURL
  let specs = fixture.appending(path: "specs")
  var files = try FileManager.default.contentsOfDirectory(
    at: specs, includingPropertiesForKeys: nil)
  files.append(fixture.appending(path: "mvvmgen.json"))
  let sources = try files.map {
    SourceFile(path: ProjectPath($0.lastPathComponent), bytes: Array(try Data(contentsOf: $0)))
  }
  var diagnostics = Diagnostics()
  let file = Int32(sources.count - 1)
  let configuration = Configuration.decode(sources[Int(file)], file: file, into: &diagnostics)
  let settings = configuration ?? Configuration()
  let decoded = Specs.decode(sources, settings, into: &diagnostics)
  let app = Resolver.resolve(decoded, configuration: settings, into: &diagnostics)
  guard let app else { throw Found(description: "\(diagnostics.all.map(\.message))") }
  return app
}
