import MvvmgenEditing
import MvvmgenLanguage
import MvvmgenSyntax

/// A word of a command line that isn't an option: an operand, or the value of an option.
struct Operand: Hashable, Sendable, ExpressibleByStringLiteral {
  /// As the help calls it.
  let name: String
  let words: Words

  /// The words that it can be.
  enum Words: Hashable, Sendable {
    case fixed([String])
    case files
    /// Headings of the documentation.
    case topics
    /// Names that `mvvmgen list` prints.
    case names([ListedKind])
    /// Events, as `Login.didSignIn`.
    case events
    /// Members of the kind and the owner that precede it.
    case members
    case nothing

    /// Screens, flows and services.
    static let subjects = Self.names([.screens, .flows, .services])
  }

  init(_ name: String, _ words: Words) {
    (self.name, self.words) = (name, words)
  }

  init(stringLiteral name: String) { self.init(name, .nothing) }

  init<Word: CaseIterable & RawRepresentable<String>>(_ name: String, _ type: Word.Type) {
    self.init(name, .fixed(type.allCases.map(\.rawValue)))
  }

  /// The maximum number of words that a message lists.
  private static let mostListed = 19

  /// Says in a message which words it can be, unless they are many.
  var choice: String {
    guard case .fixed(let words) = words, words.count <= Self.mostListed else { return "" }
    return ", one of \(words.joined(separator: ", "))"
  }

  /// A kind of spec, or of a member of one: the same word can be both.
  static func kind(_ members: [MemberKind], orSpec: Bool = true) -> Operand {
    let specs = orSpec ? SpecKind.allCases.map(\.rawValue) : []
    return Operand("KIND", .fixed(specs + members.map(\.rawValue)))
  }

  static let path = Operand("path", .files)
  static let file = Operand("FILE", .files)
  static let code = Operand("CODE", .fixed(Diagnostic.Code.allCases.map(\.rawValue)))
  static let screen = Operand("SCREEN", .names([.screens]))
}
