import MvvmgenStorage
import MvvmgenSyntax

/// Declaration → grammar: what is accepted has one canonical form, which is read as itself.
func fuzzDeclarations(_ bytes: [UInt8]) throws {
  let quote = [UInt8(ascii: "\"")]
  let source = SourceFile(path: "Login.screen.json", bytes: quote + bytes + quote)
  var diagnostics = Diagnostics()
  guard let text = JSON.parse(source, file: 0, into: &diagnostics)?.string else { return }
  if let type = SwiftType.parse(text, into: &diagnostics) {
    try demand(try reread(type.text, SwiftType.parse) == type, "\(type.text): another type")
  }
  if let value = SwiftValue.parse(text, into: &diagnostics) {
    try demand(try reread(value.text, SwiftValue.parse) == value, "\(value.text): another value")
  }
  if let name = TypeName.parse(text, into: &diagnostics) {
    try demand(!name.value.lowercased.text.isEmpty, "a type name without a text")
  }
  if let name = MemberName.parse(text, into: &diagnostics) {
    try demand(!name.value.capitalized.text.isEmpty, "a member name without a text")
  }
  _ = DataPath.parse(text, into: &diagnostics)
  _ = ValueDeclaration.parse(text, into: &diagnostics)
  _ = FunctionDeclaration.parse(text, into: &diagnostics)
  try demandPlaces(diagnostics, in: [source])
}

private func reread<Value>(
  _ text: String, _ parse: (JSONString, Int, inout Diagnostics) -> Value?
) throws -> Value? {
  var escaped = ""
  for scalar in text.unicodeScalars {
    if scalar == "\"" || scalar == "\\" { escaped += "\\" }
    escaped.unicodeScalars.append(scalar)
  }
  let source = SourceFile(path: "Login.screen.json", bytes: Array("\"\(escaped)\"".utf8))
  var diagnostics = Diagnostics()
  guard let string = JSON.parse(source, file: 0, into: &diagnostics)?.string else { return nil }
  let value = parse(string, 0, &diagnostics)
  try demand(!diagnostics.hasErrors, "\(text): refused when it is read again")
  return value
}
