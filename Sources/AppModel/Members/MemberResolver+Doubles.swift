import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Doubles in another module import both the app and the runtime, so the name of a type that both
/// may declare must be qualified.
extension MemberResolver {
  mutating func checkDoubledTypes(of spec: ScreenSpec) {
    guard hasDoublesApart else { return }
    for value in spec.inputs + spec.state + spec.fields { checkDoubled(value.declaration.type) }
    for function in spec.actions + spec.flow { checkDoubled(function.declaration) }
  }

  mutating func checkDoubledTypes(of spec: CoordinatorSpec) {
    guard hasDoublesApart else { return }
    for event in spec.flow { checkDoubled(event.declaration) }
  }

  mutating func checkDoubledTypes(of spec: ServiceSpec) {
    guard hasDoublesApart else { return }
    for member in spec.members {
      switch member.declaration {
      case .value(let value): checkDoubled(value.type)
      case .function(let function): checkDoubled(function)
      }
    }
  }

  private mutating func checkDoubled(_ function: FunctionDeclaration) {
    for parameter in function.parameters { checkDoubled(parameter.value.type) }
    if let result = function.result { checkDoubled(result) }
    if let span = function.throwsSpan, let thrown = function.thrownType {
      checkDoubled(Located(thrown, at: span))
    }
  }

  private mutating func checkDoubled(_ type: Located<SwiftType>) {
    let modules = configuration.modules
    for name in type.value.typeNames where modules[name] == nil && !modules.isOwn(name) {
      if TestImports.contain(name) { besideImports.append(name) }
      guard RuntimeTypes.contain(name), !servicesLikeRuntimes.contains(name) else { continue }
      diagnostics.report(
        .appsOrRuntimes, at: type.span,
        "\(name.text.quoted) may be a type of the app's or of `GeneratedRuntime`'s: list it in `modules`, "
          + "as `\"\": [\"\(name.text)\"]` if it is the app's")
    }
  }
}

/// The public types of `GeneratedRuntime`, and of `GeneratedRuntimeTesting`.
enum RuntimeTypes {
  static func contain(_ name: TypeName) -> Bool { names.contains(name.interned.bytes) }

  static let names = WordSet([
    "BindableViewModel", "Browser", "Coordinator", "DerivedProperty", "EmbeddedScreenView",
    "EventuallyTimeout", "Flow",
    "FlowAlert", "FlowColumn", "FlowEnd", "FlowExit", "FlowPresentation", "FlowTab",
    "FlowTransition", "LinkAddress", "LinkText", "LinkingCoordinator",
    "ListCollectionViewController", "ListModel", "ListTableViewController", "ListViewModel",
    "ModalStyle", "ObservableProperty", "ObservationToken",
    "Presence", "ReadOnlyProperty", "RecordedCall", "RestorableCoordinator", "RestorableScreen",
    "SafeResultClosure", "Screen", "ScreenRole", "SingleScreenCoordinator",
    "Stage", "StageLink", "StageView",
    "StoryboardBased", "SwiftUINavigation", "SystemScreen", "TrackingView", "UIKitContainers",
    "UIKitHost", "UIKitNavigation", "UIKitPanels", "UIKitTransition",
    "UnansweredCall", "VariantView", "ViewControllerScreen", "ViewModelBased", "ViewScreen",
    "WidthClass",
  ])
}

/// More types that tests and doubles see, because they import swift-testing and Foundation. Specs
/// mean the app's by these names.
enum TestImports {
  static func contain(_ name: TypeName) -> Bool { names.contains(name.interned.bytes) }

  private static let names = WordSet([
    // swift-testing's.
    "Attachable", "Attachment", "Bug", "Comment", "ConditionTrait", "Confirmation", "Expectation",
    "Issue", "ParallelizationTrait", "SourceLocation", "SuiteTrait", "Tag", "Test", "TestScoping",
    "TestTrait", "TimeLimitTrait", "Trait",
    // Foundation's.
    "EnergyFormatter", "Expression", "Host", "LengthFormatter", "MassFormatter", "Port",
    "PortMessage", "SocketPort", "Stream", "XMLDocument", "XMLElement", "XMLNode",
  ])
}
