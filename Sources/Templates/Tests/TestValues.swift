import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// The values that scaffolded tests can make: those with a default, those whose types have an empty
/// value or one that the app has elsewhere, and stubs.
final class TestValues: Sendable {
  let configuration: Configuration
  private let found: Found

  init(_ app: App) {
    (configuration, found) = (app.configuration, Found(app))
  }

  private init(_ whole: TestValues, _ configuration: Configuration) {
    (found, self.configuration) = (whole.found, configuration)
  }

  /// Tables of the app, each made when it is needed first: few runs need any.
  private final class Found: Sendable {
    let app: App
    let screens: Once<[TypeName: Screen]>
    let coordinators: Once<[TypeName: Coordinator]>
    let services: Once<[TypeName: Service]>
    let callers: Once<[MemberName: Set<TypeName>]>
    let choices: Once<Set<TypeName>>
    let idle: Once<Set<TypeName>>
    /// A value of each type that has one in a spec.
    let known: Once<[SwiftType: SwiftValue]>
    /// The types that screens list.
    let listed: Once<Set<SwiftType>>

    init(_ app: App) {
      self.app = app
      screens = Once {
        Dictionary(app.screens.map { ($0.names.base, $0) }) { first, _ in first }
      }
      coordinators = Once {
        Dictionary(app.coordinators.map { ($0.names.base, $0) }) { first, _ in first }
      }
      services = Once {
        Dictionary(app.services.map { ($0.reference.name, $0) }) { first, _ in first }
      }
      callers = Once { TestValues.callers(in: app) }
      choices = Once {
        Set(app.screens.compactMap(\.choice?.name) + app.coordinators.compactMap(\.names.declared))
      }
      idle = Once {
        let idle = ScratchMemory.reusing { app.services.filter { $0.idle != nil } }
        return Set(idle.map(\.reference.name))
      }
      known = Once { TestValues.known(in: app) }
      listed = Once { Set(app.screens.compactMap(\.list?.item)) }
    }
  }

  var screens: [TypeName: Screen] { found.screens.value }
  var coordinators: [TypeName: Coordinator] { found.coordinators.value }
  var services: [TypeName: Service] { found.services.value }
  /// The flows that call a service when they start, or get an event from outside.
  var callers: [MemberName: Set<TypeName>] { found.callers.value }
  var embedded: EmbeddedScreens { found.app.embedded }
  /// The protocols that choose between a screen's variants, or give a flow, which have a default.
  var choices: Set<TypeName> { found.choices.value }
  /// The services that can do nothing, in a preview.
  var idle: Set<TypeName> { found.idle.value }

  /// For the tests of a target.
  func `in`(_ configuration: Configuration) -> TestValues { TestValues(self, configuration) }

  /// The value of each `Bool`.
  static var bool: SwiftValue { .literal("true") }

  /// Something that only the developer can write.
  struct Unknown: Error {
    /// The missing part, as text in a literal.
    let need: Code
  }

  /// Values by their types: the first in a sample, else a default.
  private static func known(in app: App) -> [SwiftType: SwiftValue] {
    var known: [SwiftType: SwiftValue] = [:]
    func add(_ value: SwiftValue?, _ type: SwiftType) {
      if let value, known[type] == nil { known[type] = value }
    }
    for screen in app.screens where !screen.samples.isEmpty {
      let types = Dictionary(
        (screen.inputs + screen.state).map { ($0.name, $0.type) },
        uniquingKeysWith: { first, _ in first })
      for value in screen.samples.flatMap(\.values) {
        if let type = types[value.name] { add(value.value, type) }
      }
    }
    func add(_ properties: [Property]) {
      for property in properties { add(property.defaultValue, property.type) }
    }
    for screen in app.screens {
      add(screen.inputs)
      add(screen.state)
    }
    for coordinator in app.coordinators {
      add(coordinator.inputs)
      add(coordinator.state)
    }
    return known
  }

  private static func callers(in app: App) -> [MemberName: Set<TypeName>] {
    var callers: [MemberName: Set<TypeName>] = [:]
    for flow in app.coordinators {
      for answer in flow.ownAnswers {
        answer.visitSteps { step in
          guard case .call(let call) = step else { return }
          callers[call.service, default: []].insert(flow.names.base)
        }
      }
    }
    return callers
  }

