import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// The members of one type, by full Swift name.
private struct MemberNames {
  let reserved: ReservedNames
  private var places: [MemberName: Located<MemberName>] = [:]

  init(_ reserved: ReservedNames) {
    self.reserved = reserved
  }

  /// The member that has the name already, if any.
  mutating func claim(_ name: Located<MemberName>) -> Located<MemberName>? {
    places.insert(name, for: name.value)
  }
}

// MARK: - Names

extension MemberResolver {
  /// - Parameters:
  ///   - actions: the screen's, of which some are the methods that report events.
  ///   - events: the screen's, as the spec has them.
  mutating func checkNames(
    in spec: ScreenSpec, with actions: [Screen.Action], _ events: [Event], isSwiftUI: Bool
  ) {
    let reports = actions.reports
    // Those whose methods are members of their own.
    let others = events.indices.filter { !reports.contains(events[$0].signature) }
    survey.begin(spec, besideSwiftUI: isSwiftUI)
    survey.add(spec.services, services)
    for values in [spec.inputs, spec.state, spec.fields, spec.derived] {
      for index in values.indices { survey.add(values[index].declaration.name.value) }
    }
    for action in spec.actions { survey.add(action.declaration.name.value) }
    for place in others { survey.add(events[place].signature.name) }
    if let list = spec.list { survey.add(list.value) }
    if !spec.variants.isEmpty { survey.add(Self.variant) }
    if !spec.alerts.isEmpty { survey.add(Self.alert) }
    for name in spec.embeds { survey.add(property(of: name.value)) }
    if survey.mayClash || hasClosures(spec.flow) {
      checkClashes(in: spec, others.map { spec.flow[$0].declaration })
    }
    if survey.namesHidden { checkOwnTypes(in: spec, isSwiftUI: isSwiftUI) }
  }

  /// - Parameter events: those whose methods are members of their own.
  private mutating func checkClashes(in spec: ScreenSpec, _ events: [FunctionDeclaration]) {
    let hasFlowDelegate = configuration.flowOutput == .delegate && !spec.flow.isEmpty
    var members = MemberNames(
      .screen(
        hasFlowDelegate: hasFlowDelegate, hasList: spec.list != nil,
        hasAlerts: !spec.alerts.isEmpty, isOfSystem: spec.view?.isOfSystem == true))
    if let list = spec.list {
      for name in [MemberName(.list).observed, MemberName(.list).stored] {
        claimUnreserved(Located(name, at: list.span), in: &members)
      }
    }
    if let alert = spec.alerts.first?.declaration.name {
      claimUnreserved(Located(Self.alert.stored, at: alert.span), in: &members)
    }
    claim(spec.inputs, in: &members)
    claim(spec.services, in: &members)
    claimState(of: spec, in: &members)
    for action in spec.actions { claim(action.declaration, in: &members) }
    for event in events { claim(event, in: &members) }
    if let first = spec.variants.first {
      claimUnreserved(Located(Self.variant, at: first.span), in: &members)
    }
    for name in spec.embeds { claimUnreserved(name.map(property), in: &members) }
    claimClosures(of: spec.flow, in: &members)
  }

  /// The name of a screen's property for an embedded screen.
  private func property(of embedded: TypeName) -> MemberName {
    Screen.Names(embedded, configuration.names, isSwiftUI: false).property
  }

