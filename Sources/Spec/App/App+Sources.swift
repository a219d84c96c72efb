extension App {
  /// Reads, decodes and resolves specs; nil when one of them has an error.
  ///
  /// The stages follow one another, and each reports all that it finds: the next one only begins
  /// when the last one found no error, so it never meets what isn't well formed.
  ///
  /// - Parameter files: the sources that are specs, by index; each index is a span's `file`.
  package static func make(
    of sources: [SourceFile],
    specs files: Range<Int>,
    configuration: Configuration,
    into diagnostics: inout Diagnostics
  ) -> App? {
    let specs = Specs.decode(sources, files: files, into: &diagnostics)
    diagnostics.allowed = specs.allowed
    guard !diagnostics.hasErrors else { return nil }
    return Resolver.resolve(specs, configuration: configuration, into: &diagnostics)
  }
}
