import MvvmgenStorage
import MvvmgenSyntax

/// Members that a generated type has itself and that its spec can't declare again.
struct ReservedNames {
  private let properties: [FixedName]
  /// By full name: a function with the same name and other parameters is a different one.
  private let functions: [FixedName]
  /// Methods that generated code calls: a property of the name would shadow them.
  var calls: [FixedName] = []

  static func screen(
    hasFlowDelegate: Bool, hasList: Bool, hasAlerts: Bool, isOfSystem: Bool
  ) -> ReservedNames {
    ReservedNames(
      properties: [.presence] + (hasFlowDelegate ? [.flowDelegate] : []) + (hasList ? [.list] : [])
        + (hasAlerts ? [.alert, .shownAlert] : []) + (isOfSystem ? [.pickerDelegate] : []),
      functions: [.makeView, .makeViewController] + (isOfSystem ? [.makeResult] : []))
  }

  static func coordinator(
    hasDelegate: Bool, hasDecisions: Bool, hasBeginnings: Bool
  ) -> ReservedNames {
    ReservedNames(
      properties: [.flow, .services] + (hasDelegate ? [.delegate] : [])
        + (hasDecisions ? [.decisions] : []) + (hasBeginnings ? [.beginning] : []),
      functions: [.start, .resetState, .cancelled] + (hasDelegate ? [] : [.connecting]),
      calls: hasDelegate ? [] : [.connect])
  }

  /// For a type with only the members in its spec.
  static let none = ReservedNames(properties: [], functions: [])

  func contains(_ name: MemberName) -> Bool {
    [properties, functions, calls].joined().contains { name == $0 }
  }

  func contains(_ function: FunctionDeclaration) -> Bool {
    properties.contains { function.name.value == $0 }
      || functions.contains { function.key.value == $0 }
  }
}

extension FixedName {
  /// The members that the bodies of generated methods use: local constants must not shadow them.
  private static let members = WordSet([
    FixedName.cancelled, .connect, .decisions, .delegate, .flow, .flowDelegate, .list, .makeResult,
    .makeView, .makeViewController, .pickerDelegate, .presence, .services, .shownAlert, .start,
    .viewModel,
  ])

  /// Whether any generated type has a member with the name.
  static func areMembers(_ name: MemberName) -> Bool {
    members.contains(name.interned.bytes)
  }

  /// The first of the two names that is neither a member nor taken, with a number if necessary.
  static func local(
    _ first: MemberName, _ second: @autoclosure () -> MemberName,
    unless isTaken: (MemberName) -> Bool
  ) -> MemberName {
    if !areMembers(first), !isTaken(first) { return first }
    var number = 2
    return local(second(), from: &number, unless: isTaken)
  }

  /// The name, with a number if necessary.
  ///
  /// - Parameter number: the first number to try; afterwards, the next one to try.
  static func local(
    _ name: MemberName, from number: inout Int, unless isTaken: (MemberName) -> Bool
  ) -> MemberName {
    if !areMembers(name), !isTaken(name) { return name }
    while isTaken(name + "\(number)") { number += 1 }
    defer { number += 1 }
    return name + "\(number)"
  }
}
