import MvvmgenAppModel
import MvvmgenEditing
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax
import MvvmgenTemplates

/// Compares the developer's files with the code that is generated: finds types that both declare, and
/// uses of members and types that no spec has any more. Where something may be meant that it doesn't
/// know, it reports nothing.
struct OwnCode {
  private let app: App
  private let outlines: [String: [SpecOutline]]
  private let files: [OwnCodeFile]
  /// The indices of the files among the sources of the findings.
  private let indices: [Int32]
  /// The indices of the files in each folder of a screen or coordinator.
  private let folders: [String: [Int]]
  /// The indices of the files that extend each type.
  private var extensions: [String: [Int]] = [:]
  /// The names that the developer declares anywhere.
  private let declared: Set<String>
  /// The generated types, with the names of their specs.
  private var origins: [String: SourceSpan?] = [:]
  /// The words that generated code uses without a module, with the first of the specs that cause it.
  private var unqualified: [String: SourceSpan?] = [:]
  /// The words of the files that are generated from each spec.
  private var words: [Int32: Set<String>] = [:]

  /// - Parameters:
  ///   - own: the developer's files.
  ///   - indices: their indices among the sources of the findings.
  init(
    _ app: App, _ generated: [GeneratedFile], _ outlines: [SpecOutline], own: [SourceFile],
    at indices: [Int32]
  ) {
    (self.app, self.indices) = (app, indices)
    self.outlines = Dictionary(grouping: outlines, by: \.name)
    files = own.map { OwnCodeFile($0) }
    declared = files.reduce(into: []) { $0.formUnion($1.declared) }
    for (index, file) in files.enumerated() {
      for type in file.extended.keys { extensions[type, default: []].append(index) }
    }
    let sources = app.configuration.sources.split(separator: "/")
    folders = Dictionary(grouping: files.indices) { index in
      let path = own[index].path.text.split(separator: "/")
      let isInFolder = path.count > sources.count + 1 && path.starts(with: sources)
      return isInFolder ? String(path[sources.count]) : ""
    }
    for file in generated where Disk.path(app.configuration.generated, holds: file.path.text) {
      var bytes: [UInt8] = []
      file.render(into: &bytes)
      for type in TypeDeclaration.all(in: bytes) { origins[type.name] = .some(file.origin) }
      var previous = ""
      for word in Identifiers(in: bytes) where word.context == .code {
        let text = String(decoding: bytes[word.range], as: UTF8.self)
        // A module may be called like a type.
        if !word.isMember, previous != "import", (unqualified[text] ?? nil) == nil {
          unqualified[text] = .some(file.origin)
        }
        previous = text
        if let spec = file.origin?.file { words[spec, default: []].insert(text) }
      }
    }
  }

  /// - Parameters:
  ///   - isInModule: whether a file is certainly in the module of the generated files.
  ///   - module: the module of a file that certainly is in another one.
  ///   - others: what files that this doesn't have declare in other modules.
  func findings(
    where isInModule: (String) -> Bool, module: (String) -> String?,
    besides others: [PublicType] = []
  ) -> [Diagnostic] {
    let redeclared = files.indices.filter { isInModule(files[$0].source.path.text) }
      .flatMap(redeclared)
    return redeclared + unlisted(module, others) + app.screens.flatMap(formerMembers)
      + folders.flatMap(formerSpecs)
  }

  private func span(_ range: Range<Int>, in file: Int) -> SourceSpan {
    SourceSpan(file: indices[file], start: range.lowerBound, end: range.upperBound)
  }

  /// The types of a file that are generated, too.
  private func redeclared(in file: Int) -> [Diagnostic] {
    files[file].types.compactMap { type in
      origins[type.name].map { origin in
        Diagnostic(
          .redeclared, at: span(type.range, in: file),
          "\(type.name.quoted) is generated, too: give this one or the spec another name",
          notes: origin.map { [.init(at: $0, "it is generated from this spec")] } ?? [])
      }
    }
  }

  /// A type that other modules can use.
  struct PublicType {
    let name: String
    let module: String
  }

  /// The public types of the files, in their module.
  func publicTypes(in module: String) -> [PublicType] {
    files.flatMap { $0.publicTypes.map { PublicType(name: $0, module: module) } }
  }

  /// The types of generated code that only another module declares, while `modules` doesn't say so.
  private func unlisted(
    _ module: (String) -> String?, _ others: [PublicType]
  ) -> [Diagnostic] {
    var own: Set<String> = []
    var others = others
    for file in files {
      if let module = module(file.source.path.text) {
        others += file.publicTypes.map { PublicType(name: $0, module: module) }
      } else {
        own.formUnion(file.declared)
      }
    }
    return others.compactMap { type in
      let (name, module) = (type.name, type.module)
      let modules = app.configuration.modules
      guard let origin = unqualified[name] ?? nil, !own.contains(name), origins[name] == nil,
        case let type = TypeName(validated: name), modules[type] == nil, !modules.isOwn(type)
      else { return nil }
      return Diagnostic(
        .unlistedModule, at: origin,
        "\(name.quoted) is declared in the module \(module.quoted): list it in `modules`, as "
          + "`\"\(module)\": [\"\(name)\"]`, so that generated files import that")
    }
  }

