import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// The extensions of screens and coordinators that write their data to a place, and make them from it.
final class PlaceTemplate: Sendable {
  /// Those that places contain, by their types.
  private let screens: [TypeName: Screen]
  private let flows: [TypeName: Coordinator]
  private let embedded: EmbeddedScreens

  init(_ app: App) {
    embedded = app.embedded
    let embedded = embedded
    func isRestored(_ screen: Screen) -> Bool {
      screen.isRestored && embedded[screen].allSatisfy(isRestored)
    }
    screens = Dictionary(
      app.screens.filter(isRestored).map { ($0.names.screen, $0) },
      uniquingKeysWith: { first, _ in first })
    flows = Dictionary(
      app.coordinators.filter(\.isRestored).flatMap { flow in
        [flow.names.coordinator, flow.names.declared].compactMap { $0.map { ($0, flow) } }
      },
      uniquingKeysWith: { first, _ in first })
  }

  private init(_ screens: [Screen], _ flows: [(TypeName, Coordinator)], _ embedded: EmbeddedScreens)
  {
    self.screens = Dictionary(screens.map { ($0.names.screen, $0) }) { first, _ in first }
    self.flows = Dictionary(flows) { first, _ in first }
    self.embedded = embedded
  }

  private static let empty = PlaceTemplate([], [], EmbeddedScreens())

  /// As much of it as the code of a screen needs.
  func part(of screen: Screen) -> PlaceTemplate {
    guard screens[screen.names.screen] != nil else { return .empty }
    return PlaceTemplate([screen], [], embedded.part(of: screen))
  }

  /// As much of it as the code of a flow needs.
  func part(of coordinator: Coordinator) -> PlaceTemplate {
    guard flows[coordinator.names.coordinator] != nil else { return .empty }
    let shown = destinations(of: coordinator, .screen).flatMap(\.withEmbedded)
    let started = destinations(of: coordinator, .flow).map(\.target.type)
    return PlaceTemplate(
      shown.compactMap { screens[$0.target.type] },
      ([coordinator.names.coordinator] + started).compactMap { type in
        flows[type].map { (type, $0) }
      },
      EmbeddedScreens())
  }

  /// All that the code is made from; nil if it may be different in each run.
  var sources: [any AnyObject & Sendable]? {
    let screens = screens.values.sorted { $0.names.base < $1.names.base }
    let flows = flows.sorted { $0.key < $1.key }.map(\.value.version)
    guard !flows.contains(where: { $0 == nil }) else { return nil }
    return screens + flows.compactMap(\.self)
  }

  private var inputs: Code { "\(.runtime).Stage.Place.Inputs" }

  // MARK: - Writing

  func code(of screen: Screen, _ access: Code) -> Code {
    guard screens[screen.names.screen] != nil else { return .empty }
    let variant: Code =
      screen.variants.isEmpty ? "" : encode("\(.variant).rawValue", as: MemberName(.variant))
    let values: CodeList =
      screen.inputs.map { encode(own($0.name), as: $0.name) } + [variant]
      + embedded[screen].map(\.names.property).map { encode("\(inputs)(of: \($0))", as: $0) }
    return """
      extension \(screen.names.screen): \(.runtime).RestorableScreen {
        \(encoding(values, access))
      }
      """
  }

  func code(of coordinator: Coordinator, _ access: Code) -> Code {
    guard flows[coordinator.names.coordinator] != nil else { return .empty }
    let data = (coordinator.inputs + coordinator.state).map(\.name)
    let beginning = coordinator.beginnings.isEmpty ? [] : [MemberName(.beginning)]
    let values: CodeList = (data + beginning).map { encode(own($0), as: $0) }
    return """
      extension \(coordinator.names.coordinator): \(.runtime).RestorableCoordinator {
        \(sections: [
          encoding(values, access), decoding(coordinator.state, access),
          making("Screen", "Screen", destinations(of: coordinator, .screen).map(screen), access),
          making("Flow", "Coordinator", destinations(of: coordinator, .flow).map { flow($0, of: coordinator) }, access),
        ])
      }
      """
  }

  private func encoding(_ values: CodeList, _ access: Code) -> Code {
    guard !values.isEmpty else { return .empty }
    return """
      \(access)func encode(to inputs: inout \(inputs)) throws {
        \(lines: values)
      }
      """
  }

  /// A member, beside the parameter.
  private func own(_ name: MemberName) -> Code {
    name.text == "inputs" ? "self.inputs" : "\(name)"
  }

  private func encode(_ value: Code, as name: MemberName) -> Code {
    "try inputs.encode(\(value), as: \"\(unescaped: name)\")"
  }

  // MARK: - Reading

  private func decode(_ name: MemberName, from inputs: Code = "inputs") -> Code {
    "\(inputs).decode(\"\(unescaped: name)\")"
  }

