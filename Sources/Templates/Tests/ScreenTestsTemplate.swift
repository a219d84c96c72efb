import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage

/// `LoginTests.swift`: a test for each action of a screen, for the developer to complete.
struct ScreenTestsTemplate {
  let screen: Screen
  let values: TestValues
  let configuration: Configuration

  private var names: Screen.Names { screen.names }

  var code: Code {
    let members: CodeList
    do throws(TestValues.Unknown) {
      let services = try values.doubles(
        of: screen.services.map(\.service), names.services, besides: Self.members)
      let inputs = try values.arguments(for: screen.inputs, of: screen)
      if let child = values.embedded[screen].first {
        throw TestValues.Unknown(need: "a \(child.names.screen)")
      }
      members =
        [setUp(services, inputs)] + actions.map { test($0.function, $0.action, services) }
        + [services.declaration]
    } catch {
      members = actions.map { function, action in
        .disabled(
          function.key, "needs \(error.need)",
          ["// Yours to write: call `\(action.signature.name)`."])
      }
    }
    return .tests(
      names.tests, "What the user can do on the \(names.base.spoken) screen.",
      imports.ofTests(of: configuration.doubles?.module), members)
  }

  private var imports: Imports {
    var imports = Imports(configuration)
    imports.add(hidden: Imports.testing)
    values.addImports(for: screen, to: &imports)
    values.addImports(for: screen.services.map(\.service), to: &imports)
    let passed = screen.actions.flatMap(\.signature.parameters).map(\.type)
    values.addImports(for: passed, to: &imports)
    return imports
  }

  /// The actions, each with the name that distinguishes it from others.
  private var actions: [(function: DoublesTemplate.Function, action: Screen.Action)] {
    let functions = DoublesTemplate(
      of: names.viewModel, functions: screen.actions.map { DoublesTemplate.Function($0.signature) }
    ).functions
    return Array(zip(functions, screen.actions))
  }

  /// The names of the test's properties, besides services.
  private static var members: [MemberName] { [FixedName.flow, .viewModel].map { MemberName($0) } }

  private func setUp(_ services: TestServices, _ inputs: CodeList) -> Code {
    let given = CodeList.services(services.made, ifAny: !services.areNone)
    let variant: Code = screen.variants.first.map { "\(.variant): .\($0)" } ?? ""
    let isHeard = screen.reporting == .delegate
    let receiver: Code = isHeard ? "\(.flowDelegate): \(.flow)" : ""
    return services.setUp(
      .viewModel, names.screen, given + [variant] + inputs + [receiver], keepsServices: false,
      first: [isHeard ? "private let \(.flow) = \(names.delegateProtocol.spy)()" : ""], then: [])
  }

  private func test(
    _ function: DoublesTemplate.Function, _ action: Screen.Action, _ services: TestServices
  ) -> Code {
    let taken = Self.members + services.names
    let name = function.key.free(FreeSuffix.action, avoiding: Set(taken))
    do throws(TestValues.Unknown) {
      let data = try values.data(of: action.signature, besides: taken)
      let arguments = data.arguments(of: action.signature)
      let call: Code = .call("\(.viewModel).\(action.signature.name)", arguments)
      guard let event = action.forwarded, !event.has(screen.derived) else {
        return .disabled(
          name, "yours to write",
          data.constants + [
            "\(action.isAsync ? "await " : "")\(call)", "// Expect what changes\(heard).",
          ], effects: action.isAsync ? " async" : "")
      }
      return screen.reporting == .closures
        ? confirmed(name, event, data, call) : heard(name, event, data, call)
    } catch {
      return .disabled(
        name, "needs \(error.need)",
        ["// Yours to write: call `\(.viewModel).\(action.signature.name)`."])
    }
  }

  private var heard: Code { screen.reporting == .none ? "" : ", and what the flow hears" }

  private func heard(
    _ name: MemberName, _ event: Event, _ data: TestValues.Data, _ call: Code
  ) -> Code {
    let spy = DoublesTemplate(reportsOf: screen)
    let recorded = spy.functions.first { $0.signature == event.signature }
    var values = data.values
    for parameter in event.signature.parameters where values[parameter.name] == nil {
      values[parameter.name] = "\(.viewModel).\(parameter.name)"
    }
    let list: Code = "[\(recorded.map { spy.recorded($0, values) } ?? "")]"
    return """
      @Test func \(name)() {
        \(lines: data.constants + [call, .expectation("\(.flow).\(spy.calls)", list)])
      }
      """
  }

  private func confirmed(
    _ name: MemberName, _ event: Event, _ data: TestValues.Data, _ call: Code
  ) -> Code {
    let ignored = event.signature.parameters.map { _ in "_" as Code }
    let head: Code = ignored.isEmpty ? "" : "\(Code.joined(ignored, by: ", ")) in "
    return """
      @Test func \(name)() async {
        \(lines: data.constants)
        await confirmation { isHeard in
          \(.viewModel).\(event.closure) = { \(head)isHeard() }
          \(call)
        }
      }
      """
  }
}

extension Event {
  /// Whether it brings one of these, which the developer has yet to write.
  fileprivate func has(_ derived: [Property]) -> Bool {
    signature.parameters.contains { parameter in derived.contains { $0.name == parameter.name } }
  }
}
