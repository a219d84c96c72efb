/// Writes JSON: specs for people, and reports for programs.
package indirect enum JSONText: Sendable {
  case string(String)
  case number(Int)
  case bool(Bool)
  case null
  case array([JSONText])
  /// In this order.
  case object([(key: String, value: JSONText)])

  /// On several lines, indented by two spaces.
  package var indented: String { text(indentedBy: "") + "\n" }

  /// On one line.
  package var compact: String { text(indentedBy: nil) }

  /// - Parameter indentation: nil for one line.
  private func text(indentedBy indentation: String?) -> String {
    let deeper = indentation.map { $0 + "  " }
    let items: [String]
    let (open, close): (String, String)
    switch self {
    case .string(let text): return JSONText.quoted(text)
    case .number(let number): return "\(number)"
    case .bool(let value): return "\(value)"
    case .null: return "null"
    case .array(let values):
      (open, close) = ("[", "]")
      items = values.map { $0.text(indentedBy: deeper) }
    case .object(let members):
      (open, close) = ("{", "}")
      items = members.map {
        JSONText.quoted($0.key) + (deeper == nil ? ":" : ": ") + $0.value.text(indentedBy: deeper)
      }
    }
    guard let indentation, let deeper, !items.isEmpty else {
      return open + items.joined(separator: ",") + close
    }
    let lines = items.map { deeper + $0 }.joined(separator: ",\n")
    return "\(open)\n\(lines)\n\(indentation)\(close)"
  }

  package static func quoted(_ text: String) -> String {
    text.inQuotes { scalar in
      guard scalar.value < 0x20 else { return nil }
      return "\\u00\(scalar.value < 0x10 ? "0" : "")\(String(scalar.value, radix: 16))"
    }
  }
}

extension JSONText: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .string(text) }
  package init(integerLiteral number: Int) { self = .number(number) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(arrayLiteral values: JSONText...) { self = .array(values) }
  package init(dictionaryLiteral members: (String, JSONText)...) {
    self = .object(members.map { ($0, $1) })
  }
}
