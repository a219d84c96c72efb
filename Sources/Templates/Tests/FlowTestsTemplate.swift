import AppModel
import Language
import Storage
import Syntax

/// `AuthCoordinatorTests.swift`: a walk through a flow, with a test for each answer to a screen.
struct FlowTestsTemplate {
  let coordinator: Coordinator
  let answers: [Answered]
  let values: TestValues
  let configuration: Configuration

  private var names: Coordinator.Names { coordinator.names }

  var code: Code {
    let members: CodeList
    do throws(TestValues.Unknown) {
      let stubs = try values.stubs(Array(coordinator.services))
      let inputs = try values.arguments(for: coordinator.inputs) + beginning()
      let services = Code.services(coordinator.services.isEmpty ? nil : names.services, stubs)
      members = [setUp(inputs)] + answers.map(test) + [services]
    } catch {
      members = answers.map { disabled($0, error) }
    }
    return """
      \(imports.ofTests(configuration))

      /// The answers of the \(names.base.spoken) flow, each on a stage that draws nothing.
      @MainActor
      struct \(names.tests) {
        \(sections: members)
      }

      """
  }

  private var imports: Imports {
    var imports = Imports(configuration)
    imports.add(hidden: Imports.testing)
    imports.add(hidden: Imports.runtime)
    return imports
  }

  /// An answer to an event of a screen.
  struct Answered: Sendable {
    let screen: Screen
    /// Its role, if the answer is that of one.
    let role: Role?
    let answer: Answer
    let steps: ArenaList<Step>
    let name: MemberName
  }

  /// The answers that are tested, without the events that can't happen; nil where there are none, and
  /// where screens report by closures, which only the flow itself connects.
  static func tests(of coordinator: Coordinator, _ values: TestValues) -> [Answered]? {
    guard !coordinator.isExternal, coordinator.hearing == .delegate else { return nil }
    var taken: Set<String> = []
    let answers = coordinator.screens.flatMap { answers -> [Answered] in
      guard let screen = values.screen(answers.screen.base) else { return [] }
      return answers.answers.flatMap { $0.byRole(in: coordinator) }.compactMap {
        answer, role, steps in
        if case .never? = steps.first { return nil }
        let words = [role?.name, answer.signature.name].compactMap { $0?.capitalized.text }
        let name = (screen.names.variable + words.joined())
          .free(FreeSuffix.again, avoiding: taken)
        taken.insert(name.text)
        return Answered(screen: screen, role: role, answer: answer, steps: steps, name: name)
      }
    }
    return answers.isEmpty ? nil : answers
  }

  private func setUp(_ inputs: CodeList) -> Code {
    let made: Code = .call("\(names.coordinator)", ["\(.withServices): \(.ownServices)()"] + inputs)
    let reports = coordinator.reporting == .delegate
    return .sections([
      .lines([
        "private let stage = \(.runtime).Stage()",
        reports ? "private let \(.delegate) = \(names.delegate.spy)()" : "",
        .assignment("private let coordinator", made),
      ]),
      """
      init() {
        \(reports ? "coordinator.\(.delegate) = \(.delegate)" : "")
        stage.start(coordinator)
      }
      """,
    ])
  }

  /// Where it begins if it has no `start`: the first of its beginnings.
  private func beginning() throws(TestValues.Unknown) -> CodeList {
    guard !coordinator.hasStart, let first = coordinator.beginnings.first else { return [] }
    return [.beginning(first.name, try values.arguments(first.values.map(\.parameter)))]
  }

  /// What the flow shows first.
  private var start: (screens: [Target], isStack: Bool) {
    let steps =
      (coordinator.hasStart ? nil : coordinator.beginnings.first)?.start.steps
      ?? coordinator.start.steps
    guard steps.count == 1 else { return ([], false) }
    let shown: [Destination]
    switch steps.first {
    case .push(let destination, _)?, .present(let destination, _, _)?: shown = [destination]
    case .split(let primary, let secondary)?:
      shown = [primary, secondary].compactMap(\.self).map(\.destination)
    default: shown = []
    }
    let isStack = if case .push? = steps.first { true } else { false }
    let screens = shown.filter { $0.target.kind == .screen }
    return (screens.flatMap(\.withEmbedded).map(\.target), isStack)
  }

