import Testing

extension Sandbox {
  /// Two screens, generated.
  func smallProject() throws -> Sandbox {
    try write("Specs/Login.screen.json", screen("Login", state: ["a: Bool"]))
    try write("Specs/More/Help.screen.json", screen("Help"))
    #expect(run("generate") == Outcome(errors: "6 files written\n"))
    return self
  }
}

/// A screen's spec.
func screen(_ name: String, state: [String] = []) -> String {
  let properties = state.isEmpty ? "" : ", \"state\": \(state)"
  return "{ \"screen\": \"\(name)\"\(properties) }"
}
