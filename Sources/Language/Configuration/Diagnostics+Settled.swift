package import MvvmgenSyntax

extension Diagnostics {
  /// The findings to print: without duplicates, with the severities from the configuration, and
  /// without the warnings that specs or the configuration turn off.
  ///
  /// - Parameter files: the files whose findings are returned; nil for all.
  package func settled(_ configuration: Configuration, in files: Set<Int32>? = nil) -> Diagnostics {
    var seen: Set<String> = []
    let remaining = all.compactMap { diagnostic -> Diagnostic? in
      if let files, !files.contains(diagnostic.span.file) { return nil }
      var diagnostic = diagnostic
      if diagnostic.severity == .warning {
        if allowed[diagnostic.span.file]?.contains(diagnostic.code) == true { return nil }
        switch configuration.severity[diagnostic.code] {
        case .off: return nil
        case .error: diagnostic.severity = .error
        case .warning, nil: break
        }
      }
      let place = "\(diagnostic.span.file):\(diagnostic.span.start)"
      return seen.insert("\(place) \(diagnostic.message)").inserted ? diagnostic : nil
    }.sorted { one, other in
      (one.span.file, one.span.start, one.code.rawValue)
        < (other.span.file, other.span.start, other.code.rawValue)
    }
    var settled = Diagnostics()
    for diagnostic in remaining { settled.report(diagnostic) }
    return settled
  }
}
