import Testing

@testable import mvvmgen

/// A spec that can't be read may be the one that a command looks for.
@Suite struct UnreadSpecsTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("Specs/Home.screen.json", #"{ "screen": "Home" }"#)
    try sandbox.write("Specs/L.screen.json", #"{ "screen": "L" "#)
  }

  @Test(arguments: [
    ("coordinator C --start L", "there is no screen 'L'"),
    ("rename screen L M", "there is no screen 'L'"),
    ("remove screen L", "there is no screen 'L'"),
    ("show L", "no spec has the name 'L'"),
    ("add field L name:String", "there is no screen 'L'"),
    ("rename state L a b", "there is no screen or coordinator 'L'"),
  ])
  func theyAreNamed(_ line: String, _ message: String) {
    let words = line.split(separator: " ").map(String.init)
    #expect(
      sandbox.run(words)
        == Outcome(
          code: 2,
          errors: "mvvmgen: error: \(message)\n"
            + "Specs/L.screen.json couldn't be read: run 'mvvmgen lint'\n"))
  }

  @Test func notAllOfMany() throws {
    for name in ["A", "B", "C"] { try sandbox.write("Specs/\(name).screen.json", "{") }
    #expect(
      sandbox.run("show", "X")
        == Outcome(
          code: 2,
          errors: """
            mvvmgen: error: no spec has the name 'X'
            Specs/A.screen.json, Specs/B.screen.json, Specs/C.screen.json and 1 more couldn't be \
            read: run 'mvvmgen lint'

            """))
  }
}
