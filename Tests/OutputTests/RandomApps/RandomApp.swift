import MvvmgenAppModel
import MvvmgenStorage
import MvvmgenSyntax

@testable import mvvmgen

/// An app of random specs that are right, and what else it takes to compile what they give. The
/// same seed always makes the same app.
///
/// It knows the rules of the spec language for itself: a finding about one of its specs is an error
/// here or there.
struct RandomApp: CustomStringConvertible {
  /// How much it has, at random within these bounds.
  struct Size {
    var services: ClosedRange<Int>
    var screens: ClosedRange<Int>
    var flows: ClosedRange<Int>

    static let large = Size(services: 4...10, screens: 50...70, flows: 25...35)
    /// For runs of thousands that compile nothing.
    static let medium = Size(services: 2...4, screens: 5...10, flows: 4...8)
    /// Compiled in half a second, for runs of many thousands.
    static let small = Size(services: 1...2, screens: 1...4, flows: 1...3)
  }

  let seed: UInt64
  var random: SeededGenerator
  /// The specs, each under its file's name.
  private(set) var specs: [(path: String, json: JSONText)] = []
  /// Protocols that no spec declares.
  private(set) var ownServices: [String] = []
  var services: [String] = []
  /// What answers can call of services, by the names under which flows have these.
  var calls: [(service: String, function: RandomFunction)] = []
  /// What answers can read of them.
  var readings: [(service: String, value: RandomValue)] = []
  var screens: [RandomScreen] = []
  var flows: [RandomFlow] = []
  private var typeNumber = 0
  private var memberNumber = 0
  private var hardTypeNames = Self.hardTypeNames
  /// What was declared within alerts and answers since the last spec.
  var declaredInside: [String] = []
  /// How many links there are, and whether one of them takes all others.
  var linkNumber = 0
  var hasLinkForOthers = false
  /// The arguments of all launch points.
  private var launchArguments: Set<String> = []

  var description: String { "seed \(seed), \(specs.count) specs" }

