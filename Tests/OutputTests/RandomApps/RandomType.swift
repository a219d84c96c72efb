/// A type as a spec may write it, with what the generator of specs has to know of it.
struct RandomType {
  /// As the spec spells it, in one of the ways that mean the same.
  var spelling: String
  /// In the one form that types are compared in.
  var canonical: String
  /// Values that it takes, as a spec writes them; none where only code can make one.
  var values: [String]
  var isHashable = false
  /// Whether a stored property of it needs no default.
  var isEmptyAtFirst = false
  /// Whether `?` binds to a part of it.
  var needsParentheses = false

  init(_ text: String, _ values: String..., isHashable: Bool = false) {
    (spelling, canonical, self.values) = (text, text, values)
    self.isHashable = isHashable
    isEmptyAtFirst = text == "Bool" || text == "String"
  }
}

extension RandomType {
  /// Types of the standard library, of Foundation, of the app and of another module of the app.
  static let simple: [RandomType] = [
    RandomType("Int", "0", "-3", "0x1F", "1_000", ".max", "Int.min", isHashable: true),
    RandomType("String", #""""#, #""an \"owl\" \\ é 🦉 \u{1F989}""#, ".init()", isHashable: true),
    RandomType("Bool", "true", "false", isHashable: true),
    RandomType("Double", "0", "1.5", "-1e3", ".pi", "Double.infinity", isHashable: true),
    RandomType("UInt8", "7", "255", ".max", isHashable: true),
    // The borders of what the types hold.
    RandomType("Int64", "9223372036854775807", "-9223372036854775808", isHashable: true),
    RandomType("UInt64", "0xFFFF_FFFF_FFFF_FFFF", "18446744073709551615", isHashable: true),
    RandomType("Float", "16777216", "16777217.0", "-1.2e-38", "3.4e38", isHashable: true),
    RandomType("CGFloat", "9223372036854775807", "100000000000000000000.0", "0e-400"),
    RandomType("Character", #""x""#, #""\r\n""#, #""e\u{301}""#, #""\u{1F989}""#, isHashable: true),
    RandomType("Any", "3", #""any""#, "9223372036854775807", "1e308", "Owl.sample"),
    RandomType("[Int: Int]", "[10: 1, -10: 2, 0xB: 3]", "[1_000: 1, 1001: 2]"),
    RandomType("[String: Int]", #"["a": 1, "\u{62}": 2, "A": 3]"#),
    RandomType("UUID?", #"UUID(uuidString: "1")"#),
    RandomType("[Int?]", #"[Int("3"), 3, nil]"#),
    RandomType("AnyObject"),
    RandomType("Date", ".distantPast", "Date()", "Date(timeIntervalSince1970: 3)"),
    RandomType("URL", ".help", "URL.help", isHashable: true),
    RandomType("URL?", #"URL(string: "https://owls.example")"#, ".help"),
    RandomType("UUID", "UUID()", ".init()", isHashable: true),
    RandomType("Data", "Data()", ".init()", isHashable: true),
    RandomType("TimeInterval", "0.5"),
    RandomType("Decimal", "3", "0.1", "9223372036854775807", isHashable: true),
    RandomType("Locale", ".current", "Locale(identifier: \"de\")"),
    RandomType("Owl", "Owl()", ".sample", "Owl.sample", "Owl(name: \"é\")", isHashable: true),
    RandomType("Owl.ID", "1", isHashable: true),
    RandomType("Owl.Feather.Color", ".grey", "Owl.Feather.Color.`default`", isHashable: true),
    RandomType("Barn", ".old", "Barn.`new`", isHashable: true),
    RandomType("Mood", ".calm", "Mood.wild(level: 3)", ".wild(level: 2)", ".default"),
    // The app's own, with names of Foundation's and of the runtime's.
    RandomType("Notification", "Notification()", ".sample", isHashable: true),
    RandomType("Stage", ".first", "Stage.last", isHashable: true),
    RandomType("[Progress]", "[Progress(), .init()]"),
    RandomType("any Browser", "Notification()"),
    RandomType("Flock", "Flock()", ".empty", "Flock.empty", isHashable: true),
    RandomType("Models.Nest", ".init(eggs: [1, 2])", "Models.Nest(eggs: [])"),
    RandomType("any Singer", "Owl()", "Owl.sample"),
    RandomType("any Singer & Flyer", "Owl.sample"),
    RandomType("any Error"),
    RandomType("Owl.Type", "Owl.self"),
    RandomType("any Singer.Type", "Owl.self"),
    RandomType("Task<Void, Never>"),
    RandomType("ClosedRange<Int>", ".small"),
    RandomType("Result<Owl, any Error>", ".success(Owl())"),
    RandomType("Box<Owl>", "Box(.sample)", "Box<Owl>(Owl())"),
    RandomType("Box<Box<[Owl]>>.Item", #"["a": 1]"#),
  ].map { type in
    var type = type
    type.needsParentheses = type.canonical.hasPrefix("any ")
    return type
  }

  /// What the specs of an app name, and no spec declares. It is `public` so that it serves every
  /// access level.
  static let support = """
    #if hasFeature(InternalImportsByDefault)
      public import Foundation
    #else
      import Foundation
    #endif

    public protocol Singer {}

    public protocol Flyer {}

    nonisolated public enum L10n {
      public static func made<Value>(of value: Value, _ values: [Value]) -> String { "" }
      public static let text = "Text"
      public static let small = 0...1
      public static func string(_ text: String) -> String { text }
    }

    nonisolated public struct Owl: Identifiable, Hashable, Sendable, Singer, Flyer {
      public var id = 0
      public var name = ""
      public var mate: Int?

      public init(name: String = "") {
        self.name = name
      }

      public static var sample: Owl { Owl() }
      public static var title: String { "Owls" }

      public enum Feather {
        public enum Color: Sendable {
          case grey, `default`
        }
      }
    }

    nonisolated public protocol Browser {}

    nonisolated public struct Notification: Hashable, Sendable, Browser {
      public init() {}

      public static var sample: Notification { Notification() }
    }

    nonisolated public struct Progress: Sendable {
      public init() {}
    }

    nonisolated public enum Stage: Sendable {
      case first, last
    }

    nonisolated public enum Failure: Error {}

    nonisolated public enum Mood: Sendable {
      case calm, wild(level: Int), `default`
    }

    nonisolated public enum Barn: String, Sendable {
      case old, `new`
    }

    nonisolated public struct RoomLink {
      public var room: Int?
      public var owl: Owl

      public init?(url: URL) { return nil }
    }

    nonisolated public struct Box<Content> {
      public typealias Item = [String: Int]

      public init(_ content: Content) {}
    }

    extension Box: Sendable where Content: Sendable {}

    extension ClosedRange<Int> {
      nonisolated public static var small: ClosedRange<Int> { 0...1 }
    }

    extension URL {
      nonisolated public static var help: URL { URL(fileURLWithPath: "/help") }
    }

    """

  /// The types of the module `Models`, and those of the app that are called like others'.
  static let modules = [
    "Models": ["Flock"], "": ["Notification", "Progress", "Stage", "Browser"],
  ]

  static let models = """
    public struct Flock: Hashable, Sendable {
      public init() {}

      public static var empty: Flock { Flock() }
    }

    public struct Nest: Sendable {
      public init(eggs: [Int]) {}
    }

    """
}

// MARK: - Types made of others

extension RandomType {
  static func random(depth: Int = 0, using random: inout SeededGenerator) -> RandomType {
    guard depth < 3, random.isTrue(1, in: depth == 0 ? 2 : 3) else { return simpleOne(&random) }
    let part = { (random: inout SeededGenerator) in
      Self.random(depth: depth + 1, using: &random)
    }
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1: return part(&random).optional(&random)
    case 2: return part(&random).array(&random)
    case 3: return dictionary(hashable(&random), part(&random), &random)
    case 4: return hashable(&random).set
    case 5: return tuple(part(&random), part(&random), &random)
    case 6, 7:
      return function(
        of: (0..<Int.random(in: 0...3, using: &random)).map { _ in
          part(&random)
        }, to: random.isTrue(1, in: 2) ? part(&random) : nil, &random)
    default:
      let content = part(&random)
      // In `async = [Box(owl)]`, Swift takes `async` for its function first, and then it doesn't
      // look at the type that the property gives the box of an existential.
      let type = content.canonical.contains("any ") ? "Box<\(content.canonical)>" : "Box"
      return content.wrapped("Box<", ">", values: content.values.map { "\(type)(\($0))" })
    }
  }

  private static func simpleOne(_ random: inout SeededGenerator) -> RandomType {
    var type = random.element(of: simple)
    let isOfSwift = ["Int", "String", "Bool", "Double"].contains(type.canonical)
    if type.canonical == "any Singer & Flyer", random.isTrue(1, in: 2) {
      type.spelling = random.element(of: ["Singer & Flyer", "Flyer & Singer", "any Flyer & Singer"])
    }
    if isOfSwift, random.isTrue(1, in: 8) { type.spelling = "Swift.\(type.canonical)" }
    return type
  }

  static func hashable(_ random: inout SeededGenerator) -> RandomType {
    random.element(of: simple.filter(\.isHashable))
  }

  private func wrapped(_ head: String, _ tail: String, values: [String]) -> RandomType {
    var type = self
    (type.spelling, type.canonical) = (head + spelling + tail, head + canonical + tail)
    (type.values, type.isHashable, type.isEmptyAtFirst) = (values, false, false)
    type.needsParentheses = false
    return type
  }

  func optional(_ random: inout SeededGenerator) -> RandomType {
    let parentheses = needsParentheses ? ("(", ")?") : ("", "?")
    var type = wrapped(parentheses.0, parentheses.1, values: values + ["nil"])
    if random.isTrue(1, in: 4) { type.spelling = "Optional<\(spelling)>" }
    type.isEmptyAtFirst = true
    return type
  }

  private func array(_ random: inout SeededGenerator) -> RandomType {
    let filled = values.first.map { ["[\($0)]", "[\($0), \($0)]"] } ?? []
    var type = wrapped("[", "]", values: filled + ["[]"])
    if random.isTrue(1, in: 4) { type.spelling = "Array<\(spelling)>" }
    type.isEmptyAtFirst = true
    return type
  }

  private var set: RandomType {
    var type = wrapped("Set<", ">", values: ["[]"] + values.prefix(1).map { "[\($0)]" })
    type.isEmptyAtFirst = true
    return type
  }

  private static func dictionary(
    _ key: RandomType, _ value: RandomType, _ random: inout SeededGenerator
  ) -> RandomType {
    let filled = zip(key.values, value.values).prefix(1).map { "[\($0): \($1)]" }
    var type = value.wrapped("[\(key.canonical): ", "]", values: filled + ["[:]"])
    type.spelling =
      random.isTrue(1, in: 4)
      ? "Dictionary<\(key.spelling), \(value.spelling)>" : "[\(key.spelling) : \(value.spelling)]"
    type.isEmptyAtFirst = true
    return type
  }

  private static func tuple(
    _ first: RandomType, _ second: RandomType, _ random: inout SeededGenerator
  ) -> RandomType {
    let labels = random.isTrue(1, in: 2) ? ("owl: ", "`in`: ") : ("", "")
    var type = RandomType(
      "(\(labels.0)\(first.canonical), \(labels.1.replacing("`", with: ""))\(second.canonical))")
    type.spelling = "(\(labels.0)\(first.spelling), \(labels.1)\(second.spelling))"
    let isLabeled = random.isTrue(1, in: 2)
    type.values = zip(first.values, second.values).prefix(2).map { one, other in
      isLabeled ? "(\(labels.0)\(one), \(labels.1)\(other))" : "(\(one), \(other))"
    }
    return type
  }

  private static func function(
    of parameters: [RandomType], to result: RandomType?, _ random: inout SeededGenerator
  ) -> RandomType {
    let attributes = random.element(of: ["", "@MainActor ", "@Sendable ", "@MainActor @Sendable "])
    let effects = random.element(of: ["", " async", " throws", " async throws"])
    let isInout = random.isTrue(1, in: 6)
    func text(_ part: (RandomType) -> String) -> String {
      let list = parameters.map { (isInout ? "inout " : "") + part($0) }.joined(separator: ", ")
      return "\(attributes)(\(list))\(effects) -> \(result.map(part) ?? "Void")"
    }
    var type = RandomType(text(\.canonical))
    type.spelling = text(\.spelling)
    type.needsParentheses = true
    return type
  }
}

extension SeededGenerator {
  mutating func isTrue(_ part: Int, in whole: Int) -> Bool {
    Int.random(in: 0..<whole, using: &self) < part
  }

  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &self)]
  }

  mutating func count(_ range: ClosedRange<Int>) -> Range<Int> {
    0..<Int.random(in: range, using: &self)
  }
}