  private mutating func claimState(of spec: ScreenSpec, in members: inout MemberNames) {
    var inputs: [MemberName: ValueDeclaration] = [:]
    for input in spec.inputs.lazy.map(\.declaration) { inputs.insert(input, for: input.name.value) }
    for state in (spec.state + spec.fields).map(\.declaration) {
      if let input = inputs[state.name.value] {
        if let start = state.input, start.head == state.name.value, start.members.isEmpty,
          state.type.value == input.type.value
        {
          continue
        }
        let input = input.name
        let (name, type) = (state.name.value, state.type.value.text)
        let start = state.input?.text ?? name.text
        let other = "shown\(name.capitalized.text): \(type) = \(start)"
        diagnostics.report(
          .clash, at: state.name.span,
          "\(name.text.quoted) is an input, too; give what begins with it another name, such as "
            + other.quoted,
          notes: [Diagnostic.Note(at: input.span, "the input is declared here")])
        continue
      }
      guard claim(state.name, in: &members) else { continue }
      if configuration.observation == .property {
        claimUnreserved(state.name.map(\.observed), in: &members)
      }
      claimUnreserved(state.name.map(\.stored), in: &members)
    }
    for name in spec.derived.map(\.declaration.name) where claim(name, in: &members) {
      if configuration.observation == .property {
        claimUnreserved(name.map(\.observed), in: &members)
      }
    }
  }

  /// An app whose screens SwiftUI draws has no storyboards. MG377 says that for systems without UIKit.
  mutating func checkView(_ view: ScreenView, of spec: ScreenSpec) {
    guard case .storyboard = view, configuration.ui == .swiftui, let span = spec.viewSpan,
      configuration.drawnWithoutUIKit == nil
    else { return }
    diagnostics.report(
      .storyboardInSwiftUI, at: span,
      "a storyboard in an app with \"ui\": \"swiftui\"; for an app with both, leave `ui` as `uikit` "
        + "and write \"view\": \"swiftui\" in the screens that SwiftUI draws")
  }

  /// Reports types of the app that hide types which generated code refers to.
  private mutating func checkOwnTypes(in spec: ScreenSpec, isSwiftUI: Bool) {
    // Where doubles are apart, MG361 is about the runtime's. What another module declares has its name,
    // and the file of a view imports it, too.
    func isHidden(_ name: TypeName) -> Bool {
      HiddenTypes.byAppTypes.contains(name)
        && (name == .ownServices || !configuration.modules.isOwn(name) && !hasDoublesApart)
        || isSwiftUI && HiddenTypes.byTypesBesideSwiftUI.contains(name)
          && configuration.modules[name] == nil
    }
    let parameters = (spec.actions + spec.flow).flatMap(\.declaration.parameters)
    let types =
      spec.values.map(\.declaration.type) + parameters.map(\.value.type)
      + spec.valuesInAlerts.map(\.type)
    for type in types + [spec.list].compactMap(\.self) {
      for name in type.value.typeNames where isHidden(name) {
        let isListed = configuration.modules[name] != nil
        diagnostics.report(.usedByOutput(Located(name, at: type.span), isListed: isListed))
      }
    }
    for item in spec.services where isHidden(item.service.value) {
      diagnostics.report(.usedByOutput(item.service))
    }
  }

  mutating func checkNames(in spec: CoordinatorSpec) {
    survey.begin(spec)
    for value in spec.inputs + spec.state { survey.add(value.declaration.name.value) }
    for event in spec.events + spec.answers { survey.add(event.declaration.name.value) }
    let hasBeginnings = !spec.starts.isEmpty
    guard survey.mayClash || configuration.flowOutput == .closures || hasBeginnings else { return }

    var members = MemberNames(
      .coordinator(
        hasDelegate: configuration.flowOutput == .delegate, hasDecisions: spec.hasDecisions,
        hasBeginnings: hasBeginnings))
    claim(spec.inputs, in: &members)
    if hasBeginnings { checkLabels(of: spec.inputs) }
    claim(spec.state, in: &members)
    for event in spec.events + spec.answers { claim(event.declaration, in: &members) }
    claimClosures(of: spec.flow, in: &members)
    if configuration.flowOutput == .closures {
      claimUnreserved(
        Located(MemberName(.cancelled).closure, at: spec.name.span), in: &members)
    }
  }

