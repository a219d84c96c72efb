package import MvvmgenStorage
package import MvvmgenSyntax

/// A Swift module of the app, with specs of its own.
package struct ModuleTarget: Sendable {
  package let name: Located<TypeName>
  /// The targets that its specs and its code may name.
  package let uses: [Located<TypeName>]
  /// The list of `uses`, or else the target's name.
  package let usesSpan: SourceSpan
  /// That of the project, with its own folders.
  package internal(set) var configuration: Configuration
}

/// The keys of a target. All but the first two are also the configuration's, which are the default
/// for all targets.
enum TargetKey: String, SpecKey {
  static let table = WordTable<Self>()
  static let place = "a target"

  case folder, uses, specs, generated, sources, doubles, support, access

  var row: KeyRow<Draft> {
    switch self {
    case .folder:
      .folder(
        \.configuration.folder, "The folder that its others are in; by default, the project's.")
    case .uses:
      KeyRow(\.uses, .array(of: .module), "The targets that its specs may name.") {
        $0.strings($1) { $0.module($1.text, at: $1.span) }
      }
    case .specs: KeyRow(\.configuration, as: ConfigurationKey.specs.row)
    case .generated: KeyRow(\.configuration, as: ConfigurationKey.generated.row)
    case .sources: KeyRow(\.configuration, as: ConfigurationKey.sources.row)
    case .doubles: KeyRow(\.configuration, as: ConfigurationKey.doubles.row)
    case .support: KeyRow(\.configuration, as: ConfigurationKey.support.row)
    case .access: KeyRow(\.configuration, as: ConfigurationKey.access.row)
    }
  }

  struct Draft {
    var configuration: Configuration
    var uses: [Located<TypeName>] = []
  }
}

extension Configuration {
  /// Each target's own configuration, or this one where there are no targets.
  package var parts: [Configuration] { targets.isEmpty ? [self] : targets.map(\.configuration) }

  /// The app's own modules, as far as it says their names.
  package var ownModules: Set<String> {
    let names = targets.flatMap { [$0.name.value, $0.configuration.support?.module.value] }
    return Set((names + [doubles?.module]).compactMap { $0?.text })
  }

  /// Test doubles, of each target.
  package var allDoubles: [Doubles] { parts.compactMap(\.doubles) }

  package var hasDoubles: Bool { parts.contains { $0.doubles != nil || $0.support != nil } }

  /// Whether some are in a module of their own, which imports the app's.
  package var hasDoublesApart: Bool {
    parts.contains { $0.doubles?.module != nil || $0.support != nil }
  }

  /// That of a target's support.
  package var ofSupport: Configuration {
    var own = self
    own.access = .public
    own.doubles = Doubles(folder: "", module: module, isPublic: true)
    return own
  }

  /// Those whose specs are read.
  package var partsInSight: [Configuration] { inSight?.map { targets[$0].configuration } ?? parts }

  /// The configuration of the target that a spec is in.
  package func part(of spec: ProjectPath) -> Configuration {
    targets.first { spec.isBelow($0.configuration.specs) }?.configuration ?? self
  }

  /// Whether a path is that of a scaffolded test, or beside those.
  package func isTest(_ path: String) -> Bool {
    func isIn(_ tests: String?) -> Bool {
      tests.map { path.utf8.starts(with: "\($0)/".utf8) } == true
    }
    return isIn(doubles?.tests) || targets.contains { isIn($0.configuration.doubles?.tests) }
  }

  /// The index of the target that has this name.
  package func target(_ name: TypeName) -> Int? {
    targets.firstIndex { $0.name.value == name }
  }

  /// Whether code of a target may name another one's.
  package func target(_ target: Int, sees other: Int) -> Bool {
    target == other || targets[target].uses.contains { $0.value == targets[other].name.value }
  }

  /// A target, and those that it uses, directly or by way of others.
  package func targets(below target: Int) -> [Int] {
    var found = [target]
    var next = 0
    while next < found.count {
      let uses = targets[found[next]].uses.compactMap { self.target($0.value) }
      found += Set(uses).subtracting(found).sorted()
      next += 1
    }
    return found
  }

  /// Whether others may start a target's flows whose specs nobody here has: what is generated for it
  /// depends on none of them.
  package func isOpen(_ target: Int) -> Bool {
    targets[target].configuration.isUsed && targets[target].configuration.access == .public
  }

