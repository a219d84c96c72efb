package import MvvmgenStorage

/// A name in generated code that doesn't depend on the specs. Each is written here and nowhere
/// else: templates use it, and checks reserve it.
package struct FixedName: Sendable {
  package let text: StaticString

  private init(_ text: StaticString) {
    self.text = text
  }
}

extension WordSet {
  init(_ names: [FixedName]) {
    self.init(names.map(\.text))
  }
}

// MARK: - Members

extension FixedName {
  /// The label and the parameter of initializers for the app's services; a coordinator stores them
  /// under the parameter's name.
  package static let withServices = FixedName("withServices")
  package static let services = FixedName("services")

  // Of a view model.
  package static let flowDelegate = FixedName("flowDelegate")
  package static let list = FixedName("list")
  package static let alert = FixedName("alert")

  // Of a screen.
  package static let shownAlert = FixedName("shownAlert")
  package static let makeView = FixedName("makeView")
  package static let makeViewController = FixedName("makeViewController")
  package static let viewModel = FixedName("viewModel")
  package static let presence = FixedName("presence")
  package static let variant = FixedName("variant")
  package static let pickerDelegate = FixedName("pickerDelegate")
  package static let makeResult = FixedName("makeResult")
  package static let makePicker = FixedName("makePicker")
  package static let startSession = FixedName("startSession")

  // Of a coordinator.
  package static let flow = FixedName("flow")
  package static let decisions = FixedName("decisions")
  package static let beginning = FixedName("beginning")
  /// The label of initializers for it.
  package static let at = FixedName("at")
  package static let delegate = FixedName("delegate")
  package static let start = FixedName("start")
  package static let resetState = FixedName("resetState")
  package static let cancelled = FixedName("cancelled")
  package static let connect = FixedName("connect")
  /// Its full name, by which Swift distinguishes it.
  static let connecting = FixedName("connect(_:)")

  // Of a spy.
  package static let calls = FixedName("calls")

  // Of a scaffolded test.
  package static let stage = FixedName("stage")
  package static let coordinator = FixedName("coordinator")
}

// MARK: - Types

extension FixedName {
  package static let appServices = FixedName("AppServices")
  package static let launchPoint = FixedName("LaunchPoint")
  package static let appLink = FixedName("AppLink")
  package static let appLinkTests = FixedName("AppLinkTests")
  package static let anySample = FixedName("AnySample")
  package static let previewServices = FixedName("PreviewServices")
  /// The type of the services in a scaffolded test.
  package static let ownServices = FixedName("Services")
  /// The enumeration of a spy's calls.
  package static let call = FixedName("Call")

  /// The runtime's module, and those of its types that are used without the module's name.
  package static let runtime = FixedName("GeneratedRuntime")
  /// The runtime's library for tests.
  package static let runtimeTesting = FixedName("GeneratedRuntimeTesting")
  package static let derivedProperty = FixedName("DerivedProperty")
  package static let listViewModel = FixedName("ListViewModel")
  package static let observableProperty = FixedName("ObservableProperty")
  package static let presenceType = FixedName("Presence")
  package static let readOnlyProperty = FixedName("ReadOnlyProperty")
  package static let safeResultClosure = FixedName("SafeResultClosure")
}

// MARK: - In the form that specs use

extension InternedText {
  fileprivate init(_ name: FixedName) {
    self.init(name.text.bytes)
  }
}

extension MemberName {
  package static func == (name: MemberName, fixed: FixedName) -> Bool {
    name.interned.bytes.equals(fixed.text.bytes)
  }

  package static func != (name: MemberName, fixed: FixedName) -> Bool {
    !(name == fixed)
  }

  package init(_ name: FixedName) {
    self.init(validated: InternedText(name))
  }
}

extension TypeName {
  package static func == (name: TypeName, fixed: FixedName) -> Bool {
    name.interned.bytes.equals(fixed.text.bytes)
  }

  package init(_ name: FixedName) {
    self.init(validated: InternedText(name))
  }
}
