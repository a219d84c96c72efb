import Language
import Storage
import Syntax

/// The members that a generated type has itself, which its spec can't declare again.
struct ReservedNames {
  private let properties: [FixedName]
  /// Without parameters: with some, a function of the name is another one.
  private let functions: [FixedName]

  static func viewModel(hasFlowDelegate: Bool, hasList: Bool) -> ReservedNames {
    ReservedNames(
      properties: (hasFlowDelegate ? [.flowDelegate] : []) + (hasList ? [.list] : []),
      functions: [])
  }

  static func coordinator(hasDelegate: Bool) -> ReservedNames {
    ReservedNames(
      properties: [.flow, .services] + (hasDelegate ? [.delegate] : []),
      functions: [.start, .cancelled])
  }

  /// Of a type that has only what its spec says.
  static let none = ReservedNames(properties: [], functions: [])

  func contains(_ name: MemberName) -> Bool {
    properties.contains { $0 == name } || functions.contains { $0 == name }
  }

  func contains(_ function: FunctionDeclaration) -> Bool {
    properties.contains { $0 == function.name.value }
      || functions.contains { $0 == function.key.value }
  }
}

extension FixedName {
  /// The members that generated code names in the bodies of methods: what a local constant of its
  /// own must not hide.
  private static let members = WordSet([
    FixedName.cancelled, .delegate, .flow, .flowDelegate, .list, .presence, .services, .start,
    .viewModel,
  ])

  /// Whether some generated type has a member of the name.
  static func areMembers(_ name: MemberName) -> Bool {
    members.contains(name.interned.bytes)
  }

  /// The first of the two that is neither a member nor taken, numbered if need be.
  static func local(
    _ first: MemberName, _ second: @autoclosure () -> MemberName,
    unless isTaken: (MemberName) -> Bool
  ) -> MemberName {
    if !areMembers(first), !isTaken(first) { return first }
    var number = 2
    return local(second(), from: &number, unless: isTaken)
  }

  /// The name, numbered if need be.
  ///
  /// - Parameter number: the one to begin with; then the one that comes next.
  static func local(
    _ name: MemberName, from number: inout Int, unless isTaken: (MemberName) -> Bool
  ) -> MemberName {
    if !areMembers(name), !isTaken(name) { return name }
    while isTaken(name + "\(number)") { number += 1 }
    defer { number += 1 }
    return name + "\(number)"
  }
}
