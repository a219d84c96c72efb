import AppModel
import Language
import Syntax
import Templates

/// What follows from a project's specs: the files, none where a spec has an error, and the findings.
struct Generation: Sendable {
  var files: [GeneratedFile]
  var diagnostics: Diagnostics
}

/// Spec text in, files out: the only place where the stages meet. What is done with the files is
/// up to the commands.
func generate(_ sources: [SourceFile], configuration: Configuration) -> Generation {
  var diagnostics = Diagnostics()
  let specs = Specs.decode(sources, except: configuration.file, into: &diagnostics)
  diagnostics.allowed = specs.allowed
  let app = Resolver.resolve(consume specs, configuration: configuration, into: &diagnostics)
  return Generation(files: app.map(render) ?? [], diagnostics: diagnostics)
}

/// The stages between a spec's text and the files, as the commands use them.
struct Pipeline: Sendable {
  var decode:
    @Sendable (_ source: SourceFile, _ file: Int32, _ diagnostics: inout Diagnostics)
      -> Configuration?
  var generate: @Sendable (_ sources: [SourceFile], _ configuration: Configuration) -> Generation
  var outline: @Sendable (_ source: SourceFile) -> SpecOutline?

  static let standard = Pipeline(
    decode: { Configuration.decode($0, file: $1, into: &$2) },
    generate: { mvvmgen.generate($0, configuration: $1) },
    outline: { SpecOutline(of: $0) }
  )
}
