import MvvmgenAppModel
import MvvmgenStorage
import MvvmgenSyntax

@testable import mvvmgen

/// `name: Type = value`
struct RandomValue {
  /// In backticks where it is a keyword.
  let name: String
  let type: RandomType
  var defaultValue: String?

  var declaration: String {
    "\(name): \(type.spelling)" + (defaultValue.map { " = \($0)" } ?? "")
  }

  /// The name as `with` and answers have it.
  var key: String { name.replacing("`", with: "") }
}

/// `name(label name: Type, …)`
struct RandomFunction {
  var name: String
  var parameters: [(label: String, value: RandomValue)] = []

  var declaration: String {
    let list = parameters.map { label, value in
      let escaping = value.isEscaping ? "@escaping " : ""
      return "\(label)\(value.name): \(escaping)\(value.type.spelling)"
    }
    return "\(name)(\(list.joined(separator: ", ")))"
  }

  var key: String { name.replacing("`", with: "") }
}

extension RandomValue {
  /// Whether a parameter of it is marked `@escaping`, which a spec may do or leave out.
  fileprivate var isEscaping: Bool {
    type.needsParentheses && type.canonical.contains("->") && name.utf8.count.isMultiple(of: 2)
  }
}

extension RandomApp {
  mutating func value(
    avoiding taken: inout Set<String>, mayHaveDefault: Bool = true
  ) -> RandomValue {
    let name = memberName(avoiding: &taken)
    let type = RandomType.random(using: &random)
    let hasDefault = mayHaveDefault && !type.values.isEmpty && random.isTrue(1, in: 2)
    return RandomValue(
      name: name, type: type, defaultValue: hasDefault ? random.element(of: type.values) : nil)
  }

  /// A value that is stored from the start.
  mutating func storedValue(avoiding taken: inout Set<String>) -> RandomValue {
    let value = value(avoiding: &taken)
    guard value.defaultValue == nil, !value.type.isEmptyAtFirst else { return value }
    return RandomValue(name: value.name, type: value.type.optional(&random))
  }

  mutating func function(avoiding taken: inout Set<String>, prefix: String = "") -> RandomFunction {
    var function = RandomFunction(name: memberName(avoiding: &taken))
    var names: Set<String> = []
    for _ in random.count(0...3) {
      let value = value(avoiding: &names, mayHaveDefault: false)
      let label = random.element(of: ["", "", "_ ", "with ", "for ", "`inout` ", "in "])
      function.parameters.append((label, value))
    }
    return function
  }

  mutating func documented(_ declaration: String) -> JSONText {
    guard random.isTrue(1, in: 6) else { return .string(declaration) }
    return .object([("declare", .string(declaration)), ("summary", summary())])
  }

  private func late(_ declaration: String) -> JSONText {
    .object([("declare", .string(declaration)), ("late", .string("drop"))])
  }

  mutating func summary() -> JSONText {
    .string(
      random.element(of: [
        "What it is for.", "Ends */ it, /* begins it, \\(interpolates), \"\"\" and #if.",
        "Two lines,\nand a third:\r\n- `code`\n\n\u{2028}Another.", "Größe 🦉 \u{202E}back",
        String(repeating: "It is long. ", count: 30), "", "/// // *", "\u{0}\u{7}", "\t  ",
      ]))
  }
}

/// A screen, as those need to know it who show it.
struct RandomScreen {
  let name: String
  var inputs: [RandomValue] = []
  var actions: [RandomFunction] = []
  var events: [RandomFunction] = []
  var variants: [String] = []
  var samples: [(key: String, value: JSONText)] = []
  var alerts: [(key: String, value: JSONText)] = []
  var title: JSONText?
  var isSession = false
  /// Whether it is a picker or a session.
  var isOfSystem = false
  /// The screens that it embeds, by their indices.
  var embeds: [Int] = []
  /// Their inputs.
  var embeddedInputs: [RandomValue] = []

  /// What showing it takes.
  var needs: [RandomValue] { inputs + embeddedInputs }
}

extension RandomApp {
  /// The members that a screen may have itself.
  private static let reserved = Set(
    [FixedName.alert, .flowDelegate, .list, .presence, .variant].map { "\($0.text)" })

