import AppModel
import Language
import Storage
import Syntax

/// Where the developer's code means a member of a service by a name that others have, too.
struct ServedMember {
  /// The names under which view models and flows have the service.
  private let properties: Set<String>
  /// The protocol, its doubles, and the types that conform to it.
  private var types: Set<String>
  /// What those inherit from besides, which may have the member for them.
  private var suppliers: Set<String> = []
  /// Those whose initializers have the properties as parameters.
  private var memberwise: Set<String>
  private let doubles: Set<String>
  /// The functions that have the same name.
  private let overloaded: Set<String>
  /// What comes before the member in extensions of the types that have the service.
  private let paths: [String: [[String]]]
  /// The names of screens and flows in the output and in scaffolded tests.
  private let senders: Set<String>
  /// The view models and coordinators, which may have the service.
  private let users: Set<String>
  /// What view models have that isn't the service, by their types.
  private let others: [String: Set<String>]

  init(of service: TypeName, in app: App) {
    doubles = [service.stub.text, service.spy.text]
    memberwise = doubles
    overloaded = Self.overloaded(in: app.services.first { $0.reference.name == service })
    paths = Self.paths(to: service, in: app)
    types = memberwise.union([service.text])
    let uses = app.screens.flatMap(\.services).filter { $0.service.name == service }
    properties = Set(
      uses.map(\.property.text) + [ServiceReference(service).property.text])
    let fixed: [FixedName] = [
      .viewModel, .flow, .delegate, .flowDelegate, .stage, .coordinator,
    ]
    senders = Set(
      app.screens.map(\.names.variable.text) + app.coordinators.map(\.names.variable.text)
        + fixed.map { "\($0.text)" })
    others = Dictionary(
      app.screens.map { ($0.names.defaultViewModel.text, Self.members(of: $0, besides: service)) },
      uniquingKeysWith: { first, _ in first })
    users = Set(paths.keys)
  }

  /// A view model has it in a property, a coordinator among its services.
  private static func paths(to service: TypeName, in app: App) -> [String: [[String]]] {
    var paths: [String: [[String]]] = [:]
    for screen in app.screens {
      let properties = screen.services.filter { $0.service.name == service }.map(\.property.text)
      paths[screen.names.defaultViewModel.text] = properties.flatMap { [[$0], ["self", $0]] }
    }
    let services = "\(FixedName.services.text)"
    for flow in app.coordinators {
      let properties = flow.services.filter { $0.name == service }.map(\.property.text)
      paths[flow.names.coordinator.text] = properties.flatMap {
        [[services, $0], ["self", services, $0]]
      }
    }
    return paths
  }

  private static func overloaded(in service: Service?) -> Set<String> {
    let names = (service?.declaration?.members ?? []).compactMap { member in
      if case .function(let function) = member { function.signature.name.text } else { nil }
    }
    return Set(Dictionary(grouping: names, by: \.self).filter { $1.count > 1 }.keys)
  }

  /// The properties of a screen's view model that can't be the service.
  private static func members(of screen: Screen, besides service: TypeName) -> Set<String> {
    let all = [
      screen.inputs, screen.state, screen.derived, screen.storage, screen.modelControllers,
    ].joined()
    return Set(all.filter { !$0.type.typeNames.contains(service) }.map(\.name.text))
  }

  /// Finds the types that conform in these files.
  mutating func findTypes(in files: [[UInt8]]) {
    let outlines = files.map { EnclosingTypes(in: $0) }
    let heads = outlines.flatMap(\.heads)
    var known = 0
    // Subclasses of what conforms follow, whatever the order of the files.
    while known < types.count {
      known = types.count
      for head in heads where !types.isDisjoint(with: head.words.dropFirst()) {
        if let name = head.name { types.insert(name) }
      }
      for file in outlines { types.formUnion(aliases(in: file.words)) }
    }
    for head in heads where head.name.map(types.contains) == true {
      suppliers.formUnion(head.words.dropFirst())
    }
    suppliers.subtract(types)
    let initialized = outlines.flatMap(\.words).filter { $0.text == "init" && !$0.word.isMember }
    let structures = heads.filter { $0.keyword == "struct" }.compactMap(\.name)
    memberwise.formUnion(
      types.intersection(structures).subtracting(initialized.compactMap(\.head?.name)))
  }

