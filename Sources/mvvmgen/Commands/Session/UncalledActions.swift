import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax
import MvvmgenTemplates

/// Finds actions that scaffolds call, and that the developer's files don't: with such a view the
/// screen compiles, and stays empty or without the button.
struct UncalledActions {
  private struct Candidate {
    let screen: String
    var uncalled: [SpecMember]
  }

  private let configuration: Configuration
  /// The folders of `sources`, each with a trailing slash.
  private let sources: [String]
  /// The screens with actions that weren't seen to be called.
  private var candidates: [Candidate] = []
  private var places: [String: Int] = [:]
  /// The names of everything that files may be named after.
  private let names: Set<String>

  /// - Parameters:
  ///   - older: specs whose actions aren't reported.
  ///   - meanings: those of names in specs: flows and alerts call actions, too.
  init(
    _ outlines: [SpecOutline], besides older: [SpecOutline] = [],
    naming meanings: @autoclosure () -> Meanings,
    _ configuration: Configuration
  ) {
    self.configuration = configuration
    sources = configuration.parts.map { "\($0.sources)/" }
    names = Set(outlines.lazy.filter { $0.kind != .service }.map(\.name))
    var actions: [String: [SpecMember]] = [:]
    for outline in outlines where outline.kind == .screen {
      let scaffolded = Self.scaffoldedCalls(outline)
      if !scaffolded.isEmpty { actions[outline.name] = scaffolded }
    }
    // A view can't be assigned to one of two specs with the same name.
    let screens = Dictionary(grouping: outlines.lazy.filter { $0.kind == .screen }, by: \.name)
    for (name, specs) in screens where specs.count > 1 { actions[name] = nil }
    for outline in older where outline.kind == .screen {
      let known = Set(outline.names(in: .actions))
      actions[outline.name]?.removeAll { known.contains($0.name) }
    }
    guard actions.contains(where: { !$0.value.isEmpty }) else { return }
    let named = meanings().named
    for outline in outlines where outline.kind == .screen {
      let owner = Meaning.Owner(.screen, TypeName(validated: outline.name))
      let uncalled = (actions[outline.name] ?? []).filter {
        !named.contains(Meaning(.action, InternedText($0.name), of: owner))
      }
      if uncalled.isEmpty { continue }
      candidates.append(Candidate(screen: outline.name, uncalled: uncalled))
    }
  }

  /// Whether the files need not be read.
  var isEmpty: Bool { candidates.isEmpty }

  /// Leaves out screens without a written view, and those whose view is in a file of another name.
  ///
  /// - Parameter files: the developer's files, by path.
  mutating func leaveOutScreens(withoutViewIn files: [String]) {
    let written = Set(files.map(Disk.name(of:)))
    let suffixes = [configuration.names.viewController, configuration.names.view]
    candidates.removeAll { candidate in
      !suffixes.contains { written.contains("\(candidate.screen)\($0).swift") }
    }
    for (place, candidate) in candidates.enumerated() { places[candidate.screen] = place }
  }

  /// The actions that a scaffolded view calls, or names where it lacks their data: the first that loads,
  /// and those of buttons.
  private static func scaffoldedCalls(_ outline: SpecOutline) -> [SpecMember] {
    let actions = outline.members(in: .actions)
    let loading = actions.first {
      $0.parameters.isEmpty && MemberName(validated: $0.name).isOfLoading
    }
    return [loading].compactMap(\.self) + actions.filter(\.isOfButton)
  }

  /// Whether a file of the developer's may call one of them.
  func concerns(_ path: String) -> Bool { !places(of: path).isEmpty }

  mutating func read(_ bytes: [UInt8], of path: String) {
    let places = places(of: path)
    guard !places.isEmpty else { return }
    var called: Set<String> = []
    var isDeclared = false
    for word in Identifiers(in: bytes) where word.context == .code {
      let text = bytes[word.range]
      if !isDeclared { called.insert(String(decoding: text, as: UTF8.self)) }
      isDeclared = text.elementsEqual("func".utf8)
    }
    let owner = self.places[owner(of: path) ?? ""]
    for place in places {
      // A screen's class reports events of the same names.
      let ownClass = "\(candidates[place].screen)\(configuration.names.screen).swift"
      let hasButtons = Disk.name(of: path) != ownClass
      candidates[place].uncalled.removeAll {
        called.contains($0.name) && ($0.isOfButton ? hasButtons : place == owner)
      }
    }
  }

  var findings: [Diagnostic] {
    candidates.flatMap { candidate in
      candidate.uncalled.map { .uncalled($0, of: candidate.screen) }
    }
  }

  /// The places of the screens that a file may belong to: of all screens if it isn't in a screen's
  /// folder, since views share parts. Tests don't show anything.
  private func places(of path: String) -> [Int] {
    if configuration.isTest(path) { return [] }
    let own = owner(of: path).flatMap { places[$0] }
    guard ownerOfFolder(path) == nil else {
      return own.map { candidates[$0].uncalled.isEmpty ? [] : [$0] } ?? []
    }
    return candidates.indices.filter { place in
      let uncalled = candidates[place].uncalled
      return place == own ? !uncalled.isEmpty : uncalled.contains(where: \.isOfButton)
    }
  }

  /// The screen or coordinator that a file belongs to: by the longest name that the file's name begins
  /// with, or else by the folder.
  private func owner(of path: String) -> String? {
    let file = Disk.name(of: path)
    var end = file.endIndex
    while end > file.startIndex {
      let prefix = String(file[..<end])
      if names.contains(prefix), OwnFiles.isName(prefix, beginningOf: file) { return prefix }
      end = file.index(before: end)
    }
    return ownerOfFolder(path)
  }

  /// The screen or coordinator in whose folder a file is.
  private func ownerOfFolder(_ path: String) -> String? {
    guard let folder = sources.first(where: { path.utf8.starts(with: $0.utf8) }) else { return nil }
    let rest = path.dropFirst(folder.count)
    let name = String(rest.prefix { $0 != "/" })
    return rest.contains("/") && names.contains(name) ? name : nil
  }
}

extension SpecMember {
  fileprivate var isOfButton: Bool { MemberName(validated: name).isOfButton }
}

extension Diagnostic {
  fileprivate static func uncalled(_ action: SpecMember, of screen: String) -> Diagnostic {
    let way =
      action.isOfButton
      ? ": give its view the button"
      : ", and no flow tells it to: call it when the view appears"
    return Diagnostic(
      .uncalled, at: action.span,
      "nothing in your files of the screen \(screen.quoted) calls \(action.name.quoted)\(way)")
  }
}
