import Foundation
import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax
import MvvmgenTemplates

/// Spec → output: what is accepted can be rendered, twice the same. Where `FUZZ_OUTPUT` names a
/// folder, the files go there, for the compiler to parse.
func fuzzSpecs(_ bytes: [UInt8]) throws {
  var sources = fuzzedSpecs(in: bytes)
  var configuration = Configuration()
  var diagnostics = Diagnostics()
  if let index = sources.firstIndex(where: { $0.path == "mvvmgen.json" }) {
    sources.append(sources.remove(at: index))
    let file = Int32(sources.count - 1)
    let decoded = Configuration.decode(sources[Int(file)], file: file, into: &diagnostics)
    guard let decoded else {
      return try demandPlaces(diagnostics, in: sources)
    }
    configuration = decoded
  }
  let specs = Specs.decode(sources, configuration, into: &diagnostics)
  diagnostics.allowed = specs.allowed
  let app = Resolver.resolve(consume specs, configuration: configuration, into: &diagnostics)
  try demand(app != nil || diagnostics.hasErrors, "nothing is generated, and nothing is reported")
  try demandPlaces(diagnostics.settled(configuration), in: sources)
  guard let app else { return }
  for file in render(app) {
    var (once, again): ([UInt8], [UInt8]) = ([], [])
    file.render(into: &once)
    file.render(into: &again)
    try demand(once == again, "\(file.path): another text each time")
    try demand(String(bytes: once, encoding: .utf8) != nil, "\(file.path): not UTF-8")
    keep(once)
  }
}

private let folder = ProcessInfo.processInfo.environment["FUZZ_OUTPUT"]
nonisolated(unsafe) private var kept: Set<[UInt8]> = []

private func keep(_ bytes: [UInt8]) {
  guard let folder, kept.insert(bytes).inserted else { return }
  let file = URL(filePath: folder).appending(path: "\(kept.count).swift")
  try? Data(bytes).write(to: file)
}
