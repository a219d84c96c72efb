import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage

/// `LoginView.swift`: a SwiftUI view that shows every state and calls every action of the view
/// model.
struct ViewTemplate {
  let screen: Screen
  /// `LoginView`, or that of one of the screen's variants.
  let name: TypeName
  var variant: MemberName?
  let embedded: EmbeddedScreens
  /// The actions that flows call.
  let told: Set<MemberName>
  let configuration: Configuration

  private var names: Screen.Names { screen.names }

  var code: Code {
    let parts = ViewPieces(
      screen, told: told, isGrid: variant?.text == "grid", embedded: embedded,
      texts: configuration.texts)
    let content: Code = """
      \(imports(of: parts))

      \(sections: [view(parts), screen.previews(of: preview)])
      """
    return configuration.fileOnUIKit(content)
  }

  private var children: [Screen] { embedded[screen] }

  private func preview(_ viewModel: Code) -> Code {
    .call("\(name)", ["\(.viewModel): \(viewModel)"] + screen.childrenInPreview(embedded))
  }

  private func view(_ parts: ViewPieces) -> Code {
    """
    \(head)
      \(sections: [properties(parts), parts.returnKey.enumeration, body(parts), parts.returnKey.method])
    }
    """
  }

  private func properties(_ parts: ViewPieces) -> Code {
    """
    \(parts.keeping) \(.viewModel): ViewModel
    \(lines: children.map { "let \($0.names.childView): \($0.names.content)" })
    \(lines: parts.entered.map(\.declaration))
    \(parts.returnKey.property)
    """
  }

  private func body(_ parts: ViewPieces) -> Code {
    let content: Code = """
      \(content(parts))
      \(screen.title == nil ? ".navigationTitle(\"\(names.base.title)\")" : "")
      \(lines: parts.modifiers.map(\.self))
      """
    return """
      var body: some View {
        \(parts.isTracking ? tracked(content) : content)
      }
      """
  }

  private func tracked(_ content: Code) -> Code {
    """
    TrackingView {
      \(content)
    }
    """
  }

  private var head: Code {
    let contents: CodeList = children.map { "\($0.names.content): View" }
    let types = ["ViewModel: \(names.viewModel)"] + contents
    return .fitting(
      "struct \(name)<\(Code.joined(types, by: ", "))>: View {",
      """
      struct \(name)<
        \(Code.joined(types, by: ",\n"))
      >: View {
      """)
  }

  private func content(_ parts: ViewPieces) -> Code {
    if parts.isGrid {
      return """
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) {
            \(lines: parts.rows.map(\.self))
          }
        }
        """
    }
    let rows: Code =
      parts.rows.isEmpty
      ? .empty
      : """
      \(screen.list == nil ? "Form" : "List") {
        \(lines: parts.rows.map(\.self))
      }
      """
    guard !children.isEmpty else { return rows }
    return """
      VStack(spacing: 0) {
        \(rows)
        \(lines: children.map { "\($0.names.childView)" })
      }
      """
  }

  private func imports(of parts: ViewPieces) -> Code {
    var imports = Imports(configuration)
    for type in parts.types { imports.add(type) }
    if parts.needsRuntime { imports.add(Imports.runtime) }
    return imports.hidden(with: Imports.swiftUI)
  }
}

extension ViewDraft.Edited {
  fileprivate var declaration: Code { "@State private var \(name) = \(editor.start)" }
}
