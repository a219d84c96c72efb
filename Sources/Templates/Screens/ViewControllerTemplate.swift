import AppModel
import Language
import Storage
import Syntax

/// `LoginViewController.swift`: shows every state and calls every action of the view model.
struct ViewControllerTemplate {
  let screen: Screen
  /// `LoginViewController`, or one for a variant of the screen.
  let name: TypeName
  var variant: MemberName?
  let configuration: Configuration

  private var names: Screen.Names { screen.names }
  private var list: ListPieces? { ListPieces(screen, variant, configuration) }
  private var isInStoryboard: Bool {
    if case .storyboard = screen.view { true } else { false }
  }

  var code: Code {
    """
    #if canImport(UIKit) && !os(watchOS)
      \(imports)

      /// Draws the \(names.base.spoken) screen.
      final class \(name): \(wrap: superclass) {
        \(viewModel)

        \(sections: [outlets, initializer, viewDidLoad] + observation + edits + actions)
      }
    #endif

    """
  }

  private var superclass: Code {
    if isInStoryboard { return "UIViewController, \(.runtime).ViewModelBased" }
    return list?.superclass ?? "UIViewController"
  }

  private var viewModel: Code {
    isInStoryboard
      ? "var \(.viewModel): \(wrap: "(any \(names.viewModel))!")"
      : "private let \(.viewModel): \(wrap: "any \(names.viewModel)")"
  }

  private var outlets: Code {
    guard isInStoryboard else { return .empty }
    return .lines(
      shown.filter(\.isText).map {
        .property("@IBOutlet private weak var \(label($0))", "UILabel?")
      })
  }

  private var imports: Code {
    var modules = Imports(configuration)
    if !screen.state.isEmpty || isInStoryboard { modules.add(Imports.runtime) }
    for state in screen.state { modules.add(state.type) }
    modules.add(screen.actions)
    return modules.hidden(with: Imports.uiKit)
  }

