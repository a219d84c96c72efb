import AppModel
import Language
import Storage
import Syntax

/// Where the developer's code certainly means the property of a service by its name: in a type that
/// is made to have it, as those in tests are, and in an extension of a default view model that has it.
struct ServiceProperty: CertainPlaces {
  private let name: String
  private let newName: String
  /// The protocols of those who need the service.
  private let compositions: Set<String>
  private let viewModels: Set<String>

  /// - Parameter app: the app in which the service has its new name.
  init?(of subject: Subject, calledNow newName: String, in app: App) {
    guard subject.kind == .service else { return nil }
    let service = ServiceReference(TypeName(validated: newName))
    (name, self.newName) = (subject.property, service.property.text)
    let screens = app.screens.filter { screen in
      screen.services.contains { $0.service.name == service.name }
    }
    let flows = app.coordinators.filter { flow in
      flow.services.contains { $0.name == service.name }
    }
    let old = ServiceReference(TypeName(validated: subject.name))
    compositions = Set(
      [old.has.text, service.has.text, "\(FixedName.appServices.text)"]
        + screens.map(\.names.services.text) + flows.map(\.names.services.text))
    let named = screens.filter { screen in
      screen.services.contains {
        $0.service.name == service.name && $0.property == service.property
      }
    }
    viewModels = Set(named.map(\.names.defaultViewModel.text))
  }

  func places(in bytes: [UInt8]) -> Set<Int> {
    let file = SwiftWords(in: bytes)
    guard !file.plain.contains(newName) else { return [] }
    let declared = file.words.indices.filter { index in
      let word = file.words[index]
      return word.text == name && file.isProperty(index)
        && word.head.map { !compositions.isDisjoint(with: $0.words.dropFirst()) } == true
    }
    let types = Set(declared.compactMap { file.words[$0].head?.name })
    let local = file.locals(besidesMembersOf: viewModels, Set(declared)).contains(name)
    let used = file.words.indices.filter { index in
      let word = file.words[index]
      guard word.text == name else { return false }
      let isInViewModel = word.isIn(viewModels)
      if word.word.isMember { return isInViewModel && word.word.receivers(in: bytes) == ["self"] }
      if file.isLabel(index) { return file.made(with: word).map(types.contains) == true }
      return isInViewModel && !local && !word.isShadowed
    }
    return Set((declared + used).map { file.words[$0].word.range.lowerBound })
  }
}
