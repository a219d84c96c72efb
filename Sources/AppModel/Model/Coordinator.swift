package import MvvmgenLanguage
package import MvvmgenStorage
package import MvvmgenSyntax

/// A coordinator, with the answers to all events of its screens and child flows.
package struct Coordinator: Sendable {
  /// Nil for one that will be different in each run.
  package internal(set) var version: Version?
  package let names: Names
  package let origin: Origin
  package let summary: Summary?
  package let inputs: [Property]
  /// The state that it keeps between events.
  package let state: [Property]
  /// Names whose values are never logged, wherever the spec declares them.
  package let secret: Set<MemberName>
  package let tabChanges: TabChanges
  /// The services of the flow, its screens and all flows below it: sorted, without duplicates.
  package internal(set) var services: [ServiceReference]
  /// The protocols that give access to them, or compositions of such.
  package internal(set) var composed: [TypeName] = []
  /// The screens and flows that it shows and that need no services, by the types generated for them.
  package internal(set) var withoutServices: Set<TypeName> = []
  /// The flows that it starts.
  package let children: [TypeName]
  /// The events that it reports to the coordinator that started it.
  package internal(set) var reports: [Event]
  /// How it reports to the coordinator that started it; the app's root has none.
  package let reporting: Reporting
  /// Whether it reports that it ended without a report: a flow answers that, or none starts it.
  package let reportsCancelled: Bool
  /// How its screens and child flows report to it.
  package let hearing: Reporting
  /// Whether it is written by hand, including its start.
  package let isExternal: Bool
  /// Whether places contain it.
  package let isRestored: Bool
  /// Whether the developer writes methods for it: for each `choose` and each `custom`.
  package let hasDecisions: Bool
  /// How its tabs look; nil for a tab bar.
  package let look: TabsLook?
  /// Empty if each beginning is one of `beginnings`.
  package let start: Answer
  /// Named entry points; the flow that starts it picks one.
  package let beginnings: [Beginning]
  package let screens: [ScreenAnswers]
  /// The screens that it shows in several roles.
  package let roles: [ScreenRoles]
  package let flows: [FlowAnswers]
  /// The events from outside.
  package let events: [Answer]
  /// The answers that others give by name, each a private method.
  package let named: [Answer]
  let flowIndex: NameIndex

  /// The answers that aren't to events of one screen or child flow.
  package var ownAnswers: [Answer] { [start] + beginnings.map(\.start) + events + named }

  /// The answers to a child flow.
  package func answers(to flow: TypeName) -> [Answer] {
    flowIndex.first(flow.interned, in: flows)?.answers ?? []
  }

  package struct Names: Hashable, Sendable {
    /// `Auth`
    package let base: TypeName
    /// `auth`
    package let variable: MemberName
    package internal(set) var coordinator: TypeName
    /// `ChatFlow`, where another target declares it.
    package let declared: TypeName?
    package let delegate: TypeName
    package let services: TypeName
    /// `AuthBeginning`
    package let beginning: TypeName
  }

  /// The answers to one screen's events.
  package struct ScreenAnswers: Sendable {
    package let screen: Screen.Names
    package let answers: [Answer]
  }

  /// The roles in which it shows one screen.
  package struct ScreenRoles: Sendable {
    package let screen: Screen.Names
    package let roles: [MemberName]
  }

  /// The answers to the events of one child flow, and to `cancelled` if it is answered.
  package struct FlowAnswers: Sendable {
    package let flow: Names
    /// Whether it reports anything.
    package let isHeard: Bool
    package let answers: [Answer]
  }
}

/// The coordinator's reaction to an event.
package struct Answer: Sendable {
  /// The method's name and parameters, without the sender.
  package let signature: Signature
  /// Nil if there is no sender: for the start, and for events from outside.
  package let sender: MemberName?
  package let summary: Summary?
  package let steps: [Step]
  /// Whether any step refers to the sender.
  package let usesSender: Bool
  /// Whether other answers give it by name.
  package var isNamed = false
  /// Whether it is given only for events that a screen or a child flow sent.
  package var needsSender = false

  package init(
    signature: Signature, sender: MemberName?, summary: Summary?, steps: [Step],
    usesSender: Bool = false
  ) {
    (self.signature, self.sender, self.summary) = (signature, sender, summary)
    (self.steps, self.usesSender) = (steps, usesSender)
  }
}

/// Answers by the case of a value.
package struct Switch: Sendable {
  package let value: Expression
  /// Whether it is known that the value may be nil.
  package let isOptional: Bool
  package let cases: [Choice.Case]
  /// Nil where these are all.
  package let others: [Step]?
}

/// A step that gives a named answer.
package struct AnswerCall: Sendable {
  package let name: MemberName
  /// Whether something here has its name, too.
  package let isHidden: Bool
  package let takesSender: Bool
  /// Nil also where nobody sent the event.
  package let sender: MemberName?
  package let arguments: [Argument]
}

/// A named entry point.
package struct Beginning: Sendable {
  package let name: MemberName
  /// Its data.
  package let values: [Choice.Value]
  package let start: Answer
}

/// The answers to an event of a screen that its flow shows in several roles.
package struct AnswersByRole: Sendable {
  /// The name of the screen that sends it.
  package let sender: MemberName
  /// The enumeration of its roles.
  package let type: TypeName
  package let cases: [Case]

  package struct Case: Sendable {
    package let roles: [MemberName]
    package let steps: [Step]
  }
}

