package import MvvmgenStorage
package import MvvmgenSyntax

/// A tab in a spec: a flow, and its item in the tab bar.
package struct TabSpec {
  package let flow: TargetSpec
  package let title: SwiftValue
  /// The name of an image.
  package let image: SwiftValue?
  package let isSelected: Bool
  package internal(set) var role: TabRole?
  /// The state of the flow that counts on it.
  package internal(set) var badge: Located<InternedText>?
  /// The state of the flow that says whether it is there.
  package internal(set) var condition: Located<InternedText>?
}

enum TabKey: String, SpecKey {
  case flow, at, title, image, with, selected, badge, role, when

  var key: Key {
    switch self {
    case .flow: Key(.string, "The flow that the tab shows.")
    case .at: .at
    case .title: Key(.words)
    case .image: Key(.words, "The name of an image.")
    case .with: .with
    case .selected: Key(.bool)
    case .badge: Key(.string, "The state of this flow that counts on it.")
    case .role: Key(.oneOf(TabRole.self), "What the system knows it as.")
    case .when: Key(.string, "The state of this flow that says whether it is there.")
    }
  }
}

/// The system's name for a kind of tab.
package enum TabRole: String, CaseIterable, Sendable {
  case search
}

/// How the user chooses among tabs, where there is no tab bar.
package enum TabsLook: String, CaseIterable, Sendable {
  case segments, pages, own
}

/// The columns of a split. Without the second one, that column is empty at first.
enum ColumnKey: String, SpecKey {
  case primary, secondary

  var key: Key { Key(.reference("column")) }
}

extension SpecDecoder {
  mutating func tabs(_ value: JSON, at key: JSONString) -> [StepSpec] {
    if value.kind == .array, value.count == 0 {
      diagnostics.report(.noTabs, at: key.span, "a flow with tabs needs at least one")
    }
    var flows: [InternedText: SourceSpan] = [:]
    var selected: SourceSpan?
    let tabs = list(value, of: "tabs") { decoder, element -> TabSpec? in
      guard let (tab, selection) = decoder.tab(element) else { return nil }
      let name = tab.flow.name
      if let first = flows.updateValue(name.span, forKey: name.value) {
        decoder.diagnostics.report(
          .oneTooMany("the flow \(name.value.quoted) can have only one tab", name.span, first))
      }
      if let selection {
        if let selected {
          decoder.diagnostics.report(
            .oneTooMany("only one tab can be selected at first", selection, selected))
        }
        selected = selected ?? selection
      }
      return tab
    }
    if !tabs.isEmpty, tabs.count == value.count, tabs.allSatisfy({ $0.condition != nil }) {
      diagnostics.report(
        .noTabs, at: key.span,
        "a flow with tabs needs at least one that is always there, without `when`")
    }
    return [StepSpec(.tabs(tabs), at: key.span, isAnimated: false)]
  }

  /// Decodes a tab, and the span of its `selected`.
  private mutating func tab(_ object: JSON) -> (TabSpec, SourceSpan?)? {
    let isTab = isObject(object, with: "a title and a flow, which may begin with a screen") {
      name in
      name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber }
        ? "{ \"flow\": \"\(name)\", \"title\": \"\(name)\" }" : nil
    }
    guard isTab else { return nil }
    var (flow, beginning): (JSONString?, JSONString?)
    var with: [BindingSpec] = []
    var (title, image): (SwiftValue?, SwiftValue?)
    var selection: SourceSpan?
    var role: TabRole?
    var (badge, condition): (JSONString?, JSONString?)
    var isMissing: Set<TabKey> = [.flow, .title]
    for (text, value) in object.members {
      guard let key = TabKey(rawValue: text.text) else {
        let owner =
          StartKey(rawValue: text.text) == .screen
          ? "each tab is a `flow`, which may start with the screen" : nil
        diagnostics.report(.unknownKey(text, known: TabKey.words, in: "a tab", owner: owner))
        isMissing = []
        continue
      }
      isMissing.remove(key)
      switch key {
      case .flow: flow = string(value)
      case .at: beginning = string(value)
      case .title: title = self.text(value, isShown: true)
      case .image: image = self.text(value)
      case .with: with = bindings(value)
      case .selected: selection = bool(value) == true ? text.span : nil
      case .badge: badge = string(value)
      case .role: role = choice(value, of: TabRole.self)
      case .when: condition = string(value)
      }
    }
    for key in TabKey.allCases where isMissing.contains(key) {
      diagnostics.report(.missingKey(key.rawValue, in: object, "a tab"))
    }
    if let flow { recorder?.take(flow, as: .spec(.coordinator)) }
    guard let flow, let title else { return nil }
    let target = TargetSpec(ShownName(flow), with: with, beginning: beginning?.interned)
    var tab = TabSpec(flow: target, title: title, image: image, isSelected: selection != nil)
    (tab.role, tab.badge, tab.condition) = (role, badge?.interned, condition?.interned)
    return (tab, selection)
  }

  mutating func split(_ value: JSON, at text: JSONString) -> [StepSpec] {
    guard isObject(value, with: "its columns") else { return [] }
    var columns: [ColumnKey: [StepSpec]] = [:]
    for (text, column) in value.members {
      guard let key = ColumnKey(rawValue: text.text) else {
        diagnostics.report(.unknownKey(text, known: ColumnKey.words, in: "a split"))
        return []
      }
      columns[key] = start(column, of: StartKey.ofColumn)
    }
    guard let primary = columns[.primary] else {
      diagnostics.report(.missingKey(ColumnKey.primary.rawValue, in: value, "a split"))
      return []
    }
    let secondary = columns[.secondary] ?? []
    if case .start(let one, _, _)? = primary.first?.kind,
      case .start(let other, _, _)? = secondary.first?.kind, one.name.value == other.name.value
    {
      let flow = one.name.value.quoted
      diagnostics.report(
        .oneTooMany("the flow \(flow) can have only one column", other.name.span, one.name.span))
    }
    let split = StepSpec.Kind.split(primary: primary, secondary: secondary)
    return [StepSpec(split, at: text.span, isAnimated: false)]
  }
}

extension Diagnostic {
  /// - Parameter what: the rule that the second one breaks.
  static func oneTooMany(
    _ what: String, _ span: SourceSpan, _ first: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .oneTooMany, at: span, what,
      notes: [Note(at: first, "the first one is here")])
  }
}
