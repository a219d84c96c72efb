import AppModel
import Language
import Storage
import Syntax
import Templates

/// Finds the screens whose own code never calls the action that loads what they show: with such a
/// view the screen compiles, and stays empty.
struct UncalledActions {
  private struct Candidate {
    let screen: String
    let action: SpecMember
    /// The names that the scaffold of its view has.
    let views: [String]
    var hasView = false
    var isCalled = false
  }

  private let configuration: Configuration
  private var candidates: [Candidate] = []
  private var places: [String: Int] = [:]
  /// The names of everything that files may be named after.
  private let names: Set<String>

  init(_ outlines: [SpecOutline], _ configuration: Configuration) {
    self.configuration = configuration
    names = Set(outlines.lazy.filter { $0.kind != .service }.map(\.name))
    let suffixes = [configuration.names.viewController, configuration.names.view]
    for outline in outlines where outline.kind == .screen {
      let action = outline.members(in: .actions).first { action in
        action.parameters.isEmpty && MemberName(validated: action.name).isOfLoading
      }
      guard let action else { continue }
      places[outline.name] = candidates.count
      candidates.append(
        Candidate(
          screen: outline.name, action: action, views: suffixes.map { outline.name + $0 }))
    }
    guard !candidates.isEmpty else { return }
    for reference in outlines.lazy.flatMap(\.answers).flatMap(\.references) {
      guard case .action(let screen) = reference.kind, let place = places[screen],
        candidates[place].action.name == reference.name
      else { continue }
      candidates[place].isCalled = true
    }
  }

  /// Whether no screen has such an action.
  var isEmpty: Bool { candidates.isEmpty }

  /// Whether a file of the developer's has to be read.
  func concerns(_ path: String) -> Bool { candidate(of: path) != nil }

  mutating func read(_ bytes: [UInt8], of path: String) {
    guard let place = candidate(of: path) else { return }
    let name = Disk.name(of: path)
    if candidates[place].views.contains(where: { name == "\($0).swift" }) {
      candidates[place].hasView = true
    }
    var isDeclared = false
    for word in Identifiers(in: bytes) where word.context == .code {
      let text = bytes[word.range]
      let isAction = text.elementsEqual(candidates[place].action.name.utf8)
      if isAction, !isDeclared { candidates[place].isCalled = true }
      isDeclared = text.elementsEqual("func".utf8)
    }
  }

  /// The screens for which nobody has written a view aren't reported, and neither are those whose
  /// view is in a file of another name.
  var findings: [Diagnostic] {
    candidates.filter { $0.hasView && !$0.isCalled }.map {
      .uncalled($0.action, of: $0.screen)
    }
  }

  /// The place of the screen that a file belongs to: by the name, else by the folder. Tests don't
  /// show anything.
  private func candidate(of path: String) -> Int? {
    if let tests = configuration.doubles?.tests, path.utf8.starts(with: "\(tests)/".utf8) {
      return nil
    }
    if let owner = owner(of: Disk.name(of: path)) { return places[owner] }
    let folder = "\(configuration.sources)/"
    guard path.utf8.starts(with: folder.utf8) else { return nil }
    let rest = path.dropFirst(folder.count)
    return rest.contains("/") ? places[String(rest.prefix { $0 != "/" })] : nil
  }

  /// The longest name that a file's name begins with.
  private func owner(of file: String) -> String? {
    var end = file.endIndex
    while end > file.startIndex {
      let prefix = String(file[..<end])
      if names.contains(prefix), OwnFiles.isName(prefix, beginningOf: file) { return prefix }
      end = file.index(before: end)
    }
    return nil
  }
}

extension Diagnostic.Code {
  /// A warning: an action that loads, and that nothing calls.
  fileprivate static let uncalled = Self("MG506")
}

extension Diagnostic {
  fileprivate static func uncalled(_ action: SpecMember, of screen: String) -> Diagnostic {
    Diagnostic(
      .uncalled, .warning, at: action.span,
      "nothing in your files of the screen \(screen.quoted) calls \(action.name.quoted), and no flow "
        + "tells it to: call it when the view appears")
  }
}