  mutating func addScreen() {
    guard !random.isTrue(1, in: 8) else { return addPicker() }
    guard !random.isTrue(1, in: 8) else { return addExternal() }
    var screen = RandomScreen(name: typeName())
    var taken = Self.reserved
    screen.inputs = inputs(avoiding: &taken)
    let needed = Set(random.count(0...3).map { _ in random.element(of: services) }).sorted()
      .filter { taken.insert(TypeName(validated: $0).lowercased.text).inserted }
    let items = needed.map { service in
      random.isTrue(1, in: 3) ? "\(memberName(avoiding: &taken)): \(service)" : service
    }
    let state = random.count(0...3).map { _ in storedValue(avoiding: &taken) }
    let fields = random.count(0...2).map { _ in field(of: screen, avoiding: &taken) }
    let derived = random.count(0...2).map { _ in
      value(avoiding: &taken, mayHaveDefault: false)
    }
    for _ in random.count(0...3) { screen.actions.append(function(avoiding: &taken)) }
    taken.insert("cancelled")
    var forwards: [RandomFunction] = []
    for _ in random.count(0...5) {
      var event = function(avoiding: &taken)
      // `value` and `Value` are one closure, `onValue`.
      let rest = event.key.dropFirst()
      taken.formUnion([
        event.key.prefix(1).uppercased() + rest, event.key.prefix(1).lowercased() + rest,
      ])
      var action = event
      // What the action doesn't take, the screen has.
      if let value = (state + fields).first, random.isTrue(1, in: 4) {
        event.parameters = [("", RandomValue(name: value.name, type: value.type))]
        action.parameters = []
      }
      screen.events.append(event)
      if random.isTrue(1, in: 2) { forwards.append(action) }
    }
    if random.isTrue(1, in: 6) { screen.variants = ["grid", "`default`"] }
    screen.samples = samples(of: screen.inputs, state + fields)
    screen.alerts = alerts(of: screen, forwards, state + fields + derived)
    if random.isTrue(1, in: 3) { screen.title = shown(screen.inputs + state + fields + derived) }
    if random.isTrue(1, in: 5) { embed(in: &screen) }
    add(
      screen, items, state: state, fields: fields, derived: derived, forwards: forwards)
    screens.append(screen)
  }

  /// Screens of whose inputs none has the name of another.
  private mutating func embed(in screen: inout RandomScreen) {
    var (names, contained) = (Set(screen.inputs.map(\.key)), Set<Int>())
    for _ in random.count(1...3) {
      guard let index = screens.indices.randomElement(using: &random) else { return }
      let content = contents(of: index)
      let needs = screens[index].needs
      guard !screens[index].isOfSystem, contained.isDisjoint(with: content),
        names.isDisjoint(with: needs.map(\.key))
      else { continue }
      contained.formUnion(content)
      names.formUnion(needs.map(\.key))
      screen.embeds.append(index)
      screen.embeddedInputs += needs
    }
  }

  /// A screen and all that it embeds.
  func contents(of index: Int) -> [Int] { [index] + screens[index].embeds.flatMap(contents) }

  /// States that it can be in; none where only code can make an input.
  private mutating func samples(
    of inputs: [RandomValue], _ state: [RandomValue]
  ) -> [(key: String, value: JSONText)] {
    guard random.isTrue(1, in: 3) else { return [] }
    return random.element(of: [["default"], ["two owls", "in", "X 2 y"]]).compactMap { name in
      guard let inputs = launchData(for: inputs) else { return nil }
      let values = state.filter { value in
        !value.type.values.isEmpty && !inputs.contains { $0.key == value.key }
          && random.isTrue(1, in: 3)
      }
      let others = values.map { value in
        (value.key, JSONText.string("= " + random.element(of: value.type.values)))
      }
      return (name, .object(inputs + others))
    }
  }

  /// What the view edits: the common types of controls among all others, some from an input.
  private mutating func field(
    of screen: RandomScreen, avoiding taken: inout Set<String>
  ) -> RandomValue {
    // A binding to a field of this name isn't found yet: `Bindable` has it itself.
    taken.formUnion(["wrappedValue", "projectedValue"])
    let inputs = screen.inputs.filter { input in
      !["true", "false", "nil"].contains(input.key)
        && input.key.unicodeScalars.first?.properties.isLowercase == true
    }
    if !inputs.isEmpty, random.isTrue(1, in: 3) {
      let input = random.element(of: inputs)
      let isSame = taken.insert("begins with \(input.key)").inserted && random.isTrue(1, in: 3)
      let name = isSame ? input.name : memberName(avoiding: &taken)
      return RandomValue(name: name, type: input.type, defaultValue: input.key)
    }
    return storedValue(avoiding: &taken)
  }

  /// Flows that begin with the screen take its inputs as their own.
  private mutating func inputs(avoiding taken: inout Set<String>) -> [RandomValue] {
    var names = taken.union(RandomFlow.reserved)
    let inputs = random.count(0...3).map { _ in value(avoiding: &names) }
    taken.formUnion(inputs.map(\.key))
    return inputs
  }