  /// Two arguments of the initializer would have one label, and Swift couldn't tell them apart.
  private mutating func checkLabels(of inputs: [Documented<ValueDeclaration>]) {
    for name in inputs.lazy.map(\.declaration.name) where name.value == .at {
      diagnostics.report(
        .reserved, at: name.span,
        "`at` is where a flow with `starts` begins; choose another name for this input")
    }
  }

  mutating func checkNames(in spec: ServiceSpec) {
    survey.begin(spec)
    for member in spec.members { survey.add(member.declaration.name.value) }
    guard survey.mayClash else { return }

    var members = MemberNames(.none)
    for member in spec.members {
      switch member.declaration {
      case .value(let value): claimUnreserved(value.name, in: &members)
      case .function(let function): claimUnreserved(function.key, in: &members)
      }
    }
  }

  private static let variant = MemberName(.variant)
  private static let alert = MemberName(.alert)

  private mutating func claim(
    _ values: [Documented<ValueDeclaration>], in members: inout MemberNames
  ) {
    for value in values { _ = claim(value.declaration.name, in: &members) }
  }

  /// Whether events are closures, and therefore members.
  private func hasClosures(_ events: [Documented<FunctionDeclaration>]) -> Bool {
    configuration.flowOutput == .closures && !events.isEmpty
  }

  private mutating func claimClosures(
    of events: [Documented<FunctionDeclaration>], in members: inout MemberNames
  ) {
    guard hasClosures(events) else { return }
    for name in events.map(\.declaration.name) {
      claimUnreserved(name.map(\.closure), in: &members)
    }
  }

  private mutating func claim(_ items: [ServiceItem], in members: inout MemberNames) {
    var types: [TypeName: Located<TypeName>] = [:]
    for item in items {
      if let first = types.insert(item.service, for: item.service.value) {
        diagnostics.report(
          .serviceTwice, at: item.service.span,
          "the service \(item.service.value.text.quoted) is listed twice",
          notes: [Diagnostic.Note(at: first.span, "first listed here")])
        continue
      }
      let property = services[item.service.value].property
      _ = claim(item.property ?? Located(property, at: item.service.span), in: &members)
    }
  }

  private mutating func claim(_ function: FunctionDeclaration, in members: inout MemberNames) {
    if members.reserved.contains(function) {
      reportReserved(function.name)
    }
    claimUnreserved(function.key, in: &members)
  }

  private mutating func reportReserved(_ name: Located<MemberName>) {
    diagnostics.report(
      .reserved, at: name.span,
      "the generated type already has a member \(name.value.text.quoted); choose another name")
  }

  /// Whether no other member has the name.
  private mutating func claim(
    _ name: Located<MemberName>, in members: inout MemberNames
  ) -> Bool {
    let isReserved = members.reserved.contains(name.value)
    if isReserved { reportReserved(name) }
    return claimUnreserved(name, in: &members) && !isReserved
  }

  @discardableResult
  private mutating func claimUnreserved(
    _ name: Located<MemberName>, in members: inout MemberNames
  ) -> Bool {
    guard let first = members.claim(name) else { return true }
    diagnostics.reportClash(of: name, first)
    return false
  }
}

// MARK: - Values and functions

extension MemberResolver {
  mutating func checkDefaults(_ values: [Documented<ValueDeclaration>]) {
    for declaration in values.lazy.map(\.declaration)
    where declaration.defaultValue == nil && declaration.input == nil {
      let type = declaration.type
      guard type.value.emptyValue == nil else { continue }
      let meant = meant(by: type.value)
      let hint =
        meant.map { "did you mean \($0.quoted)?" }
        ?? "write `= …` after the type, or \(SwiftType.optional(type.value).text.quoted)"
      diagnostics.report(
        .needsDefault, at: type.span,
        "\(declaration.name.value.text.quoted) needs a default: "
          + "\(type.value.text.quoted) has no empty value to start with; \(hint)",
        replaceWith: meant)
    }
  }

