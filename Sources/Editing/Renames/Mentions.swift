package import MvvmgenStorage
import MvvmgenSyntax

/// The old names in the developer's files. Names of types are told from others; whatever has the name
/// of a member may mean it.
package struct Mentions {
  package private(set) var all: [Mention] = []
  /// The files with their unambiguous words changed, if they are to be edited.
  package private(set) var edits: [FileEdit] = []
  private let names: NewNames
  private let areGone: Bool
  private let isEditing: Bool
  /// The app's own modules, as far as they are known.
  private let modules: Set<String>

  package init(
    of names: NewNames, areGone: Bool = false, isEditing: Bool = false, modules: Set<String> = []
  ) {
    (self.names, self.areGone) = (names, areGone)
    (self.isEditing, self.modules) = (isEditing, modules)
  }

  /// Whether a file of this name is searched.
  package static func areIn(_ path: String) -> Bool { FileKind(path) != nil }

  package var areNone: Bool { all.isEmpty && edits.isEmpty }

  /// Adds what a file mentions, in its text after the edit.
  package mutating func search(_ old: [UInt8], of path: ProjectPath) {
    guard let kind = FileKind(path.text) else { return }
    let words = words(in: old, kind)
    guard !words.isEmpty else { return }
    var new: [UInt8] = []
    var left: [(word: Word, start: Int)] = []
    var end = 0
    for word in words {
      new += old[end..<word.range.lowerBound]
      if isEditing, word.isCertain {
        new += word.name.text.utf8
      } else {
        left.append((word, new.count))
        new += old[word.range]
      }
      end = word.range.upperBound
    }
    new += old[end...]
    if left.count < words.count {
      edits.append(FileEdit(path: path.text, old: old, new: new))
    }
    let lines = LineTable(of: SourceFile(path: path, bytes: new))
    all += left.map { word, start in
      Mention(
        path: path.text, start: lines.position(of: start),
        end: lines.position(of: start + word.range.count), word: word.text,
        newWord: areGone ? nil : word.name.text, module: word.module, isCertain: word.isCertain,
        line: Self.line(around: start, in: new))
    }
  }

  private static let longestLine = 100

  /// Without its indentation.
  private static func line(around place: Int, in bytes: [UInt8]) -> String {
    let isEnd = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    let start = bytes[..<place].lastIndex(where: isEnd).map { $0 + 1 } ?? 0
    let end = bytes[place...].firstIndex(where: isEnd) ?? bytes.count
    let text = bytes[start..<end].drop { " \t".utf8.contains($0) }
    let line = String(decoding: text.prefix(longestLine), as: UTF8.self)
    return text.count > longestLine ? "\(line)…" : line
  }

  private struct Word {
    let range: Range<Int>
    let text: String
    let name: GeneratedSymbols.Symbol
    let module: String?
    let isCertain: Bool
  }

  private func words(in bytes: [UInt8], _ kind: FileKind) -> [Word] {
    Identifiers(in: bytes, isSwift: kind == .swift).compactMap { word in
      let text = String(decoding: bytes[word.range], as: UTF8.self)
      guard let name = names[text], let isCertain = isCertain(word, name.kind, in: kind, bytes)
      else { return nil }
      let qualifier = word.qualifier.map { String(decoding: bytes[$0], as: UTF8.self) }
      return Word(
        range: word.range, text: text, name: name,
        module: name.kind == .type && !isCertain ? qualifier : nil, isCertain: isCertain)
    }
  }

  /// Nil for a word that means something else.
  private func isCertain(
    _ word: Identifiers.Word, _ name: GeneratedSymbols.Kind, in file: FileKind, _ bytes: [UInt8]
  ) -> Bool? {
    let qualifier = word.qualifier.map { String(decoding: bytes[$0], as: UTF8.self) }
    switch (name, file) {
    case (.type, .swift):
      guard word.isMember else { return word.context != .string }
      guard let qualifier, qualifier.unicodeScalars.first?.properties.isUppercase == true else {
        return nil
      }
      // The word before the dot is a module, or a type with a nested type of that name.
      return modules.contains(qualifier)
    case (.type, .interface):
      let before = bytes[..<word.range.lowerBound]
      return word.isMember ? nil : before.suffix(13).elementsEqual("customClass=\"".utf8)
    case (.type, .objectiveC): return word.isMember ? nil : false
    case (_, .interface), (_, .objectiveC): return nil
    case (.nestedType, .swift): return word.context == .code ? true : nil
    case (.method, .swift):
      return word.context == .code ? !word.isMember || qualifier == "self" : nil
    case (.member, .swift): return word.context == .code ? false : nil
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
}
