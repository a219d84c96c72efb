package import MvvmgenStorage
package import MvvmgenSyntax

/// A screen or a flow that a step refers to.
package struct Target: Sendable {
  package enum Kind: Sendable {
    case screen, flow
  }

  package let kind: Kind
  /// Its name in specs: `Login`
  package let base: TypeName
  /// The type that is generated for it: `LoginScreen`
  package let type: TypeName
  /// Whether it is a flow whose coordinator isn't seen.
  package var isElsewhere = false
  /// The role in which a screen is shown.
  package var role: Role?

  init(kind: Kind, base: TypeName, type: TypeName, role: Role? = nil) {
    (self.kind, self.base, self.type, self.role) = (kind, base, type, role)
  }
}

extension Screen.Names {
  /// - Parameter role: its role in the flow.
  func target(as role: MemberName? = nil) -> Target {
    let role = role.map { Role(type: self.role, name: $0) }
    return Target(kind: .screen, base: base, type: screen, role: role)
  }
}

extension Coordinator.Names {
  var target: Target {
    var target = Target(kind: .flow, base: base, type: coordinator)
    target.isElsewhere = isElsewhere
    return target
  }
}

/// A role in which a flow shows a screen.
package struct Role: Sendable {
  /// The generated enumeration of the screen's roles: `ContentRole`.
  package let type: TypeName
  /// The coordinator that has it, where that isn't the one that names the role.
  package var owner: TypeName?
  package let name: MemberName

  package init(type: TypeName, name: MemberName) {
    (self.type, self.name) = (type, name)
  }
}

/// A screen or a flow that an answer creates.
package struct Destination: Sendable {
  /// The local constant that stores it.
  package let variable: MemberName
  package let target: Target
  package let arguments: [Argument]
  /// How it reports to the coordinator.
  package let reporting: Reporting
  private let details: Details

  /// Optional details in the answer. Most answers have none.
  struct Details {
    var beginning: BeginningChoice?
    var variant: VariantChoice?
    var title: Expression?
    var transition: MemberName?
    var embedded: [Destination] = []
    var isUnlessThere = false
    var opener: MemberName?
    var exit: Exit?
  }

  init(
    variable: MemberName, target: Target, arguments: [Argument], reporting: Reporting,
    _ details: Details
  ) {
    (self.variable, self.target, self.arguments) = (variable, target, arguments)
    self.reporting = reporting
    self.details = details
  }

  /// Where a flow begins; nil for its `start`.
  package var beginning: BeginningChoice? { details.beginning }
  /// Which variant of a screen is shown.
  package var variant: VariantChoice? { details.variant }
  /// The title in a bar above a screen, instead of the screen's own.
  package var title: Expression? { details.title }
  /// The app's own transition to it.
  package var transition: MemberName? { details.transition }
  /// Whether nothing happens if the flow already shows or runs it.
  package var isUnlessThere: Bool { details.isUnlessThere }
  /// The sender of the event, whose screen the answers to a flow may tell something.
  package var opener: MemberName? { details.opener }
  /// The event that is sent when the user takes it away.
  package var exit: Exit? { details.exit }
  /// The screens whose views a screen's view contains.
  package var embedded: [Destination] { details.embedded }
}

extension Destination {
  /// The name of its property in a screen that embeds it.
  package var property: MemberName { target.type.lowercased }

  /// Those that it embeds, and it.
  package var withEmbedded: [Destination] { embedded.flatMap(\.withEmbedded) + [self] }
}

/// One of several beginnings of a flow, with its data.
package struct BeginningChoice: Sendable {
  package let name: MemberName
  package let arguments: [Argument]
}

/// How the variant of a screen is chosen.
package enum VariantChoice: Sendable {
  /// By asking this property of the app's services.
  case asked(MemberName)
  case fixed(MemberName)
}

/// A screen or a flow that a launch argument starts alone.
package struct LaunchPoint: Sendable {
  /// `"owl-list-grid"`
  package let argument: SwiftValue
  /// `owlListGrid`
  package let name: MemberName
  /// The screen or flow that it starts.
  package let destination: Destination
}
