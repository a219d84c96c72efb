import Spec
import Templates

/// What follows from a project's specs.
struct Generation: Sendable {
  var files: [GeneratedFile]
  var diagnostics: Diagnostics
}

func generate(_ sources: [SourceFile], configuration: Configuration) -> Generation {
  Generation(files: [], diagnostics: Diagnostics())
}

/// What commands have to know about a spec's text beyond what follows from it.
struct SpecOutline: Hashable, Sendable {
  enum Kind: String, Hashable, Sendable {
    case screen
    case coordinator
    case service
  }

  let kind: Kind
  let name: String
  /// The names of its flow events, in their order.
  let events: [String]
}

/// Nil where the text isn't a spec.
func outline(_ source: SourceFile) -> SpecOutline? {
  nil
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
    outline: { mvvmgen.outline($0) }
  )
}