  private func test(_ answered: Answered) -> Code {
    let (screen, variable) = (answered.screen.names, answered.screen.names.variable)
    do throws(TestValues.Unknown) {
      let isFirst = start.screens.contains { shown in
        shown.base == screen.base
          && (answered.role == nil || shown.role?.name == answered.role?.name)
      }
      guard isFirst || start.isStack else { throw TestValues.Unknown(shown: screen.base) }
      let arguments = try values.arguments(answered.answer.signature.parameters)
      let send: Code = .call(
        "\(variable).\(answered.answer.signature.name)", ["\(variable).\(.viewModel)"] + arguments)
      let shown = isFirst ? "" as Code : try show(answered.screen, as: answered.role)
      return """
        @Test func \(answered.name)()\(isFirst ? " throws" : "") {
          \(isFirst ? "let \(variable) = try #require(stage.screen(\(screen.screen).self))" : shown)
          \(send)
          \(expectation(answered, isFirst: isFirst))
        }
        """
    } catch {
      return disabled(answered, error)
    }
  }

  private func disabled(_ answered: Answered, _ unknown: TestValues.Unknown) -> Code {
    let (screen, event) = (answered.screen.names.base, answered.answer.signature.name)
    return .disabled(answered.name, unknown, "show \(screen), and send `\(event)`.")
  }

  /// Shows a screen above the first one.
  private func show(_ screen: Screen, as role: Role?) throws(TestValues.Unknown) -> Code {
    guard screen.variants.isEmpty, values.isAlone(screen) else {
      throw TestValues.Unknown(shown: screen.names.base)
    }
    let inputs = try values.arguments(for: screen.inputs, of: screen)
    let last: CodeList = screen.reporting == .delegate ? ["\(.flowDelegate): coordinator"] : []
    let made: Code = .call(
      "\(screen.names.screen)", ["\(.withServices): \(.ownServices)()"] + inputs + last)
    let variable = screen.names.variable
    return """
      \(Code.assignment("let \(variable)", made))
      \(role?.assignment(to: variable) ?? "")
      coordinator.\(.flow).push(\(screen.names.variable))
      """
  }

  /// What is known to be shown or heard then.
  private func expectation(_ answered: Answered, isFirst: Bool) -> Code {
    let unknown: Code = "// Yours to write: expect what is shown then."
    let steps = answered.steps
    guard steps.count == 1, let step = steps.first else { return unknown }
    switch step {
    case .push(let shown, _), .present(let shown, _, _), .replace(let shown, _),
      .start(let shown, _, _, _):
      return expectation(shown) ?? unknown
    case .back where !isFirst:
      return "#expect(stage.screen(\(answered.screen.names.screen).self) == nil)"
    case .finish, .report:
      guard coordinator.reporting == .delegate else { return unknown }
      let calls = DoublesTemplate(reportsOf: coordinator).calls
      return "#expect(\(.delegate).\(calls).count == 1)"
    case .stay:
      return "#expect(stage.screen(\(answered.screen.names.screen).self) != nil)"
    default: return unknown
    }
  }

  private func expectation(_ shown: Destination) -> Code? {
    let target = shown.target
    guard target.kind == .flow else { return "#expect(stage.screen(\(target.type).self) != nil)" }
    guard let flow = values.coordinator(target.base), !flow.isExternal,
      case .push? = flow.start(at: shown.beginning).steps.first
    else { return nil }
    return "#expect(coordinator.\(.flow).children.first is \(target.type))"
  }
}

extension Answer {
  /// The answer to each role that has its own.
  fileprivate func byRole(
    in coordinator: Coordinator
  ) -> [(answer: Answer, role: Role?, steps: ArenaList<Step>)] {
    guard case .byRole(let roles)? = steps.first else { return [(self, nil, steps)] }
    return roles.cases.flatMap { branch in
      branch.roles.map { name in
        var role = Role(type: roles.type, name: name)
        role.owner = coordinator.names.coordinator
        return (self, role, branch.steps)
      }
    }
  }
}
