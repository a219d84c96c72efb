import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Previews of screens without samples: of the screen itself, with services that do nothing.
extension TestValues {
  /// The screen of its only preview; nil if samples have theirs, or if it can't be made.
  func previewed(_ screen: Screen) -> Code? { screen.samples.isEmpty ? made(screen) : nil }

  /// The screen, with a value for each input; nil if one is unknown.
  private func made(_ screen: Screen) -> Code? {
    guard screen.hasView, screen.variants.isEmpty, embedded[screen].isEmpty,
      screen.services.allSatisfy({ idle.contains($0.service.name) }),
      // A template's preview would be copied to screens that need other services and inputs.
      !configuration.isScaffold(screen.origin.path)
    else { return nil }
    let given: CodeList = .services("\(.previewServices)()", ifAny: !screen.services.isEmpty)
    return (try? arguments(for: screen.inputs)).map { .call("\(screen.names.screen)", given + $0) }
  }

  /// The services of screens: of those with samples, too, whose views may be older than these.
  func services(inPreviewsOf app: App) -> [Service] {
    var used: Set<TypeName> = []
    for screen in app.screens {
      let others = screen.services.map(\.service.name).filter { !used.contains($0) }
      guard !others.isEmpty, ScratchMemory.reusing({ made(screen) != nil }) else { continue }
      used.formUnion(others)
    }
    return used.isEmpty ? [] : used.sorted().compactMap { services[$0] }
  }

  /// `PreviewServices.generated.swift`
  static func file(_ services: [Service], _ configuration: Configuration) -> Code {
    var imports = Imports(configuration)
    for declaration in services.compactMap(\.declaration) { imports.add(declaration) }
    imports.add(hidden: services.flatMap { [$0.reference.name, $0.reference.has] })
    let all: Code = """
      /// Services that do nothing, for previews.
      struct \(.previewServices): \(inherited: services.map { "\($0.reference.has)" }) {
        \(sections: services.map { $0.idle ?? .empty })
      }
      """
    return configuration.fileOnUIKit(
      inDebug: true, orSwiftUI: true, .sections([imports.hidden(), all]))
  }
}

extension Service {
  /// Gives access to one that does nothing; nil if it has to return what only the app can make.
  var idle: Code? {
    let (name, stub, members) = (reference.name, reference.name.stub, declaration?.members ?? [])
    let idle = members.compactMap(\.idle)
    guard declaration != nil, idle.count == members.count else { return nil }
    return """
      \(Code.computed("var \(reference.property)", "any \(name)", "\(stub)()"))

      private final class \(stub): \(wrap: "\(name)") {
        \(sections: idle.map(\.self))
      }
      """
  }
}

extension Service.Member {
  fileprivate var idle: Code? {
    switch self {
    case .value(let value):
      value.type.nothing.map { Layout.initialized.filled("var \(value.name)", "\(value.type)", $0) }
    case .function(let function) where function.isThrowing && function.thrownType == nil:
      .method(function.head, "throw _Concurrency.CancellationError()")
    case .function(let function) where function.result == nil: "\(function.head) {}"
    case .function(let function): function.result?.nothing.map { .method(function.head, $0) }
    }
  }
}

extension SwiftType {
  var nothing: Code? { emptyValue.map { "\($0)" } ?? (takesZero ? "0" : finishedStream) }
}