  init(seed: UInt64, _ size: Size = .large) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    if hasTargets { hardTypeNames = hardTypeNames.filter(Self.namesOfNobody.contains) }
    addServices(random.count(size.services).count)
    for _ in random.count(size.screens) { addScreen() }
    let count = random.count(size.flows).count
    for _ in 0..<count { flows.append(RandomFlow(name: typeName(), in: &self)) }
    for index in flows.indices { join(flowAt: index) }
    for index in flows.indices.reversed() { furnish(flowAt: index) }
    for index in flows.indices { addSpec(ofFlowAt: index) }
  }

  var sources: [SourceFile] {
    let files = specs.enumerated().map { index, spec in
      let text = index.isMultiple(of: 3) ? spec.json.compact : spec.json.indented
      return SourceFile(path: "specs/\(spec.path)", bytes: Array(text.utf8))
    }
    return files + [SourceFile(path: "mvvmgen.json", bytes: Array(configuration.compact.utf8))]
  }

  /// Whether screens and flows report by closures; by turns with the other choices.
  var hasClosures: Bool { seed % 7 > 3 }

  /// Who draws screens that don't say so.
  var ui: String { ["uikit", "swiftui", "uikit", "none"][Int(seed / 2 % 4)] }

  /// Whether test doubles are in a module of their own.
  var hasDoublesApart: Bool { seed % 3 == 2 }

  /// Protocols of the app's own that are called like Foundation's say so.
  private var modules: [String: [String]] {
    let own = ownServices.filter(Self.namesOfFoundation.contains)
    return RandomType.modules.merging(["": own]) { $0 + $1 }
  }

  /// What `mvvmgen.json` says.
  private var configuration: JSONText { .object(settings) }

  /// Each choice follows the seed, so that few apps have them all.
  var settings: [(key: String, value: JSONText)] {
    var members: [(key: String, value: JSONText)] = [
      ("specs", .string("specs")),
      ("access", .string(["internal", "package", "public"][Int(seed % 3)])),
      ("ui", .string(ui)),
      ("flowOutput", .string(hasClosures ? "closures" : "delegate")),
      ("texts", .string(["localized", "L10n.string", "plain"][Int(seed / 3 % 3)])),
      ("links", Self.addresses[Int(seed % 3)]),
      (
        "modules",
        .object(
          modules.sorted { $0.key < $1.key }
            .map { ($0.key, .array($0.value.map { .string($0) })) })
      ),
    ]
    if seed % 5 < 3 {
      members.append(("observation", .string(seed % 5 == 0 ? "property" : "observable")))
    }
    if hasDoublesApart {
      members.append(("doubles", Self.doublesAndTests))
    } else if !seed.isMultiple(of: 3) {
      members.append(("doubles", .string("Doubles")))
    }
    if seed % 5 == 4 {
      let names = ["coordinator": "FlowController", "flowDelegate": "Navigation", "view": "Face"]
      members.append(
        ("names", .object(names.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })))
    }
    return members
  }

  private static let addresses: [JSONText] = {
    let schemes = ("schemes", JSONText.array([.string("owlery"), .string("owl-2+x")]))
    let hosts = ("hosts", JSONText.array([.string("owlery.app")]))
    return [[schemes], [hosts], [schemes, hosts]].map { .object($0) }
  }()

  private static let doublesAndTests = JSONText.object([
    ("folder", .string("Doubles")), ("module", .string("App")), ("tests", .string("Tests")),
    ("values", .object([("Flock", .string("= .empty")), ("Nest", .string("= Nest(eggs: [1])"))])),
  ])

  /// The protocols of services, as the app would declare them.
  var support: String {
    let own = ownServices.map { "@MainActor\npublic protocol \($0) {}\n" }
    return ([RandomType.support] + own).joined(separator: "\n")
  }

  /// - Parameter values: the names of what it declares, of which some may be secret.
  mutating func add(
    _ kind: String, _ name: String, _ members: [(key: String, value: JSONText)],
    declaring values: [String] = []
  ) {
    var members = members
    let values = values + declaredInside
    declaredInside = []
    if !values.isEmpty, random.isTrue(1, in: 3) {
      let secret = Set(random.count(0...4).map { _ in random.element(of: values) }).sorted()
      members.append(("secret", .array(secret.map { .string($0) })))
    }
    let json = JSONText.object([(kind, .string(name))] + members)
    specs.append(("\(name).\(kind).json", json))
  }
}

// MARK: - Names

extension RandomApp {
  /// Names of types that are words of Swift, of UIKit or of the generated code's own, or in letters
  /// that aren't ASCII.
  private static let hardTypeNames = [
    "Default", "Class", "View", "Window", "Return", "URLOpenerList", "IDs", "ÉcranPrincipal", "名前",
    "Item", "Button", "Connect", "Decisions", "Error", "Result", "Navigation", "Flow2Go", "X",
    "Self3", "Владимир",
    "App", "Scanner", "Operation", "Thread",
    "Void2", "Switch", "Model", "Optional", "Tab", "Alert", "Text", "_Underscored", "İstanbul",
  ]

  /// Those that no module has which its own targets import.
  private static let namesOfNobody: Set = [
    "URLOpenerList", "IDs", "ÉcranPrincipal", "名前", "Connect", "Decisions", "Flow2Go", "X", "Self3",
    "Владимир", "Void2", "_Underscored", "İstanbul",
  ]

  private static let namesOfFoundation = ["Scanner", "Operation", "Thread"]

  private static let words = [
    "owl", "list", "item", "value", "title", "user", "count", "name", "page", "text", "event",
    "result", "screen", "child", "parent", "view", "model", "stage", "animated", "observer",
    "token",
  ]

