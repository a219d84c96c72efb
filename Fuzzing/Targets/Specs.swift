import AppModel
import Foundation
import Language
import Syntax
import Templates

/// Spec → output: what is accepted can be rendered, twice the same. Where `FUZZ_OUTPUT` names a
/// folder, the files go there, for the compiler to parse.
@_cdecl("LLVMFuzzerTestOneInput")
public func generateFiles(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var sources = specs(in: Array(UnsafeBufferPointer(start: start, count: count)))
  var configuration = Configuration()
  var diagnostics = Diagnostics()
  if let index = sources.firstIndex(where: { $0.path == "mvvmgen.json" }) {
    sources.append(sources.remove(at: index))
    let file = Int32(sources.count - 1)
    let decoded = Configuration.decode(sources[Int(file)], file: file, into: &diagnostics)
    guard let decoded else {
      check(diagnostics, in: sources)
      return 0
    }
    configuration = decoded
  }
  let app = App.make(of: sources, configuration: configuration, into: &diagnostics)
  precondition(app != nil || diagnostics.hasErrors, "nothing comes of it, and nothing is said")
  check(diagnostics.settled(configuration), in: sources)
  guard let app else { return 0 }
  for file in render(app) {
    var (once, again): ([UInt8], [UInt8]) = ([], [])
    file.render(into: &once)
    file.render(into: &again)
    precondition(once == again, "\(file.path): another text each time")
    precondition(String(validating: once, as: UTF8.self) != nil, "\(file.path): no UTF-8")
    keep(once)
  }
  return 0
}

private let folder = ProcessInfo.processInfo.environment["FUZZ_OUTPUT"]
nonisolated(unsafe) private var kept: Set<[UInt8]> = []

private func keep(_ bytes: [UInt8]) {
  guard let folder, kept.insert(bytes).inserted else { return }
  let file = URL(filePath: folder).appending(path: "\(kept.count).swift")
  try? Data(bytes).write(to: file)
}
