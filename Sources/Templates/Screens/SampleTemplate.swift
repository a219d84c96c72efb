import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// States that the screen can be in, each with a view model, for previews and snapshots.
struct SampleTemplate {
  let screen: Screen
  let configuration: Configuration

  private var names: Screen.Names { screen.names }
  private var isTracked: Bool { screen.isTracked }

  var code: Code {
    """
    #if DEBUG
      enum \(names.sample): \(wrap: "String, CaseIterable, Sendable") {
        \(lines: screen.samples.map(\.declaration))

        /// A view model in this state. Its actions do nothing.
        @MainActor
        \(Code.property("var viewModel", "\(names.sampleViewModel)")) {
          switch self {
          \(lines: cases)
          }
        }
      }

      \(isTracked ? "@Observable" : "")
      final class \(names.sampleViewModel): \(wrap: "\(names.viewModel)") {
        \(sections: members)
      }
    #endif
    """
  }

  private var cases: CodeList {
    let inputs = screen.inputs.map(\.name)
    let known = Set(inputs)
    let state = screen.state.map(\.name).filter { !known.contains($0) }
    let changed = Set(state)
    let isShort = !screen.samples.lazy.flatMap(\.values).contains { changed.contains($0.name) }
    return screen.samples.map { made($0, inputs, state, isShort) }
  }

  private func made(
    _ sample: Screen.Sample, _ inputs: [MemberName], _ state: [MemberName], _ isShort: Bool
  ) -> Code {
    let inputs: CodeList = inputs.map { name in
      sample[name].map { "\(argument: name): \($0)" } ?? ""
    }
    let changes: CodeList = state.map { name in
      sample[name].map { .assignment("\(.viewModel).\(name)", "\($0)") } ?? ""
    }
    return """
      case .\(sample.name):
        \(changes.isEmpty ? isShort ? "" : "return " : "let \(.viewModel) = ")\(names.sampleViewModel)(\(list: inputs))
        \(lines: changes)
        \(changes.isEmpty ? "" : "return \(.viewModel)")
      """
  }

  private var members: CodeList {
    let presence: Code = "let \(.presence) = \(.runtime).\(.presenceType)()"
    let inputs: CodeList = screen.kept.map { .property("let \($0.name)", "\($0.type)") }
    let state = screen.properties(in: configuration)
    let actions: CodeList = screen.actions.map { action in
      "\(Code.function(action.signature))\(action.isAsync ? " async" : "") {}"
    }
    return [presence, .lines(inputs)] + state + [initializer] + actions
  }

  private var initializer: Code {
    guard !screen.inputs.isEmpty else { return .empty }
    let assignments: CodeList =
      screen.kept.map { "self.\($0.name) = \($0.name)" }
      + screen.state.map { $0.beginning(isTracked: isTracked, in: configuration) { "self.\($0)" } }
    return """
      init(\(list: screen.inputs.map { Code.parameter($0) })) {
        \(lines: assignments)
      }
      """
  }
}

extension Screen.Sample {
  fileprivate var declaration: Code {
    title.text == "\"\(name.text)\"" ? "case \(name)" : "case \(name) = \(title)"
  }
}
