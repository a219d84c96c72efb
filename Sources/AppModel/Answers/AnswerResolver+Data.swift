import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Binds data to slots: by name, or as specified in `with`.
extension AnswerResolver: DataResolver {
  typealias Scope = AnswerScope

  mutating func arguments(
    for slots: some RandomAccessCollection<Slot>, of receiver: Receiver, _ target: TargetSpec,
    isComplete: Bool = true, in scope: AnswerScope
  ) -> [Argument] {
    let renamed =
      isComplete && !target.with.isEmpty
      ? checkInputs(bound: target, known: slots, in: scope) : nil
    let bindings = NameIndex(target.with)
    return slots.compactMap { slot in
      if let binding = bindings.first(slot.name.interned, in: target.with) {
        return argument(for: slot, of: receiver, binding, in: scope)
      }
      guard let bound = value(named: slot.name, at: target.name.span, isWritten: false, in: scope)
      else {
        if !slot.hasDefault, !coordinator.hasErrors,
          slot.name != renamed?.name, !target.isMisspelled(slot, among: slots)
        {
          noteGap(ScreenGap.Datum(name: slot.name, type: slot.type), in: scope)
          diagnostics.report(.unbound(slot, of: target.name, in: scope))
        }
        return nil
      }
      guard slot.takes(bound.type) else {
        let owner = DataOwner(of: bound.value)
        misfits.append(
          Mismatch(
            finding: owner == .event
              ? .doesNotFit(slot, bound.type, at: target.name.span)
              : Diagnostic(
                .doesNotFit, at: target.name.span,
                "\(slot.quoted) takes \(slot.type.text.quoted), but the \(owner)'s value of that name is "
                  + "\(bound.type.text.quoted)"
                  + (bound.type == .optional(slot.type)
                    ? ": \(slot.wayToUnwrap)"
                    : ", and the event has none of that name; bind it with `with`")),
            slot: DeclaredValue(name: slot.name, type: slot.type, owner: receiver.owner.name),
            data:
              DeclaredValue(name: slot.name, type: bound.type, owner: scope.owner(of: owner))))
        return nil
      }
      eventData.note(slot, from: DataOwner(of: bound.value), of: target.name, in: scope)
      checkForHiddenState(slot, from: DataOwner(of: bound.value), of: target.name)
      checkSecret(slot.name, for: slot, of: receiver, at: target.name.span, in: scope)
      return Argument(label: slot.label, type: slot.type, value: bound.value)
    }
  }

  private mutating func argument(
    for slot: Slot, of receiver: Receiver, _ binding: BindingSpec, in scope: AnswerScope
  ) -> Argument? {
    if slot.isDeclared { meanings.note(.value, binding.input, of: receiver.owner) }
    guard let source = binding.source, let bound = value(source, for: slot.type, in: scope) else {
      return nil
    }
    checkSecret(binding, for: slot, of: receiver, in: scope)
    if let type = bound.type, !slot.takes(type) {
      diagnostics.report(.doesNotFit(slot, type, at: source.span))
    }
    if let value = bound.value.written {
      if slot.type.refuses(value) {
        diagnostics.report(
          .doesNotFit, at: source.span,
          "\(slot.quoted) takes \(slot.type.text.quoted), not \(value.text.quoted)"
            + slot.type.hint(about: value))
      } else if let misfit = misfit(in: value, for: slot.type, in: scope) {
        diagnostics.report(
          .doesNotFit, at: misfit.data.span,
          "\(misfit.data.text.quoted) is \(misfit.type.text.quoted), where \(misfit.expected.text.quoted) "
            + "is expected")
      }
    }
    return Argument(label: slot.label, type: slot.type, value: bound.value)
  }

