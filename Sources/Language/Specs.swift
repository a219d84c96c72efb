package import MvvmgenStorage
package import MvvmgenSyntax

/// All specs of an app, decoded, in the order of their paths.
package struct Specs {
  package var screens: [SpecFile<ScreenSpec>] = []
  package var coordinators: [SpecFile<CoordinatorSpec>] = []
  package var services: [SpecFile<ServiceSpec>] = []
  /// The flows that a target declares and another one has.
  package private(set) var declared: [SpecFile<CoordinatorSpec>] = []
  package var unread = UnreadSpecs()
  /// Specs with invalid names, which are checked anyway.
  package var unnamedScreens: [SpecFile<ScreenSpec>] = []
  package var unnamedCoordinators: [SpecFile<CoordinatorSpec>] = []
  package var unnamedServices: [SpecFile<ServiceSpec>] = []
  /// For each file, the codes of the warnings that it allows.
  package var allowed: [Int32: Set<Diagnostic.Code>] = [:]
  /// Their references, if a command needs them.
  package private(set) var references = SpecReferences()
  private var recordedOutlines: [SpecOutline] = []
  /// Specs whose files are named after something else.
  package private(set) var misnamed: [(kind: SpecKind, name: Located<TypeName>, file: String)] = []

  /// The outlines of specs that have a name, if a command needs them, in the order of their kinds
  /// and files.
  package var outlines: [SpecOutline] {
    SpecKind.allCases.flatMap { kind in recordedOutlines.filter { $0.kind == kind } }
  }
}

/// A spec with its file. A class, because specs are large and passed around often.
package final class SpecFile<Spec: Sendable>: Sendable {
  package let spec: Spec
  package let path: ProjectPath

  @inlinable
  package init(spec: Spec, path: ProjectPath) {
    self.spec = spec
    self.path = path
  }
}

extension SpecKind {
  /// The name of the file of a spec: `Login.screen.json`.
  package func fileName(of name: String) -> String { "\(name)\(suffix)" }

  /// The name of the spec that a file should contain; nil for another kind of file, or an invalid
  /// name.
  package func name(ofFile file: String) -> String? {
    guard file.hasSuffix("\(suffix)") else { return nil }
    let name = file.dropLast(suffix.utf8CodeUnitCount)
    let isName = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return isName && name.first?.isUppercase == true ? String(name) : nil
  }

  /// Whether a file is named as a spec is.
  package static func isSpec(_ path: ProjectPath) -> Bool {
    allCases.contains { $0.name(ofFile: path.name.text) != nil }
  }

  /// The kinds of spec that have a key which this one doesn't have.
  fileprivate func otherOwner(of key: JSONString) -> String? {
    let ofScreen = self == .screen ? nil : ScreenKey(key)
    let owners = [
      ofScreen.map { $0 == .title ? "a screen's, or a tab's" : "a screen's" },
      self == .coordinator ? nil : CoordinatorKey(key).map { _ in "a coordinator's" },
      self == .service ? nil : ServiceKey(key).map { _ in "a service's" },
    ].compactMap(\.self)
    return owners.isEmpty ? nil : "it is \(owners.inWords(last: "or"))"
  }

  fileprivate var suffix: StaticString {
    switch self {
    case .screen: ".screen.json"
    case .coordinator: ".coordinator.json"
    case .service: ".service.json"
    }
  }
}

extension Specs {
  /// Parses and decodes files with one spec each; the file of the configuration is skipped.
  ///
  /// - Parameters:
  ///   - isRecording: whether names and references are recorded.
  ///   - isSpec: whether a file is one of these specs.
  ///   - memory: has what was decoded in the run before; nothing is recorded then.
  package static func decode(
    _ sources: [SourceFile], _ configuration: Configuration, recording isRecording: Bool = false,
    where isSpec: @escaping @Sendable (ProjectPath) -> Bool = { _ in true },
    reusing memory: SpecMemory? = nil, into diagnostics: inout Diagnostics
  ) -> Specs {
    let parts =
      memory?.parts(of: sources, configuration, where: isSpec)
      ?? Parallel.map(count: sources.count, stretch: 32, state: ()) { _, range in
        var diagnostics = Diagnostics()
        let recorder = isRecording ? SpecRecorder() : nil
        let range = range.filter { isSpec(sources[$0].path) }
        var specs = decode(sources, range, configuration, recorder, into: &diagnostics)
        if let recorder {
          specs.references = SpecReferences(recorder.references)
          specs.recordedOutlines = recorder.outlines
        }
        return (specs, diagnostics)
      }
    var specs = parts.first?.0 ?? Specs()
    for (part, _) in parts.dropFirst() { specs.append(part) }
    for (_, findings) in parts { diagnostics.append(findings) }
    specs.reportMisnamed(into: &diagnostics)
    if configuration.inSight != nil { specs.addDeclared() }
    specs.passEventsOn(into: &diagnostics)
    return specs
  }

