/// All specs of an app, decoded, in the order of their paths.
struct Specs {
  var screens: [Sourced<ScreenSpec>] = []
  var coordinators: [Sourced<CoordinatorSpec>] = []
  var services: [Sourced<ServiceSpec>] = []
  /// For each file, the codes of the findings that it intends.
  var allowed: [Int32: Set<String>] = [:]
}

/// A spec and the file that it stands in.
struct Sourced<Spec> {
  let spec: Spec
  let path: String
}

/// The kinds of spec, by the key that identifies them.
private enum SpecKind: String, CaseIterable {
  case screen, coordinator, service
}

extension Specs {
  /// Reads and decodes files that hold a spec each, except the one of the configuration.
  static func decode(
    _ sources: [SourceFile], except configuration: Int32?, into diagnostics: inout Diagnostics
  ) -> Specs {
    var specs = Specs()
    for (index, source) in sources.enumerated() {
      let file = Int32(clamping: index)
      guard file != configuration,
        let json = JSON.parse(source, file: file, into: &diagnostics)
      else { continue }
      specs.decode(json, path: source.path, file: file, into: &diagnostics)
    }
    return specs
  }

  private mutating func decode(
    _ json: JSON, path: String, file: Int32, into diagnostics: inout Diagnostics
  ) {
    guard let kind = Self.kind(of: json) else {
      diagnostics.report(.unknownSpec(json))
      return
    }
    var decoder = SpecDecoder(diagnostics: diagnostics)
    var name: Located<TypeName>?
    switch kind {
    case .screen:
      if let spec = decoder.decodeScreen(json) {
        name = spec.name
        screens.append(Sourced(spec: spec, path: path))
      }
    case .coordinator:
      if let spec = decoder.decodeCoordinator(json) {
        name = spec.name
        coordinators.append(Sourced(spec: spec, path: path))
      }
    case .service:
      if let spec = decoder.decodeService(json) {
        name = spec.name
        services.append(Sourced(spec: spec, path: path))
      }
    }
    diagnostics = decoder.diagnostics
    if !decoder.allowed.isEmpty { allowed[file] = Set(decoder.allowed.map(\.value)) }
    if let name {
      let expected = "\(name.value.text).\(kind.rawValue).json"
      let actual = path.utf8.split(separator: UInt8(ascii: "/")).last.map { String($0) ?? path }
      if actual != expected { diagnostics.report(.fileName(name, expected: expected)) }
    }
  }

  private static func kind(of json: JSON) -> SpecKind? {
    for (key, _) in json.members {
      if let kind = SpecKind(rawValue: key.text) { return kind }
    }
    return nil
  }
}

extension Diagnostic {
  fileprivate static func unknownSpec(_ json: JSON) -> Diagnostic {
    for (key, _) in json.members {
      let known = SpecKind.allCases.map(\.rawValue)
      guard let nearest = closest(to: key.text, in: known) else { continue }
      return Diagnostic(
        .unknownSpec, at: key.span,
        "unknown key \(key.text.quoted); did you mean \(nearest.quoted)?",
        fixIt: FixIt(at: key.span, replaceWith: nearest))
    }
    return Diagnostic(
      .unknownSpec, at: json.span.start(1),
      "no spec: expected an object with the key `screen`, `coordinator` or `service`")
  }

  fileprivate static func fileName(_ name: Located<TypeName>, expected: String) -> Diagnostic {
    Diagnostic(
      .fileName, .warning, at: name.span,
      "the file's name doesn't say what it holds: expected \(expected.quoted)")
  }
}
