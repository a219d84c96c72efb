import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// `LoginViewController.swift`: shows the view model's state, edits its fields, and calls its
/// actions.
struct ViewControllerTemplate {
  let screen: Screen
  /// `LoginViewController`, or one for a variant of the screen.
  let name: TypeName
  let configuration: Configuration
  private let values: TestValues
  private let children: ChildPieces
  private let list: ListPieces?
  private let draft: ViewDraft
  private let unavailable: UnavailablePieces?

  init(
    screen: Screen, name: TypeName, variant: MemberName? = nil,
    values: TestValues, told: Set<MemberName>, configuration: Configuration
  ) {
    (self.screen, self.name, self.configuration) = (screen, name, configuration)
    self.values = values
    children = ChildPieces(screens: values.embedded[screen])
    list = ListPieces(screen, variant)
    draft = ViewDraft(
      screen, told: told, canEnter: list == nil, canPull: list != nil,
      hasBar: !values.embedded.contains(screen), texts: configuration.texts)
    unavailable = UnavailablePieces(draft, isOfList: list != nil, configuration.platforms)
  }

  private var names: Screen.Names { screen.names }
  private var isInStoryboard: Bool {
    if case .storyboard = screen.view { true } else { false }
  }

  var code: Code {
    let content: Code = """
      \(imports)

      \(sections: [declaration, screen.previews(with: values, of: preview)])
      """
    return configuration.fileOnUIKit(content)
  }

  private var declaration: Code {
    """
    final class \(name): \(wrap: superclass) {
      \(sections: isInStoryboard ? membersInStoryboard : members)
    }
    """
  }

  private var imports: Code {
    var modules = Imports(configuration)
    if needsRuntime { modules.add(Imports.runtime) }
    if values.previewed(screen) != nil { values.addImports(for: screen, to: &modules) }
    for shown in screen.state { modules.add(shown.type) }
    for shown in screen.derived { modules.add(shown.type) }
    modules.add(screen.actions)
    if let texts = configuration.texts { modules.add(hidden: texts.typeNames) }
    return modules.hidden(with: Imports.uiKit)
  }

  private var needsRuntime: Bool {
    !screen.state.isEmpty || !screen.derived.isEmpty || isInStoryboard
      || screen.actions.contains(where: \.isAsync) || needsWords
  }

  /// Whether it has texts, which the runtime returns where Foundation has no translations.
  private var needsWords: Bool {
    configuration.texts?.isLocalized == true && (screen.title == nil || !draft.taps.isEmpty)
  }

  private var superclass: Code {
    if isInStoryboard { return "UIViewController, \(.runtime).ViewModelBased" }
    return list?.superclass ?? "UIViewController"
  }

  private func preview(_ viewModel: Code) -> Code {
    guard !isInStoryboard else { return "\(name).instantiate(\(list: ["with: \(viewModel)"]))" }
    let children = screen.childrenInPreview(values.embedded)
    return .call("\(name)", ["\(.viewModel): \(viewModel)"] + children)
  }

  // MARK: - In a storyboard

  private var membersInStoryboard: CodeList {
    let pieces = OutletPieces(draft)
    let hint: Code =
      "// Connect what is below in the storyboard. Controls get their identifiers there."
    return [
      "var \(.viewModel): \(wrap: "(any \(names.viewModel))!")", .lines(pieces.outlets),
      viewDidLoad([hint] + draft.hints), update, unavailable?.property ?? "",
    ] + pieces.actions
  }

  // MARK: - In code

  private var members: CodeList {
    let controls = list == nil ? ControlPieces(draft, isAboveChildren: !children.isEmpty) : nil
    let buttons = list == nil ? nil : ButtonPieces(draft, isBarOnly: true)
    let viewModel: Code = "private let \(.viewModel): \(wrap: "any \(names.viewModel)")"
    return [
      .lines(
        [viewModel] + children.properties
          + (controls?.properties ?? buttons?.properties ?? [])
          + (list == nil || draft.errors.isEmpty ? [] : ["private var announced: String?"])),
      initializer,
      viewDidLoad(
        (buttons.flatMap { list?.preparation(draft, $0) } ?? controls?.preparation ?? [])
          + children.preparation),
      controls?.buildView ?? "", children.methods(isBelowControls: controls?.isEmpty == false),
      update, unavailable?.property ?? "",
    ]
  }

