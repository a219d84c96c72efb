import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// `LoginView.swift`: a SwiftUI view that shows every state and calls every action of the view
/// model.
struct ViewTemplate {
  let screen: Screen
  /// `LoginView`, or that of one of the screen's variants.
  let name: TypeName
  let configuration: Configuration
  /// Whether its list is a grid.
  private let isGrid: Bool
  private let values: TestValues
  let draft: ViewDraft
  let returnKey: ReturnKeyPieces

  /// - Parameter told: the actions that flows call.
  init(
    screen: Screen, name: TypeName, variant: MemberName? = nil,
    values: TestValues, told: Set<MemberName>, configuration: Configuration
  ) {
    (self.screen, self.name, self.configuration) = (screen, name, configuration)
    self.values = values
    isGrid = variant?.text == "grid" && screen.list != nil
    draft = ViewDraft(
      screen, told: told, canEnter: true, canPull: true,
      hasBar: !values.embedded.contains(screen), texts: configuration.texts,
      reserved: ["body", "hasLoaded", FixedName.viewModel.text])
    returnKey = ReturnKeyPieces(draft)
  }

  private var names: Screen.Names { screen.names }
  private var children: [Screen] { values.embedded[screen] }

  /// Whether Observation tracks what the view reads. Otherwise the runtime does, in views that exist
  /// since iOS 15.
  var isObservable: Bool { screen.isTracked }

  /// Whether the body is in a view of the runtime that tracks what it reads.
  private var isTracking: Bool { !isObservable && !screen.state.isEmpty }

  var code: Code {
    let content: Code = """
      \(imports)

      \(sections: [view, screen.previews(with: values, of: preview)])
      """
    return configuration.fileOnUIKit(orSwiftUI: true, content)
  }

  private var imports: Code {
    var imports = Imports(configuration)
    if draft.needsFoundation { imports.add(SwiftType(TypeName("Date"))) }
    if let list = screen.list { imports.add(list.item) }
    let needsRuntime =
      isTracking || screen.list != nil || draft.taps.contains(where: \.action.isAsync)
      || draft.edited.contains { value in
        value.change.map { $0.isAsync || !isObservable && !value.isOnlyTold } ?? false
      }
    if needsRuntime { imports.add(Imports.runtime) }
    if values.previewed(screen) != nil { values.addImports(for: screen, to: &imports) }
    return imports.hidden(with: Imports.swiftUI)
  }

  private func preview(_ viewModel: Code) -> Code {
    .call("\(name)", ["\(.viewModel): \(viewModel)"] + screen.childrenInPreview(values.embedded))
  }

  private var view: Code {
    """
    \(head)
      \(sections: [properties, returnKey.enumeration, body, returnKey.method])
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

  /// The view, or hand-written code in it, may edit the view model's state.
  private var properties: Code {
    let isEdited = screen.state.contains(where: \.isEdited)
    let entered = draft.edited.filter { !$0.isState }
    return """
      \(!isEdited ? "let" : isObservable ? "@Bindable var" : "@BindableViewModel var") \(.viewModel): ViewModel
      \(lines: children.map { "let \($0.names.childView): \($0.names.content)" })
      \(lines: entered.map { "@State private var \($0.name) = \($0.editor.start)" })
      \(returnKey.property)
      \(isLoadedFirst ? "@State private var hasLoaded = false" : "")
      """
  }

  /// Whether its list is empty at first only because it hasn't been loaded.
  private var isLoadedFirst: Bool { screen.list != nil && draft.firsts.contains(where: \.isAsync) }

  private var body: Code {
    let content: Code = """
      \(self.content)
      \(screen.title == nil ? ".navigationTitle(\"\(names.base.title)\")" : "")
      \(lines: modifiers)
      """
    let tracked: Code = """
      TrackingView {
        \(content)
      }
      """
    return """
      var body: some View {
        \(isTracking ? tracked : content)
      }
      """
  }

  private var content: Code {
    var rows = self.rows
    if rows.isEmpty, children.isEmpty { rows = ["Text(\"\(names.base.title)\")"] }
    rows += draft.hints
    if isGrid {
      return """
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) {
            \(lines: rows)
          }
        }
        """
    }
    let list: Code = """
      \(screen.list == nil ? "Form" : "List") {
        \(lines: rows)
      }
      """
    guard !children.isEmpty else { return rows.isEmpty ? .empty : list }
    return """
      VStack(spacing: 0) {
        \(rows.isEmpty ? .empty : list)
        \(lines: children.map { "\($0.names.childView)" })
      }
      """
  }

  // MARK: - Modifiers

  /// The overlay, the bar, the errors that VoiceOver says, and the actions called when the view appears
  /// or is pulled down.
  private var modifiers: CodeList {
    let bar: CodeList = draft.taps.map { tap in
      guard let place = tap.place else { return .empty }
      return """
        ToolbarItem(placement: \(place.placement)) {
          \(button(tap))
        }
        """
    }
    return [modifier("overlay", [overlay]), modifier("toolbar", bar)]
      + draft.errors.map(announcement) + [
        modifier("task", draft.firsts.map(call) + [isLoadedFirst ? "hasLoaded = true" : ""]),
        modifier("refreshable", draft.refreshes.map(call)),
      ]
  }

  private func modifier(_ name: Code, _ content: CodeList) -> Code {
    guard !content.isEmpty else { return .empty }
    return """
      .\(name) {
        \(lines: content)
      }
      """
  }

  private func call(_ action: Screen.Action) -> Code {
    "\(action.isAsync ? "await " : "")\(.viewModel).\(action.signature.name)()"
  }

  /// Shows that the content is loading, or that a list has none, and why.
  private var overlay: Code {
    let progress: Code =
      draft.loading.isEmpty
      ? ""
      : """
      if \(draft.isLoading) {
        ProgressView()
      }
      """
    guard screen.list != nil else { return progress }
    let content: Code =
      progress.isEmpty
      ? unavailable
      : """
      \(progress) else\(isLoadedFirst ? " if hasLoaded" : "") {
        \(unavailable)
      }
      """
    return """
      if \(Self.listIsEmpty)\(isLoadedFirst && progress.isEmpty ? ", hasLoaded" : "") {
        \(content)
      }
      """
  }

  private var unavailable: Code {
    let text = draft.whyEmpty(isLookedUp: true)
    if isObservable {
      let image: Code =
        draft.errors.first.map {
          "\(.viewModel).\($0.name) == nil ? \"tray\" : \"exclamationmark.triangle\""
        } ?? "\"tray\""
      return .call("ContentUnavailableView", [text, "systemImage: \(image)"])
    }
    return """
      \(Code.call("Text", [text]))
        .foregroundStyle(.secondary)
      """
  }

  static var listIsEmpty: Code { "\(.viewModel).\(.list).items.isEmpty" }

  private func announcement(_ error: Property) -> Code {
    let text: Code = "\(.viewModel).\(error.name)"
    guard isObservable else {
      let said: Code = """
        .whenChanged(\(text)) { text in
          if let text { UIAccessibility.post(notification: .announcement, argument: text) }
        }
        """
      return configuration.inViewOnUIKit([said])
    }
    return """
      .onChange(of: \(text)) { _, text in
        if let text { AccessibilityNotification.Announcement(text).post() }
      }
      """
  }
}
