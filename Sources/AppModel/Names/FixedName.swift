package import Storage

/// A name that generated code has whatever the specs say. Each is written here and nowhere else:
/// the templates write it, and the checks keep it free.
package struct FixedName: Sendable {
  package let text: StaticString

  private init(_ text: StaticString) {
    self.text = text
  }

  package static func == (name: FixedName, other: MemberName) -> Bool {
    other.interned.bytes.equals(name.text.bytes)
  }
}

extension WordSet {
  init(_ names: [FixedName]) {
    self.init(names.map(\.text))
  }
}

// MARK: - Members

extension FixedName {
  /// The label and the parameter under which initializers take the app's services; a coordinator
  /// keeps them under the parameter's name.
  package static let withServices = FixedName("withServices")
  package static let services = FixedName("services")

  // Of a view model.
  package static let flowDelegate = FixedName("flowDelegate")
  package static let list = FixedName("list")

  // Of a screen.
  package static let viewModel = FixedName("viewModel")
  package static let presence = FixedName("presence")
  package static let variant = FixedName("variant")
  package static let pickerDelegate = FixedName("pickerDelegate")
  package static let makeResult = FixedName("makeResult")
  package static let makePicker = FixedName("makePicker")

  // Of a coordinator.
  package static let flow = FixedName("flow")
  package static let delegate = FixedName("delegate")
  package static let start = FixedName("start")
  package static let cancelled = FixedName("cancelled")
  package static let connect = FixedName("connect")

  // Of a spy.
  package static let calls = FixedName("calls")
}

// MARK: - Types

extension FixedName {
  package static let appServices = FixedName("AppServices")
  package static let launchPoint = FixedName("LaunchPoint")
  /// What a view model calls the services of its screen.
  package static let ownServices = FixedName("Services")
  /// What a spy was called with.
  package static let call = FixedName("Call")

  /// The runtime's module, and those of its types that are written without it.
  package static let runtime = FixedName("GeneratedRuntime")
  package static let listViewModel = FixedName("ListViewModel")
  package static let observableProperty = FixedName("ObservableProperty")
  package static let presenceType = FixedName("Presence")
  package static let readOnlyProperty = FixedName("ReadOnlyProperty")
  package static let safeResultClosure = FixedName("SafeResultClosure")
}

// MARK: - As the names of specs

extension InternedText {
  fileprivate init(_ name: FixedName) {
    self.init(name.text.bytes)
  }
}

extension MemberName {
  /// A name that constants may hold.
  package init(constant name: FixedName) {
    self.init(constant: name.text)
  }

  package init(_ name: FixedName) {
    self.init(validated: InternedText(name))
  }
}

extension TypeName {
  /// A name that constants may hold.
  package init(constant name: FixedName) {
    self.init(constant: name.text)
  }

  package init(_ name: FixedName) {
    self.init(validated: InternedText(name))
  }
}
