package import MvvmgenStorage
package import MvvmgenSyntax

/// A service of the app.
package struct Service: Sendable {
  package let reference: ServiceReference
  /// The content of the service's spec; nil if the app declares the protocol itself.
  package let declaration: Declaration?

  package final class Declaration: Sendable {
    package let origin: Origin
    package let summary: Summary?
    package let members: [Member]
    /// Whether these are all its members; false if one couldn't be read.
    let hasAllMembers: Bool
    /// Names whose values are never logged, wherever the spec declares them.
    package let secret: Set<MemberName>
    /// The functions of each name, and the properties: an answer may call very many.
    private let functions: [MemberName: [Int]]
    private let properties: [MemberName: [Int]]

    init(
      origin: Origin, summary: Summary?, members: [Member], hasAllMembers: Bool,
      secret: Set<MemberName>
    ) {
      (self.origin, self.summary, self.members) = (origin, summary, members)
      (self.hasAllMembers, self.secret) = (hasAllMembers, secret)
      var functions: [MemberName: [Int]] = [:]
      var properties: [MemberName: [Int]] = [:]
      for (place, member) in members.enumerated() {
        switch member {
        case .function(let function): functions[function.signature.name, default: []].append(place)
        case .value(let property): properties[property.name, default: []].append(place)
        }
      }
      (self.functions, self.properties) = (functions, properties)
    }

    func functions(named name: MemberName) -> [Function] {
      (functions[name] ?? []).compactMap { place in
        if case .function(let function) = members[place] { function } else { nil }
      }
    }

    func property(named name: MemberName) -> Property? {
      guard let place = properties[name]?.first, case .value(let property) = members[place] else {
        return nil
      }
      return property
    }
  }

  package enum Member: Sendable {
    case value(Property)
    case function(Function)
  }

  package struct Function: Sendable {
    package let signature: Signature
    package let isAsync: Bool
    package let isThrowing: Bool
    /// `LoadError` in `throws(LoadError)`.
    package let thrownType: SwiftType?
    package let result: SwiftType?
    package let summary: Summary?
  }
}
