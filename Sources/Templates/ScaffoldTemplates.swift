import Spec

/// `LoginDefaultViewModel+Actions.swift`: what the screen does, for the developer to write.
struct ActionsTemplate {
  let screen: Screen
  let configuration: Configuration

  private var own: [Screen.Action] { screen.actions.filter { $0.forwarded == nil } }

  var code: Code {
    let names = screen.names
    var imports = Imports(configuration)
    imports.add(own.map(\.signature))
    let head: Code = "extension \(names.defaultViewModel): \(names.viewModel)"
    guard !own.isEmpty else {
      return """
        \(head) {}

        """
    }
    return """
      \(imports.code)

      \(head) {
        \(sections: own.map(stub))
      }

      """
  }

  private func stub(_ action: Screen.Action) -> Code {
    let tail: Code = action.isAsync ? " async {" : " {"
    return """
      \(Code.documentation(action.summary))
      \(Code.signature("\(configuration.access.modifier)func ", action.signature, tail: tail))
        // Yours to write: change the state, report to `flowDelegate`.
      }
      """
  }
}

/// `LoginViewController.swift`: shows every state and calls every action of the view model.
struct ViewControllerTemplate {
  let screen: Screen
  let configuration: Configuration

  private var names: Screen.Names { screen.names }

  var code: Code {
    """
    #if canImport(UIKit) && !os(watchOS)
      \(imports)

      /// Draws the \(names.base.spoken) screen.
      final class \(names.viewController): UIViewController {
        private let viewModel: any \(names.viewModel)

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
    """
    init(viewModel: any \(names.viewModel)) {
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
      \(screen.state.isEmpty ? "" : "observeViewModel()")
    }
    """
  }

  private var observe: Code {
    guard !screen.state.isEmpty else { return .empty }
    return """
      /// Shows the state as it is now and whenever it changes.
      private func observeViewModel() {
        \(lines: screen.state.map(observe))
      }
      """
  }

  private func observe(_ state: Property) -> Code {
    """
    viewModel.\(state.observed).observe(self) { controller, \(state.name) in
      controller.\(state.shown)(\(state.name))
    }
    """
  }

  private var changes: [Code] {
    screen.state.map { state in
      """
      private func \(state.shown)(_ \(state.name): \(state.type)) {
        // Update the view.
      }
      """
    }
  }

  private var actions: [Code] {
    screen.actions.map { action in
      let call = Code.call(
        "viewModel.\(action.signature.name)",
        Code.arguments(passing: action.signature.parameters))
      return """
        \(Code.signature("private func ", action.signature, tail: " {"))
          \(action.isAsync ? Code.closure("Task", "await \(call)") : call)
        }
        """
    }
  }
}

/// `LoginScreen+ViewController.swift`: for a screen whose view controller the developer makes.
struct OwnViewControllerTemplate {
  let screen: Screen
  let configuration: Configuration

  var code: Code {
    var imports = Imports(configuration)
    imports.add(conformanceTo: Imports.runtime)
    imports.add(Imports.uiKit)
    return """
      #if canImport(UIKit) && !os(watchOS)
        \(imports.code)

        extension \(screen.names.screen): ViewControllerScreen {
          \(configuration.access.modifier)func makeViewController() -> UIViewController {
            // Yours to write: a view controller that shows `viewModel`.
            UIViewController()
          }
        }
      #endif

      """
  }
}

/// `AuthCoordinator+Custom.swift`: decisions and steps that the developer writes.
struct CustomTemplate {
  let coordinator: Coordinator
  let configuration: Configuration

  /// Whether there is anything to write.
  static func isNeeded(_ coordinator: Coordinator) -> Bool {
    coordinator.allSteps.contains { step in
      switch step {
      case .choose, .custom: true
      default: false
      }
    }
  }

  var code: Code {
    var imports = Imports(configuration)
    imports.add(hidden: own.flatMap(\.signature.parameters).flatMap(\.type.typeNames))
    return """
      \(imports.code)

      extension \(coordinator.names.coordinator) {
        \(sections: methods)
      }

      """
  }

  private var own: [Answer] {
    coordinator.allAnswers.filter { answer in
      answer.steps.flatMap(\.flattened).contains { step in
        switch step {
        case .choose, .custom: true
        default: false
        }
      }
    }
  }

  private var methods: [Code] {
    let screens = coordinator.screens.flatMap { screen in
      screen.answers.flatMap { methods($0, sender: "any \(screen.screen.viewModel)") }
    }
    let flows = coordinator.flows.flatMap { flow in
      flow.answers.flatMap { methods($0, sender: "\(flow.flow.coordinator)") }
    }
    let others = ([coordinator.start] + coordinator.events).flatMap { methods($0, sender: nil) }
    return others + screens + flows
  }

  private func methods(_ answer: Answer, sender type: Code?) -> [Code] {
    let sender = type.flatMap { type in answer.sender.map { "_ \($0): \(type)" as Code } }
    return answer.steps.flatMap(\.flattened).compactMap { step in
      switch step {
      case .choose(let choice): decision(choice, answer, sender)
      case .custom(let call): ownStep(call, answer, sender)
      default: nil
      }
    }
  }

  private func decision(_ choice: Choice, _ answer: Answer, _ sender: Code?) -> Code {
    let signature = Signature(name: choice.call.name, parameters: answer.signature.parameters)
    let first: Code = choice.cases.first.map { ".\($0.name)" } ?? ""
    return """
      \(Code.signature("func ", signature, sender: sender, tail: " -> \(choice.type) {"))
        // Yours to decide.
        \(first)
      }
      """
  }

  private func ownStep(_ call: CustomCall, _ answer: Answer, _ sender: Code?) -> Code {
    let signature = Signature(name: call.name, parameters: answer.signature.parameters)
    return """
      \(Code.signature("func ", signature, sender: sender, tail: " {"))
        // Yours to write: what comes next.
      }
      """
  }
}

extension Property {
  /// The view controller's method that shows the state.
  fileprivate var shown: MemberName { MemberName(validated: "show\(name.capitalized.text)") }
}
