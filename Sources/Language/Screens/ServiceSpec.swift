package import MvvmgenStorage
package import MvvmgenSyntax

/// A service as its spec describes it.
package struct ServiceSpec {
  package let name: Located<TypeName>
  package var summary: Summary?
  package var members: [Documented<Member>] = []
  /// The names of declared values that are never printed.
  package var secret: [Located<MemberName>] = []
  /// Whether anything in it has an error.
  package var hasErrors = false

  package enum Member {
    case value(ValueDeclaration)
    case function(FunctionDeclaration)
  }
}

extension ServiceSpec.Member: NamedDeclaration {
  private var declaration: any NamedDeclaration {
    switch self {
    case .value(let value): value
    case .function(let function): function
    }
  }

  package var name: Located<MemberName> {
    switch self {
    case .value(let value): value.name
    case .function(let function): function.name
    }
  }
  var parameterNames: [String] { declaration.parameterNames }
  var valueType: SwiftType? { declaration.valueType }
  var hasDefault: Bool { declaration.hasDefault }
}

extension ServiceSpec: DeclaringSpec {
  package func forEachOwnValue(_ body: (ValueDeclaration) -> Void) {
    for member in members {
      if case .value(let value) = member.declaration { body(value) }
    }
  }

  package func forEachFunction(_ body: (FunctionDeclaration) -> Void) {
    for member in members {
      if case .function(let function) = member.declaration { body(function) }
    }
  }
}

/// The keys of a service's spec.
package enum ServiceKey: String, SpecKey {
  package static let table = WordTable<Self>()
  package static let place = "a service"
  package static let required: [Self] = [.service]

  case schema = "$schema"
  case service, summary, allow, members, secret

  package var row: KeyRow<ServiceSpec> {
    switch self {
    case .schema: .schema
    case .service:
      .elsewhere(.reference("typeName"), "The protocol's name, UpperCamelCase.")
    case .summary: .summary(\.summary)
    case .allow: .allow
    case .members:
      KeyRow(\.members, .reference("members"), "Its properties and functions.") {
        $0.serviceMembers($1)
      }
    case .secret: .secret(\.secret)
    }
  }
}

extension Schema {
  package static var service: Schema {
    object(of: ServiceKey.self)
      .described("A service: a protocol that the app implements.")
  }
}

extension SpecDecoder {
  /// If the name is invalid, it is empty; everything else is decoded anyway.
  mutating func decodeService(_ object: JSON) -> ServiceSpec {
    let name = typeName(of: object, key: ServiceKey.service)
    var service = ServiceSpec(name: name ?? .unread(object))
    readSpec(ServiceKey.self, of: object, into: &service)
    service.hasErrors = hasErrors
    checkSecrets(of: service, .service)
    return service
  }

  /// A member with a parenthesis, or with generic parameters, before its first colon is a function.
  fileprivate mutating func serviceMembers(_ value: JSON) -> [Documented<ServiceSpec.Member>] {
    declarations(value) { text, diagnostics in
      let mark = text.text.utf8.first { "(<:".utf8.contains($0) }
      return mark == UInt8(ascii: "(") || mark == UInt8(ascii: "<")
        ? FunctionDeclaration.parse(text, mayBeGeneric: true, into: &diagnostics).map {
          .function($0)
        }
        : ValueDeclaration.parse(text, as: .requirement, into: &diagnostics).map { .value($0) }
    }
  }
}
