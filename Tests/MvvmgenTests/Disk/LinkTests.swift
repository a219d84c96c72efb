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
        "Screens/", "Screens/A/", "Screens/A/AScreen.swift",
        "Screens/A/AViewController.swift", "Specs/", "Specs/Deep/", "Specs/Deep/A.screen.json",
        "mvvmgen.json", "precious",
      ]
    )
  }
}