  private var initializer: Code {
    guard !isInStoryboard else { return .empty }
    let made: Code = """
      init(\(list: ["\(.viewModel): any \(names.viewModel)"])) {
        self.\(.viewModel) = \(.viewModel)
        \(list?.initialization ?? "super.init(nibName: nil, bundle: nil)")
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

  private var viewDidLoad: Code {
    """
    override func viewDidLoad() {
      super.viewDidLoad()
      \(isInStoryboard ? prepareView : buildView)
      \(shown.isEmpty ? "" : beginning)
    }
    """
  }

  private var buildView: Code {
    "// Build the view here, and let its controls call the methods below."
  }

  private var prepareView: Code {
    "// Prepare the view here, and connect it in the storyboard with what is below."
  }

  /// The state that it shows itself: a list is shown by its superclass.
  private var shown: ArenaList<Property> {
    list == nil ? screen.state : ArenaList(screen.state.dropFirst())
  }

  /// How it observes changes: all together if they are tracked, otherwise each separately.
  private var observation: CodeList {
    guard !shown.isEmpty else { return [] }
    return isTracked ? [updateAll] : [observe] + changes
  }

  private var isTracked: Bool { configuration.observation == .observable }

  private var beginning: Code {
    guard isTracked else { return "observeViewModel()" }
    return "\(.runtime).keepUpdated(self) { \(block: "$0.\(updating)()") }"
  }

  private var updating: MemberName {
    MemberName(.update).free(FreeSuffix.view, avoiding: called)
  }

  private var updateAll: Code {
    let shows = shown.map { state -> Code in
      let value: Code = "\(.viewModel).\(state.name)"
      guard isInStoryboard, state.isText else {
        return "// Show `\(.viewModel).\(unescaped: state.name)`."
      }
      return .assignment("\(label(state))?.text", value)
    }
    return """
      /// Shows the state as it is now. Called again when something changed that it reads.
      private func \(updating)() {
        \(lines: shows)
      }
      """
  }

  private var observe: Code {
    """
    /// Shows the current state and every change.
    private func observeViewModel() {
      \(lines: shown.map(observe))
    }
    """
  }

  private func observe(_ state: Property) -> Code {
    let controller: Code = state.name.text == "controller" ? "viewController" : "controller"
    let shown = shown(state)
    let observe: Code = "\(.viewModel).\(state.observed).observe(self) {"
    let parameters: Code = "\(controller), \(state.name) in"
    let head = Code.fitting(
      "\(observe) \(parameters)",
      """
      \(observe)
        \(parameters)
      """)
    return """
      \(head)
        \(controller).\(shown)(\(list: ["\(state.name)"]))
      }
      """
  }

  private var changes: CodeList {
    shown.map { state in
      """
      private func \(shown(state))(\(list: ["_ \(state.name): \(state.type)"])) {
        \(update(state))
      }
      """
    }
  }

  /// What controls call when the user edited a field.
  private var edits: CodeList {
    screen.state.filter(\.isEdited).map { field in
      let parameter = Code.parameter(
        "to \(field.name)", field.type, isEscaping: field.isFunction)
      let isHidden = .viewModel == field.name
      return """
        private func \((field.name + "Changed").free("Field", avoiding: called))(\(list: [parameter])) {
          \(isHidden ? "self." : "")\(.viewModel).\(field.name) = \(field.name)
        }
        """
    }
  }

  private var actions: CodeList {
    let selection = list?.list.selection?.signature
    return screen.actions.filter { $0.signature != selection }.map { action in
      let arguments = Code.arguments(passing: action.signature.parameters)
      let viewModel = action.signature.member(.viewModel)
      let call: Code = "\(viewModel).\(action.signature.name)(\(list: arguments))"
      return """
        \(head(of: action)) {
          \(action.isAsync ? "Task { \(block: "await \(call)") }" : call)
        }
        """
    }
  }
}

extension ViewControllerTemplate {
  /// Actions that a control can call are connected in the storyboard.
  private func head(of action: Screen.Action) -> Code {
    let name = name(of: action)
    guard isConnected(action) else {
      let own = Signature(name: name, parameters: action.signature.parameters)
      return .function(own, modifiers: "private ")
    }
    return "@IBAction private func \(name)(\(list: ["_ sender: Any"]))"
  }

  private func isConnected(_ action: Screen.Action) -> Bool {
    isInStoryboard && action.signature.parameters.isEmpty
  }

  private func update(_ state: Property) -> Code {
    guard isInStoryboard, state.isText else { return "// Update the view." }
    return .assignment("\(label(state))?.text", "\(state.name)")
  }

  private func label(_ state: Property) -> MemberName {
    state.name.label.free(FreeSuffix.outlet, avoiding: called)
  }

  /// The method that calls the action: with the action's name, unless view controllers use that
  /// name.
  private func name(of action: Screen.Action) -> MemberName {
    let signature = action.signature
    let isTaken =
      isConnected(action)
      ? Self.commands.contains(signature.name.text) : Self.taken.contains(signature.fullName)
    guard isTaken || .viewModel == signature.name else { return signature.name }
    return signature.name.action.free(FreeSuffix.action, avoiding: called)
  }

  /// The method that shows the state.
  private func shown(_ state: Property) -> MemberName {
    state.name.shows.free(FreeSuffix.state, avoiding: called)
  }

  private var called: Set<String> { Set(screen.actions.map(\.signature.name.text)) }

  /// Methods with a sender that responders declare, such as menu actions.
  private static let commands = WordSet([
    "copy", "cut", "decreaseSize", "delete", "duplicate", "export", "find", "findAndReplace",
    "findNext", "findPrevious", "increaseSize", "move", "paste", "pasteAndGo",
    "pasteAndMatchStyle", "pasteAndSearch", "print", "rename", "select", "selectAll",
    "toggleBoldface", "toggleItalics", "toggleUnderline", "updateTextAttributes",
    "useSelectionForFind",
  ])

  /// Methods that view controllers have, and that specs might use as names.
  private static let taken = WordSet([
    "becomeFirstResponder()", "didMove(toParent:)", "didReceiveMemoryWarning()",
    "dismiss(animated:completion:)", "endAppearanceTransition()", "loadView()",
    "loadViewIfNeeded()", "observeViewModel()", "reloadInputViews()", "removeFromParent()",
    "resignFirstResponder()", "setEditing(_:animated:)", "setNeedsStatusBarAppearanceUpdate()",
    "updateProperties()", "updateViewConstraints()", "viewDidAppear(_:)", "viewDidDisappear(_:)",
    "viewDidLayoutSubviews()", "viewDidLoad()", "viewIsAppearing(_:)",
    "viewLayoutMarginsDidChange()", "viewSafeAreaInsetsDidChange()", "viewWillAppear(_:)",
    "viewWillDisappear(_:)", "viewWillLayoutSubviews()", "willMove(toParent:)",
  ])
}

extension Property {
  /// Whether a label can show it directly.
  fileprivate var isText: Bool { ["String", "String?"].contains(type.text) }
}