  private func ownValue(of type: SwiftType) -> SwiftValue? {
    (writtenValue(of: type) ?? id(of: type)).map(configuration.inDoubles)
  }

  private func writtenValue(of type: SwiftType) -> SwiftValue? {
    configuration.doubles?.values[type]?.value ?? type.emptyValue ?? found.known.value[type]
  }

  /// `Owl.hedwig.id` for `Owl.ID`, where `.hedwig` is the value of a type that a screen lists, or that
  /// has a value in the configuration.
  private func id(of type: SwiftType) -> SwiftValue? {
    guard let owner = type.ownerOfID,
      found.listed.value.contains(owner) || configuration.doubles?.values[owner] != nil,
      let value = writtenValue(of: owner)
    else { return nil }
    switch value.kind {
    case .member, .call: break
    case .literal, .nil, .array, .dictionary, .tuple, .type, .data: return nil
    }
    let isShort = value.interned.bytes.first == UInt8(ascii: ".")
    let written = (isShort ? owner.text : "") + value.interned.string
    // `id` is a member of a value, which is printed like a type's.
    return .member(of: SwiftType(TypeName(validated: written)), MemberName(validated: "id"))
  }

  func ownValue(of service: ServiceReference) -> SwiftValue? {
    configuration.doubles?.values[SwiftType(service.name)].map { configuration.inDoubles($0.value) }
  }

  // MARK: - Imports

  /// Adds the modules that values of these types need.
  func addImports(for types: some Sequence<SwiftType>, to imports: inout Imports) {
    for type in types {
      imports.add(hidden: type)
      if let value = ownValue(of: type) { imports.add(hidden: value) }
    }
  }

  /// Adds the modules that a screen needs that a test creates.
  func addImports(for screen: Screen, to imports: inout Imports) {
    addImports(for: screen.inputs.map(\.type), to: &imports)
    for sample in screen.samples.first?.values ?? [] { imports.add(hidden: sample.value) }
  }

  /// Adds the modules that stubs of these services need.
  func addImports(for uses: some Sequence<ServiceReference>, to imports: inout Imports) {
    for use in uses {
      imports.add(hidden: CollectionOfOne(use.name))
      if let value = ownValue(of: use) {
        imports.add(hidden: value)
        continue
      }
      imports.add(hidden: CollectionOfOne(use.name.stub))
      for member in services[use.name]?.declaration?.members ?? [] {
        let type =
          switch member {
          case .value(let value): value.type
          case .function(let function): function.result
          }
        addImports(for: [type].compactMap(\.self), to: &imports)
      }
    }
  }

  // MARK: - Arguments

  /// A value as far as a `switch` tells it apart.
  enum Known {
    case one(Choice.Case)
    case others(besides: [Choice.Case])

    fileprivate func brought(besides type: SwiftType) -> [MemberName] {
      guard case .one(let one) = self, !isThere(in: type) else { return [] }
      return one.values.compactMap(\.variable)
    }

    /// The literal that it is, of this type.
    fileprivate func literal(of type: SwiftType) -> Code? {
      switch self {
      case .one(let one): one.literal == nil ? nil : "\(unescaped: one.name)"
      case .others(let cases) where type.meaning == .bool && cases.count == 1:
        cases.first?.literal == .true ? "false" : "true"
      case .others where type.isOptional && !isThere(in: type): "nil"
      case .others: nil
      }
    }

    /// Whether it is an optional's value, and not nil.
    fileprivate func isThere(in type: SwiftType) -> Bool {
      guard type.isOptional else { return false }
      return switch self {
      case .one(let one): one.name.isSome
      case .others(let cases): cases.contains { $0.literal == .nil }
      }
    }
  }

  /// The data of an event.
  struct Data {
    /// The parameters' values, by their names.
    fileprivate(set) var values: [MemberName: Code] = [:]
    /// The declarations of constants for values that aren't literals.
    fileprivate(set) var constants: CodeList = []
    /// The names that they may have.
    fileprivate(set) var names: [MemberName] = []

