import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage

extension Screen {
  /// A preview of each sample, or of the screen itself.
  ///
  /// - Parameter make: the view or view controller of a view model.
  func previews(with values: TestValues, of make: (Code) -> Code) -> Code {
    func preview(_ title: Code, _ viewModel: Code) -> Code {
      """
      \(view.isSwiftUI ? "" : "@available(iOS 17, tvOS 17, *)")
      #Preview\(title) {
        \(make(viewModel))
      }
      """
    }
    let previews: CodeList =
      [values.previewed(self).map { preview("", $0) } ?? ""]
      + samples.map { preview("(\($0.title))", "\(names.sample).\($0.name).\(.viewModel)") }
    guard !previews.isEmpty else { return .empty }
    return """
      #if DEBUG
        \(sections: previews)
      #endif
      """
  }

  /// The embedded screens of a preview: their first samples, or else their names.
  func childrenInPreview(_ embedded: EmbeddedScreens) -> CodeList {
    embedded[self].map { child in
      let isAlone = child.variants.isEmpty && embedded[child].isEmpty
      let sample = isAlone ? child.samples.first : nil
      let model = sample.map { "\(child.names.sample).\($0.name).\(.viewModel)" as Code }
      let made = model.map { Code.call("\(child.names.view)", ["\(.viewModel): \($0)"]) }
      if view.isSwiftUI {
        let text: Code = "Text(\"\(child.names.base.title)\")"
        return "\(child.names.childView): \(child.view.isSwiftUI ? made ?? text : text)"
      }
      guard case .uikit = child.view, let made else {
        return "\(child.names.child): UIViewController()"
      }
      return "\(child.names.child): \(made)"
    }
  }
}

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
