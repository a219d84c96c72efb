import MvvmgenStorage
import MvvmgenSyntax

/// The decoded specs of the run before, for `generate --watch`: those that weren't changed aren't
/// decoded again.
package final class SpecMemory: Sendable {
  private let entries = Locked<[Entry]>([])

  /// A file, the spec decoded from it, and the memory that both are in.
  fileprivate struct Entry: Sendable {
    let source: SourceFile
    let specs: Specs
    let diagnostics: Diagnostics
    let memory: RunMemory
  }

  package init() {}

  func parts(
    of sources: [SourceFile], _ configuration: Configuration,
    where isSpec: @escaping @Sendable (ProjectPath) -> Bool
  ) -> [(Specs, Diagnostics)] {
    entries.withLock { entries in
      // Spans have the index of their file, and each spec is decoded as the configuration says.
      func isKept(_ index: Int) -> Bool {
        entries.indices.contains(index) && entries[index].source.hasText(of: sources[index])
      }
      let file = configuration.file.map(Int.init)
      let isReset = file.map { !isKept($0) } ?? false
      let changed = sources.indices.filter { isReset || !isKept($0) }
      let memory = RunMemory()
      let new = memory.use {
        Entry.decode(sources, changed, configuration.file, in: memory, where: isSpec)
      }
      entries.removeLast(max(entries.count - sources.count, 0))
      for (index, entry) in zip(changed, new) {
        if index < entries.count { entries[index] = entry } else { entries.append(entry) }
      }
      return entries.map { ($0.specs, $0.diagnostics) }
    }
  }
}

extension SpecMemory.Entry {
  /// - Parameter file: the index of the configuration.
  fileprivate static func decode(
    _ sources: [SourceFile], _ indices: [Int], _ file: Int32?, in memory: RunMemory,
    where isSpec: @escaping @Sendable (ProjectPath) -> Bool
  ) -> [Self] {
    var sources = sources
    for index in indices { sources[index] = SourceFile(copying: sources[index]) }
    var ignored = Diagnostics()
    let own = file.flatMap {
      Configuration.decode(SourceFile(copying: sources[Int($0)]), file: $0, into: &ignored)
    }
    let (copies, configuration) = (sources, own ?? Configuration())
    return Parallel.map(count: indices.count, stretch: 32, state: ()) { _, range in
      indices[range].map { index in
        var diagnostics = Diagnostics()
        let specs = Specs.decode(
          copies, isSpec(copies[index].path) ? [index] : [], configuration, nil, into: &diagnostics)
        return Self(
          source: copies[index], specs: specs, diagnostics: diagnostics, memory: memory)
      }
    }.flatMap(\.self)
  }
}

extension SourceFile {
  /// Copies the path and the text into the memory of this run.
  fileprivate init(copying other: SourceFile) {
    self.init(path: ProjectPath(other.path.text), bytes: other.bytes)
  }

  fileprivate func hasText(of other: SourceFile) -> Bool {
    path == other.path
      && bytes.bytes(in: bytes.indices).equals(other.bytes.bytes(in: other.bytes.indices))
  }
}
