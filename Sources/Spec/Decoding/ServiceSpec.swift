/// A service as its spec describes it.
struct ServiceSpec {
  let name: Located<TypeName>
  var summary: Summary?
  var members: [Documented<Member>] = []

  enum Member {
    case value(ValueDeclaration)
    case function(FunctionDeclaration)
  }
}

extension SpecDecoder {
  static let serviceKeys = ["$schema", "service", "summary", "allow", "members"]

  mutating func decodeService(_ object: JSON) -> ServiceSpec? {
    guard let name = typeName(of: object, key: "service") else { return nil }
    var service = ServiceSpec(name: name)
    for (key, value) in object.members {
      switch key.text {
      case "service", "$schema": break
      case "summary": service.summary = summary(value)
      case "allow": allow(value)
      case "members": service.members = members(value, of: key)
      default: diagnostics.report(.unknownKey(key, known: Self.serviceKeys, in: "a service"))
      }
    }
    return service
  }

  /// A member with a parenthesis before its first colon is a function.
  private mutating func members(_ value: JSON, of key: JSONString) -> [Documented<
    ServiceSpec.Member
  >] {
    declarations(value, of: key) { text, diagnostics in
      let isFunction = text.text.utf8.first { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ":") }
      return isFunction == UInt8(ascii: "(")
        ? FunctionDeclaration.parse(text, into: &diagnostics).map { .function($0) }
        : ValueDeclaration.parse(text, into: &diagnostics).map { .value($0) }
    }
  }
}
