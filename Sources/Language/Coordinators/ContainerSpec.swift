import Storage
package import Syntax

/// A tab as a spec writes it: a flow, and how its item in the bar looks.
package struct TabSpec {
  package let flow: TargetSpec
  package let title: SwiftValue
  /// The name of an image.
  package let image: SwiftValue?
  package let isSelected: Bool
}

/// The keys of a tab.
package enum TabKey: String, CaseIterable {
  case flow, title, image, with, selected
}

/// The columns of a split. The second may be left out, and is empty then.
package enum ColumnKey: String, CaseIterable {
  case primary, secondary
}

extension SpecDecoder {
  mutating func tabs(_ value: JSON, at key: JSONString) -> [StepSpec] {
    let elements = array(value, of: "tabs")
    if value.kind == .array, elements.isEmpty { diagnostics.report(.noTabs(at: key.span)) }
    var flows: [InternedText: SourceSpan] = [:]
    var selected: SourceSpan?
    let tabs = elements.compactMap { element -> TabSpec? in
      guard let (tab, selection) = tab(element) else { return nil }
      let name = tab.flow.name
      if let first = flows.updateValue(name.span, forKey: name.value) {
        diagnostics.report(.oneTooMany("the flow \(name.value.quoted) has a tab", name.span, first))
      }
      if let selection {
        if let selected {
          diagnostics.report(.oneTooMany("one tab is selected at first", selection, selected))
        }
        selected = selected ?? selection
      }
      return tab
    }
    return [StepSpec(.tabs(tabs), at: key.span, isAnimated: false)]
  }

  /// The tab, and where it says that it is selected.
  private mutating func tab(_ object: JSON) -> (TabSpec, SourceSpan?)? {
    guard isObject(object, with: "a title and a flow, which may begin with a screen") else {
      return nil
    }
    var flow: JSONString?
    var with: [BindingSpec] = []
    var (title, image): (SwiftValue?, SwiftValue?)
    var selection: SourceSpan?
    var isMissing: Set<TabKey> = [.flow, .title]
    for (text, value) in object.members {
      guard let key = TabKey(rawValue: text.text) else {
        let known = TabKey.allCases.map(\.rawValue)
        diagnostics.report(.unknownKey(text, known: known, in: "a tab"))
        isMissing = []
        continue
      }
      isMissing.remove(key)
      switch key {
      case .flow: flow = string(value)
      case .title: title = self.text(value)
      case .image: image = self.text(value)
      case .with: with = bindings(value)
      case .selected: selection = bool(value) == true ? text.span : nil
      }
    }
    for key in TabKey.allCases where isMissing.contains(key) {
      diagnostics.report(.missingKey(key.rawValue, in: object, "a tab"))
    }
    if let flow { recorder?.take(flow, as: .spec(.coordinator)) }
    guard let flow, let title else { return nil }
    let target = TargetSpec(name: flow, with: with)
    let tab = TabSpec(flow: target, title: title, image: image, isSelected: selection != nil)
    return (tab, selection)
  }

  mutating func split(_ value: JSON, at text: JSONString) -> [StepSpec] {
    guard isObject(value, with: "its columns") else { return [] }
    var columns: [ColumnKey: [StepSpec]] = [:]
    for (text, column) in value.members {
      guard let key = ColumnKey(rawValue: text.text) else {
        let known = ColumnKey.allCases.map(\.rawValue)
        diagnostics.report(.unknownKey(text, known: known, in: "a split"))
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
        .oneTooMany("the flow \(flow) has a column", other.name.span, one.name.span))
    }
    let split = StepSpec.Kind.split(primary: primary, secondary: secondary)
    return [StepSpec(split, at: text.span, isAnimated: false)]
  }
}

extension Diagnostic.Code {
  /// Tabs of which there is none.
  fileprivate static let noTabs = Self("MG235")
}

extension Diagnostic {
  fileprivate static func noTabs(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.noTabs, at: span, "a flow with tabs has one at least")
  }

  /// - Parameter what: what there already is at the first place.
  static func oneTooMany(
    _ what: String, _ span: SourceSpan, _ first: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .oneTooMany, at: span, "\(what), and this is another",
      notes: [Note(at: first, "the first one is here")])
  }
}
