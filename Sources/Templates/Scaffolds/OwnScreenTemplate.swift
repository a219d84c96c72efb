import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// `LoginScreen.swift`: the screen's class, with its state and its actions, for the developer to write.
struct OwnScreenTemplate {
  let screen: Screen
  let embedded: EmbeddedScreens
  let configuration: Configuration

  private var names: Screen.Names { screen.names }
  private var access: Code { configuration.access.modifier }
  private var actions: [Screen.Action] { screen.actions.filter { $0.forwarded == nil } }

  var code: Code {
    """
    \(sections: [imports.code, own, derived])

    """
  }

  private var own: Code {
    """
    \(screen.isTracked ? "@Observable" : "")
    \(access)final class \(names.screen): \(inherited: ["\(names.screenBase)", "\(names.viewModel)"]) {
      \(sections: state + [initializer] + stubs)
    }
    """
  }

  private var imports: Imports {
    var imports = Imports(configuration)
    if screen.isTracked { imports.add(conformanceTo: Imports.observation) }
    for value in screen.state + screen.derived { imports.add(value.type) }
    imports.add(actions)
    // What is written here uses their members.
    for input in screen.inputs { imports.add(hidden: input.type) }
    if isStarted { imports.add(screen.inputs) }
    imports.add(hidden: screen.state)
    imports.add(hidden: screen.services.lazy.map(\.service.name))
    if screen.isPublished { imports.add(Imports.runtime) }
    if performs { imports.add(hidden: Imports.runtime) }
    return imports
  }

  // MARK: - Members

  private var state: CodeList {
    screen.properties(access, setting: "\(access)private(set) ", in: configuration)
  }

  private var isStarted: Bool { screen.state.contains { $0.start != nil } }

  /// State that begins with an input is set when that is there. The base doesn't take an input that
  /// a state takes the place of.
  private var initializer: Code {
    guard isStarted else { return .empty }
    let pieces = InitializerPieces(screen, screen.inputs, EmbeddingPieces(of: screen, embedded))
    let state: CodeList = screen.state.map {
      $0.beginning(isTracked: screen.isTracked, in: configuration, as: pieces.target)
    }
    let override: Code = screen.kept.count == screen.inputs.count ? "override " : ""
    return """
      \(access)\(override)init(\(list: pieces.list)) {
        \(lines: state)
        super.init(\(list: pieces.passed))
      }
      """
  }

  // MARK: - Actions

  /// The action that probably reports: one that takes time after a tap, or that of a button.
  private var reporting: Signature? {
    let work = actions.first { $0.isAsync && $0.moment == .tap }
    let button = actions.first(where: \.signature.name.isOfButton)
    return (work ?? button ?? actions.last)?.signature
  }

  private var stubs: CodeList {
    let (actions, reporting) = (actions, reporting)
    let state = flags + screen.state.filter(\.isError)
    return actions.map { stub($0, isReporting: $0.signature == reporting, state) }
  }

  private func stub(
    _ action: Screen.Action, isReporting: Bool, _ state: [Property]
  ) -> Code {
    """
    \(Code.documentation(action.summary))
    \(Code.function(action.signature, modifiers: access))\(action.isAsync ? " async" : "") {
      \(once(action, state, "// Yours to write\(isReporting ? ": change the state\(reports)" : "")."))
    }
    """
  }

  /// Once at a time, if a state says that it is under way: a second tap may come before the view
  /// shows the first.
  private func once(_ action: Screen.Action, _ state: [Property], _ body: Code) -> Code {
    guard let busy = action.busy(among: state) else { return body }
    guard action.isAsync else {
      return """
        guard !\(busy.name) else { \(block: "return") }
        \(body)
        """
    }
    let error = state.first(where: \.isError).map { ", errorText: \\.\($0.name)" as Code }
    return """
      await perform(showing: \\.\(busy.name)\(error ?? "")) {
        \(body)
      }
      """
  }

  private var performs: Bool {
    actions.contains { $0.isAsync && $0.busy(among: flags) != nil }
  }

  /// The states that may say that an action is under way.
  private var flags: [Property] { screen.state.filter { !$0.isEdited && $0.type == .bool } }

  /// How it says what no action of its own reports.
  private var reports: Code {
    let others = screen.events.filter { event in
      !screen.actions.contains { $0.forwarded?.signature == event.signature }
    }
    guard !others.isEmpty else { return "" }
    let names = others.map { event -> Code in
      let labels = event.signature.parameters.reduce("" as Code) { labels, parameter in
        "\(labels)\(label: parameter.argumentLabel ?? MemberName("_")):"
      }
      return "`\(unescaped: event.signature.name)(\(labels))`"
    }
    return ", report with \(Code.joined(names, by: ", "))"
  }

  // MARK: - Derived values

  /// In an extension of the protocol, so that samples have them.
  private var derived: Code {
    guard !screen.derived.isEmpty else { return .empty }
    return """
      extension \(names.viewModel) {
        \(sections: screen.derived.map(stub))
      }
      """
  }

  private func stub(_ value: Property) -> Code {
    """
    \(Code.documentation(value.summary))
    \(Code.property("\(access)var \(value.name)", "\(value.type)")) {
      // Yours to write: an expression of the state and the fields.
      \(placeholder(value))
    }
    """
  }

  /// The first guess: an action is possible when no text field is empty.
  private func placeholder(_ value: Property) -> Code {
    if value.type == .bool, screen.actions.contains(where: { $0.isPossible(while: value) }) {
      let texts = screen.state.filter { $0.isEdited && $0.type == .string }
      guard !texts.isEmpty else { return "true" }
      return .fitting(
        .joined(texts.map { "!\($0.name).isEmpty" }, by: " && "),
        """
        [
          \(lines: texts.map { "\($0.name)," })
        ].allSatisfy { !$0.isEmpty }
        """)
    }
    if let empty = value.type.emptyValue { return "\(empty)" }
    return "fatalError(\"`\(unescaped: value.name)` isn't written yet\")"
  }
}

extension Screen {
  /// Whether its state is in types of the runtime.
  fileprivate var isPublished: Bool {
    list != nil || !isTracked && !state.isEmpty
  }
}