  /// New values of what the flow holds; unknown names are reported separately.
  mutating func assignments(
    _ bindings: [BindingSpec], in scope: AnswerScope
  ) -> [Assignment] {
    bindings.compactMap { binding in
      guard let state = coordinator.state(binding.input.value), let source = binding.source else {
        return nil
      }
      eventData.newState = state.name
      defer { eventData.newState = nil }
      let argument =
        if let path = binding.path {
          argument(at: path, of: state, binding, source, in: scope)
        } else {
          argument(for: Slot(state), of: Receiver(coordinator), binding, in: scope)
        }
      guard let argument else { return nil }
      let part = binding.path?.members ?? []
      if case .member(state.name, part, _) = argument.value {
        diagnostics.report(
          .unknownData, at: source.span,
          "this would set \(state.name.text(part).quoted) to itself: another value comes from the event, its "
            + "sender or a literal")
        return nil
      }
      let target = Expression.member(state.name, path: part, isHidden: scope.hides(state.name))
      return Assignment(state: state.name, part: part, target: target, argument: argument)
    }
  }

  /// A new value for a part of a state: only the compiler knows which values that takes.
  private mutating func argument(
    at path: DataPath, of state: Property, _ binding: BindingSpec, _ source: JSONString,
    in scope: AnswerScope
  ) -> Argument? {
    if state.type.hasFixedParts {
      diagnostics.report(
        .doesNotFit, at: path.span,
        "\(state.name.text.quoted) is \(state.type.text.quoted), of which no part can be set: give all of it a "
          + "new value")
      return nil
    }
    check(path, state.type, for: nil)
    checkSecret(binding, for: Slot(state), of: Receiver(coordinator), in: scope)
    return value(source, for: nil, in: scope).map {
      Argument(label: state.name, type: state.type, value: $0.value)
    }
  }

  /// Reports the names in `with` that no slot has. The result is the slot that a single one is for, if
  /// that is certain.
  ///
  /// - Parameter scope: the data that binds slots by their names, if any does.
  @discardableResult
  mutating func checkInputs(
    bound target: TargetSpec, known slots: some RandomAccessCollection<Slot>,
    in scope: AnswerScope? = nil
  ) -> Slot? {
    let slots = Array(slots)
    let index = NameIndex(slots)
    let superfluous = target.with.filter { index.first($0.input.value, in: slots) == nil }
    let renamed =
      superfluous.count == 1 ? scope.flatMap { target.onlyUnbound(of: slots, in: $0) } : nil
    for binding in superfluous.prefix(Diagnostics.mostOfAKind) {
      let known = slots.map(\.name.text)
      if let source = binding.source, known.contains(source.text),
        scope?.hasData(MemberName(validated: binding.input.value)) != false,
        closest(to: binding.input.value.string, in: known) == nil
      {
        let right = "\"\(source.text)\": \"\(binding.input.value.string)\""
        let span = SourceSpan(
          file: source.span.file, start: Int(binding.input.span.start), end: Int(source.span.end))
        diagnostics.report(
          Diagnostic(
            .noSuchInput, at: binding.input.span,
            "the name of the input comes first: write `\(right)`",
            fixIt: Diagnostic.FixIt(at: span.withQuotes, replaceWith: right)))
        continue
      }
      let open = known.filter { name in !target.with.contains { $0.input.value.string == name } }
      diagnostics.report(
        .noSuchInput, "\(target.name.value.quoted) takes no \(binding.input.value.quoted)",
        renamed.map { Suggestion(of: $0.name.text, at: binding.input.span) }
          ?? Suggestion(for: binding.input, among: open),
        or: "it takes \(known.isEmpty ? "nothing" : Diagnostic.list(known))")
    }
    return renamed
  }

  /// Looks up a name among the event's parameters, the sender's inputs and the flow's.
  ///
  /// - Parameter isWritten: whether a spec has it there; false for data that is passed by its name.
  private mutating func value(
    named name: MemberName, path: [DataPath.Member] = [], at span: SourceSpan,
    isWritten: Bool = true, in scope: AnswerScope
  ) -> (value: Expression, type: SwiftType)? {
    if let parameter = scope.parameter(name) {
      meanings.note(.data, name.interned, at: span, isWritten: isWritten)
      eventData.used.append(parameter.name)
      return (.parameter(parameter.name, path: path), parameter.type)
    }
    if let input = scope.senderInput(name) {
      meanings.note(
        .value, name.interned, of: scope.sendingOwner, at: span, isWritten: isWritten)
      eventData.usesSender = true
      return (.sender(input.name, path: path), input.type)
    }
    if let input = scope.input(name) {
      meanings.note(
        .value, name.interned, of: Meaning.Owner(coordinator), at: span, isWritten: isWritten)
      return (.member(input.name, path: path, isHidden: scope.hides(name)), input.type)
    }
    return nil
  }

