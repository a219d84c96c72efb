import MvvmgenStorage
package import MvvmgenSyntax

/// The parts of a spec that commands need, recorded during decoding.
package struct SpecOutline: Sendable {
  package let kind: SpecKind
  package let name: String
  /// The span of its name.
  package let span: SourceSpan
  package var summary: Summary?
  /// The arguments of its launch points.
  package var launch: [Located<String>] = []
  /// Its links, as written, with their events.
  package var links: [(written: Located<String>, event: String)] = []
  /// Whether the app starts with it.
  package var isRoot = false
  /// Whether it only declares a flow that another target has.
  package var isElsewhere = false
  package var isRestored = true
  /// The declarations in its lists, in the order of the spec.
  package internal(set) var members: [SpecMember]
  /// The screens whose views a screen's view contains.
  package var embeds: [String] = []
  /// The names of the events that a flow receives from outside.
  package var outsideEvents: [Located<String>] = []
  package var namedAnswers: [Located<String>] = []
  /// The answers of a flow, beginning with its start.
  package var answers: [SpecAnswer] = []
  /// The members that its samples and launch points name.
  package var references: [MemberReference] = []
  /// The roles that it names, with their screens.
  package internal(set) var roles: [NamedRole] = []
  /// The names under `secret`.
  package var secret: [Located<String>] = []
  /// The names that `secret` may list: those of all values that it declares, including parameters,
  /// each as often as it is declared.
  package var namesOfValues: [String] = []

  package init(kind: SpecKind, name: String, span: SourceSpan, members: [SpecMember] = []) {
    (self.kind, self.name, self.span, self.members) = (kind, name, span, members)
  }

  package func members(in list: MemberList) -> [SpecMember] { members.filter { $0.list == list } }

  package func names(in list: MemberList) -> [String] { members(in: list).map(\.name) }

  /// The names of its flow events, in order.
  package var events: [String] { names(in: .flow) }

  /// The inputs without a default.
  package var requiredInputs: [SpecMember] { members(in: .inputs).filter { !$0.hasDefault } }
}

/// A screen in one of the roles in which a flow shows it, as a spec names it: `Content:about`.
package struct NamedRole: Sendable {
  package let screen: String
  package let role: Located<String>
}

/// The lists of declarations in specs.
package enum MemberList: String, Sendable {
  case inputs, services, state, fields, derived, actions, flow, alerts, modelControllers, members
  case storage = "private"
}

/// A declaration in a list of a spec.
package struct SpecMember: Sendable {
  package let list: MemberList
  package let name: String
  /// The span of the name.
  package let span: SourceSpan
  /// As written.
  package let text: String
  /// The names of a function's parameters.
  package let parameters: [String]
  /// The type of a value.
  package let type: SwiftType?
  package let hasDefault: Bool

  package init(
    list: MemberList, name: String, span: SourceSpan, text: String, parameters: [String] = [],
    type: SwiftType? = nil, hasDefault: Bool = false
  ) {
    (self.list, self.name, self.span, self.text) = (list, name, span, text)
    (self.parameters, self.type, self.hasDefault) = (parameters, type, hasDefault)
  }
}

/// An answer of a flow.
package struct SpecAnswer: Sendable {
  package enum Trigger: Sendable {
    case start
    /// An event of a screen, in a role if it has one there, or a report of a child flow. The sender
    /// may be `*`.
    case event(Located<String>, of: SpecKind, named: String, as: String? = nil)
    /// An event from outside, with the names of its parameters.
    case outside(parameters: [String])
  }

  package let trigger: Trigger
  /// Whether it is `"stay"`.
  package let isStay: Bool
  /// The members that its steps name.
  package let references: [MemberReference]
  /// The screens that its steps show, and the flows that they start.
  package let shown: Set<ShownSpec>
}

/// A screen that an answer shows, or a flow that it starts.
package struct ShownSpec: Hashable, Sendable {
  package let kind: SpecKind
  package let name: String

  package init(_ kind: SpecKind, _ name: String) {
    (self.kind, self.name) = (kind, name)
  }
}

/// A member that is named in a spec, other than in its declaration.
package struct MemberReference: Sendable {
  package enum Kind: Hashable, Sendable {
    /// An input of a screen or a flow that is shown.
    case input(of: SpecKind, named: String)
    /// A value of the spec's own screen, in a sample, an alert or its title.
    case value
    /// An action of the spec's own screen, in an alert.
    case ownAction
    /// The source of data: an input or a state of the flow, unless the event or its sender has the
    /// name.
    case source
    /// A member of a service, after the service's name in flows, or of the flow, after `flow`;
    /// unless that name is data.
    case served(by: String)
    /// A state of the flow that gets another value.
    case held
    /// The flow's own event from outside, as a link.
    case linked
    /// An answer of the flow's own, by its name.
    case given
    /// An action of a screen, or an event from outside of a flow below.
    case action(of: String)
    /// A report of the flow to its parent.
    case report
    /// The event of a screen, or of the first screen of a flow, that a swipe down sends.
    case swipe(of: SpecKind, named: String)
  }

  package let kind: Kind
  package let name: String
  package let span: SourceSpan
}

/// A declaration of one name.
protocol NamedDeclaration: Sendable {
  var name: Located<MemberName> { get }
  var parameterNames: [String] { get }
  var valueType: SwiftType? { get }
  var hasDefault: Bool { get }
}

extension NamedDeclaration {
  var valueType: SwiftType? { nil }
}

extension ValueDeclaration: NamedDeclaration {
  var parameterNames: [String] { [] }
  var valueType: SwiftType? { type.value }
  var hasDefault: Bool { defaultValue != nil }
}

extension FunctionDeclaration: NamedDeclaration {
  var parameterNames: [String] { parameters.map(\.value.name.value.text) }
  var hasDefault: Bool { false }
}