  /// Adds declared flows whose own specs are out of sight.
  private mutating func addDeclared() {
    let seen = Set(coordinators.map(\.spec.name.value))
    for file in declared where !seen.contains(file.spec.name.value) {
      coordinators.append(SpecFile(spec: file.spec.standingIn, path: file.path))
    }
  }

  /// Reports specs whose files are named after something else, except copies: a copy has the name
  /// of the spec that it was copied from, which is a separate error.
  private func reportMisnamed(into diagnostics: inout Diagnostics) {
    guard !misnamed.isEmpty else { return }
    let names: [(SpecKind, [TypeName])] = [
      (.screen, screens.map(\.spec.name.value)),
      (.coordinator, (coordinators + declared).map(\.spec.name.value)),
      (.service, services.map(\.spec.name.value)),
    ]
    var uses: [SpecKind: [TypeName: Int]] = [:]
    for (kind, names) in names {
      for name in names { uses[kind, default: [:]][name, default: 0] += 1 }
    }
    for (kind, name, file) in misnamed where uses[kind]?[name.value] == 1 {
      diagnostics.report(
        .fileName(
          name, expected: kind.fileName(of: name.value.text), of: kind,
          perhaps: kind.name(ofFile: file)))
    }
  }

  static func decode(
    _ sources: [SourceFile], _ range: [Int], _ configuration: Configuration,
    _ recorder: SpecRecorder?, into diagnostics: inout Diagnostics
  ) -> Specs {
    var specs = Specs()
    for index in range {
      let (source, file) = (sources[index], Int32(clamping: index))
      guard file != configuration.file else { continue }
      let errors = diagnostics.errorCount
      guard let json = JSON.parse(source, file: file, into: &diagnostics) else {
        specs.unread.insert(source)
        continue
      }
      let isDamaged = diagnostics.errorCount > errors
      specs.decode(
        json, isDamaged: isDamaged, path: source.path, file: file, recorder, configuration.texts,
        into: &diagnostics)
    }
    return specs
  }

  private mutating func append(_ other: Specs) {
    screens += other.screens
    coordinators += other.coordinators
    declared += other.declared
    services += other.services
    unread.formUnion(other.unread)
    unnamedScreens += other.unnamedScreens
    unnamedCoordinators += other.unnamedCoordinators
    unnamedServices += other.unnamedServices
    allowed.merge(other.allowed) { first, _ in first }
    references.append(other.references)
    recordedOutlines += other.recordedOutlines
    misnamed += other.misnamed
  }

  private mutating func decode(
    _ json: JSON, isDamaged: Bool, path: ProjectPath, file: Int32,
    _ recorder: SpecRecorder?, _ texts: SwiftValue?,
    into diagnostics: inout Diagnostics
  ) {
    guard let kind = Self.kind(of: json) else {
      diagnostics.report(.unknownSpec(json, in: path))
      unread.hasUnknownNames = true
      return
    }
    var decoder = SpecDecoder(isDamaged: isDamaged, recorder: recorder, texts: texts)
    decoder.owner = kind.otherOwner(of:)
    let name: Located<TypeName>
    switch kind {
    case .screen:
      let spec = SpecFile(spec: decoder.decodeScreen(json), path: path)
      name = spec.spec.name
      recorder?.take(SpecOutline(spec.spec))
      if name.isUnread { unnamedScreens.append(spec) } else { screens.append(spec) }
    case .coordinator:
      let spec = SpecFile(spec: decoder.decodeCoordinator(json), path: path)
      name = spec.spec.name
      recorder?.take(SpecOutline(spec.spec))
      if name.isUnread {
        unnamedCoordinators.append(spec)
      } else if spec.spec.isElsewhere {
        declared.append(spec)
      } else {
        coordinators.append(spec)
      }
    case .service:
      let spec = SpecFile(spec: decoder.decodeService(json), path: path)
      name = spec.spec.name
      recorder?.take(SpecOutline(spec.spec))
      if name.isUnread { unnamedServices.append(spec) } else { services.append(spec) }
    }
    diagnostics.append(decoder.diagnostics)
    if !decoder.allowed.isEmpty { allowed[file] = decoder.allowed }
    guard !name.isUnread else {
      unread.hasUnknownNames = true
      return
    }
    recorder?.take(name, as: .spec(kind))
    guard !Self.isFileName(path, of: name.value, kind) else { return }
    let file = path.name.text
    if file != kind.fileName(of: name.value.text) { misnamed.append((kind, name, file)) }
  }

