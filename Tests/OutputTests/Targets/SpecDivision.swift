import MvvmgenAppModel
import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Specs in several targets: what one of the flows leads to is in a target below the rest.
struct SpecDivision {
  /// The sources, and the configuration last.
  let sources: [SourceFile]
  /// The targets, the lowest first.
  let targets: [String]

  private static let names = ["Lower", "Middle", "Upper"]

  /// Nil if all specs belong together.
  ///
  /// - Parameters:
  ///   - sources: the specs and, last, the configuration.
  ///   - types: what the developer declares, in the lowest target.
  ///   - hasSupport: whether each target with doubles has those of its services in a library.
  init?(
    _ sources: [SourceFile], settings: [(key: String, value: JSONText)], owning types: [String],
    atMost most: Int = 3, hasSupport: Bool, using random: inout SeededGenerator
  ) {
    let specs = Array(sources.dropLast())
    let graph = SpecGraph(specs)
    var homes = Array(repeating: 0, count: graph.count)
    var (rest, count) = (Set(0..<graph.count), 1)
    // The lowest are taken out of those below the rest.
    while count < most, let lower = graph.part(of: rest, using: &random) {
      for file in rest.subtracting(lower) { homes[file] = count }
      (rest, count) = (lower, count + 1)
    }
    guard count > 1 else { return nil }
    // What was taken out first is the highest.
    let names = Array(Self.names.suffix(count))
    targets = names
    homes = homes.map { $0 == 0 ? 0 : count - $0 }
    let hasDoubles = settings.contains { key, value in
      if case .object = value { key == "doubles" } else { false }
    }
    let table = names.indices.map { index -> (key: String, value: JSONText) in
      let uses = names[..<index].map { JSONText.string($0) }
      let name = names[index]
      let support = ("support", JSONText.string("\(name)/\(name)Support"))
      return (
        name,
        .object(
          [("folder", .string(name)), ("uses", .array(uses))]
            + (hasSupport && hasDoubles ? [support] : []))
      )
    }
    var settings = settings.map { key, value -> (key: String, value: JSONText) in
      guard case .object(let members) = value else { return (key, value) }
      // Doubles are for the module of their target, and the app's own types are the lowest one's.
      return (
        key, .object(members.filter { $0.key != "module" && !(key == "modules" && $0.key == "") })
      )
    }
    let own = (names[0], JSONText.array(types.map { .string($0) }))
    let place = settings.firstIndex { $0.key == "modules" }
    if let place, case .object(let others) = settings[place].value {
      settings[place].value = .object(others + [own])
    } else {
      settings.append(("modules", .object([own])))
    }
    settings.append(("targets", .object(table)))
    self.sources =
      zip(specs, homes).map { source, home in
        SourceFile(path: ProjectPath("\(names[home])/\(source.path.text)"), bytes: source.bytes)
      }.sorted { $0.path.precedes($1.path) }
      + [SourceFile(path: "mvvmgen.json", bytes: Array(JSONText.object(settings).compact.utf8))]
  }
}

/// Which specs name which.
private struct SpecGraph {
  let count: Int
  private var named: [Set<Int>]
  private var flows: [Int] = []
  /// The app begins in the highest target.
  private var roots: Set<Int> = []

  init(_ sources: [SourceFile]) {
    count = sources.count
    named = Array(repeating: [], count: count)
    let survey = survey(sources, configuration: Configuration())
    var files: [SpecReference.Kind: [String: Int]] = [:]
    for outline in survey.outlines {
      files[.spec(outline.kind), default: [:]][outline.name] = Int(outline.span.file)
      guard outline.kind == .coordinator else { continue }
      if outline.isRoot {
        roots.insert(Int(outline.span.file))
      } else {
        flows.append(Int(outline.span.file))
      }
    }
    var users: [String: Int] = [:]
    func add(_ kind: SpecKind, _ name: String, in span: SourceSpan) {
      let file = Int(span.file)
      // One without a spec is used by one target.
      let isBoth = files[.spec(kind)]?[name] == nil
      if kind == .service, isBoth, users[name] == nil { users[name] = file }
      guard let other = files[.spec(kind)]?[name] ?? users[name] else { return }
      named[file].insert(other)
      // So are screens that contain each other.
      let isScreen = files[.spec(.screen)]?.values.contains(file) == true
      if isBoth || (isScreen && kind == .screen) { named[other].insert(file) }
    }
    for reference in survey.references.all {
      let name = String(reference.name.split(separator: ":")[0])
      switch reference.kind {
      case .spec(let kind): add(kind, name, in: reference.span)
      case .shown:
        add(.screen, name, in: reference.span)
        add(.coordinator, name, in: reference.span)
      case .word, .member: break
      }
    }
    let meanings = meanings(sources, configuration: Configuration())
    for outline in survey.outlines {
      let owner = Meaning.Owner(outline.kind, TypeName(validated: InternedText(outline.name)))
      for span in meanings.spans(of: [Meaning(owner)]) { add(outline.kind, outline.name, in: span) }
    }
  }

  /// Some of the specs that name none of the rest; nil if there are none.
  func part(of all: Set<Int>, using random: inout SeededGenerator) -> Set<Int>? {
    // What a screen needs, where there are no flows below others.
    for files in [flows, Array(0..<count)] {
      let parts = files.filter(all.contains).map { all.intersection(closure(of: $0)) }
        .filter { $0.count < all.count && $0.isDisjoint(with: roots) }
      if !parts.isEmpty { return random.element(of: parts) }
    }
    return nil
  }

  private func closure(of file: Int) -> Set<Int> {
    var (found, pending): (Set<Int>, [Int]) = ([file], [file])
    while let next = pending.popLast() {
      for other in named[next] where found.insert(other).inserted { pending.append(other) }
    }
    return found
  }
}
