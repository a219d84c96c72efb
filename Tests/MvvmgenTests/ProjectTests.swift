import Foundation
import MvvmgenGenerator
import Testing

@testable import mvvmgen

@Suite struct ProjectTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(.sample)
    try sandbox.write("app/mvvmgen.json", #"{ "specs": "Flows" }"#)
    try sandbox.write("app/Flows/A.screen.json", screen("A"))
    try sandbox.write("app/deep/er/file", "")
  }

  @Test func nearestConfigurationMakesTheProject() throws {
    #expect(sandbox.run("generate", from: "app/deep/er") == Outcome(errors: "3 files written\n"))
    #expect(sandbox.run("check", from: "app") == Outcome(errors: "3 files up to date\n"))
    #expect(sandbox.run("check", "--directory=app/deep").errors == "3 files up to date\n")
    #expect(sandbox.run("check", "--config=app/mvvmgen.json").errors == "3 files up to date\n")
    #expect(try sandbox.tree().filter { !$0.hasPrefix("app/") } == [])
  }

  @Test func anotherConfiguration() throws {
    try sandbox.write("app/other.json", #"{ "specs": "Flows", "generated": "Out" }"#)
    #expect(sandbox.run("generate", "--config", "app/other.json").code == 0)
    #expect(
      try sandbox.tree().filter { $0.hasSuffix(".swift") } == [
        "app/Out/A/A.generated.swift", "app/Out/Services.generated.swift",
        "app/Screens/A/A+Actions.swift",
      ]
    )
  }

  @Test func placesThatArentThere() throws {
    #expect(
      sandbox.run("check", "--directory", "nowhere")
        == Outcome(code: 2, errors: "nowhere: error: there is no such folder\n")
    )
    #expect(
      sandbox.run("check", "--config", "nowhere/a.json")
        == Outcome(code: 2, errors: "nowhere/a.json: error: there is no such configuration\n")
    )
  }

  @Test func wrongConfiguration() throws {
    try sandbox.write("app/mvvmgen.json", "{")
    #expect(
      sandbox.run("generate", "--directory", "app")
        == Outcome(code: 2, errors: "app/mvvmgen.json:1:1: error: no JSON [MG101]\n")
    )
  }

  @Test(arguments: ["0.1.0", "0.1", "0", ">=0.1", ">=0.0.9"]) func acceptedVersions(
    _ version: String
  ) throws {
    try sandbox.write("app/mvvmgen.json", #"{ "requiredVersion": "\#(version)" }"#)
    try sandbox.write("app/Specs/Login.screen.json", screen("Login"))
    #expect(sandbox.run("generate", from: "app").code == 0)
  }

  @Test(arguments: ["0.1.1", "1.2", "0.2.0", ">=0.2", ">=1"]) func refusedVersions(
    _ version: String
  ) throws {
    try sandbox.write("app/mvvmgen.json", #"{ "requiredVersion": "\#(version)" }"#)
    let before = try sandbox.tree()
    let text = "the project requires mvvmgen \(version), this is mvvmgen 0.1.0"
    #expect(
      sandbox.run("new-screen", "B", from: "app", pipeline: .standard)
        == Outcome(code: 2, errors: "mvvmgen.json:1:23: error: \(text)\n")
    )
    #expect(try sandbox.tree() == before)
  }

  @Test(arguments: ["+1.2", "1..2", "v1", "1.2.3.4", ">= 1", ""]) func noVersions(
    _ version: String
  ) throws {
    try sandbox.write("app/mvvmgen.json", #"{ "requiredVersion": "\#(version)" }"#)
    #expect(
      sandbox.run("check", from: "app", pipeline: .standard)
        == Outcome(
          code: 2,
          errors: "mvvmgen.json:1:23: error: `\(version)` isn't a version; expected one such as "
            + "`1.2` or `>=1.2` [MG204]\n"))
  }

  /// A newer version may know more keys and values.
  @Test(arguments: [#""new": 1"#, #""ui": "new""#, #""platforms": []"#])
  func theVersionIsCheckedFirst(_ other: String) throws {
    try sandbox.write("app/mvvmgen.json", #"{ \#(other), "requiredVersion": "0.2" }"#)
    #expect(
      sandbox.run("check", from: "app", pipeline: .standard)
        == Outcome(
          code: 2,
          errors:
            "mvvmgen.json:1:\(other.utf8.count + 25): error: the project requires mvvmgen 0.2, "
            + "this is mvvmgen 0.1.0\n"))
  }

  @Test func programsReadWhyARunCannotGoOn() throws {
    try sandbox.write("app/mvvmgen.json", #"{ "requiredVersion": "0.2" }"#)
    let text = "mvvmgen.json:1:23: error: the project requires mvvmgen 0.2, this is mvvmgen 0.1.0"
    func check(_ format: String) -> Outcome {
      sandbox.run("check", "--format", format, from: "app", pipeline: .standard)
    }
    #expect(
      check("json")
        == Outcome(
          code: 2, output: #"{"kind":"failure","message":"\#(text)"}"# + "\n", errors: "\(text)\n"))
    #expect(
      check("github") == Outcome(code: 2, output: "::error::\(text)\n", errors: "\(text)\n"))
    #expect(
      check("sarif")
        == Outcome(
          code: 2,
          output: """
            {
              "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
              "version": "2.1.0",
              "runs": [
                {
                  "tool": {
                    "driver": {
                      "name": "mvvmgen",
                      "semanticVersion": "0.1.0",
                      "rules": []
                    }
                  },
                  "invocations": [
                    {
                      "executionSuccessful": false,
                      "toolExecutionNotifications": [
                        {
                          "level": "error",
                          "message": {
                            "text": "\(text)"
                          }
                        }
                      ]
                    }
                  ],
                  "columnKind": "unicodeCodePoints",
                  "results": []
                }
              ]
            }

            """, errors: "\(text)\n"))
  }

  @Test func aProjectWithoutSpecsDeletesNothing() throws {
    #expect(sandbox.run("generate", from: "app").code == 0)
    try sandbox.remove("app/Flows")
    let before = try sandbox.stamps()
    let refusal = Outcome(
      code: 2,
      errors: "mvvmgen: error: no specs in Flows: run 'mvvmgen new-screen NAME', or use "
        + "'--directory' to say where the project is\n"
    )
    #expect(sandbox.run("generate", from: "app") == refusal)
    #expect(sandbox.run("check", from: "app") == refusal)
    #expect(try sandbox.stamps() == before)
    mkdir(sandbox.path("app/Flows"), 0o700)
    #expect(sandbox.run("generate", from: "app") == refusal)
  }

  @Test func specsAreInAnotherFolder() throws {
    try sandbox.remove("app/Flows")
    try sandbox.write("app/Screens/Account/B.screen.json", screen("B"))
    try sandbox.write("app/Screens/C.screen.json", screen("C"))
    let outcome = sandbox.run("check", from: "app")
    #expect(
      outcome
        == Outcome(
          code: 2,
          errors: "mvvmgen: error: no specs in Flows, but in Screens: write "
            + "`\"specs\": \"Screens\"` in mvvmgen.json\n"))
  }

  @Test func linkedSpecs() throws {
    try sandbox.write("app/shared/B.json", screen("B"))
    symlink("../shared", sandbox.path("app/Flows/shared"))
    #expect(sandbox.run("generate", from: "app") == Outcome(errors: "5 files written\n"))
    symlink("..", sandbox.path("app/shared/up"))
    #expect(
      sandbox.run("check", from: "app")
        == Outcome(
          code: 2,
          errors: "Flows/shared/up: error: is a symbolic link to a folder that contains it\n"
        )
    )
    unlink(sandbox.path("app/shared/up"))
    for target in [NSTemporaryDirectory(), "nowhere"] {
      symlink(target, sandbox.path("app/Flows/out.json"))
      #expect(
        sandbox.run("check", from: "app")
          == Outcome(
            code: 2,
            errors: "Flows/out.json: error: is a symbolic link that leads out of the project"
              + " or nowhere\n"
          )
      )
      unlink(sandbox.path("app/Flows/out.json"))
    }
  }

  @Test func hiddenFilesAreNoSpecs() throws {
    try sandbox.write("app/Flows/._A.screen.json", "junk!")
    try sandbox.write("app/Flows/.vscode/settings.json", "{}")
    #expect(sandbox.run("generate", from: "app") == Outcome(errors: "3 files written\n"))
  }

  @Test func pathsThatCannotBeWritten() throws {
    let name = String(repeating: "N", count: 300)
    #expect(sandbox.run("generate", from: "app").code == 0)
    let before = try sandbox.stamps()
    try sandbox.write("app/Flows/Long.json", screen(name))
    #expect(
      sandbox.run("generate", from: "app")
        == Outcome(
          code: 2,
          errors: "Generated/\(name)/\(name).generated.swift: error: has a name that is too long"
            + " for the file system, which takes 255 bytes\n"
        )
    )
    #expect(
      try sandbox.stamps().filter { before[$0.key] != $0.value }.keys.sorted() == [
        "app/Flows/Long.json"
      ])
  }

  @Test func prefixes() {
    #expect(AbsolutePath.prefix(from: "/a/b", to: "/a/b") == "")
    #expect(AbsolutePath.prefix(from: "/a", to: "/a/b/c") == "b/c/")
    #expect(AbsolutePath.prefix(from: "/a/b/c", to: "/a") == "../../")
    #expect(AbsolutePath.prefix(from: "/a/bb", to: "/a/b") == "/a/b/")
    #expect(AbsolutePath.prefix(from: "/", to: "/a") == "a/")
    #expect(AbsolutePath.normalized("../c/./d/", from: "/a/b") == "/a/c/d")
    #expect(AbsolutePath.normalized("/x//y/..", from: "/a/b") == "/x")
  }
}
