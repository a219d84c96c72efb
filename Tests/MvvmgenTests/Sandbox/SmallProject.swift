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

  /// A coordinator in the developer's own layout.
  static let profileCoordinator = """
    {
        "coordinator": "Main",
        "root": "window",
        "inputs": [],
        "start": "Profile",

        "screens": { "Profile": { "editTapped": "stay" } }
    }

    """

  /// That coordinator and its screen, generated.
  ///
  /// - Parameter lineEnd: of the screen's spec, as Windows has it.
  func profileProject(lineEnd: String = "\r\n") throws -> Sandbox {
    try write("Specs/Main.coordinator.json", Self.profileCoordinator)
    try write("mvvmgen.json", #"{ "severity": { "MG439": "off" } }"# + "\n")
    let screen = """
      {
        "screen": "Profile",
        "flow": [
          "editTapped()"
        ]
      }

      """
    try write("Specs/Profile.screen.json", screen.replacing("\n", with: lineEnd))
    #expect(run("generate").code == 0)
    return self
  }
}
