extension App {
  /// Reads, decodes and resolves specs; nil when one of them has an error.
  ///
  /// The stages follow one another, and each reports all that it finds: the next one only begins
  /// when the last one found no error, so it never meets what isn't well formed.
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
    guard !diagnostics.hasErrors else { return nil }
    return Resolver.resolve(specs, configuration: configuration, into: &diagnostics)
  }
}
