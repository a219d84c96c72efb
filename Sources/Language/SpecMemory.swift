import MvvmgenStorage
import MvvmgenSyntax

/// The decoded specs of the run before, for `generate --watch`: those that weren't changed aren't
/// decoded again.
package final class SpecMemory: Sendable {
  private let entries = Locked<[Entry]>([])

  /// A file, and the spec decoded from it.
  private struct Entry: Sendable {
    var source: SourceFile
    let specs: Specs
    let diagnostics: Diagnostics
  }

  package init() {}

  func parts(
    of sources: [SourceFile], _ configuration: Configuration,
    where isSpec: @escaping @Sendable (ProjectPath) -> Bool
  ) -> [(Specs, Diagnostics)] {
    entries.withLock { entries in
      // Spans have the index of their file, and each spec is decoded as the configuration says.
      func isKept(_ index: Int) -> Bool {
        entries.indices.contains(index) && entries[index].source == sources[index]
      }
      let isReset = configuration.file.map { !isKept(Int($0)) } ?? false
      var changed: [Int] = []
      for index in sources.indices {
        if isReset || !isKept(index) {
          changed.append(index)
        } else {
          // To compare a text with itself costs nothing.
          entries[index].source = sources[index]
        }
      }
      let new = Parallel.map(count: changed.count, stretch: 32, state: ()) { [changed] _, range in
        changed[range].map { index in
          var diagnostics = Diagnostics()
          let specs = Specs.decode(
            sources, isSpec(sources[index].path) ? [index] : [], configuration, nil,
            into: &diagnostics)
          return Entry(source: sources[index], specs: specs, diagnostics: diagnostics)
        }
      }
      entries.removeLast(max(entries.count - sources.count, 0))
      for (index, entry) in zip(changed, new.joined()) {
        if index < entries.count { entries[index] = entry } else { entries.append(entry) }
      }
      return entries.map { ($0.specs, $0.diagnostics) }
    }
  }
}
