import Foundation
import MvvmgenGenerator
import Testing

@testable import mvvmgen

/// Links and other things where files and folders belong, at every level of a project.
@Suite struct LinkTests {
  private let sandbox: Sandbox
  private let outside: Sandbox
  private let generated = "Generated/Screens/AScreen.generated.swift"

  init() throws {
    (sandbox, outside) = try (Sandbox(), Sandbox())
    try sandbox.write("mvvmgen.json", #"{ "specs": "Specs" }"#)
    try sandbox.write("Specs/Deep/A.screen.json", screen("A"))
    #expect(sandbox.run("generate", "--quiet") == Outcome())
    try outside.write("A.screen.json", screen("A", state: ["hostile: Bool"]))
    try outside.write("AScreen.generated.swift", sandbox.read(generated))
    try outside.write("mvvmgen.json", "{}")
  }

  private static let levels = [
    ("mvvmgen.json", "is a symbolic link that leads out of the project or nowhere"),
    ("Specs", "is a symbolic link that leads out of the project or nowhere"),
    ("Specs/Deep", "is a symbolic link that leads out of the project or nowhere"),
    ("Specs/Deep/A.screen.json", "is a symbolic link that leads out of the project or nowhere"),
    ("Generated", "is in the way of a generated file, and wasn't written by mvvmgen [MG503]"),
    (
      "Generated/Screens",
      "is in the way of a generated file, and wasn't written by mvvmgen [MG503]"
    ),
    (
      "Generated/Screens/AScreen.generated.swift",
      "is in the way of a generated file, and wasn't written by mvvmgen [MG503]"
    ),
    ("Screens", "is in the way of a generated file, and wasn't written by mvvmgen [MG503]"),
    ("Screens/A", "is in the way of a generated file, and wasn't written by mvvmgen [MG503]"),
  ]

  @Test(arguments: levels, ["", "nowhere", "loop"])
  func linksOutAndNowhere(_ level: (path: String, message: String), _ target: String) throws {
    let (path, message) = level
    try sandbox.remove(path)
    let name = Disk.name(of: path)
    let isFile = [".json", ".swift"].contains { name.hasSuffix($0) }
    switch target {
    case "": symlink(isFile ? outside.path(name) : outside.root, sandbox.path(path))
    case "loop": symlink(name, sandbox.path(path))
    default: symlink(outside.path("nowhere"), sandbox.path(path))
    }
    let before = try (sandbox.tree(), sandbox.stamps(), outside.tree(), outside.stamps())
    let place = message.hasSuffix("[MG503]") ? ":1:1" : ""
    let shown = path == "mvvmgen.json" ? sandbox.path(path) : path
    for words in [["generate", "--quiet"], ["generate", "--force", "--quiet"]] {
      #expect(
        sandbox.run(words) == Outcome(code: 2, errors: "\(shown)\(place): error: \(message)\n"))
    }
    #expect(try (sandbox.tree(), sandbox.stamps()) == (before.0, before.1))
    #expect(try (outside.tree(), outside.stamps()) == (before.2, before.3))
  }

  @Test func aConfigurationMayBeALinkInTheProject() throws {
    try sandbox.write("config/mine.json", #"{ "generated": "Out" }"#)
    try sandbox.remove("mvvmgen.json")
    symlink("config/mine.json", sandbox.path("mvvmgen.json"))
    #expect(sandbox.run("generate", "--quiet") == Outcome())
    #expect(try sandbox.tree().filter { $0.hasPrefix("Out/") }.count == 3)
  }

  @Test func aFolderIsNoConfiguration() throws {
    try sandbox.remove("mvvmgen.json")
    try sandbox.makeFolder("mvvmgen.json")
    #expect(
      sandbox.run("generate", from: "Specs")
        == Outcome(
          code: 2,
          errors: "\(sandbox.path("mvvmgen.json")): error: isn't a plain file\n")
    )
  }

  /// Something with a leftover's name is deleted itself; links aren't followed.
  @Test func leftoversThatAreLinksOrFolders() throws {
    try sandbox.write("precious", "old")
    symlink(sandbox.path("precious"), sandbox.path("Generated/\(TemporaryFile.name)"))
    try sandbox.write("Generated/Screens/.mvvmgen-1.tmp/file", "mine")
    try sandbox.write("Specs/Deep/.mvvmgen-2.tmp", "half")
    try sandbox.write("Specs/Deep/A.screen.json", screen("A", state: ["new: Bool"]))
    try sandbox.remove("Screens")
    #expect(sandbox.run("generate", "--quiet") == Outcome())
    #expect(try sandbox.read("precious") == "old")
    #expect(
      try sandbox.tree() == [
        "Generated/", "Generated/Screens/", "Generated/Screens/.mvvmgen-1.tmp/",
        "Generated/Screens/.mvvmgen-1.tmp/file", "Generated/Screens/AScreen.generated.swift",
        "Screens/", "Screens/A/", "Screens/A/ADefaultViewModel+Actions.swift",
        "Screens/A/AViewController.swift", "Specs/", "Specs/Deep/", "Specs/Deep/A.screen.json",
        "mvvmgen.json", "precious",
      ]
    )
  }

  @Test func emptyFoldersGoOnlyWhereTheyAreTheTools() throws {
    for folder in ["Generated/Old/Older", "Screens/Empty", "Specs/Empty", "Generated/.hidden"] {
      try sandbox.makeFolder(folder)
    }
    let before = try sandbox.tree()
    #expect(sandbox.run("check", "--quiet") == Outcome())
    #expect(try sandbox.tree() == before)
    #expect(sandbox.run("generate") == Outcome(errors: "3 files unchanged\n"))
    #expect(
      try sandbox.tree() == before.filter { !$0.hasPrefix("Generated/Old/") })
  }

  /// The folders in a configuration may contain each other.
  @Test func namedFoldersStayEvenEmpty() throws {
    try sandbox.write(
      "mvvmgen.json", #"{ "specs": "App/Specs", "generated": "App", "sources": "App/Own" }"#)
    try sandbox.makeFolder("App/Specs")
    try sandbox.makeFolder("App/Own")
    try sandbox.remove("Specs")
    #expect(sandbox.run("generate", "--quiet").code == 2)
    #expect(
      try sandbox.tree().filter { $0.hasPrefix("App/") } == ["App/", "App/Own/", "App/Specs/"])
  }
}
