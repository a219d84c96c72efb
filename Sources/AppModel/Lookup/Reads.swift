import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// The look-ups in the rest of the app while something was made of one spec. As long as each of them
/// finds the same again, the same would be made: a verifying trace, in the words of Mokhov, Mitchell
/// and Peyton Jones, "Build Systems à la Carte" (2018).
final class Reads: Sendable {
  private let found = Locked(Found())

  private struct Found {
    var screens: [InternedText: Screen?] = [:]
    var flows: [InternedText: FlowInterface?] = [:]
    var services: [MemberName: Service.Declaration?] = [:]
    var embedded: [InternedText: (container: Screen, screens: [Screen])] = [:]
    var shown: [Int: Version] = [:]
    var parents: [Int: [Int]] = [:]
    var hasSecretServices: Bool?
    /// Whether anything that was read depends on all specs.
    var isOfAll = false
  }

  func note(_ screen: Screen?, as name: InternedText) {
    found.withLock { _ = $0.screens.updateValue(screen, forKey: name) }
  }

  func note(_ flow: FlowInterface?, as name: InternedText) {
    found.withLock { _ = $0.flows.updateValue(flow, forKey: name) }
  }

  func note(_ service: Service?, as name: MemberName) {
    found.withLock { _ = $0.services.updateValue(service?.declaration, forKey: name) }
  }

  func note(_ screens: [Screen], in container: Screen) {
    found.withLock { $0.embedded[container.names.base.interned] = (container, screens) }
  }

  func note(_ shown: Version, by flow: Int) {
    found.withLock { $0.shown[flow] = shown }
  }

  func note(_ parents: [Int], of flow: Int) {
    found.withLock { $0.parents[flow] = parents }
  }

  func note(secretServices areThere: Bool) {
    found.withLock { $0.hasSecretServices = areThere }
  }

  func noteAll() {
    found.withLock { $0.isOfAll = true }
  }

  /// Whether all would be found again.
  ///
  /// - Parameter navigation: nil while nothing can have read it.
  func areFound(in directory: Directory, _ navigation: Navigation? = nil) -> Bool {
    found.withLock { found in
      guard !found.isOfAll else { return false }
      return found.screens.allSatisfy { directory.screen($0) === $1 }
        && found.flows.allSatisfy { directory.flow($0) === $1 }
        && found.services.allSatisfy { directory.service($0)?.declaration === $1 }
        && found.embedded.values.allSatisfy {
          directory.embedded(in: $0.container).elementsEqual($0.screens, by: ===)
        }
        && found.shown.allSatisfy { navigation?.version(of: $0) === $1 }
        && found.parents.allSatisfy { navigation?.parents(of: $0) == $1 }
        && found.hasSecretServices.map { $0 == directory.hasSecretServices } != false
    }
  }
}