  /// Limits what is read to the specs that decide what is generated for a target, and reports the
  /// targets of which other specs decide what is public.
  package mutating func see(from target: Int, into diagnostics: inout Diagnostics) {
    let seen = targets(below: target).sorted()
    inSight = seen
    for index in seen where !isOpen(index) {
      let name = targets[index].name
      let user = targets.indices.first { self.target($0, sees: index) && !seen.contains($0) }
      guard let user else { continue }
      diagnostics.report(
        .accessOfUsers, at: name.span,
        "what is public in \(name.value.text.quoted) depends on \(targets[user].name.value.text.quoted), whose specs aren't read here: write "
          + "`\"access\": \"public\"` in \(name.value.text.quoted)")
    }
  }

  /// Whether a path is in a target's own folders.
  package func holds(_ path: String) -> Bool {
    [folder, sources].contains { path.utf8.starts(with: "\($0)/".utf8) }
  }

  /// Moves the folders of a target into its own, and knows its types as its own.
  mutating func beTarget(_ name: TypeName, using uses: [TypeName]) {
    module = name
    let own = folder
    func moved(_ path: String) -> String { own.isEmpty ? path : "\(own)/\(path)" }
    if own.isEmpty { folder = generated.split(separator: "/").dropLast().joined(separator: "/") }
    (specs, generated, sources) = (moved(specs), moved(generated), moved(sources))
    if var doubles {
      (doubles.folder, doubles.tests) = (moved(doubles.folder), doubles.tests.map(moved))
      doubles.module = doubles.isApart ? name : nil
      self.doubles = doubles
    }
    modules.target = name
    modules.addOwn(typesOf: name)
    modules.addAll(uses)
  }

  /// For the sample of the team's scaffolds, which is in none of them.
  package mutating func leaveTargets() { targets = [] }

  /// Names the runtime's types with their module.
  package mutating func qualifyRuntime() {
    qualifiesRuntime = true
    for index in targets.indices { targets[index].configuration.qualifyRuntime() }
  }

  /// Treats a type as the app's own.
  package mutating func addOwn(_ type: TypeName) {
    modules.addOwn(type)
    for index in targets.indices { targets[index].configuration.modules.addOwn(type) }
  }
}

extension SpecDecoder {
  /// Decodes `{ "AuthFeature": { "folder": "Features/Auth", "uses": ["Core"] } }`.
  ///
  /// - Parameter defaults: the configuration beside it.
  mutating func targets(_ value: JSON, _ defaults: Configuration) -> [ModuleTarget] {
    guard isObject(value, with: "the folder of each target") else { return [] }
    var targets: [ModuleTarget] = []
    for (key, value) in value.members {
      guard let name = module(key.text, at: key.span) else { continue }
      targets.append(target(name, value, defaults))
    }
    checkUses(of: targets)
    checkFolders(of: targets)
    let names = targets.map(\.name.value)
    for index in targets.indices {
      // The modules that it may not import.
      let (name, uses) = (names[index], targets[index].uses.map(\.value))
      targets[index].configuration.isUsed = targets.contains {
        $0.uses.contains { $0.value == name }
      }
      targets[index].configuration.modules.keep { !names.contains($0) || uses.contains($0) }
    }
    return targets
  }

  /// Decodes a module's name, which may begin with a lowercase letter.
  fileprivate mutating func module(_ text: String, at span: SourceSpan) -> Located<TypeName>? {
    let bytes = text.utf8
    let isName = bytes.allSatisfy { $0 == UInt8(ascii: "_") || $0.isLetter || $0.isDigit }
    guard isName, bytes.first?.isDigit == false,
      !["Swift", "GeneratedRuntime", "GeneratedRuntimeTesting"].contains(text)
    else {
      diagnostics.report(
        .unknownValue, at: span,
        "\(text.quoted) can't be a target: expected the name of a Swift module, such as `AuthFeature`"
      )
      return nil
    }
    return Located(TypeName(validated: InternedText(text)), at: span)
  }

  /// Decodes the folder of a library target, `Core/CoreTestSupport`.
  mutating func support(_ value: JSON, _ configuration: inout Configuration) {
    guard let span = string(value)?.span, let folder = folder(value) else { return }
    guard configuration.hasTargets else {
      return diagnostics.report(
        .misplacedKey, at: span,
        "`support` needs `targets`, whose tests share it: for one module, `doubles` is enough")
    }
    let name = folder.split(separator: "/").last.map(String.init) ?? folder
    configuration.support = module(name, at: span).map { (folder, $0) }
  }

