package import MvvmgenStorage
package import MvvmgenSyntax

/// A screen as its spec describes it: well formed, its names not yet looked up.
package struct ScreenSpec {
  package let name: Located<TypeName>
  package var summary: Summary?
  /// The title in a bar above it, unless the flow sets another.
  package var title: SwiftValue?
  package var inputs: [Documented<ValueDeclaration>] = []
  package var services: [ServiceItem] = []
  package var state: [Documented<ValueDeclaration>] = []
  /// The values that the view edits.
  package var fields: [Documented<ValueDeclaration>] = []
  /// Values that are computed from them, not stored.
  package var derived: [Documented<ValueDeclaration>] = []
  package var actions: [Documented<FunctionDeclaration>] = []
  package var flow: [Documented<FunctionDeclaration>] = []
  /// The names of declared values that are never printed.
  package var secret: [Located<MemberName>] = []
  /// The alerts that it shows.
  package var alerts: [ScreenAlertSpec] = []
  /// The data of cases and the fields, which are declared within its alerts.
  package var valuesInAlerts: [ValueDeclaration] = []
  /// The type of the items.
  package var list: Located<SwiftType>?
  /// Nil where the configuration decides.
  package var view: ScreenView?
  package var viewSpan: SourceSpan?
  package internal(set) var storyboard = Storyboard()
  /// The span of the storyboard identifier.
  var identifierKey: JSONString?
  package var variants: [Located<MemberName>] = []
  package var launch: [LaunchSpec] = []
  package var samples: [SampleSpec] = []
  /// The screens whose views its view contains.
  package var embeds: [Located<TypeName>] = []
  /// Whether it is restored, if the app restores places.
  package var isRestored = true
  /// Whether it exists by hand: its events are all that its view calls.
  package internal(set) var isExternal = false
  package var hasErrors = false
}

extension ScreenSpec {
  /// All properties of the view model.
  package var values: [Documented<ValueDeclaration>] {
    inputs + state + fields + derived
  }
}

extension ScreenSpec: DeclaringSpec {
  package func forEachOwnValue(_ body: (ValueDeclaration) -> Void) {
    for value in inputs { body(value.declaration) }
    for value in state { body(value.declaration) }
    for value in fields { body(value.declaration) }
    for value in derived { body(value.declaration) }
    for value in valuesInAlerts { body(value) }
  }

  package func forEachFunction(_ body: (FunctionDeclaration) -> Void) {
    for action in actions { body(action.declaration) }
    for event in flow { body(event.declaration) }
  }
}

extension ScreenSpec {
  /// Gives a screen that exists by hand an action for each of its events, once.
  fileprivate mutating func callEvents() {
    var names: Set<InternedText> = []
    actions = flow.compactMap {
      names.insert($0.declaration.name.value.interned).inserted ? $0 : nil
    }
    view = ScreenView.none
  }
}

extension SpecDecoder {
  /// If the name is invalid, it is empty; everything else is decoded anyway.
  mutating func decodeScreen(_ object: JSON) -> ScreenSpec {
    let name = typeName(of: object, key: ScreenKey.screen)
    var screen = ScreenSpec(name: name ?? .unread(object))
    readSpec(ScreenKey.self, of: object, into: &screen)
    if screen.view?.isOfSystem == true {
      for key in object.members.map(\.key) where ScreenKey.table[key]?.row.isOfOwnView == true {
        diagnostics.report(
          .misplacedKey(key, "isn't allowed in a picker or a session, which the system draws"))
      }
    }
    if !screen.embeds.isEmpty { checkEmbeds(of: screen) }
    if let key = screen.identifierKey, !screen.variants.isEmpty {
      diagnostics.report(
        .misplacedKey(key, "names one view controller, but each variant has its own"))
    }
    if screen.isExternal {
      for key in object.members.map(\.key) where ScreenKey.table[key]?.row.isOfExternal == false {
        diagnostics.report(.insideExternal(key))
      }
      screen.callEvents()
    }
    checkLate(of: screen)
    screen.hasErrors = hasErrors
    screen.valuesInAlerts = valuesInAnswers
    checkSecrets(of: screen, .screen)
    return screen
  }

  /// What the user did never waits.
  private mutating func checkLate(of screen: ScreenSpec) {
    for event in screen.flow {
      let name = event.declaration.name.value
      guard let span = event.late,
        screen.actions.contains(where: { $0.declaration.name.value == name })
      else { continue }
      diagnostics.report(
        .misplacedKey, at: span,
        "`late` has no effect on \(name.text.quoted), which is an action, too: what the user did never waits"
      )
    }
  }

  /// Decodes the type of a list's items, which must be able to be `Identifiable`.
  mutating func list(_ value: JSON) -> Located<SwiftType>? {
    guard let text = string(value) else { return nil }
    recorder?.take(code: text)
    guard let type = SwiftType.parse(text, into: &diagnostics) else { return nil }
    guard case .named = type.kind, !type.isKnownWithoutIdentity else {
      var item: SwiftType?
      if case .array(let element) = type.kind, case .named = element.kind { item = element }
      let written = type.text.quoted
      diagnostics.report(
        .notAnItem, at: text.span,
        item.map {
          "a list is declared by the type of one item: write \($0.text.quoted), not \(written)"
        } ?? "a list can't contain \(written): expected the name of an `Identifiable` type",
        replaceWith: item?.text)
      return nil
    }
    return Located(type, at: text.span)
  }

  /// Decodes the variants of a screen: none, or at least two.
  mutating func variants(_ value: JSON) -> [Located<MemberName>] {
    let variants = strings(value) { decoder, text -> Located<MemberName>? in
      guard let name = MemberName.parse(text, into: &decoder.diagnostics) else { return nil }
      if name.value.text == "allCases" {
        decoder.diagnostics.report(
          .reserved, at: name.span,
          "`allCases`, which lists all variants, can't be one: choose another name")
      }
      return name
    }
    diagnostics.reportClashes(among: variants)
    if value.kind == .array, value.count < 2 {
      diagnostics.report(
        .tooFewCases, at: value.span.start(1),
        "`variants` needs at least two; for a single one, leave it out")
    }
    return variants
  }
}

extension SpecDecoder {
  /// Decodes the names of the screens whose views a screen's view contains.
  mutating func embeds(_ value: JSON) -> [Located<TypeName>] {
    var places: [TypeName: Located<TypeName>] = [:]
    return strings(value) { decoder, text in
      guard let name = TypeName.parse(text, into: &decoder.diagnostics) else { return nil }
      decoder.recorder?.take(name, as: .spec(.screen))
      if let first = places.updateValue(name, forKey: name.value) {
        decoder.diagnostics.report(
          .cannotEmbed, at: name.span,
          "\(name.value.text.quoted) is embedded already, and nothing could tell one from the other; give "
            + "the second a spec of its own",
          notes: [Diagnostic.Note(at: first.span, "first embedded here")])
        return nil
      }
      return name
    }
  }

  /// A storyboard says itself what its view contains, and a list is all of a view.
  mutating func checkEmbeds(of screen: ScreenSpec) {
    guard let first = screen.embeds.first else { return }
    if screen.view == .storyboard {
      diagnostics.report(
        .cannotEmbed, at: first.span,
        "a view controller in a storyboard can't have embedded screens: write `\"view\": \"uikit\"`, and "
          + "load what the storyboard draws from there")
    } else if screen.list != nil, screen.view?.isOfSystem != true {
      diagnostics.report(
        .cannotEmbed, at: first.span,
        "a screen with a `list` can't embed others, since its view is the list: let an embedded screen "
          + "have the `list`")
    }
  }
}
