import MvvmgenAppModel
import MvvmgenStorage
import MvvmgenSyntax

extension ViewDraft {
  /// A value that the user edits.
  struct Edited {
    let name: MemberName
    let type: SwiftType
    let editor: ViewEditor
    /// Whether it is state of the view model.
    let isState: Bool
    /// Whether the view sets it there.
    let isField: Bool
    /// The action called on each change, if any.
    let change: Screen.Action?

    /// Nil for a type that only the developer can write an editor for.
    init?(
      _ name: MemberName, _ type: SwiftType, of screen: Screen, isState: Bool = false,
      isField: Bool = false, change: Screen.Action?
    ) {
      guard let editor = ViewEditor(type, name: name, of: screen) else { return nil }
      (self.name, self.type, self.editor) = (name, type, editor)
      (self.isState, self.isField, self.change) = (isState, isField, change)
    }

    /// Whether the view model changes it itself when the action says that the user has.
    var isOnlyTold: Bool { isState && !isField }

    /// Whether it filters the content, judging by its name; then the user's input isn't submitted.
    var isSearch: Bool {
      let name = name.text.lowercased()
      return ["query", "search", "filter"].contains(where: name.hasPrefix)
        || name.hasSuffix("query")
    }

    /// The control in UIKit.
    var control: MemberName {
      switch editor.form {
      case .text, .number: name.field
      case .flag: name.toggle
      case .date: name.picker
      }
    }

    /// Sets the view model's value to the user's.
    func setting(to value: Code) -> Code {
      let call = change?.call(with: value) ?? ""
      if change != nil, !isField { return call }
      return .lines([.assignment("\(.viewModel).\(name)", value), call])
    }
  }

  /// An action that a button calls.
  struct Tap {
    let action: Screen.Action
    let arguments: [Argument]
    /// Its place in the navigation bar, if it is there.
    let place: Screen.Action.BarPlace?
    /// The state that says that the action is under way, which disables the button.
    var busy: Property?
    /// The state without which it is disabled.
    var able: Property?

    /// Whether a state disables the button.
    var isGuarded: Bool { busy != nil || able != nil }

    /// `!viewModel.isSigningIn && viewModel.canSignIn`
    var possible: Code { both("!", "", " && ") }

    /// `viewModel.isSigningIn || !viewModel.canSignIn`
    var impossible: Code { both("", "!", " || ") }

    private func both(_ first: Code, _ second: Code, _ separator: StaticString) -> Code {
      let busy: Code? = busy.map { "\(first)\(.viewModel).\($0.name)" }
      let able: Code? = able.map { "\(second)\(.viewModel).\($0.name)" }
      return .joined([busy ?? "", able ?? ""], by: separator)
    }

    /// Calls it with the view model's values and the view's.
    func call(_ value: (Edited) -> Code) -> Code {
      let arguments: CodeList = arguments.map { argument in
        .argument(argument.label, argument.entered.map(value) ?? "\(.viewModel).\(argument.name)")
      }
      return action.call(arguments)
    }

    /// The arguments that the user enters: each once, since no two parameters have the same name.
    var entered: [Edited] { arguments.compactMap(\.entered) }
  }

  struct Argument {
    let label: MemberName?
    let name: MemberName
    /// The value that the view keeps; nil for state of the view model.
    let entered: Edited?
  }
}
