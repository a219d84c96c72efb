/// Writes JSON: specs for people, and reports for programs.
package indirect enum JSONText: Sendable {
  case string(String)
  case number(Int)
  case bool(Bool)
  case array([JSONText])
  /// In this order.
  case object([(key: String, value: JSONText)])

  /// On several lines, indented by two spaces.
  package var indented: String { indented(by: 0) + "\n" }

  /// On one line.
  package var compact: String {
    switch self {
    case .string(let text): JSONText.quoted(text)
    case .number(let number): "\(number)"
    case .bool(let value): "\(value)"
    case .array(let items): "[\(items.map(\.compact).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\(JSONText.quoted($0.key)):\($0.value.compact)" }.joined(separator: ","))}"
    }
  }

  private func indented(by depth: Int) -> String {
    let lines: [String]
    let (open, close): (String, String)
    switch self {
    case .string, .number, .bool: return compact
    case .array(let items):
      (open, close) = ("[", "]")
      lines = items.map { $0.indented(by: depth + 1) }
    case .object(let members):
      (open, close) = ("{", "}")
      lines = members.map { "\(JSONText.quoted($0.key)): \($0.value.indented(by: depth + 1))" }
    }
    guard !lines.isEmpty else { return open + close }
    let indent = String(repeating: "  ", count: depth + 1)
    let body = lines.map { indent + $0 }.joined(separator: ",\n")
    return "\(open)\n\(body)\n\(indent.dropLast(2))\(close)"
  }

  package static func quoted(_ text: String) -> String {
    text.inQuotes { scalar in
      guard scalar.value < 0x20 else { return nil }
      return "\\u00\(scalar.value < 0x10 ? "0" : "")\(String(scalar.value, radix: 16))"
    }
  }
}
