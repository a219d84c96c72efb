import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Service specs that nothing uses, and services without a spec whose names are nearly those of
/// one.
extension Resolver {
  /// The maximum number of unused services that are searched for a similar name.
  private static let mostSearched = 32
  /// The maximum number of pairs of names that are compared.
  private static let mostCompared = 4096

  func checkServices(
    usedByAnswers used: [[TypeName]], into diagnostics: inout Diagnostics
  ) {
    let used = Set(used.joined())
    let unused = services.unused.map { $0.map(\.name) }.filter { !used.contains($0.value) }
    let declared = services.all.prefix(services.declaredCount).map(\.value.name)
    let hasOthers = !declared.isEmpty && declared.count < services.all.count
    guard !unused.isEmpty || hasOthers else { return }
    let meant = hasOthers ? checkUndeclared(declared, unused, into: &diagnostics) : []
    for service in unused where !meant.contains(service.value.text) {
      diagnostics.report(
        .unusedService, at: service.span,
        "no screen and no coordinator uses the service \(service.value.text.quoted)")
    }
  }

  /// Returns the services that were probably meant: an unused one with a similar name; or one whose
  /// name differs in one letter, where the other name is in one spec only.
  private func checkUndeclared(
    _ declared: [TypeName], _ unused: [Located<TypeName>], into diagnostics: inout Diagnostics
  ) -> Set<String> {
    let isDeclared = Set(declared)
    let items = specs.screens.flatMap(\.spec.services) + specs.coordinators.flatMap(\.spec.services)
    let uses = items.map(\.service).filter { !isDeclared.contains($0.value) }
    let counts = Dictionary(grouping: uses, by: \.value).mapValues(\.count)
    let free = unused.prefix(Self.mostSearched).map(\.value.text)
    let known = declared.prefix(Self.mostCompared / max(counts.count, 1))
    var meant: Set<String> = []
    for use in uses {
      let slip = counts[use.value] == 1 ? known.first { $0.isSlip(of: use.value) } : nil
      guard let nearest = closest(to: use.value.text, in: free) ?? slip?.text else { continue }
      meant.insert(nearest)
      diagnostics.report(
        .unknownService, at: use.span,
        "no spec declares the service \(use.value.text.quoted); did you mean \(nearest.quoted)?",
        replaceWith: nearest)
    }
    return meant
  }
}