    /// The arguments of a call, with labels unless it is that of a closure.
    func arguments(of event: Signature, isLabeled: Bool = true) -> CodeList {
      event.parameters.map { parameter in
        .argument(isLabeled ? parameter.argumentLabel : nil, values[parameter.name] ?? .empty)
      }
    }
  }

  /// The arguments of a call.
  func arguments(_ parameters: some Sequence<Signature.Parameter>) throws(Unknown) -> CodeList {
    var arguments: CodeList = []
    for (index, parameter) in parameters.enumerated() {
      let value = try value(parameter.type, of: parameter.name, number: index + 1).code
      arguments += [.argument(parameter.argumentLabel, value)]
    }
    return arguments
  }

  /// - Parameters:
  ///   - taken: names that no constant may have.
  ///   - cases: the cases of some of the parameters.
  func data(
    of event: Signature, besides taken: [MemberName], in cases: [MemberName: Known] = [:]
  ) throws(Unknown) -> Data {
    var data = Data()
    let names = Set(taken)
    let own = event.parameters.map(\.name)
    let brought = event.parameters.flatMap { cases[$0.name]?.brought(besides: $0.type) ?? [] }
    if let name = cases.keys.first(where: { !own.contains($0) })
      ?? brought.first(where: own.contains)
    {
      throw Unknown(need: "the case of \(name)")
    }
    for (index, parameter) in event.parameters.enumerated() {
      let constant = parameter.name.free(FreeSuffix.value, avoiding: names)
      data.names.append(constant)
      try add(parameter, cases[parameter.name], number: index + 1, in: constant, to: &data)
    }
    return data
  }

  private func add(
    _ parameter: Signature.Parameter, _ known: Known?, number: Int, in constant: MemberName,
    to data: inout Data
  ) throws(Unknown) {
    if let literal = known?.literal(of: parameter.type) {
      data.values[parameter.name] = literal
      return
    }
    let isThere = known?.isThere(in: parameter.type) == true
    let type = isThere ? parameter.type.wrapped : parameter.type
    if case .others(let besides)? = known, besides.count > (isThere ? 1 : 0),
      !ownValue(of: type).isOther(than: besides.map(\.name))
    {
      throw Unknown(need: "another case of \(type)")
    }
    if case .one(let one)? = known, !isThere {
      data.values[parameter.name] = "\(constant)"
      let type: Code = "\(configuration.inDoubles(type))"
      let value = try value(of: one, into: &data)
      data.constants += [Layout.initialized.filled("let \(constant)", type, value)]
      return
    }
    let value = try value(type, of: parameter.name, number: number)
    let code = value.isLiteral ? value.code : "\(constant)"
    data.values[parameter.name] = code
    if case .one(let one)? = known {
      for name in one.values.compactMap(\.variable) { data.values[name] = code }
    }
    if !value.isLiteral { data.constants += [self.constant(constant, type, value.code)] }
  }

  /// The case with its data, which the steps of the case pass on.
  private func value(
    of one: Choice.Case, into data: inout Data
  ) throws(Unknown) -> Code {
    var arguments: CodeList = []
    for (index, brought) in one.values.enumerated() {
      let parameter = brought.parameter
      let value = try value(parameter.type, of: parameter.name, number: index + 1).code
      arguments += [.argument(parameter.argumentLabel, value)]
      guard let name = brought.variable else { continue }
      data.values[name] = value
    }
    guard !arguments.isEmpty else { return ".\(label: one.name)" }
    return .call(".\(label: one.name)", arguments)
  }

  /// The arguments for the inputs that have no default, from the first sample that has them.
  ///
  /// - Parameter withoutDefaults: whether the initializer has no defaults, as that of a stub.
  func arguments(
    for inputs: [Property], of screen: Screen? = nil, withoutDefaults: Bool = false
  ) throws(Unknown) -> CodeList {
    var arguments: [Code] = []
    for (index, input) in inputs.enumerated() where withoutDefaults || input.defaultValue == nil {
      let sampled = screen?.samples.first.flatMap { $0[input.name] }
      let value: Code =
        if let sampled { "\(configuration.inDoubles(sampled))" } else {
          try value(input.type, of: input.name, number: index + 1).code
        }
      arguments.append("\(argument: input.name): \(value)")
    }
    return arguments.map { $0 }
  }

