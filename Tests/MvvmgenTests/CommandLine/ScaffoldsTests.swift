import Testing

@testable import mvvmgen

/// `mvvmgen scaffolds`, and templates in what other commands do.
@Suite struct ScaffoldsTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("mvvmgen.json", #"{ "scaffolds": "App/Scaffolds", "ui": "swiftui" }"# + "\n")
    try sandbox.write("Specs/Login.screen.json", #"{ "screen": "Login", "actions": ["signIn()"] }"#)
  }

  @Test func specsAreNoTemplates() throws {
    try sandbox.write("mvvmgen.json", #"{ "scaffolds": "Specs" }"#)
    #expect(
      sandbox.run("generate")
        == Outcome(
          code: 2,
          errors: "mvvmgen: error: no specs in Specs: all that is there is a template, since "
            + "`scaffolds` in mvvmgen.json is `Specs`\n"))
    try sandbox.write("mvvmgen.json", #"{ "specs": "Flows", "scaffolds": "Specs" }"#)
    #expect(
      sandbox.run("generate")
        == Outcome(
          code: 2,
          errors: "mvvmgen: error: no specs in Flows: run 'mvvmgen new-screen NAME', or use "
            + "'--directory' to say where the project is\n"))
  }

  @Test func aTemplateBeginsAsACopy() throws {
    let list = sandbox.run("scaffolds")
    #expect(list.output.contains("actions          mvvmgen's own\n"))
    let copy = sandbox.run("scaffolds", "--copy", "actions")
    #expect(
      copy.output == """
        write: App/Scaffolds/Sample.screen.json
        write: App/Scaffolds/SampleDefaultViewModel+Actions.swift

        """)
    #expect(copy.code == 0)
    let name = "App/Scaffolds/SampleDefaultViewModel+Actions.swift"
    #expect(sandbox.run("scaffolds").output.contains("actions          \(name)\n"))
    #expect(sandbox.run("lint").code == 0)
    try sandbox.edit(name) { "// Copyright\n\n\($0)" }
    #expect(sandbox.run("generate").code == 0)
    let scaffold = try sandbox.read("Screens/Login/LoginDefaultViewModel+Actions.swift")
    #expect(
      scaffold.hasPrefix("// Copyright\n\nextension LoginDefaultViewModel: LoginViewModel {\n"))
    #expect(
      try sandbox.tree().contains("App/Scaffolds/Generated/Screens/SampleScreen.generated.swift"))
    // It is the developer's from then on.
    try sandbox.edit(name) { "// Other\n\n\($0)" }
    #expect(sandbox.run("generate").code == 0)
    #expect(try sandbox.read("Screens/Login/LoginDefaultViewModel+Actions.swift") == scaffold)
    #expect(sandbox.run("check").code == 0)
    let tried = sandbox.run("scaffolds", "--try", "Login").output
    #expect(
      tried.hasPrefix(
        "would write: Screens/Login/LoginDefaultViewModel+Actions.swift\n// Other\n\n// Copyright\n"
      ))
    #expect(sandbox.run("scaffolds", "--copy", "actions").code == 2)
    #expect(sandbox.run("scaffolds", "--copy", "view-controller").code == 2)
    #expect(
      sandbox.run("scaffolds", "--copy", "tests")
        == Outcome(
          code: 2,
          errors: """
            mvvmgen: error: tests can't be copied yet: their services and doubles differ from screen to screen

            """))
    #expect(sandbox.run("scaffolds", "--try", "Logn").code == 2)
  }

  @Test func lintReadsTemplates() throws {
    try sandbox.write("App/Scaffolds/Sample.screen.json", #"{ "screen": "Sample" }"#)
    try sandbox.write("App/Scaffolds/SampleView.swift", "// mvvmgen: each thing\n")
    let outcome = sandbox.run("lint")
    #expect(outcome.code == 1)
    #expect(
      outcome.errors.hasPrefix(
        "App/Scaffolds/SampleView.swift:1:1: error: unknown mark `each thing`;"))
  }

  @Test func specsAreTheAppsOnly() throws {
    try sandbox.write("App/Scaffolds/Sample.screen.json", #"{ "screen": "Sample" }"#)
    #expect(sandbox.run("list", "screens").output == "Login  Specs/Login.screen.json\n")
    #expect(sandbox.run("rename", "screen", "Login", "SignIn").code == 0)
    #expect(sandbox.run("format", "--check").code == 1)
  }
}
