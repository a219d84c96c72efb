package import MvvmgenLanguage
import MvvmgenSyntax

/// Resolves the names after `popTo` and `tell`: each means a screen that the coordinator of the same file
/// refers to, else the coordinator of that name, else a screen.
package struct ReferenceMeanings {
  private struct Mention: Hashable {
    let file: Int32
    let name: String
  }

  private var screens: Set<Mention> = []
  private var coordinators: Set<String> = []

  /// - Parameter names: those that will be asked for.
  package init(of names: Set<String>, in references: SpecReferences) {
    for reference in references.all where names.contains(reference.name) {
      switch reference.kind {
      case .spec(.screen): screens.insert(Mention(file: reference.span.file, name: reference.name))
      case .spec(.coordinator): coordinators.insert(reference.name)
      default: break
      }
    }
  }

  package func kind(of reference: SpecReference) -> SpecKind {
    kind(of: reference.name, in: reference.span.file)
  }

  private func kind(of name: String, in file: Int32) -> SpecKind {
    let isOwn = screens.contains(Mention(file: file, name: name))
    return isOwn || !coordinators.contains(name) ? .screen : .coordinator
  }

  /// Whether the name means another thing once the subject is renamed.
  package func changes(
    _ reference: SpecReference, with subject: Subject, calledNow newName: String
  ) -> Bool {
    let kind = kind(of: reference)
    var after = self
    if subject.kind == .coordinator {
      after.coordinators.remove(subject.name)
      after.coordinators.insert(newName)
    } else {
      after.screens = Set(
        screens.map { $0.name == subject.name ? Mention(file: $0.file, name: newName) : $0 })
    }
    let isRenamed = reference.name == subject.name && kind == subject.kind
    return after.kind(of: isRenamed ? newName : reference.name, in: reference.span.file) != kind
  }
}
