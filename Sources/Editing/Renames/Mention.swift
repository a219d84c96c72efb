package import MvvmgenSyntax

/// A word in the developer's files that is an old name.
package struct Mention: Hashable, Sendable {
  package let path: String
  package let start: SourcePosition
  package let end: SourcePosition
  package let word: String
  /// The new name; nil if it was removed.
  package let newWord: String?
  /// The word before it and a dot, if it may be the app's own module.
  package let module: String?
  /// Whether it is unambiguous. A word that may mean a member never is: that, only the compiler knows.
  package let isCertain: Bool
  /// The line that it is in.
  package let line: String

  package var message: String {
    let prefix = module.map { "\($0)." } ?? ""
    let condition = module.map { ", if '\($0)' is the app's module" } ?? ""
    let verb = isCertain || module != nil ? "is" : "may be"
    guard let newWord else { return "'\(prefix)\(word)' \(verb) gone\(condition)" }
    return "'\(prefix)\(word)' \(verb) '\(prefix)\(newWord)' now\(condition)"
  }
}