  /// Resolves a source in a spec: a name, a path, or after `=` a value. The type is nil if only the
  /// compiler can know it.
  ///
  /// - Parameter type: what takes it; nil if only the compiler can know it.
  mutating func value(
    _ source: JSONString, for type: SwiftType?, in scope: AnswerScope
  ) -> (value: Expression, type: SwiftType?)? {
    if source.isExpression {
      return SwiftValue.parseWithData(source, from: 1, into: &diagnostics).flatMap {
        value($0, for: type, in: scope)
      }
    }
    // Fast path: a name in scope that isn't a keyword needs no parsing.
    let name = MemberName(validated: source.interned.value)
    if !name.needsBackticks, !name.interned.isRefusedAsMember,
      let bound = value(named: name, at: source.span, in: scope)
    {
      checkForHiddenState(name, bound, for: type, at: source.span)
      return (bound.value, bound.type)
    }
    var findings = Diagnostics()
    guard let path = DataPath.parse(source, into: &findings) else {
      if reportsMissingSign(source) { return nil }
      let isSentence = type?.isText != false && source.text.isSentence
      if isSentence {
        diagnostics.report(
          .unknownData, at: source.span,
          "\(source.text.quoted) isn't the name of a value: for the text itself, write "
            + Diagnostic.asText(source.text))
      } else {
        diagnostics.append(findings)
      }
      return nil
    }
    diagnostics.append(findings)
    let isKnown = scope.hasData(path.head) || directory.service(path.head) != nil
    guard isKnown || !reportsMissingSign(source) else { return nil }
    return value(of: path, for: type, in: scope)
  }

  /// The type is nil if only the compiler can know it.
  ///
  /// - Parameter type: what takes it, if that is known.
  mutating func value(
    of path: DataPath, for type: SwiftType?, in scope: AnswerScope
  ) -> (value: Expression, type: SwiftType?)? {
    if let own = scope.pathInFlow(path) { return value(ofOwn: own, for: type, in: scope) }
    guard let bound = value(named: path.head, path: path.members, at: path.span, in: scope) else {
      if let service = directory.service(path.head) {
        return value(of: path, in: service, for: type)
      }
      guard !coordinator.hasErrors, !recovery.names.mayBeService(path.head) else { return nil }
      if scope.isShownBySender(path.head) {
        diagnostics.report(
          .unknownData, at: path.span,
          "\(path.head.text.quoted) is what the sender shows, which isn't data: let the event bring it"
        )
        return nil
      }
      let isWhole = path.members.isEmpty
      noteGap(
        ScreenGap.Datum(name: path.head, type: isWhole ? type?.wrapped : nil, hasParts: !isWhole),
        in: scope)
      diagnostics.report(.unknownValue(path, for: type, in: scope))
      return nil
    }
    checkForHiddenState(
      path.head, bound, for: path.members.isEmpty ? type : nil, at: path.span)
    guard !path.members.isEmpty else { return bound }
    check(path, bound.type, for: type)
    return (bound.value, nil)
  }

  /// Reports a value without its equals sign; false if it isn't a value.
  private mutating func reportsMissingSign(_ source: JSONString) -> Bool {
    var ignored = Diagnostics()
    guard let value = SwiftValue.parseWithData(source, into: &ignored) else { return false }
    if case .data = value.kind { return false }
    diagnostics.report(
      Diagnostic(
        .unknownData, at: source.span,
        "\(source.text.quoted) is a value, which begins with an equals sign: `\"= …\"`",
        fixIt: Diagnostic.FixIt(at: source.span(of: 0..<0), replaceWith: "= ")))
    return true
  }
}

extension TargetSpec {
  /// The slot without a value, if it is the only one.
  fileprivate func onlyUnbound(of slots: [Slot], in scope: AnswerScope) -> Slot? {
    let unbound = slots.filter { slot in
      !slot.hasDefault && !scope.hasData(slot.name)
        && !with.contains { $0.input.value == slot.name.interned }
    }
    return unbound.count == 1 ? unbound.first : nil
  }