  private mutating func target(
    _ name: Located<TypeName>, _ value: JSON, _ defaults: Configuration
  ) -> ModuleTarget {
    var draft = TargetKey.Draft(configuration: defaults)
    var uses: JSON?
    if isObject(value, with: "a target's keys") {
      let found = read(TargetKey.self, of: value, into: &draft)
      uses = found[.uses]?.value
    }
    draft.configuration.beTarget(name.value, using: draft.uses.map(\.value))
    return ModuleTarget(
      name: name, uses: draft.uses, usesSpan: uses?.span ?? name.span,
      configuration: draft.configuration)
  }

  private mutating func checkUses(of targets: [ModuleTarget]) {
    let known = targets.map(\.name.value.text)
    for target in targets {
      for name in target.uses where !known.contains(name.value.text) {
        diagnostics.report(
          .unknownName, "unknown target \(name.value.text.quoted)",
          Suggestion(for: name.map(\.interned), among: known),
          or: "the targets are \(Diagnostic.list(known.sorted())); leave out modules without specs")
      }
    }
    var done: Set<TypeName> = []
    for target in targets {
      guard let circle = circle(from: target, targets, [], &done), let first = circle.first else {
        continue
      }
      let way = (circle.map(\.value) + [first.value]).map(\.text.quoted).joined(separator: " uses ")
      diagnostics.report(
        .targetsInCircle, at: first.span,
        "targets can't use each other: \(way); move what both need into a target that both use")
    }
  }

  /// The names in `uses` that lead back to themselves.
  private func circle(
    from target: ModuleTarget, _ targets: [ModuleTarget], _ way: [Located<TypeName>],
    _ done: inout Set<TypeName>
  ) -> [Located<TypeName>]? {
    if let start = way.firstIndex(where: { $0.value == target.name.value }) {
      return Array(way[start...])
    }
    guard done.insert(target.name.value).inserted else { return nil }
    for use in target.uses {
      guard let next = targets.first(where: { $0.name.value == use.value }) else { continue }
      let step = Located(target.name.value, at: use.span)
      if let circle = circle(from: next, targets, way + [step], &done) { return circle }
    }
    return nil
  }

  /// No target's folders may be in those of another. Several can share their support.
  private mutating func checkFolders(of targets: [ModuleTarget]) {
    var owners = targets.map { (name: $0.name, folders: $0.configuration.ownFolders) }
    for (folder, module) in targets.compactMap(\.configuration.support) {
      let same = owners.first { $0.name.value == module.value }
      if same == nil { owners.append((module, [folder])) }
      guard let same, same.folders != [folder] else { continue }
      diagnostics.report(
        .outsideProject, at: module.span,
        "\(module.value.text.quoted) is another target: give the folder a name of its own")
    }
    let folders = owners.enumerated().flatMap { index, owner in
      owner.folders.map { (path: "\($0)/", index: index) }
    }.sorted { $0.path < $1.path }
    var reported: Set<Int> = []
    // The folders around the next one: one of its own may be among them.
    var outers: [(path: String, index: Int)] = []
    for inner in folders {
      outers.removeAll { !inner.path.hasPrefix($0.path) }
      defer { outers.append(inner) }
      guard let outer = outers.last, outer.index != inner.index,
        reported.insert(max(inner.index, outer.index)).inserted
      else { continue }
      let (first, last) = (min(inner.index, outer.index), max(inner.index, outer.index))
      let path = String((last == inner.index ? inner : outer).path.dropLast())
      diagnostics.report(
        .outsideProject, at: owners[last].name.span,
        "\(path.quoted) isn't apart from the folders of \(owners[first].name.value.text.quoted): "
          + "give each target folders of its own")
    }
  }
}

extension Schema {
  static let module = text("^[A-Za-z_][A-Za-z0-9_]*$")
  static let support = text(#"^(?!/)(?!(.*/)?\.{1,2}/)(.*/)?[A-Za-z_][A-Za-z0-9_]*/*$"#)
}

extension Configuration {
  fileprivate var ownFolders: [String] { [specs, generated] + (doubles.map { [$0.folder] } ?? []) }
}
