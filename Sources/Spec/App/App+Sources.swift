extension App {
  /// Reads, decodes and resolves specs; nil when one of them has an error.
  ///
  /// Every stage reports all that it finds, and what it can't use it leaves out: the next one goes
  /// on with the rest, and says nothing about what may be right once the error is mended.
  ///
  /// - Parameter sources: the specs and the file of the configuration, where there is one; the
  ///   index of each is the `file` of its spans.
  package static func make(
    of sources: [SourceFile],
    configuration: Configuration,
    into diagnostics: inout Diagnostics
  ) -> App? {
    let specs = Specs.decode(sources, except: configuration.file, into: &diagnostics)
    diagnostics.allowed = specs.allowed
    return Resolver.resolve(consume specs, configuration: configuration, into: &diagnostics)
  }
}