/// The target of a `popTo`.
package enum WayBack: Sendable {
  /// A screen of this flow.
  case screen(Target)
  /// A screen of a flow above.
  case screenAbove(Target)
  /// The last screen or container that a flow above itself shows.
  case flowAbove(Target)

  package var target: Target {
    switch self {
    case .screen(let target), .screenAbove(let target), .flowAbove(let target): target
    }
  }
}

/// A value that is passed to a receiver, with its argument label; nil for `_`.
package struct Argument: Sendable {
  package let label: MemberName?
  /// The parameter's type.
  package let type: SwiftType
  package let value: Expression

  package init(label: MemberName?, type: SwiftType, value: Expression) {
    (self.label, self.type, self.value) = (label, type, value)
  }
}

/// A new value for one of a flow's states.
package struct Assignment: Sendable {
  package let state: MemberName
  /// The path to the part of it that changes; empty for all of it.
  package let part: [DataPath.Member]
  /// The state or its part, as the answer names it.
  package let target: Expression
  package let argument: Argument

  package var text: String { state.text(part) }
}

/// The source of a value.
package enum Expression: Sendable {
  /// A parameter of the event, or a path from it.
  case parameter(MemberName, path: [DataPath.Member])
  /// An input of the event's sender, or a path from it.
  case sender(MemberName, path: [DataPath.Member])
  /// A member of the coordinator; written with `self.` if a parameter or a constant shadows it.
  case member(MemberName, path: [DataPath.Member], isHidden: Bool)
  /// A member of a service, or a path from it, which is read when the answer runs.
  case service(MemberName, path: [DataPath.Member])
  case value(SwiftValue)
  /// A value with data in it: an expression for each bound name, in order.
  case built(SwiftValue, of: [Expression])

  /// The value as written in the spec; nil if it is only data.
  package var written: SwiftValue? {
    switch self {
    case .value(let value), .built(let value, _): value
    case .parameter, .sender, .member, .service: nil
    }
  }
}

package struct Report: Sendable {
  package let event: MemberName
  package let arguments: [Argument]
}

/// A call to an action of a screen that the flow shows, or to an event of a flow below.
package struct ActionCall: Sendable {
  /// The local constant for whoever is told, or the event's sender.
  package let variable: MemberName
  /// Whether the sender itself is told.
  package var isToSender = false
  /// The sender that says which of several screens is told; nil for the topmost.
  package var sender: MemberName?
  package let listener: Target
  package let action: MemberName
  package let arguments: [Argument]
  package let isAsync: Bool
  /// Whether the app has a type called `Task`, so that Swift's needs its module.
  package var isBesideTask = false
  /// The steps if there is no such screen or flow.
  package let or: [Step]
}

/// A call to a function of a service.
package struct ServiceCall: Sendable {
  /// The service's name among the app's services.
  package let service: MemberName
  package let function: MemberName
  package let arguments: [Argument]
  package let hasResult: Bool
}

extension Coordinator {
  /// Whether it may start without choosing a named entry point.
  package var hasStart: Bool { beginnings.isEmpty || !start.steps.isEmpty }

  /// The start at one of its beginnings.
  package func start(at choice: BeginningChoice?) -> Answer {
    beginnings.first { $0.name == choice?.name }?.start ?? start
  }
}

/// A decision by hand-written code between the answers in the spec.
package struct Choice: Sendable {
  /// The method that the developer writes.
  package let call: CustomCall
  /// The generated enumeration that the method returns.
  package let type: TypeName
  package let cases: [Case]
  /// How long the flow waits for it; nil if the method returns at once.
  package let wait: Wait?
  /// Whether a newer event of the same sender that also waits like this cancels its wait.
  package let isLatest: Bool

  package enum Wait: Sendable {
    /// While the screen that sent the event is shown.
    case whileShown(MemberName)
    /// While the child flow that sent the event runs.
    case whileRunning(MemberName)
    /// While whichever of these sent the event is there; if nobody did, while the flow itself runs.
    case whileThere(MemberName)
    /// While the flow itself runs.
    case whileThisRuns

    var sender: MemberName? {
      switch self {
      case .whileShown(let sender), .whileRunning(let sender), .whileThere(let sender): sender
      case .whileThisRuns: nil
      }
    }
  }

  package struct Case: Sendable {
    package let name: MemberName
    /// Its data.
    package let values: [Value]
    package let steps: [Step]
    /// Nil for the case of an enumeration.
    package var literal: CaseLiteral?

    package var isIdle: Bool { steps.areIdle }
  }

  /// The case that the method returns until the developer writes it: one without data, if possible
  /// one in which nothing happens.
  package var unwritten: MemberName? {
    let plain = cases.filter(\.values.isEmpty)
    return (plain.first(where: \.isIdle) ?? plain.first)?.name
  }

  /// A value of a case.
  package struct Value: Sendable {
    /// As the case declares it.
    package let parameter: Signature.Parameter
    /// The local constant that stores it; nil if no step uses it.
    package let variable: MemberName?
  }
}

extension [Step] {
  /// Whether they generate no code. Several steps are always a change of the flow.
  var areIdle: Bool {
    if case .stay? = first { return count == 1 }
    return isEmpty
  }
}

/// A call to a method that the developer writes; it has the event's sender.
package struct CustomCall: Sendable {
  package let name: MemberName
  /// The event's parameters, and the data of the choices on the way.
  package let parameters: [Signature.Parameter]
  /// The screens and flows that it may show, according to the spec.
  package let reaches: [Target]
}
