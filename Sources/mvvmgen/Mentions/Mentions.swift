import Language
import Storage
import Syntax

/// A word in the developer's files that is an old name.
struct Mention: Hashable, Sendable {
  let path: String
  let range: Range<Int>
  let start: SourcePosition
  let end: SourcePosition
  let word: String
  /// The new name; nil if it was removed.
  let newWord: String?
  /// The word before it and a dot, if it may be the app's own module.
  let module: String?
  /// Whether it is unambiguous.
  let isCertain: Bool
}

/// The mentions in the developer's files.
struct Mentions {
  private(set) var all: [Mention] = []
  /// Folders and files that couldn't be read.
  private(set) var unreadable: [String] = []
  private let own: OwnFiles
  /// What tells a member of a screen or a coordinator, and its closure, from others of the name.
  private let ownMembers: [OwnMember]
  private let certain: (any CertainPlaces)?

  /// - Parameters:
  ///   - ownMembers: what tells a member of a screen or a coordinator, and its closure, from others
  ///     of the name.
  ///   - served: the same for a member of a service.
  ///   - certain: the same for another generated declaration.
  init(
    in own: OwnFiles, of names: NewNames, areGone: Bool = false, ownMembers: [OwnMember] = [],
    served: ServedMember? = nil, certain: (any CertainPlaces)? = nil
  ) throws(DiskError) {
    (self.own, self.ownMembers, self.certain) = (own, ownMembers, certain)
    guard !names.names.isEmpty else { return }
    let listing = try own.disk.listCode(suffix: "")
    unreadable = listing.unreadable
    var buffer = FileBuffer()
    var sources: [(SourceFile, FileKind)] = []
    for path in listing.files {
      guard let kind = FileKind(path.text), !own.isGenerated(path.text) else { continue }
      do throws(DiskError) {
        guard try own.disk.read(path, into: &buffer) == .file else { continue }
      } catch {
        unreadable.append(path.text)
        continue
      }
      let source = SourceFile(path: path, bytes: Array(buffer.bytes))
      if served == nil { add(source, kind, names, areGone) } else { sources.append((source, kind)) }
    }
    guard var served else { return }
    let swift = sources.filter { $0.1 == .swift }.map(\.0)
    served.findTypes(in: swift.map { Array($0.bytes) })
    for source in swift { add(source, names, areGone, served) }
  }

  /// Adds what means a member of a service.
  private mutating func add(
    _ source: SourceFile, _ names: NewNames, _ areGone: Bool, _ served: ServedMember
  ) {
    let bytes = Array(source.bytes)
    lazy var lines = LineTable(of: source)
    for (word, isCertain) in served.words(Set(names.names.keys), in: bytes) {
      let text = String(decoding: bytes[word.range], as: UTF8.self)
      guard let name = names[text] else { continue }
      all.append(
        Mention(
          path: source.path.text, range: word.range,
          start: lines.position(of: word.range.lowerBound),
          end: lines.position(of: word.range.upperBound), word: text,
          newWord: areGone ? nil : name.text, module: nil, isCertain: isCertain))
    }
  }

  private enum FileKind {
    case swift, interface, objectiveC

    init?(_ path: String) {
      // A manifest has names of targets and products, and none of the app's code.
      if path == "Package.swift" || path.hasSuffix("/Package.swift") { return nil }
      if path.hasSuffix(".swift") {
        self = .swift
      } else if [".storyboard", ".xib"].contains(where: path.hasSuffix) {
        self = .interface
      } else if [".m", ".h"].contains(where: path.hasSuffix) {
        self = .objectiveC
      } else {
        return nil
      }
    }
  }

  private mutating func add(
    _ source: SourceFile, _ kind: FileKind, _ names: NewNames, _ areGone: Bool
  ) {
    let bytes = Array(source.bytes)
    lazy var lines = LineTable(of: source)
    lazy var meanings = meanings(of: names, in: bytes)
    lazy var places = certain?.places(in: bytes) ?? []
    for word in Identifiers(in: bytes, isSwift: kind == .swift) {
      let text = String(decoding: bytes[word.range], as: UTF8.self)
      guard let name = names[text], var certainty = certainty(of: word, name, kind, bytes) else {
        continue
      }
      if name.kind == .member, let meaning = meanings[word.range.lowerBound] {
        guard case .member = meaning else { continue }
        certainty = .certain
      }
      if places.contains(word.range.lowerBound) { certainty = .certain }
      all.append(
        Mention(
          path: source.path.text, range: word.range,
          start: lines.position(of: word.range.lowerBound),
          end: lines.position(of: word.range.upperBound), word: text,
          newWord: areGone ? nil : name.text,
          module: name.kind == .type && certainty == .likely
            ? word.qualifier.map { String(decoding: bytes[$0], as: UTF8.self) } : nil,
          isCertain: certainty == .certain))
    }
  }

