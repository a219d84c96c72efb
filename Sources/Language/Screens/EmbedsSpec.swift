import MvvmgenStorage
import MvvmgenSyntax

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
    if case .storyboard? = screen.view {
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
