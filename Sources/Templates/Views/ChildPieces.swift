import MvvmgenAppModel

/// The additional pieces of a view controller that contains those of embedded screens.
struct ChildPieces {
  let screens: [Screen]

  var isEmpty: Bool { screens.isEmpty }

  var properties: CodeList { screens.map { "private let \($0.names.child): UIViewController" } }

  var parameters: CodeList { screens.map { "\($0.names.child): UIViewController" } }

  var assignments: CodeList {
    screens.map { .assignment("self.\($0.names.child)", "\($0.names.child)") }
  }

  /// Statements for `viewDidLoad`.
  var preparation: CodeList { isEmpty ? [] : ["addChildren()"] }

  /// - Parameter isBelowControls: whether the upper half of the view has controls.
  func methods(isBelowControls: Bool) -> Code {
    guard !isEmpty else { return .empty }
    let top: Code = isBelowControls ? "view.centerYAnchor" : "view.safeAreaLayoutGuide.topAnchor"
    return """
      /// Contains the embedded screens, one below the other.
      private func addChildren() {
        let rows = UIStackView()
        rows.axis = .vertical
        rows.distribution = .fillEqually
        rows.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(rows)
        \(each)
        NSLayoutConstraint.activate([
          rows.topAnchor.constraint(equalTo: \(top)),
          rows.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          rows.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          rows.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
      }
      """
  }

  private var each: Code {
    .loop(
      "child", over: screens.map { "\($0.names.child)" },
      """
      addChild(child)
      rows.addArrangedSubview(child.view)
      child.didMove(toParent: self)
      """)
  }
}
