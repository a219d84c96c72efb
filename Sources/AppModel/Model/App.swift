package import Language
package import Storage
package import Syntax

/// The whole app as its specs describe it: every name is resolved, every route's data is bound and
/// type-checked. What is wrong with a spec was found before this value exists, so what is made
/// from it can't fail.
package struct App: Sendable {
  package let configuration: Configuration
  /// Sorted by name, like coordinators and services.
  package let screens: [Screen]
  package let coordinators: [Coordinator]
  /// Each service that a screen or a coordinator uses or that a spec declares.
  package let services: [Service]
  /// Sorted by name.
  package let launchPoints: [LaunchPoint]

  package var isEmpty: Bool { screens.isEmpty && coordinators.isEmpty && services.isEmpty }
}

/// The spec that something comes from: its path, and the place of its name.
package struct Origin: Sendable {
  package let path: ProjectPath
  package let span: SourceSpan
}

/// A member of a view model: an input, a state or a stored property.
package struct Property: Sendable {
  package let name: MemberName
  package let type: SwiftType
  /// Whether it is a function, which a parameter must be marked to keep.
  package let isEscaping: Bool
  package let defaultValue: SwiftValue?
  package let summary: Summary?

  package init(
    name: MemberName, type: SwiftType, isEscaping: Bool, defaultValue: SwiftValue?,
    summary: Summary?
  ) {
    (self.name, self.type, self.isEscaping) = (name, type, isEscaping)
    (self.defaultValue, self.summary) = (defaultValue, summary)
  }
}

/// A function's name and parameters.
package struct Signature: Hashable, Sendable {
  package let name: MemberName
  package let parameters: ArenaList<Parameter>

  package init(name: MemberName, parameters: ArenaList<Parameter>) {
    self.name = name
    self.parameters = parameters
  }

  package struct Parameter: Hashable, Sendable {
    package let label: FunctionDeclaration.Label
    package let name: MemberName
    package let type: SwiftType
    package let isEscaping: Bool
  }
}

/// What a screen or a flow tells whoever shows it.
package struct Event: Sendable {
  package let signature: Signature
  /// The name of the sender, the first parameter of the delegate's method.
  package let sender: MemberName
  package let summary: Summary?
}

/// A service as whoever needs it has it: under which name, and which.
package struct ServiceUse: Sendable {
  package let property: MemberName
  package let service: ServiceReference
}

/// A service's protocol and the protocol of those that have it.
package struct ServiceReference: Hashable, Sendable {
  package let name: TypeName
  /// `HasAuthService`
  package let has: TypeName
  /// `authService`
  package let property: MemberName
}
