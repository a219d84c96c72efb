import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

extension Diagnostic {
  static func noLinkAddress(_ link: LinkSpec) -> Diagnostic {
    Diagnostic(
      .linkToNobody, at: link.written.span,
      "no URL is the app's: write its scheme or host in mvvmgen.json, such as "
        + "`\"links\": { \"schemes\": [\"owlery\"], \"hosts\": [\"owlery.app\"] }`")
  }

  static func linkToNobody(_ link: LinkSpec, in flow: TypeName) -> Diagnostic {
    Diagnostic(
      .linkToNobody, at: link.written.span,
      "nothing starts the flow \(flow.text.quoted), so the link would wait for ever")
  }

  static func noEvent(
    _ name: Located<InternedText>, known: [String]
  ) -> Diagnostic {
    Diagnostic(
      .linkData, "no event from outside is called \(name.value.quoted)",
      Suggestion(for: name, among: known),
      or: known.isEmpty ? "declare it under `events`" : thereIs(known))
  }

  static func severalEvents(_ name: Located<InternedText>) -> Diagnostic {
    Diagnostic(
      .linkData, at: name.span,
      "several events from outside are called \(name.value.quoted): give that of the link another name"
    )
  }

  static func noHole(
    for parameter: Signature.Parameter, of event: MemberName, _ source: Link.Source,
    at span: SourceSpan
  ) -> Diagnostic {
    let name = parameter.name.text
    let cure =
      switch source {
      case .pattern: "write a hole `{\(name)}`, or bind it with `with`"
      case .type: "bind it, as in `\"with\": { \"\(name)\": \"link.\(name)\" }`"
      case .others: "bind it, as in `\"with\": { \"\(name)\": \"url\" }`"
      }
    return Diagnostic(
      .linkData, at: span,
      "\(event.text.quoted) needs \("\(name): \(parameter.type.text)".quoted): \(cure)")
  }

  /// - Parameter missing: a parameter that may be meant.
  static func holeToNothing(
    _ hole: Located<MemberName>, _ event: MemberName, missing: Signature.Parameter?
  ) -> Diagnostic {
    let taken =
      missing.map { "it takes `{\($0.name.text)}`" }
      ?? "remove it, or bind something to it with `with`"
    return Diagnostic(
      .linkData, at: hole.span,
      "\(event.text.quoted) takes no \("{\(hole.value.text)}".quoted): \(taken)",
      replaceWith: missing.flatMap { closest(to: hole.value.text, in: [$0.name.text]) })
  }

  static func holeTwice(_ hole: LinkPattern.Hole) -> Diagnostic {
    Diagnostic(
      .linkData, at: hole.name.span,
      "there is another hole \("{\(hole.name.value.text)}".quoted): each has a name of its own")
  }

  static func otherType(
    of hole: LinkPattern.Hole, _ type: SwiftType
  ) -> Diagnostic {
    Diagnostic(
      .linkData, at: hole.type?.span ?? hole.name.span,
      "the event's \(hole.name.value.text.quoted) is \(type.text.quoted): leave the type out, and the "
        + "hole has it")
  }

  static func notInURL(_ type: SwiftType, of hole: LinkPattern.Hole) -> Diagnostic {
    Diagnostic(
      .linkData, at: hole.type?.span ?? hole.name.span,
      "\(type.text.quoted) can't be read from a part of a URL: a hole is a value such as `String`, "
        + "`Int` or `Owl.ID`")
  }

  static func waitsAlike(_ link: Located<Link>, _ first: Located<Link>) -> Diagnostic {
    Diagnostic(
      .linkData, at: link.span,
      "all links to \(link.value.event.name.text.quoted) wait, or none: write the same `when`",
      notes: [Note(at: first.span, "the other link is here")])
  }

  static func linksAlike(
    _ link: Located<Link>, with other: Located<Link>, _ addresses: LinkAddresses
  ) -> Diagnostic {
    let path = link.value.pattern?.example(with: other.value.pattern?.query ?? [])
    return Diagnostic(
      .linksAlike, at: link.span,
      path.map {
        "\("\(addresses.base ?? "")\($0)".quoted) would be two links: let their paths differ"
      }
        ?? "all other URLs can be only one event",
      notes: [Note(at: other.span, "the other link is here")])
  }
}
