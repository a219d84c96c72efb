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

  /// The events of others that a flow passes on.
  package var passedOn: [String] = []

  /// The names of all that it sends to the flow above.
  package var reports: [String] { events + passedOn.filter { !events.contains($0) } }

  /// The inputs without a default.
  package var requiredInputs: [SpecMember] { members(in: .inputs).filter { !$0.hasDefault } }
}

/// The lists of declarations in specs.
package enum MemberList: String, Sendable {
  case inputs, services, state, fields, derived, actions, flow, alerts, members
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
    /// An event from outside, or another answer.
    case outside
  }

  package let trigger: Trigger
  /// Whether it is `"stay"`.
  package let isStay: Bool
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
