package import MvvmgenAppModel
package import MvvmgenLanguage
import MvvmgenStorage
package import MvvmgenSyntax
package import MvvmgenTemplates

/// The result of generating from a project's specs: the files, none if a spec has an error, and the
/// findings.
package struct Generation: Sendable {
  package var files: [GeneratedFile]
  package var diagnostics: Diagnostics
  /// Nil if a spec has an error.
  package var app: App?
  /// The team's own scaffolds.
  package var scaffolds: [ScaffoldKind: ScaffoldTemplate] = [:]
  /// Our scaffolds of their sample.
  package var samples: [ScaffoldKind: SampleScaffold] = [:]
}

/// The names and references in the specs and the configuration.
package struct SpecSurvey: Sendable {
  package var outlines: [SpecOutline]
  /// Those that only declare a flow which another target has.
  package var declared: [SpecOutline] = []
  package var references: SpecReferences

  /// The services that have a spec.
  package var declaredServices: Set<String> {
    Set(outlines.lazy.filter { $0.kind == .service }.map(\.name))
  }

  /// The services that screens and flows use, in the order of the specs; some more than once.
  package var usedServices: [String] { named(.service) }

  /// The specs of a kind that others name, in their order; some more than once.
  package func named(_ kind: SpecKind) -> [String] {
    let declarations = Set((outlines + declared).lazy.filter { $0.kind == kind }.map(\.span))
    return references.all.lazy
      .filter { $0.kind == .spec(kind) && !declarations.contains($0.span) }.map(\.name)
  }
}

/// Spec text in, files out: the only place where the stages meet. The commands decide what to do
/// with the files.
package func generate(
  _ sources: [SourceFile], configuration: Configuration, reusing memory: GenerationMemory? = nil
) -> Generation {
  var diagnostics = Diagnostics()
  var former = memory?.former(for: sources, configuration) ?? GenerationMemory.Former()
  defer { memory?.keep(former) }
  let specs = Specs.decode(
    sources, configuration, where: { !configuration.isScaffold($0) }, reusing: memory?.specs,
    into: &diagnostics)
  diagnostics.allowed = specs.allowed
  let app = Resolver.resolve(
    consume specs, configuration: configuration, reusing: &former.app, into: &diagnostics)
  let own = TeamScaffolds(in: sources, configuration, into: &diagnostics)
  var generation = Generation(files: [], diagnostics: diagnostics, app: app)
  generation.scaffolds = own.templates
  generation.samples = own.ours
  if let app, !diagnostics.hasErrors {
    // What isn't of one spec, the app has itself.
    let types = own.files.filter { $0.owner == .tool && $0.origin != nil }
    generation.files = render(app, reusing: &former.files)
    generation.files.write(own.templates, for: app)
    guard !types.isEmpty else { return generation }
    generation.files = (generation.files + types).sorted { $0.path.precedes($1.path) }
  }
  return generation
}

/// Records the names and references in specs and the configuration, even if they have errors.
package func survey(_ sources: [SourceFile], configuration: Configuration) -> SpecSurvey {
  var ignored = Diagnostics()
  let specs = Specs.decode(
    sources, configuration, recording: true, where: { !configuration.isScaffold($0) },
    into: &ignored)
  var references = specs.references
  if let file = configuration.file, sources.indices.contains(Int(file)) {
    references.append(Configuration.references(in: sources[Int(file)], file: file))
  }
  let all = specs.outlines
  return SpecSurvey(
    outlines: all.filter { !$0.isElsewhere }, declared: all.filter(\.isElsewhere),
    references: references)
}

/// The meanings of the names in specs, as far as their errors allow.
package func meanings(_ sources: [SourceFile], configuration: Configuration) -> Meanings {
  var ignored = Diagnostics()
  let specs = Specs.decode(
    sources, configuration, where: { !configuration.isScaffold($0) }, into: &ignored)
  return Resolver.meanings(of: specs, configuration)
}