  /// Whether the slot is bound under a name that nothing has, or as a source, which is reported.
  fileprivate func isMisspelled(_ slot: Slot, among slots: some Sequence<Slot>) -> Bool {
    with.contains { binding in
      let name = binding.input.value
      return !slots.contains { $0.name.interned == name }
        && (closest(to: name.string, in: [slot.name.text]) != nil
          || binding.source?.text == slot.name.text)
    }
  }
}

extension SwiftType {
  /// Whether it is named as aliases often are: `Owl.ID`, or a function by a name.
  fileprivate func mayBeAlias(of type: SwiftType) -> Bool {
    switch (kind, type.kind) {
    case (.named(let parts), .named): parts.count > 1
    case (.named, .function): true
    default: false
    }
  }

  /// Whether the type is `String`, or the optional of it.
  fileprivate var isText: Bool { self == .string || self == .optional(.string) }
}

extension String {
  /// Whether it is words, as in `Saved it`, rather than a path.
  fileprivate var isSentence: Bool {
    contains(where: \.isWhitespace)
      && allSatisfy { $0.isLetter || $0.isNumber || $0.isWhitespace || ".,!?'’…-".contains($0) }
  }
}

extension Diagnostic {
  fileprivate static func unbound(
    _ slot: Slot, of target: Located<InternedText>, in scope: AnswerScope
  ) -> Diagnostic {
    let missing =
      if !scope.isStart {
        scope.neither
      } else if scope.inputs.isEmpty {
        "nothing passes here"
      } else {
        "the flow doesn't have"
      }
    let event = scope.event(bringing: slot)
    let declaring =
      scope.isNamed ? "declare it, \(scope.declaration(with: slot.name, slot.type)), or " : ""
    let hint =
      scope.isShownBySender(slot.name)
      ? "which the sender shows: let the event bring it\(event)"
      : !scope.hasData(of: slot.takes) && !event.isEmpty
        ? "which \(missing); let the event bring it\(event), or bind it with `with`"
        : "which \(missing); \(declaring)bind it with `with`"
    return Diagnostic(
      .unbound, at: target.span,
      "\(target.value.quoted) needs \("\(slot.name.text): \(slot.type.text)".quoted), \(hint)")
  }

  fileprivate static func doesNotFit(
    _ slot: Slot, _ type: SwiftType, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .doesNotFit, at: span,
      "\(slot.quoted) takes \(slot.type.text.quoted), not \(type.text.quoted)"
        + (type == .optional(slot.type) ? ": \(slot.wayToUnwrap)" : "")
        + (slot.type.mayBeAlias(of: type) || type.mayBeAlias(of: slot.type)
          ? "; if they are one type, write it alike in both specs" : ""))
  }

  /// - Parameter type: what takes it, which may be a text that was meant.
  fileprivate static func unknownValue(
    _ path: DataPath, for type: SwiftType?, in scope: AnswerScope
  ) -> Diagnostic {
    let name = path.head.text
    let data = [
      scope.parameters.map(\.name), scope.senderInputs.map(\.name), scope.inputs.map(\.name),
    ]
    var seen: Set<MemberName> = []
    let known = data.joined().filter { seen.insert($0).inserted }.map(\.text)
    let suggestion = Suggestion(for: name, at: path.span, among: known)
    let isText = path.members.isEmpty && suggestion.hint == nil && type?.isText == true
    let isMissing = scope.isNamed && path.members.isEmpty && suggestion.hint == nil
    let hint =
      if isMissing, let type {
        "; declare it: \(scope.declaration(with: path.head, type))"
      } else {
        known.isEmpty ? "" : "; " + suggestion.hint(or: thereIs(known))
      }
    let text = isText ? "; for the text itself, write \(asText(name))" : ""
    return Diagnostic(
      .unknownData, at: path.span,
      scope.isStart
        ? "there is no \(name.quoted) here\(hint)\(text)"
        : "\(scope.neither) \(name.quoted)\(hint)\(text)",
      fixIt: suggestion.fixIt)
  }

  /// A literal as a spec has it.
  fileprivate static func asText(_ text: String) -> String { "`\"= \\\"\(text)\\\"\"`" }
}
