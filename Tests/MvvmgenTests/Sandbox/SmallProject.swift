import Testing

@testable import mvvmgen

extension Sandbox {
  /// Two screens and a coordinator, generated.
  func smallProject() throws -> Sandbox {
    try write("Specs/Login.screen.json", screen("Login", state: ["a: Int"]))
    try write("Specs/More/Help.screen.json", screen("Help"))
    try write("Specs/Auth.coordinator.json", #"{ "coordinator": "Auth" }"#)
    #expect(run("generate") == Outcome(errors: "6 files written\n"))
    return self
  }
}