  private func meanings(of names: NewNames, in bytes: [UInt8]) -> [Int: OwnMember.Meaning] {
    let closures = Set(ownMembers.compactMap(\.closure))
    let all = Set(names.names.keys)
    return ownMembers.reduce(into: [:]) { meanings, member in
      let own = member.closure == nil ? all.subtracting(closures) : closures
      meanings.merge(member.meanings(own, in: bytes)) { first, _ in first }
    }
  }

  private enum Certainty {
    case certain, likely
  }

  /// Nil for a word that refers to something else.
  private func certainty(
    of word: Identifiers.Word, _ name: GeneratedSymbols.Symbol, _ kind: FileKind, _ bytes: [UInt8]
  ) -> Certainty? {
    let qualifier = word.qualifier.map { String(decoding: bytes[$0], as: UTF8.self) }
    switch (name.kind, kind) {
    case (.type, .swift):
      guard word.isMember else { return word.context == .string ? .likely : .certain }
      guard let qualifier, qualifier.unicodeScalars.first?.properties.isUppercase == true else {
        return nil
      }
      // The word before the dot is a module, or a type with a nested type of that name.
      return qualifier == own.configuration.doubles?.module?.text ? .certain : .likely
    case (.type, .interface):
      let isClass = bytes[..<word.range.lowerBound].suffix(13).elementsEqual("customClass=\"".utf8)
      return word.isMember ? nil : isClass ? .certain : .likely
    case (.type, .objectiveC): return word.isMember ? nil : .likely
    case (_, .interface), (_, .objectiveC): return nil
    case (.nestedType, .swift): return word.context == .code ? .certain : nil
    case (.method, .swift):
      guard word.context == .code else { return nil }
      return !word.isMember || qualifier == "self" ? .certain : .likely
    case (.member, .swift): return word.context == .code ? .likely : nil
    case (.property, .swift):
      // What is called isn't a service, but an action or the like with the same name.
      guard word.context == .code, bytes[word.range.upperBound...].first != UInt8(ascii: "(")
      else { return nil }
      // A default view model takes all services as one argument: the other labels are inputs.
      let callee = word.labeledCallee(in: bytes)?.name
      guard callee?.hasSuffix(own.configuration.names.defaultViewModel) != true else { return nil }
      return qualifier == "services" ? .certain : .likely
    }
  }
}

extension Mention {
  /// Whether the word is at its place.
  fileprivate func isIn(_ bytes: ArraySlice<UInt8>) -> Bool {
    range.upperBound <= bytes.endIndex && bytes[range].elementsEqual(word.utf8)
  }

  var message: String {
    let prefix = module.map { "\($0)." } ?? ""
    let condition = module.map { ", if '\($0)' is the app's module" } ?? ""
    let verb = isCertain || module != nil ? "is" : "may be"
    guard let newWord else { return "'\(prefix)\(word)' \(verb) gone\(condition)" }
    return "'\(prefix)\(word)' \(verb) '\(prefix)\(newWord)' now\(condition)"
  }
}

extension Mentions {
  /// Makes the certain changes: returns the files with their new text, and the mentions that are
  /// left, with their new offsets. A file that an editor has saved since it was searched stays as it is.
  mutating func takeCertain() throws(DiskError) -> [(path: String, bytes: [UInt8])] {
    var edited: [(path: String, bytes: [UInt8])] = []
    var left: [Mention] = []
    var buffer = FileBuffer()
    var rest = all[...]
    while let path = rest.first?.path {
      let mentions = rest.prefix { $0.path == path }
      rest = rest.dropFirst(mentions.count)
      guard mentions.contains(where: \.isCertain),
        try own.disk.read(ProjectPath(path), into: &buffer) == .file,
        mentions.allSatisfy({ $0.isIn(buffer.bytes) })
      else {
        left += mentions
        continue
      }
      let (bytes, locations) = edit(Array(buffer.bytes), Array(mentions))
      edited.append((path, bytes))
      left += locations
    }
    all = left
    return edited
  }

  private func edit(_ bytes: [UInt8], _ mentions: [Mention]) -> ([UInt8], [Mention]) {
    var text: [UInt8] = []
    var locations: [(mention: Mention, start: Int)] = []
    var end = 0
    for mention in mentions {
      text += bytes[end..<mention.range.lowerBound]
      if let newWord = mention.newWord, mention.isCertain {
        text += newWord.utf8
      } else {
        locations.append((mention, text.count))
        text += bytes[mention.range]
      }
      end = mention.range.upperBound
    }
    text += bytes[end...]
    let lines = LineTable(of: SourceFile(path: ProjectPath(mentions[0].path), bytes: text))
    let left = locations.map { mention, start in
      let range = start..<(start + mention.range.count)
      return Mention(
        path: mention.path, range: range, start: lines.position(of: range.lowerBound),
        end: lines.position(of: range.upperBound), word: mention.word, newWord: mention.newWord,
        module: mention.module, isCertain: mention.isCertain)
    }
    return (text, left)
  }
}