  private var initializer: Code {
    let made: Code = """
      init(\(list: ["\(.viewModel): any \(names.viewModel)"] + children.parameters)) {
        self.\(.viewModel) = \(.viewModel)
        \(lines: children.assignments)
        \(list?.initialization(draft) ?? "super.init(nibName: nil, bundle: nil)")
      }
      """
    guard list == nil else { return made }
    return """
      \(made)

      @available(*, unavailable)
      required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
      }
      """
  }

  // MARK: - Both

  private func viewDidLoad(_ preparation: CodeList) -> Code {
    let firsts: CodeList = draft.firsts.map {
      $0.call([], capturing: isInStoryboard ? "" : "[\(.viewModel)] in")
    }
    let isUnwrapped = isInStoryboard && draft.firsts.contains(where: \.isAsync)
    return """
      override func viewDidLoad() {
        super.viewDidLoad()
        \(title)
        \(lines: preparation)
        \(lines: list == nil ? [] : hints)
        \(isUnwrapped ? OutletPieces.unwrapped : "")
        \(lines: firsts)
        \(isUpdated ? "keepUpdated(self) { $0.update() }" : "")
      }
      """
  }

  /// The host sets a title from the specs, including one that is added later.
  private var title: Code {
    guard screen.title == nil else { return .empty }
    let title = draft.words(names.base.title)
    let head: Code = "navigationItem.title"
    return .fitting(
      .assignment(head, "\(head) ?? \(title)"),
      """
      \(head) =
        \(head)
        ?? \(title)
      """)
  }

  /// Comments on the state that a list leaves to the developer.
  private var hints: CodeList {
    draft.texts.map {
      let isInPlace = $0.name == draft.errors.first?.name
      let use: Code = $0.isEdited ? "edit" : isInPlace ? "show above items" : "show, in `update`"
      return "// Yours to \(use): `\(.viewModel).\(unescaped: $0.name)`."
    }
  }

  /// Whether it shows anything that changes, apart from a list's items.
  private var isUpdated: Bool {
    unavailable != nil || draft.taps.contains(where: \.isGuarded)
      || list == nil && (!draft.texts.isEmpty || draft.edited.contains(where: \.isState))
  }

  /// Outlets may be missing.
  private func control(_ name: MemberName) -> Code { isInStoryboard ? "\(name)?" : "\(name)" }

  private var update: Code {
    guard isUpdated else { return .empty }
    let texts = list == nil ? draft.texts : []
    let errors = list == nil ? draft.errors : Array(draft.errors.prefix(1))
    let shown: CodeList = texts.map { StateText($0).shown(in: control($0.name.label), draft) }
    let edited: CodeList = draft.edited.filter(\.isState).map {
      $0.editor.show("\(.viewModel).\($0.name)", in: control($0.control))
    }
    let enabled: CodeList = draft.buttons.filter(\.tap.isGuarded).map { name, tap in
      .assignment("\(name)?.isEnabled", tap.possible)
    }
    return """
      /// Shows the state as it is. Called again when something changed that it reads.
      private func update() {
        \(lines: errors.map(announcement))
        \(unavailable?.statement ?? "")
        \(lines: shown)
        \(lines: edited)
        \(lines: enabled)
      }
      """
  }

  /// Lets VoiceOver say an error that isn't shown yet.
  private func announcement(_ error: Property) -> Code {
    let said: Code = list == nil ? "\(control(error.name.label)).text" : "announced"
    return """
      if let text = \(.viewModel).\(error.name), text != \(said) {
        UIAccessibility.post(notification: .announcement, argument: text)
      }
      \(list == nil ? "" : .assignment(said, "\(.viewModel).\(error.name)"))
      """
  }
}