  /// Names of members in backticks, in other letters, and as UIKit's and the runtime's own.
  private static let hardNames = [
    "`default`", "`in`", "`class`", "`func`", "`is`", "`case`", "`return`", "`switch`", "`nil`",
    "`true`", "`as`", "`super`", "`throw`", "`where`", "`inout`", "`var`", "`let`", "`import`",
    "größe", "名", "owl🦉", "e\u{301}", "title", "description", "hash", "view", "isEditing", "value",
    "async", "some", "any", "get", "set", "open", "each", "actor", "await2", "repeat2", "owl_list",
    "screen", "coordinator", "stage", "parent", "child", "children", "push", "present", "finish",
    "back", "report", "animated", "self2", "object", "observer", "property", "wrappedValue",
    "error", "cancelled", "connect", "decisions", "delegate", "flow", "presence", "services",
    "start", "viewModel",
    "task", "bundle", "coder", "loadView", "viewDidLoad", "x", "id", "result", "T", "Value", "Name",
    "Self2", "_y", "access", "withMutation", "keyPath", "body",
    "`associatedtype`", "`rethrows`", "`fallthrough`", "`subscript`", "`operator`", "`extension`",
  ]

  mutating func typeName() -> String {
    typeNumber += 1
    if random.isTrue(1, in: 6), !hardTypeNames.isEmpty {
      return hardTypeNames.remove(at: Int.random(in: 0..<hardTypeNames.count, using: &random))
    }
    let word = random.element(of: Self.words)
    return word.prefix(1).uppercased() + word.dropFirst() + "\(typeNumber)"
  }

  /// A member's name that none of the taken ones is.
  mutating func memberName(avoiding taken: inout Set<String>) -> String {
    if random.isTrue(1, in: 3) {
      let name = random.element(of: Self.hardNames)
      let plain = name.replacing("`", with: "")
      // What a state's wrapper is stored as is a member too.
      let isDerived = taken.contains("_" + plain) || taken.contains(String(plain.dropFirst()))
      // The closures of events `self2` and `Self2` would both be `onSelf2`.
      let first = plain.prefix(1)
      let other = first == first.lowercased() ? first.uppercased() : first.lowercased()
      let hasTwin = taken.contains(other + plain.dropFirst()) && other != first
      if !isDerived, !hasTwin, taken.insert(plain).inserted { return name }
    }
    memberNumber += 1
    let name = random.element(of: Self.words) + "\(memberNumber % 50)"
    return taken.insert(name).inserted ? name : memberName(avoiding: &taken)
  }
}

// MARK: - Launch points

extension RandomApp {
  /// Points that start what has the inputs alone; few have any.
  mutating func launch(
    _ inputs: [RandomValue], variants: [String] = [], at beginning: String? = nil
  ) -> [(key: String, value: JSONText)] {
    guard random.isTrue(1, in: 4) else { return [] }
    var points: [(key: String, value: JSONText)] = []
    for _ in random.count(1...2) {
      guard let with = launchData(for: inputs) else { break }
      var point: [(key: String, value: JSONText)] = with.isEmpty ? [] : [("with", .object(with))]
      if let beginning { point.append(("at", .string(beginning))) }
      if let variant = variants.first, random.isTrue(1, in: 2) {
        point.append(("variant", .string(variant.replacing("`", with: ""))))
      }
      points.append((launchArgument(), .object(point)))
    }
    return points.isEmpty ? [] : [("launch", .object(points))]
  }

  /// A value for each input; nil where only code can make one.
  mutating func launchData(
    for inputs: [RandomValue]
  ) -> [(key: String, value: JSONText)]? {
    var with: [(key: String, value: JSONText)] = []
    for input in inputs where input.defaultValue == nil || random.isTrue(1, in: 2) {
      if input.type.values.isEmpty, input.defaultValue != nil { continue }
      guard !input.type.values.isEmpty else { return nil }
      with.append((input.key, .string("= " + random.element(of: input.type.values))))
    }
    return with
  }