  // MARK: - Members that went

  /// The uses of members that a screen's view model doesn't have, in the screen's folder.
  private func formerMembers(of screen: Screen) -> [Diagnostic] {
    let (base, names) = (screen.names.base.text, screen.names)
    let types = [names.viewModel, names.screen, names.sampleViewModel].map(\.text)
    let own = folders[base]?.filter { isAbout(types, files[$0]) } ?? []
    guard !screen.isExternal, !own.isEmpty, let words = words[screen.origin.span.file] else {
      return []
    }
    // A protocol of the developer's, or of a library, may have more members.
    let conformances = types.flatMap { type in
      extensions[type, default: []].flatMap { files[$0].extended[type, default: []] }
    }
    guard conformances.allSatisfy(words.contains) else { return [] }
    let known = declared(in: types.filter { $0 != names.screen.text } + Self.bases, or: words)
    let knownOfClass = declared(in: [names.screen.text], or: known)
    // A member that no view uses yet is the new name of one that went.
    let views = own.filter { files[$0].members[names.screen.text] == nil }
    let unused = outlines[base]?.first { $0.kind == .screen }?.members.filter { member in
      member.kind != nil && !views.contains { files[$0].words[member.name] != nil }
    }
    let successor = unused?.count == 1 ? unused?.first : nil
    return own.flatMap { file in
      let known = files[file].words[names.screen.text] == nil ? known : knownOfClass
      let gone = files[file].uses.filter {
        !known.contains($0.name) && !Self.inherited.contains($0.name)
      }
      return gone.map { use in
        let way = successor.flatMap { $0.way(from: use.name, of: base) }
        return Diagnostic(
          .formerMember, at: span(use.range, in: file),
          "the screen \(base.quoted) has no \(use.name.quoted): "
            + (way ?? "use a member that it has, or add this one to its spec"))
      }
    }
  }

  /// Some words, and what the developer declares in types: only who names the class has its members.
  private func declared(in types: [String], or words: Set<String>) -> Set<String> {
    types.reduce(into: words) { names, type in
      for file in extensions[type, default: []] {
        names.formUnion(files[file].members[type, default: []])
      }
    }
  }

  /// Whether a file's view model is certainly the screen's: it names no other.
  private func isAbout(_ types: [String], _ file: OwnCodeFile) -> Bool {
    let suffixes = [app.configuration.names.viewModel, app.configuration.names.screen]
    let named = file.words.keys.filter { word in
      suffixes.contains { word.hasSuffix($0) && word != $0 }
        && word.unicodeScalars.first?.properties.isUppercase == true
    }
    return !file.isAmbiguous && !named.isEmpty && named.allSatisfy(types.contains)
  }

  /// The types that view models inherit from.
  private static let bases = ["Screen", "ListViewModel", "Observable"]

  /// Members of view models that the runtime and Swift declare.
  private static let inherited = WordSet([
    "self", "count", "item", "items", "position", "map", "flatMap", "unsafelyUnwrapped",
    "objectWillChange", "wrappedValue", "projectedValue", "hash", "hashValue", "description",
  ])

  // MARK: - Specs that went

  /// The files in a folder that use types of the spec that the folder is named after, if it is gone.
  private func formerSpecs(_ name: String, _ indices: [Int]) -> [Diagnostic] {
    guard !name.isEmpty, outlines[name] == nil else { return [] }
    let suffixes = app.configuration.names
    let types =
      ([suffixes.screenBase] + suffixes.ofTypes(from: .screen)).map { (name + $0, SpecKind.screen) }
      + suffixes.ofTypes(from: .coordinator).map { (name + $0, .coordinator) }
    let gone = types.filter { origins[$0.0] == nil && !declared.contains($0.0) }
    return indices.compactMap { index in
      gone.lazy.compactMap { type, kind in
        files[index].words[type].map { range in
          Diagnostic(
            .formerSpec, at: span(range, in: index),
            "no spec generates \(type.quoted) any more: delete this file, or if the \(kind.rawValue) has"
              + " another name now, run `mvvmgen rename \(kind.rawValue) \(name) NEW`")
        }
      }.min { $0.span.start < $1.span.start }
    }
  }
}

extension SpecMember {
  /// The kind of a member that views use; nil for others.
  fileprivate var kind: MemberKind? {
    [MemberKind.input, .state, .field, .derived, .action].first { $0.list(in: .screen) == list }
  }

  /// The command for a former name of it.
  fileprivate func way(from use: String, of screen: String) -> String? {
    guard let kind else { return nil }
    let suffix = kind.isObserved ? Affix.observed.description : ""
    let old = use.hasSuffix(suffix) ? String(use.dropLast(suffix.count)) : use
    return "if it is called \(name.quoted) now, run "
      + "`mvvmgen rename \(kind.rawValue) \(screen) \(old) \(name)`"
  }
}