  /// Whether the file's name is like `Login.screen.json`.
  private static func isFileName(
    _ path: ProjectPath, of name: TypeName, _ kind: SpecKind
  ) -> Bool {
    let (file, name) = (path.name, name.interned.bytes)
    return file.count == name.count + kind.suffix.utf8CodeUnitCount && file.starts(with: name)
      && file.ends(with: kind.suffix)
  }

  private static func kind(of json: JSON) -> SpecKind? {
    for (key, _) in json.members {
      if let kind = SpecKind(key) { return kind }
    }
    return nil
  }
}

extension Diagnostic {
  /// - Parameter path: its name may say which spec is meant.
  fileprivate static func unknownSpec(_ json: JSON, in path: ProjectPath) -> Diagnostic {
    let meant = SpecKind.allCases.lazy.compactMap { kind in
      kind.name(ofFile: path.name.text).map { (kind: kind.rawValue, name: $0) }
    }.first
    // The key that identifies the kind of a spec has a name as its value, so `services` can't be a
    // misspelling of it.
    let known = SpecKind.allCases.map(\.rawValue)
    for (key, value) in json.members where value.kind == .string {
      let nameOfMeant = key.text == "name" ? meant?.kind : nil
      guard let nearest = nameOfMeant ?? closest(to: key.text, in: known) else { continue }
      return Diagnostic(
        .unknownSpec, at: key.span,
        "unknown key \(key.text.quoted); did you mean \(nearest.quoted)?",
        replaceWith: nearest)
    }
    guard let meant, json.kind == .object else {
      return Diagnostic(
        .unknownSpec, at: json.span.start(1),
        "not a spec: expected an object with the key `screen`, `coordinator` or `service`")
    }
    let member = "\"\(meant.kind)\": \"\(meant.name)\""
    return Diagnostic(
      .unknownSpec, at: json.span.start(1),
      "the key \(meant.kind.quoted) is missing: a \(meant.kind)'s spec begins with `\(member)`",
      fixIt: beginning(json, with: member))
  }

  /// Inserts a member before all others, on its own line if they have their own lines.
  private static func beginning(_ json: JSON, with member: String) -> FixIt {
    let start = Int(json.span.start) + 1
    let span = SourceSpan(file: json.span.file, start: start, end: start)
    guard let first = json.members.first(where: { _ in true })?.key.span.start else {
      return FixIt(at: span, replaceWith: " \(member) ")
    }
    // The key's span begins after its quotation mark.
    let space = Int(first) - 1 - start
    let before = space > 1 ? "\n" + String(repeating: " ", count: space - 1) : " "
    return FixIt(at: span, replaceWith: "\(before)\(member),\(space == 0 ? " " : "")")
  }

  /// - Parameter other: the name that the file has, if it can be a spec's.
  fileprivate static func fileName(
    _ name: Located<TypeName>, expected: String, of kind: SpecKind, perhaps other: String?
  ) -> Diagnostic {
    let command = other.map { other in
      func call(_ old: String, _ new: String) -> String {
        "; to call it \(new.quoted) everywhere: `mvvmgen rename \(kind.rawValue) \(old) \(new)`"
      }
      let name = name.value.text
      // A service needs no spec, so one of the old name may be another one.
      return (kind == .service ? "" : call(other, name)) + call(name, other)
    }
    return Diagnostic(
      .fileName, at: name.span,
      "the file's name doesn't match its spec: expected \(expected.quoted)\(command ?? "")")
  }
}
