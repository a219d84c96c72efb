import Storage
import Syntax

/// Declaration → grammar: what is accepted has one canonical form, which is read as itself.
@_cdecl("LLVMFuzzerTestOneInput")
public func readDeclaration(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let quote = [UInt8(ascii: "\"")]
  let source = SourceFile(
    path: "Login.screen.json",
    bytes: quote + UnsafeBufferPointer(start: start, count: count) + quote)
  var diagnostics = Diagnostics()
  guard let text = JSON.parse(source, file: 0, into: &diagnostics)?.string else { return 0 }
  if let type = SwiftType.parse(text, into: &diagnostics) {
    precondition(reread(type.text, SwiftType.parse) == type, "\(type.text): another type")
  }
  if let value = SwiftValue.parse(text, into: &diagnostics) {
    precondition(reread(value.text, SwiftValue.parse) == value, "\(value.text): another value")
  }
  if let name = TypeName.parse(text, into: &diagnostics) {
    precondition(!name.value.lowercased.text.isEmpty)
  }
  if let name = MemberName.parse(text, into: &diagnostics) {
    precondition(!name.value.capitalized.text.isEmpty)
  }
  _ = MemberName.parsePath(text, into: &diagnostics)
  _ = ValueDeclaration.parse(text, into: &diagnostics)
  _ = FunctionDeclaration.parse(text, into: &diagnostics)
  check(diagnostics, in: [source])
  return 0
}

private func reread<Value>(
  _ text: String, _ parse: (JSONString, Int, inout Diagnostics) -> Value?
) -> Value? {
  var escaped = ""
  for scalar in text.unicodeScalars {
    if scalar == "\"" || scalar == "\\" { escaped += "\\" }
    escaped.unicodeScalars.append(scalar)
  }
  let source = SourceFile(path: "Login.screen.json", bytes: Array("\"\(escaped)\"".utf8))
  var diagnostics = Diagnostics()
  guard let string = JSON.parse(source, file: 0, into: &diagnostics)?.string else { return nil }
  let value = parse(string, 0, &diagnostics)
  precondition(!diagnostics.hasErrors, "\(text): refused when it is read again")
  return value
}
