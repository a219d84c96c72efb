import Spec

/// `LoginViewController.swift`: shows every state and calls every action of the view model.
struct ViewControllerTemplate {
  let screen: Screen
  /// `LoginViewController`, or that of one of the screen's variants.
  let name: TypeName
  var variant: MemberName?
  let configuration: Configuration

  private var names: Screen.Names { screen.names }
  private var list: ListPieces? { ListPieces(screen, variant) }

  var code: Code {
    """
    #if canImport(UIKit) && !os(watchOS)
      \(imports)

      /// Draws the \(names.base.spoken) screen.
      \(Code.type("final class \(name)", list?.superclass ?? "UIViewController"))
        \(Code.property("private let viewModel", "any \(names.viewModel)"))

        \(sections: [initializer, viewDidLoad, observe] + changes + actions)
      }
    #endif

    """
  }

  private var imports: Code {
    var modules = Imports(configuration)
    if !screen.state.isEmpty { modules.add(Imports.runtime) }
    modules.add(screen.state.map(\.type))
    modules.add(screen.actions.map(\.signature))
    return modules.hidden(with: Imports.uiKit)
  }

  private var initializer: Code {
    if let list {
      return """
        \(Code.call("init", ["viewModel: any \(names.viewModel)"], tail: ") {"))
          self.viewModel = viewModel
          \(list.initialization)
        }
        """
    }
    return """
      \(Code.call("init", ["viewModel: any \(names.viewModel)"], tail: ") {"))
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
      }

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
      // Build the view here, and let its controls call the methods below.
      \(shown.isEmpty ? "" : "observeViewModel()")
    }
    """
  }

  /// The state that it draws itself: a list has whoever shows it.
  private var shown: [Property] { list == nil ? screen.state : Array(screen.state.dropFirst()) }

  private var observe: Code {
    guard !shown.isEmpty else { return .empty }
    return """
      /// Shows the state as it is now and whenever it changes.
      private func observeViewModel() {
        \(lines: shown.map(observe))
      }
      """
  }

  private func observe(_ state: Property) -> Code {
    let controller: Code = state.name.text == "controller" ? "viewController" : "controller"
    let shown = shown(state)
    let observe: Code = "viewModel.\(state.observed).observe(self) {"
    let parameters: Code = "\(controller), \(state.name) in"
    let head = Code.fitting(
      "\(observe) \(parameters)",
      """
      \(observe)
        \(parameters)
      """)
    return """
      \(head)
        \(Code.call("\(controller).\(shown)", ["\(state.name)"]))
      }
      """
  }

  private var changes: [Code] {
    shown.map { state in
      """
      \(Code.call("private func \(shown(state))", ["_ \(state.name): \(state.type)"], tail: ") {"))
        // Update the view.
      }
      """
    }
  }

  private var actions: [Code] {
    let selection = list?.list.selection?.signature
    return screen.actions.filter { $0.signature != selection }.map { action in
      let call = Code.call(
        "\(action.signature.member("viewModel")).\(action.signature.name)",
        Code.arguments(passing: action.signature.parameters))
      let own = Signature(name: name(of: action), parameters: action.signature.parameters)
      return """
        \(Code.signature("private func ", own, tail: " {"))
          \(action.isAsync ? Code.closure("Task", "await \(call)") : call)
        }
        """
    }
  }
}

extension ViewControllerTemplate {
  /// The method that calls the action: named as it is, unless view controllers have that name.
  private func name(of action: Screen.Action) -> MemberName {
    let signature = action.signature
    guard Self.taken.contains(signature.fullName) else { return signature.name }
    return MemberName(validated: "\(signature.name.text)Action").free("Action", avoiding: called)
  }

  /// The method that shows the state.
  private func shown(_ state: Property) -> MemberName {
    MemberName(validated: "show\(state.name.capitalized.text)").free("State", avoiding: called)
  }

  private var called: Set<String> { Set(screen.actions.map(\.signature.name.text)) }

  /// The methods of the view controller itself, and those that specs may name of its class.
  private static let taken: Set<String> = [
    "becomeFirstResponder()", "didMove(toParent:)", "didReceiveMemoryWarning()",
    "dismiss(animated:completion:)", "endAppearanceTransition()", "loadView()",
    "loadViewIfNeeded()", "observeViewModel()", "reloadInputViews()", "removeFromParent()",
    "resignFirstResponder()", "setEditing(_:animated:)", "setNeedsStatusBarAppearanceUpdate()",
    "updateProperties()", "updateViewConstraints()", "viewDidAppear(_:)", "viewDidDisappear(_:)",
    "viewDidLayoutSubviews()", "viewDidLoad()", "viewIsAppearing(_:)",
    "viewLayoutMarginsDidChange()", "viewSafeAreaInsetsDidChange()", "viewWillAppear(_:)",
    "viewWillDisappear(_:)", "viewWillLayoutSubviews()", "willMove(toParent:)",
  ]
}
