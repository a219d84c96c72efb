import Generator
import Language
import Storage
import Syntax

extension Session {
  /// Reports specs that are in none of the folders that are read, and adds them to the sources. One with
  /// the name of a spec that is read may be that one, reached by a link.
  func reportUnreadSpecs(in input: inout ProjectInput) throws {
    let names = Set(input.sources.map(\.path.name.text))
    let files = try project.disk.listCode(suffix: ".json").files
    let others = files.filter {
      !$0.folder.isEmpty && $0.name.text == Project.configurationName
    }.map(\.folder.text)
    let folders = input.configuration.parts.map { $0.specs.quoted }
    var buffer = FileBuffer()
    for path in files
    where SpecKind.isSpec(path)
      && !names.contains(path.name.text) && !others.contains(where: path.isBelow)
      && !input.configuration.isScaffold(path)
    {
      guard try project.disk.read(path, into: &buffer) == .file else { continue }
      let span = SourceSpan(file: Int32(clamping: input.sources.count), start: 0, end: 0)
      input.sources.append(SourceFile(path: path, bytes: buffer.bytes))
      input.diagnostics.report(
        .unreadSpec, at: span,
        "nothing is generated from this spec: move it into \(folders.count == 1 ? folders[0] : "the folder of a target's specs, such as \(folders[0])")"
      )
    }
  }
}
