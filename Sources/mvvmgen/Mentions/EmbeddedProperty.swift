import AppModel
import Language
import Storage
import Syntax

/// Where the developer's code certainly means an embedded screen by the name that the containing
/// view has it under: in the type of that view, and as a label where one is made.
struct EmbeddedProperty: CertainPlaces {
  /// The new names by the old ones.
  private let names: [String: String]
  /// The old names that views have; the others are only those of screens.
  private let ownNames: Set<String>
  private let views: Set<String>
  /// Those that are made with it: the views, and the generated screens.
  private let made: Set<String>

  /// - Parameter app: the app in which the embedded screen has its new name.
  init?(of subject: Subject, calledNow newName: String, _ names: NewNames, in app: App) {
    guard subject.kind == .screen else { return nil }
    let containers = app.screens.filter { screen in
      app.embedded[screen].contains { $0.names.base.text == newName }
    }
    let embedded = app.screens.first { $0.names.base.text == newName }
    guard !containers.isEmpty, let embedded else { return nil }
    let all = names.names.filter { $0.value.kind == .property }.mapValues(\.text)
    let inViews = [embedded.names.child.text, embedded.names.childView.text]
    self.names = all
    ownNames = Set(all.filter { inViews.contains($0.value) }.keys)
    views = Set(
      containers.flatMap { screen in
        [screen.names.view.text] + screen.variants.map { screen.names.view(of: $0).text }
      })
    made = views.union(containers.map(\.names.screen.text))
  }

  func places(in bytes: [UInt8]) -> Set<Int> {
    let file = SwiftWords(in: bytes)
    return names.reduce(into: []) { places, name in
      let meant = file.words.indices.filter { file.words[$0].text == name.key }
      guard !meant.isEmpty else { return }
      let inViews =
        ownNames.contains(name.key) && isOnlyOne(name.key, calledNow: name.value, in: file, bytes)
      let certain = meant.filter {
        file.made(with: file.words[$0]).map(made.contains) == true
          || inViews && isOwn($0, in: file, bytes)
      }
      places.formUnion(certain.map { file.words[$0].word.range.lowerBound })
    }
  }

  /// Whether the name means nothing else inside the views, and the new one isn't used there.
  private func isOnlyOne(
    _ name: String, calledNow newName: String, in file: SwiftWords, _ bytes: [UInt8]
  ) -> Bool {
    let others = Set(file.words.indices).filter { index in
      !file.words[index].isIn(views) || file.isProperty(index)
        || isParameter(index, in: file, bytes)
    }
    return !file.locals(besidesMembersOf: [], others).contains(name)
      && !file.words.contains { $0.text == newName && $0.isIn(views) }
  }

  private func isOwn(_ index: Int, in file: SwiftWords, _ bytes: [UInt8]) -> Bool {
    let word = file.words[index]
    guard word.isIn(views) else { return false }
    if word.word.isMember { return word.word.receivers(in: bytes) == ["self"] }
    return word.word.labeledCallee(in: bytes) == nil || isParameter(index, in: file, bytes)
  }

  /// Whether it is a parameter of an initializer, or an argument for one of the type itself.
  private func isParameter(_ index: Int, in file: SwiftWords, _ bytes: [UInt8]) -> Bool {
    guard let callee = file.words[index].word.labeledCallee(in: bytes) else { return false }
    return callee.name == "init" && [nil, "self"].contains(callee.qualifier)
  }
}
