package import MvvmgenAppModel
package import MvvmgenLanguage
package import MvvmgenSyntax

/// The input of a run: the configuration and every spec.
package struct ProjectInput: Sendable {
  package var configuration = Configuration()
  /// The configuration first, if there is one, then the specs in the order of their paths.
  package var sources: [SourceFile] = []
  package var diagnostics = Diagnostics()
  /// Temporary files of an interrupted run, in the specs folder.
  package var leftovers: [String] = []

  package init() {}

  package func generated(reusing memory: GenerationMemory? = nil) -> Generation {
    generate(sources, configuration: configuration, reusing: memory)
  }

  package var survey: SpecSurvey {
    MvvmgenGenerator.survey(sources, configuration: configuration)
  }

  package var meanings: Meanings {
    MvvmgenGenerator.meanings(sources, configuration: configuration)
  }
}
