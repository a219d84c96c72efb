import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

extension Rules {
  /// The maximum number of unused services that are searched for a similar name.
  private static let mostSearched = 32

  /// Something uses each service with a spec, and no service without one has nearly its name.
  static func services(_ app: WholeApp, _ diagnostics: inout Diagnostics) {
    let services = app.services
    let used = Set(app.servicesOfAnswers.joined())
    let unused = services.unused.map { $0.map(\.name) }.filter { !used.contains($0.value) }
    let declared = services.all.prefix(services.declaredCount).map(\.value.name)
    let hasOthers = !declared.isEmpty && declared.count < services.all.count
    guard !unused.isEmpty || hasOthers else { return }
    let meant = hasOthers ? checkUndeclared(app.specs, declared, unused, &diagnostics) : []
    for service in unused where !meant.contains(service.value.text) {
      diagnostics.report(
        .unusedService, at: service.span,
        "no screen and no coordinator uses the service \(service.value.text.quoted)")
    }
  }

  /// Returns the services that were probably meant: an unused one with a similar name; or one whose
  /// name differs in one letter, where the other name is in one spec only.
  private static func checkUndeclared(
    _ specs: Specs, _ declared: [TypeName], _ unused: [Located<TypeName>],
    _ diagnostics: inout Diagnostics
  ) -> Set<String> {
    let isDeclared = Set(declared)
    let items = specs.screens.flatMap(\.spec.services) + specs.coordinators.flatMap(\.spec.services)
    let uses = items.map(\.service).filter { !isDeclared.contains($0.value) }
    let counts = Dictionary(grouping: uses, by: \.value).mapValues(\.count)
    let free = unused.prefix(mostSearched).map(\.value.text)
    let known = declared.prefix(mostCompared / max(counts.count, 1))
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