  /// The type of Swift's that an unknown one is probably meant for.
  private func meant(by type: SwiftType) -> String? {
    let others = ["Boolean": "Bool", "BOOL": "Bool", "NSString": "String", "Str": "String"]
    if let other = others[type.text] { return other }
    guard case .named(let parts) = type.kind, parts.count == 1, let name = parts.first?.name,
      configuration.modules[name] == nil, !configuration.modules.isOwn(name)
    else { return nil }
    return name.meantOfSwift?.text
  }

  /// Checks that a value that starts from an input has the input's type, or the optional of it. The
  /// compiler knows the types of an input's parts.
  mutating func checkStarts(
    _ values: [Documented<ValueDeclaration>],
    from declared: [Documented<ValueDeclaration>],
    of owner: Meaning.Owner, unless hasErrors: Bool
  ) {
    let started = values.filter { $0.declaration.input != nil }
    guard !started.isEmpty else { return }
    let inputs = declared.map { Property($0) }
    let index = NameIndex(inputs)
    for value in started {
      guard let start = value.declaration.input, case let name = start.head else { continue }
      guard let input = index.first(name.interned, in: inputs) else {
        if hasErrors { continue }
        let known = declared.map(\.declaration.name.value.text)
        let kind = owner.kind == .screen ? "screen" : "flow"
        diagnostics.report(
          .noInput, "no input is called \(name.text.quoted)",
          Suggestion(for: name.text, at: start.span, among: known + ["true", "false"]),
          or: "a state starts from a value or from an input of the \(kind)")
        continue
      }
      meanings.note(.value, name.interned, of: owner, at: start.span)
      let (given, taken) = (input.type, value.declaration.type.value)
      check(start, given, for: taken)
      if start.members.isEmpty, given.meaning != taken.meaning,
        SwiftType(.optional(given.meaning)) != taken.meaning
      {
        diagnostics.report(
          .noInput, at: start.span,
          "the input \(name.text.quoted) is \(given.text.quoted), not \(taken.text.quoted)")
      }
    }
  }

  /// Checks that a value that starts from a secret input is secret as well; otherwise it would be
  /// logged.
  mutating func checkStarts(
    _ values: [Documented<ValueDeclaration>], keep secret: [Located<MemberName>]
  ) {
    guard !secret.isEmpty else { return }
    let names = Set(secret.map(\.value))
    for value in values.lazy.map(\.declaration) {
      guard let input = value.input, names.contains(input.head), !names.contains(value.name.value)
      else { continue }
      diagnostics.report(
        .unkeptSecret, at: input.span,
        "\(input.head.text.quoted) is secret, but \(value.name.value.text.quoted), which starts from it, isn't: add "
          + "\(value.name.value.text.quoted) to `secret`")
    }
  }

  mutating func checkFunctions(
    _ functions: [Documented<FunctionDeclaration>], of kind: String, mayBeAsync: Bool
  ) {
    for function in functions {
      checkFunction(function.declaration, of: kind, mayBeAsync: mayBeAsync)
    }
  }

  mutating func checkFunction(
    _ function: FunctionDeclaration, of kind: String, mayBeAsync: Bool
  ) {
    if let span = function.asyncSpan, !mayBeAsync {
      diagnostics.report(.cannot(kind, "be async", at: span))
    }
    if let span = function.throwsSpan {
      let reason = mayBeAsync ? ": put errors into state" : ""
      diagnostics.report(.cannot(kind, "throw\(reason)", at: span))
    }
    for parameter in function.parameters {
      guard let span = parameter.value.inoutSpan else { continue }
      diagnostics.report(.cannot(kind, "take `inout`", at: span))
    }
    if let result = function.result {
      let reason = mayBeAsync ? "put it into state" : "it only says what happened"
      diagnostics.report(.cannot(kind, "have a result: \(reason)", at: result.span))
    }
  }
}

extension Diagnostic {
  static func cannot(_ kind: String, _ what: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.impossibleFunction, at: span, "\(kind) can't \(what)")
  }
}