  private mutating func launchArgument() -> String {
    let hard = [
      "default", "self2", "x", "in", "is-on-2-owls", "a-1-b", "raw-value", "switch", "OwlList",
      "owl_grid", "URL2", "a_B-c",
    ]
    let argument = random.element(of: hard)
    if random.isTrue(1, in: 3), launchArguments.insert(argument).inserted { return argument }
    let plain = "\(random.element(of: Self.words))-at-\(launchArguments.count)"
    launchArguments.insert(plain)
    return plain
  }
}

// MARK: - Services

extension RandomApp {
  private mutating func addServices(_ count: Int) {
    for _ in 0..<count {
      var name = typeName() + random.element(of: ["Service", "Service", "", "ing"])
      // Types of Swift that the specs of this app name.
      if ["Error", "Optional", "Result"].contains(name) { name += "Service" }
      // And of SwiftUI that views name.
      if ["App", "Button", "Text", "View"].contains(name) { name += "Service" }
      services.append(name)
      guard random.isTrue(2, in: 3) else {
        ownServices.append(name)
        continue
      }
      var taken: Set<String> = []
      let property = ServiceReference(TypeName(validated: name)).property.text
      var known: [String] = []
      let members = random.count(0...5).map { _ -> String in
        guard random.isTrue(1, in: 2) else {
          return served(avoiding: &taken, by: property, naming: &known)
        }
        let value = value(avoiding: &taken, mayHaveDefault: false)
        readings.append((property, value))
        known.append(value.key)
        return value.declaration + random.element(of: ["", "", " { get set }", " { get }"])
      }
      let list = JSONText.array(members.map { .string($0) })
      add("service", name, [("members", list)], declaring: known)
    }
  }

  /// A function, some with a parameter that it changes.
  private mutating func served(
    avoiding taken: inout Set<String>, by property: String, naming known: inout [String]
  ) -> String {
    var function = function(avoiding: &taken)
    known += function.parameters.map(\.value.key)
    if random.isTrue(1, in: 4) {
      let type = RandomType(random.element(of: ["inout Int", "inout [Owl?]", "inout Stage"]))
      function.parameters.append(("", RandomValue(name: "sumOfOwls", type: type)))
    }
    let effects = random.element(of: [
      "", " async", " throws", " async throws", " throws(Failure)", " async throws(Failure)",
    ])
    if random.isTrue(1, in: 4) { return generic(function, effects) }
    let isChanging = function.parameters.contains { $0.value.type.spelling.hasPrefix("inout ") }
    if effects.isEmpty, !isChanging { calls.append((property, function)) }
    let result = RandomType.random(using: &random).spelling
    return function.declaration + effects + (random.isTrue(1, in: 2) ? " -> \(result)" : "")
  }

  /// The function for all types of a kind.
  private mutating func generic(_ function: RandomFunction, _ effects: String) -> String {
    var function = function
    let isPlain = random.isTrue(1, in: 2)
    let types =
      isPlain
      ? ["some Decodable", "some Encodable & Sendable", "some Singer"]
      : [
        "Value", "Value.Type", "[Value]", "Value?", "[String: [Value?]]", "(Value, Int)",
        "Box<Value>", "@escaping (Value) -> Value", "((Value) -> Void)?", "any Sequence<Value>",
      ]
    function.parameters.append(
      ("", RandomValue(name: "valueOfOwl", type: RandomType(random.element(of: types)))))
    guard !isPlain else { return function.declaration + effects }
    let result = random.element(of: [
      "", " -> Value", " -> [Value]", " -> Value?", " -> Set<Value>", " -> [Value.Type]",
    ])
    let constraint =
      result.contains("Set")
      ? ": Hashable"
      : random.element(of: ["", ": Decodable", ": Hashable & Sendable", ": Singer"])
    let parts = function.declaration.split(separator: "(", maxSplits: 1)
    return "\(parts[0])<Value\(constraint)>(\(parts[1])\(effects)\(result)"
  }
}
