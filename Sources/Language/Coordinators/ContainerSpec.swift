package import MvvmgenStorage
package import MvvmgenSyntax

/// A tab in a spec: a flow, and its item in the tab bar.
package struct TabSpec {
  package let flow: TargetSpec
  package let title: SwiftValue
  /// The name of an image.
  package let image: SwiftValue?
  package let isSelected: Bool
  package internal(set) var role: Located<TabRole>?
  /// The state of the flow that counts on it.
  package internal(set) var badge: Located<InternedText>?
  /// The state of the flow that says whether it is there.
  package internal(set) var condition: Located<InternedText>?
  /// The event of the flow with the tabs that a tap sends, in place of selecting it.
  package internal(set) var onSelect: Located<InternedText>?
  /// The event of the tab's flow that a tap sends where its first screens are in sight.
  package internal(set) var onReselect: Located<InternedText>?
}

enum TabKey: String, SpecKey {
  static let table = WordTable<Self>()
  static let place = "a tab"
  static let required: [Self] = [.flow, .title]

  case flow, at, title, image, with, selected, badge, role, when, onSelect, onReselect

  var row: KeyRow<Draft> {
    switch self {
    case .flow: .name(\.flow, .string, "The flow that the tab shows.")
    case .at: .at(\.beginning)
    case .title: .text(\.title, isShown: true)
    case .image: .text(\.image, "The name of an image.")
    case .with: .with(\.with)
    case .selected: KeyRow(\.isSelected, .bool) { $0.bool($1) == true }
    case .badge: .name(\.badge, .string, "The state of this flow that counts on it.")
    case .role: .located(\.role, "What the system knows it as.")
    case .when:
      .name(\.condition, .string, "The state of this flow that says whether it is there.")
    case .onSelect:
      .name(
        \.onSelect, .string, "The event of this flow that a tap sends, in place of selecting it.")
    case .onReselect:
      .name(\.onReselect, .string, "The event of its flow that a tap sends at its first screens.")
    }
  }

  struct Draft {
    var flow, beginning: Located<InternedText>?
    var with: [BindingSpec] = []
    var title, image: SwiftValue?
    var isSelected = false
    var role: Located<TabRole>?
    var badge, condition, onSelect, onReselect: Located<InternedText>?
  }
}

/// The system's name for a kind of tab.
package enum TabRole: String, CaseIterable, Sendable {
  case search
}

/// How the user chooses among tabs, if not by a tab bar alone.
package enum TabsLook: String, CaseIterable, Sendable {
  case sidebar, segments, pages, own

  /// Whether there is a tab bar, which tells of taps.
  var hasBar: Bool { self == .sidebar }
}

/// The columns of a split, in order. Without the last one, that column is empty at first.
package enum ColumnKey: String, SpecKey {
  package static let table = WordTable<Self>()
  package static let place = "a split"
  package static let required: [Self] = [.primary]

  case primary, supplementary, secondary

  package var row: KeyRow<[ColumnKey: [StepSpec]]> {
    KeyRow(.reference("column")) { decoder, columns, value, _ in
      columns[self] = decoder.start(value, of: StartKey.ofColumn)
    }
  }
}

extension [ColumnKey: [StepSpec]] {
  /// The steps of the columns after the first.
  package var later: [StepSpec] { (self[.supplementary] ?? []) + (self[.secondary] ?? []) }

  package var all: [StepSpec] { (self[.primary] ?? []) + later }
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
    var draft = TabKey.Draft()
    let found = read(TabKey.self, of: object, into: &draft) { key in
      StartKey(key) == .screen ? "each tab is a `flow`, which may start with the screen" : nil
    }
    if let flow = draft.flow { recorder?.take(flow, as: .spec(.coordinator)) }
    guard let flow = draft.flow, let title = draft.title else { return nil }
    let target = TargetSpec(ShownName(flow), with: draft.with, beginning: draft.beginning)
    var tab = TabSpec(
      flow: target, title: title, image: draft.image, isSelected: draft.isSelected)
    (tab.role, tab.badge, tab.condition) = (draft.role, draft.badge, draft.condition)
    (tab.onSelect, tab.onReselect) = (draft.onSelect, draft.onReselect)
    return (tab, draft.isSelected ? found[.selected]?.text.span : nil)
  }

  mutating func split(_ value: JSON, at text: JSONString) -> [StepSpec] {
    guard isObject(value, with: "its columns") else { return [] }
    var columns: [ColumnKey: [StepSpec]] = [:]
    let found = read(ColumnKey.self, of: value, into: &columns)
    guard !found.hasUnknown, columns[.primary] != nil else { return [] }
    var flows: [InternedText: SourceSpan] = [:]
    for case .start(let flow, _, _) in columns.all.map(\.kind) {
      let name = flow.name
      if let first = flows.updateValue(name.span, forKey: name.value) {
        diagnostics.report(
          .oneTooMany("the flow \(name.value.quoted) can have only one column", name.span, first))
      }
    }
    return [StepSpec(.split(columns), at: text.span, isAnimated: false)]
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
