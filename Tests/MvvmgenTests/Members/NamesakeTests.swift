import Testing

@testable import mvvmgen

/// Types that are called like those that tests and doubles in another module import, too.
@Suite struct NamesakeTests {
  @Test func theAppsTypesAreMeant() throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      "mvvmgen.json",
      #"{ "doubles": { "folder": "Tests/Doubles", "module": "App", "tests": "Tests" } }"#)
    try sandbox.write("Specs/Tag.service.json", #"{ "service": "Tag", "members": ["port: Port"] }"#)
    try sandbox.write(
      "Specs/Home.screen.json",
      #"{ "screen": "Home", "services": ["Tag"], "state": ["issue: Issue?", "day: Date?"] }"#)
    #expect(sandbox.run("generate", "--quiet") == Outcome())
    let service = try sandbox.read("Tests/Doubles/TagDoubles.generated.swift")
    #expect(
      service.split(separator: "\n").filter { $0.contains("App.") } == [
        "class TagStub: App.Tag {", "  var port: App.Port", "  init(port: App.Port) {",
      ])
  }
}