  /// Other names of the protocol: `typealias Store = OwlStore`.
  private func aliases(in words: [EnclosingTypes.Word]) -> [String] {
    words.indices.dropLast(2).compactMap { index in
      let isAlias = words[index].text == "typealias" && isOfService(words[(index + 2)...])
      return isAlias ? words[index + 1].text : nil
    }
  }

  /// Whether a type, or what has the service, comes next.
  private func isOfService(_ words: ArraySlice<EnclosingTypes.Word>) -> Bool {
    let next = words.prefix(2).drop { ["any", "some"].contains($0.text) }.first
    guard let next, !next.word.isMember else { return false }
    return types.contains(next.text) || properties.contains(next.text)
  }

  /// The variables and parameters that are the service by what is written after them, whatever else
  /// has their names: `let player = PlayerServiceSpy()`.
  private func variables(in words: [EnclosingTypes.Word], _ bytes: [UInt8]) -> Set<String> {
    let declared = words.indices.filter { index in
      let rest = bytes[words[index].word.range.upperBound...].drop { $0 == UInt8(ascii: " ") }
      let isDeclared = rest.first == UInt8(ascii: ":") || rest.first == UInt8(ascii: "=")
      return isDeclared && !words[index].word.isMember && isOfService(words[(index + 1)...])
    }
    return Set(declared.map { words[$0].text })
  }

  /// The words that may mean the member, each with whether it certainly does.
  func words(_ names: Set<String>, in bytes: [UInt8]) -> [(Identifiers.Word, isCertain: Bool)] {
    let file = SwiftWords(in: bytes)
    let words = file.words
    guard words.contains(where: { names.contains($0.text) }) else { return [] }
    let variables = variables(in: words, bytes)
    let locals = file.locals(besidesMembersOf: [])
    return words.indices.compactMap { index in
      let word = words[index]
      guard names.contains(word.text) else { return nil }
      let before = index > 0 ? words[index - 1].text : ""
      guard means(word, after: before, variables, in: bytes) else { return nil }
      return (word.word, isCertain(word, locals, in: file, bytes))
    }
  }

  /// Whether it is a label of a double's initializer, or behind the property of a type that has the
  /// service.
  private func isCertain(
    _ word: EnclosingTypes.Word, _ locals: Set<String>, in file: SwiftWords, _ bytes: [UInt8]
  ) -> Bool {
    guard word.word.isMember else { return file.made(with: word).map(doubles.contains) == true }
    guard !overloaded.contains(word.text), let user = word.head?.name,
      let receivers = word.word.receivers(in: bytes), let first = receivers.first
    else { return false }
    return paths[user]?.contains(receivers) == true && !locals.contains(first)
  }

  private func means(
    _ word: EnclosingTypes.Word, after before: String, _ variables: Set<String>, in bytes: [UInt8]
  ) -> Bool {
    let isWithin = word.head.map { !types.isDisjoint(with: $0.words) } == true
    guard !word.word.isMember else {
      guard let text = word.word.receiver(in: bytes) else { return true }
      if variables.contains(text) { return true }
      let isInUser = word.head.map { !users.isDisjoint(with: $0.words) } == true
      // A service may be called `flow`; in a test, that is a coordinator's.
      if properties.contains(text) { return isInUser || !senders.contains(text) }
      if ["self", "super", "Self"].contains(text) { return isWithin }
      let isType = text.unicodeScalars.first?.properties.isUppercase == true
      if isType { return types.contains(text) }
      let isOther = word.head?.words.contains { others[$0]?.contains(text) == true } == true
      return !isOther && !senders.contains(text)
    }
    guard !isDeclared(before) else {
      return isWithin || word.isIn(suppliers)
    }
    guard word.word.isLabel(in: bytes) else { return isWithin && !word.isShadowed }
    return word.word.labeledCallee(in: bytes).map { memberwise.contains($0.name) } == true
  }

  private func isDeclared(_ before: String) -> Bool {
    ["case", "func", "let", "var"].contains(before)
  }
}