  /// Its type is written unless the value is a call of its initializer, or the id of an item.
  private func constant(_ name: MemberName, _ type: SwiftType, _ value: Code) -> Code {
    let isMade =
      if case .call(let callee, _)? = ownValue(of: type)?.kind, case .type(type) = callee.kind {
        true
      } else {
        writtenValue(of: type) == nil && (id(of: type) != nil || type.sample(name, 0) != nil)
      }
    if isMade { return .assignment("let \(name)", value) }
    return Layout.initialized.filled("let \(name)", "\(configuration.inDoubles(type))", value)
  }

  /// Another value of a state than the one that it will get; nil where there is no literal.
  func literal(of state: Property, besides value: SwiftValue) -> Code? {
    if state.type == .bool { return value == Self.bool ? "false" : "true" }
    let type = value == .nil ? state.type.wrapped : state.type
    let number = value == .literal("1") ? 2 : 1
    let isNamed =
      configuration.doubles?.values[type] == nil && (type == .string || type.takesZero)
    guard isNamed || writtenValue(of: type) != value,
      let other = try? self.value(type, of: state.name, number: number), other.isLiteral
    else { return nil }
    return other.code
  }

  /// A value that differs from those of other names: the name itself, or the number.
  private func value(
    _ type: SwiftType, of name: MemberName, number: Int
  ) throws(Unknown) -> (code: Code, isLiteral: Bool) {
    if type == .bool { return ("\(Self.bool)", true) }
    if configuration.doubles?.values[type] == nil {
      if type.isOptional, let value = try? self.value(type.wrapped, of: name, number: number) {
        return value
      }
      if type == .string { return ("\"\(unescaped: name)\"", true) }
      if type.takesZero { return (Code(InternedText("\(number)")), true) }
    }
    guard let value = ownValue(of: type) else {
      if let sample = type.sample(name, number) { return (sample, false) }
      return (try value(type), type.takesZero)
    }
    switch value.kind {
    case .literal, .nil, .array, .dictionary: return ("\(value)", true)
    case .member, .call, .type, .tuple, .data: return ("\(value)", false)
    }
  }

  func value(_ type: SwiftType) throws(Unknown) -> Code {
    if let value = ownValue(of: type) { return "\(value)" }
    if type.takesZero { return "0" }
    guard let value = type.finishedStream ?? type.sample(MemberName(validated: "value"), 1) else {
      throw Unknown(need: "a value of \(type)")
    }
    return value
  }
}

extension SwiftType {
  /// A value of one of Foundation's types, which differs from those of other names.
  fileprivate func sample(_ name: MemberName, _ number: Int) -> Code? {
    switch text {
    case "URL": "URL(fileURLWithPath: \"/\(unescaped: name)\")"
    case "Date": "Date(timeIntervalSince1970: \(Code(InternedText("\(number)"))))"
    case "UUID": "UUID()"
    default: nil
    }
  }
}

extension SwiftValue? {
  /// Whether it is a case that isn't among these.
  fileprivate func isOther(than cases: [MemberName]) -> Bool {
    if case .nil? = self?.kind { return true }
    return self?.memberName.map { !cases.contains($0) } == true
  }
}

extension Code {
  /// A file with a type for tests.
  static func tests(
    _ name: TypeName, _ subject: Code, _ imports: Code, _ members: CodeList
  ) -> Code {
    """
    \(imports)

    /// \(subject)
    @MainActor
    struct \(name) {
      \(sections: members)
    }

    """
  }

  /// A test that doesn't run before the developer has written something.
  static func disabled(
    _ name: MemberName, _ reason: Code, _ lines: CodeList, effects: Code = ""
  ) -> Code {
    """
    @Test(.disabled("\(reason)"))
    func \(name)()\(effects) {
      \(lines: lines)
    }
    """
  }
}
