import Foundation
import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax
import MvvmgenTemplates

@testable import MvvmgenGenerator
@testable import mvvmgen

extension Pipeline {
  /// Small, but with one of each: a tool-owned file and a scaffold for each screen, a tool-owned file
  /// for each coordinator, and one from all specs. A state with `!` in it is an error, and a screen
  /// whose summary is `?` a warning.
  static let sample = Pipeline(
    decodeConfiguration: { source, file, diagnostics in
      var configuration = Configuration()
      let members = (try? JSONSerialization.jsonObject(with: Data(source.bytes))) as? [String: Any]
      guard let members else {
        let span = SourceSpan(file: file, start: 0, end: 1)
        diagnostics.report(Diagnostic(.unexpected, at: span, "no JSON"))
        return nil
      }
      configuration.specs = members["specs"] as? String ?? configuration.specs
      configuration.generated = members["generated"] as? String ?? configuration.generated
      return configuration
    },
    generate: { sampleGeneration($0, $1) },
    survey: { sources, _ in
      let outlines = sources.enumerated().compactMap { sampleOutline($1, file: Int32($0)) }
      return SpecSurvey(outlines: outlines, references: SpecReferences())
    }
  )
}

private func members(of source: SourceFile) -> [String: Any]? {
  (try? JSONSerialization.jsonObject(with: Data(source.bytes))) as? [String: Any]
}

private func sampleOutline(_ source: SourceFile, file: Int32) -> SpecOutline? {
  guard let members = members(of: source) else { return nil }
  for kind in [SpecKind.screen, .coordinator, .service] {
    guard let name = members[kind.rawValue] as? String else { continue }
    let span = SourceSpan(file: file, start: 4, end: 12)
    let declarations = [MemberList.inputs, .flow].flatMap { list in
      (members[list.rawValue] as? [String] ?? []).map { text in
        SpecMember(
          list: list, name: String(text.prefix { $0 != "(" && $0 != ":" }), span: span, text: text)
      }
    }
    return SpecOutline(kind: kind, name: name, span: span, members: declarations)
  }
  return nil
}

private func sampleGeneration(
  _ sources: [SourceFile],
  _ configuration: Configuration
) -> Generation {
  var generation = Generation(files: [], diagnostics: Diagnostics())
  var names: [String] = []
  for (index, source) in sources.enumerated() {
    let origin = SourceSpan(file: Int32(index), start: 4, end: 12)
    guard let outline = sampleOutline(source, file: origin.file), let members = members(of: source)
    else { continue }
    names.append(outline.name)
    let lines = members["state"] as? [String] ?? []
    report(lines, members["summary"] as? String, source, origin, &generation.diagnostics)
    let stem = "\(configuration.generated)/\(outline.name)"
    let path = outline.kind == .screen ? "\(stem)/\(outline.name)" : "\(stem)Coordinator"
    generation.files.append(
      tool(path + ".generated.swift", .spec(path: source.path), origin, [outline.name] + lines)
    )
    guard outline.kind == .screen else { continue }
    let scaffold = "\(configuration.sources)/\(outline.name)/\(outline.name)+Actions.swift"
    generation.files.append(
      GeneratedFile(path: ProjectPath(scaffold), owner: .developer, origin: origin) { output in
        output.append(contentsOf: "// Yours.\n".utf8)
      }
    )
  }
  guard !names.isEmpty else { return generation }
  let all = Header.Source.allSpecs(folder: configuration.specs)
  let path = "\(configuration.generated)/Services.generated.swift"
  let origin = SourceSpan(file: 0, start: 0, end: 0)
  generation.files.append(tool(path, all, origin, names.sorted()))
  return generation
}

private func report(
  _ lines: [String],
  _ summary: String?,
  _ source: SourceFile,
  _ origin: SourceSpan,
  _ diagnostics: inout Diagnostics
) {
  for line in lines where line.contains("!") {
    let text = String(decoding: source.bytes, as: UTF8.self)
    let range = text.range(of: line)
    let start = range.map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) } ?? 0
    let span = SourceSpan(file: origin.file, start: start, end: start + line.utf8.count)
    diagnostics.report(
      Diagnostic(
        .refusedName,
        at: span,
        "unexpected '!' in '\(line)'",
        notes: [.init(at: origin, "in this screen")],
        fixIt: .init(at: span, replaceWith: line.filter { $0 != "!" })
      )
    )
  }
  guard summary == "?" else { return }
  diagnostics.report(Diagnostic(.fileName, at: origin, "says nothing"))
}

private func tool(
  _ path: String,
  _ source: Header.Source,
  _ origin: SourceSpan,
  _ lines: [String]
) -> GeneratedFile {
  GeneratedFile(path: ProjectPath(path), owner: .tool, origin: origin) { output in
    Header.append(from: source, to: &output) { output in
      for line in lines { output.append(contentsOf: "// \(line)\n".utf8) }
    }
  }
}

/// A screen's spec.
func screen(_ name: String, state: [String] = [], flow: [String] = []) -> String {
  NewSpecText.object([("screen", name)], [("state", state), ("flow", flow)])
}

private enum NewSpecText {
  static func object(_ names: [(String, String)], _ lists: [(String, [String])]) -> String {
    let members =
      names.map { ($0.0, JSONText.string($0.1)) }
      + lists.filter { !$0.1.isEmpty }.map { ($0.0, JSONText.array($0.1.map(JSONText.string))) }
    return JSONText.object(members.map { (key: $0.0, value: $0.1) }).indented
  }
}
