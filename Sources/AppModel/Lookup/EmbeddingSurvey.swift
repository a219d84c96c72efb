import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Looks up the screens that others embed, and finds those that can't be.
struct EmbeddingSurvey {
  private(set) var embedded = EmbeddedScreens()
  /// The screens that embed unknown screens, and may have those screens' inputs.
  private(set) var lacking: Set<InternedText> = []
  private(set) var diagnostics = Diagnostics()
  private let directory: Directory
  private let names: UncertainNames
  /// The embedded screens' names, as each spec lists them.
  private var written: [InternedText: [Located<TypeName>]] = [:]

  /// - Parameters:
  ///   - specs: the specs of all screens.
  ///   - all: the screens, in the order of their specs.
  ///   - directory: the screens whose names are certain, and all flows.
  ///   - names: the names of specs that couldn't be read.
  init(
    _ specs: [SpecFile<ScreenSpec>], _ all: [Screen], in directory: Directory,
    _ names: UncertainNames
  ) {
    self.directory = directory
    self.names = names
    let containers = specs.indices.filter { !specs[$0].spec.embeds.isEmpty }
    guard !containers.isEmpty else { return }
    for place in containers {
      written.insert(specs[place].spec.embeds, for: specs[place].spec.name.value.interned)
    }
    for place in containers { add(specs[place].spec.embeds, to: all[place]) }
  }

  private mutating func add(
    _ entries: [Located<TypeName>], to container: Screen
  ) {
    let name = container.names.base
    // An error of its own, after which nobody knows where they will be.
    if container.list != nil, !container.view.isOfSystem { lacking.insert(name.interned) }
    /// The screens that the view contains, each with the entry through which it does.
    var contained: [InternedText: TypeName] = [:]
    var valid: [Screen] = []
    for entry in entries {
      guard let screen = directory.screen(entry.value.interned) else {
        lacking.insert(name.interned)
        reportUnknown(entry)
        continue
      }
      guard !screen.view.isOfSystem else {
        diagnostics.report(
          .cannotBeEmbedded, at: entry.span,
          "\(entry.value.text.quoted) can't be embedded: a \(screen.view.isSession ? "session" : "picker") is drawn "
            + "by the system; let the flow `present` it")
        continue
      }
      let content = contents(of: entry.value)
      if content.contains(name.interned) {
        let way = entry.value == name ? "" : ", by way of \(entry.value.text.quoted)"
        diagnostics.report(
          .cannotBeEmbedded, at: entry.span,
          "\(name.text.quoted) would contain itself\(way), without end")
      } else if let twice = content.first(where: { contained[$0] != nil }) {
        let screen = TypeName(validated: twice)
        let ways = [contained[twice], entry.value].compactMap(\.self).filter { $0 != screen }
        let by = ways.isEmpty ? "" : ", by way of \(Diagnostic.list(ways.map(\.text)))"
        diagnostics.report(
          .cannotBeEmbedded, at: entry.span,
          "\(screen.text.quoted) would be embedded twice\(by), and nothing could tell one from the other; "
            + "give the second a spec of its own")
      } else {
        for screen in content { contained[screen] = entry.value }
        valid.append(screen)
      }
    }
    embedded.add(valid, to: container)
  }

  /// A screen with everything that it embeds, valid or not.
  private func contents(of name: TypeName) -> [InternedText] {
    Array(Walk(from: [name.interned]) { written[$0]?.map(\.value.interned) ?? [] })
  }

  private mutating func reportUnknown(_ entry: Located<TypeName>) {
    let name = Located(entry.value.interned, at: entry.span)
    guard !names.mayBe(.screen, name.value) else { return }
    guard directory.flow(name.value) == nil else {
      return diagnostics.report(
        .cannotBeEmbedded, at: entry.span,
        "\(entry.value.text.quoted) is a flow, and only screens can be embedded; for flows side by "
          + "side, write `split`, or `tabs`")
    }
    diagnostics.report(.unknown("screen", name, known: directory.screenNames))
  }
}