  private mutating func add(
    _ screen: RandomScreen, _ services: [String], state: [RandomValue], fields: [RandomValue],
    derived: [RandomValue], forwards: [RandomFunction]
  ) {
    var members: [(key: String, value: JSONText)] = []
    if random.isTrue(1, in: 2) { members.append(("summary", summary())) }
    let lists: [(String, [String])] = [
      ("inputs", screen.inputs.map(\.declaration)),
      ("state", state.map(\.declaration)), ("fields", fields.map(\.declaration)),
      ("derived", derived.map(\.declaration)),
      (
        "actions",
        screen.actions.map { $0.declaration + (random.isTrue(1, in: 4) ? " async" : "") }
          + forwards.map(\.declaration)
      ),
      ("flow", screen.events.map(\.declaration)),
    ]
    let tapped = forwards.map(\.name)
    for (key, declarations) in lists where !declarations.isEmpty || random.isTrue(1, in: 10) {
      let list = declarations.enumerated().map { index, declaration in
        key == "flow" && !tapped.contains(screen.events[index].name) && random.isTrue(1, in: 6)
          ? late(declaration) : documented(declaration)
      }
      members.append((key, .array(list)))
    }
    if !services.isEmpty {
      members.append(("services", .array(services.map { .string($0) })))
    }
    if !screen.variants.isEmpty {
      let names = screen.variants.map { JSONText.string($0.replacing("`", with: "")) }
      members.append(("variants", .array(names)))
    }
    if let title = screen.title { members.append(("title", title)) }
    if !screen.alerts.isEmpty { members.append(("alerts", .object(screen.alerts))) }
    if !screen.samples.isEmpty { members.append(("samples", .object(screen.samples))) }
    if screen.embeds.isEmpty {
      if random.isTrue(1, in: 5) { members.append(("list", .string("Owl"))) }
    } else {
      members.append(("embeds", .array(screen.embeds.map { .string(screens[$0].name) })))
    }
    members += view(of: screen)
    if random.isTrue(1, in: 8) { members.append(("restore", .bool(false))) }
    let values = screen.inputs + state + fields + derived
    let parameters = (screen.actions + screen.events).flatMap { $0.parameters.map(\.value) }
    add(
      "screen", screen.name, members + launch(screen.needs, variants: screen.variants),
      declaring: (values + parameters).map(\.key))
  }

  /// A screen that exists by hand, whose events are members as well.
  private mutating func addExternal() {
    var screen = RandomScreen(name: typeName())
    var taken = Self.reserved.union(["cancelled"])
    screen.inputs = inputs(avoiding: &taken)
    for _ in random.count(0...5) { screen.events.append(function(avoiding: &taken)) }
    var members: [(key: String, value: JSONText)] = [("external", .bool(true))]
    if random.isTrue(1, in: 2) { members.append(("summary", summary())) }
    for (key, declarations) in [
      ("inputs", screen.inputs.map(\.declaration)), ("flow", screen.events.map(\.declaration)),
    ] where !declarations.isEmpty || random.isTrue(1, in: 10) {
      members.append((key, .array(declarations.map { documented($0) })))
    }
    add("screen", screen.name, members)
    screens.append(screen)
  }

  /// A screen of the system's, with a result and a cancellation.
  private mutating func addPicker() {
    var screen = RandomScreen(name: typeName())
    var taken = Self.reserved
    screen.inputs = inputs(avoiding: &taken)
    let needed = services.filter { _ in random.isTrue(1, in: 10) }
      .filter { taken.insert(TypeName(validated: $0).lowercased.text).inserted }
    var eventNames: Set<String> = ["cancelled"]
    var picked = function(avoiding: &eventNames)
    if picked.parameters.isEmpty {
      var names: Set<String> = []
      picked.parameters.append(("", value(avoiding: &names, mayHaveDefault: false)))
    }
    screen.events = [picked, RandomFunction(name: memberName(avoiding: &eventNames))]
    if random.isTrue(1, in: 2) { screen.events.reverse() }
    let lists = [
      ("inputs", screen.inputs.map(\.declaration)), ("flow", screen.events.map(\.declaration)),
    ]
    screen.isOfSystem = true
    // Not all are sessions, which can only be presented.
    screen.isSession = screens.contains { !$0.isSession } && random.isTrue(1, in: 3)
    var members: [(key: String, value: JSONText)] = [
      ("view", .string(screen.isSession ? "session" : "picker"))
    ]
    for (key, declarations) in lists where !declarations.isEmpty {
      members.append((key, .array(declarations.map { documented($0) })))
    }
    if !needed.isEmpty { members.append(("services", .array(needed.map { .string($0) }))) }
    // Nothing would be below a session.
    if !screen.isSession { members += launch(screen.inputs) }
    add("screen", screen.name, members)
    screens.append(screen)
  }

  private mutating func view(of screen: RandomScreen) -> [(key: String, value: JSONText)] {
    let storyboard: [(key: String, value: JSONText)] = [
      ("kind", .string("storyboard")), ("storyboard", .string("Übersicht 1")),
    ]
    // Each of several variants has its own.
    let identifier = screen.variants.isEmpty ? [("identifier", JSONText.string("owl-1"))] : []
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return [("view", .string("none"))]
    case 1 where ui != "swiftui" && screen.embeds.isEmpty:
      return [("view", .string("storyboard"))]
    case 2 where ui != "swiftui" && screen.embeds.isEmpty:
      return [("view", .object(storyboard + identifier))]
    case 3: return [("view", .string("swiftui"))]
    case 4: return [("view", .string("uikit"))]
    default: return []
    }
  }
}
