import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Findings about answers that have one cause.
extension Resolver {
  func report(_ findings: AnswerFindings, into diagnostics: inout Diagnostics) {
    diagnostics.append(findings.diagnostics)
    // A declaration has a finding of its own.
    let declared = Set(specs.declared.map(\.spec.name.value.interned))
    let missing = findings.missing.filter { !declared.contains($0.name.value) }
    if !missing.isEmpty { report(missing, into: &diagnostics) }
    if !findings.misfits.isEmpty { report(findings.misfits, into: &diagnostics) }
  }

  /// Reports a name once, where it is named first; one that is misspelled wherever that is.
  private func report(_ missing: [MissingName], into diagnostics: inout Diagnostics) {
    let screens = directory.screenNames
    // The root can be started by the window only.
    let flows = directory.certainFlows.filter { $0.spec.root == nil }.map(\.names.base.text)
    let renamed = specs.misnamed.map { (spec: $0, old: $0.kind.name(ofFile: $0.file)) }
    func spec(of mention: MissingName) -> (kind: SpecKind, name: Located<TypeName>, file: String)? {
      renamed.first {
        $0.old == mention.name.value.string && [$0.spec.kind, nil].contains(mention.kind)
      }?.spec
    }
    for (_, mentions) in missing.grouped(
      by: { [(spec(of: $0) == nil ? $0.kind : nil)?.rawValue, $0.name.value.string] },
      at: \.name.span)
    {
      // Each that has a fix-it is reported.
      let others = mentions.dropFirst().map(\.name.span)
      if let spec = spec(of: mentions[0]) {
        // It has another name now, unlike its file and those who mention it.
        let (old, new) = (mentions[0].name, spec.name.value.text)
        diagnostics.withdraw(.fileName, at: spec.name.span)
        diagnostics.report(
          .unknownName, at: spec.name.span,
          "\(new.quoted) is still called \(old.value.quoted) elsewhere; to rename it everywhere: "
            + "`mvvmgen rename \(spec.kind.rawValue) \(old.value.string) \(new)`",
          notes: [Diagnostic.Note(at: old.span, "it is first called so here")])
        continue
      }
      for mention in mentions {
        let target = borders.flatMap {
          configuration.targets[$0.target(of: mention.name.span)].configuration.module
        }
        let finding =
          switch mention.kind {
          case .screen:
            Diagnostic.unknown(
              "screen", mention.name, known: screens, others: others, createdBy: "new-screen",
              in: target)
          case .coordinator:
            Diagnostic.unknown(
              "flow", mention.name, known: flows, others: others, createdBy: "coordinator",
              in: target)
          case .service, nil:
            Diagnostic.unknown(
              "screen or flow", mention.name, known: screens + flows, others: others)
          }
        diagnostics.report(finding)
        if finding.fixIt == nil { break }
      }
    }
  }

  /// Reports a misspelled type where it is declared; a value that doesn't fit in several answers, too;
  /// and other misfits in the answers.
  private func report(_ misfits: [Mismatch], into diagnostics: inout Diagnostics) {
    let types = TypeCounter(app.namedTypes)
    var others: [Mismatch] = []
    let bySlip = misfits.grouped(
      by: { types.slip(in: $0.slot.type, $0.data.type) }, at: \.finding.span)
    for (slip, misfits) in bySlip {
      guard let slip, let type = types.firstUse(of: slip.written) else {
        others += misfits
        continue
      }
      let place = type.value.place(of: slip.written, at: type.span)
      diagnostics.report(
        .doesNotFit, at: place ?? type.span,
        "answers use \(slip.meant.text.quoted) where this is \(slip.written.text.quoted); did you mean "
          + "\(slip.meant.text.quoted)?",
        notes: misfits.map(\.note), replaceWith: place.map { _ in slip.meant.text })
    }
    var uses: [DeclaredValue: Int] = [:]
    for value in others.flatMap(\.declarations) { uses[value, default: 0] += 1 }
    let byCause = others.grouped(
      by: { $0.declarations.first { uses[$0, default: 0] > 1 } }, at: \.finding.span)
    for (cause, misfits) in byCause {
      guard let cause, misfits.count > 1, let span = span(of: cause) else {
        for misfit in misfits {
          let (finding, place) = (misfit.finding, self.span(of: misfit.slot))
          diagnostics.report(
            finding.code, at: finding.span, finding.message,
            notes: place.map { [Diagnostic.Note(at: $0, "it is declared here")] } ?? [])
        }
        continue
      }
      diagnostics.report(
        .doesNotFit, at: span,
        "\(cause.name.text.quoted) is \(cause.type.text.quoted) here, which doesn't fit in "
          + "\(misfits.count) answers",
        notes: misfits.map(\.note))
    }
  }

  private func span(of value: DeclaredValue) -> SourceSpan? {
    let screen = specs.screens.first { $0.spec.name.value == value.owner }?.spec
    let flow = specs.coordinators.first { $0.spec.name.value == value.owner }?.spec
    let values = [screen?.inputs, flow?.inputs, flow?.state].compactMap(\.self).joined()
    let declared = values.lazy.map(\.declaration).first {
      $0.name.value == value.name && $0.type.value == value.type
    }
    return declared?.type.span
  }
}

extension Array {
  /// The elements with each key, in the order of their places.
  fileprivate func grouped<Key: Hashable>(
    by key: (Element) -> Key, at span: (Element) -> SourceSpan
  ) -> [(Key, [Element])] {
    func place(_ element: Element) -> (Int32, Int32) { (span(element).file, span(element).start) }
    let groups = Dictionary(grouping: sorted { place($0) < place($1) }, by: key)
    return groups.map { ($0.key, $0.value) }.sorted { place($0.1[0]) < place($1.1[0]) }
  }
}