  /// Reads all of it before it changes any.
  private func decoding(_ state: [Property], _ access: Code) -> Code {
    guard !state.isEmpty else { return .empty }
    let targets: CodeList = state.map { own($0.name) }
    let values: CodeList = state.map { decode($0.name) }
    let reading: Code =
      state.count == 1
      ? .assignment(own(state[0].name), "try \(decode(state[0].name))")
      : "(\(list: targets)) = try (\(list: values))"
    return """
      \(access)func decodeState(from inputs: \(inputs)) throws {
        \(reading)
      }
      """
  }

  // MARK: - Making

  private func making(_ kind: Code, _ type: Code, _ cases: CodeList, _ access: Code) -> Code {
    guard !cases.isEmpty else { return .empty }
    return """
      \(access)func make\(kind)(
        named name: String, from inputs: \(inputs)
      ) throws -> (any \(.runtime).\(type))? {
        switch name {
        \(lines: cases)
        default:
          return nil
        }
      }
      """
  }

  /// Each screen in each of its roles, and each child flow, as the first answer that shows it does.
  private func destinations(of coordinator: Coordinator, _ kind: Target.Kind) -> [Destination] {
    var (found, names): ([Destination], Set<String>) = ([], [])
    coordinator.visitAnswers { answer in
      answer.visitSteps { step in
        for one in step.destinations where one.target.kind == kind {
          if names.insert(one.target.placeName).inserted { found.append(one) }
        }
      }
    }
    return found
  }

  private func screen(_ destination: Destination) -> Code {
    guard screens[destination.target.type] != nil else { return .empty }
    let call = made(destination, from: "inputs")
    return branch(
      "\(Code(InternedText(destination.target.placeName)))",
      by: isRead(destination) ? "try \(call)" : call, "screen", connect(destination, "screen"))
  }

  /// The case that makes what has the name.
  private func branch(
    _ name: Code, by call: Code, _ constant: Code, _ connections: CodeList
  ) -> Code {
    let lines =
      connections.isEmpty
      ? ["return \(call)"]
      : [.assignment("let \(constant)", call)] + connections + ["return \(constant)"]
    return """
      case "\(name)":
        \(lines: lines)
      """
  }

  /// The call that makes it; the embedded ones are arguments.
  private func made(_ destination: Destination, from inputs: Code) -> Code {
    guard let screen = screens[destination.target.type] else { return .empty }
    let variant: Code =
      screen.variants.isEmpty ? "" : "\(.variant): \(inputs).decodeWord(\"\(.variant)\")"
    let own: CodeList = screen.inputs.map { .argument($0.name, decode($0.name, from: inputs)) }
    let embedded: CodeList = destination.embedded.map { one in
      let place: Code = "\(inputs).inputs(of: \"\(unescaped: one.property)\")"
      return "\(argument: one.property): \(made(one, from: place))"
    }
    return .call(
      "\(destination.target.type)",
      .services("\(.services)", ifAny: !screen.services.isEmpty) + [variant] + own + embedded
        + destination.receiver)
  }

  private func isRead(_ destination: Destination) -> Bool {
    destination.withEmbedded.contains { one in
      screens[one.target.type].map { !$0.inputs.isEmpty || !$0.variants.isEmpty } ?? false
    }
  }

  private func connect(_ destination: Destination, _ path: Code) -> CodeList {
    let own: CodeList = [
      destination.target.role.map { .assignment("\(path).\(.presence).role", $0.code) } ?? "",
      destination.reporting == .closures ? "self.\(.connect)(\(path))" : "",
    ]
    return destination.embedded.reduce(own) { list, one in
      list + connect(one, "\(path).\(one.property)")
    }
  }

  private func flow(_ destination: Destination, of coordinator: Coordinator) -> Code {
    guard let child = flows[destination.target.type] else { return .empty }
    let (type, isElsewhere) = (destination.target.type, destination.target.isElsewhere)
    let hasBeginning = !child.beginnings.isEmpty && !isElsewhere
    let values: CodeList =
      child.inputs.map { .argument($0.name, decode($0.name)) }
      + [hasBeginning ? "at: \(decode(MemberName(.beginning)))" : ""]
    let call = Code.call(
      isElsewhere ? "\(.services).make\(type)" : "\(type)",
      .services("\(.services)", ifAny: !isElsewhere && !child.services.isEmpty) + values)
    return branch(
      "\(child.names.coordinator)", by: values.isEmpty ? call : "try \(call)", "child",
      [coordinator.hear(destination, as: "child", by: "self.\(.connect)")])
  }
}

extension Target {
  /// Its type, and its role: `ContentScreen:about`.
  fileprivate var placeName: String {
    type.text + (role.map { ":\($0.name.text)" } ?? "")
  }
}
