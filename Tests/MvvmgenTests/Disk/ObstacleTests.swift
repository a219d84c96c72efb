import Foundation
import Testing

@testable import mvvmgen

/// Disks that are full or read-only, and files that the user may not touch.
@Suite(.serialized) struct ObstacleTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  private static let canMount: Bool = {
    guard getuid() == 0, let volume = try? Volume(size: "64k") else { return false }
    return FileManager.default.fileExists(atPath: volume.sandbox.root)
  }()

  // MARK: - Disks

  @Test(.enabled(if: canMount, "no right to mount a tmpfs here: no disk was filled"))
  func fullDisk() throws {
    var faults = 0
    var losses = 0
    for pages in 10..<120 {
      let volume = try Volume(size: "\(4 * pages)k")
      let sandbox = volume.sandbox
      guard (try? fill(sandbox)) != nil else { continue }
      let before = try sandbox.contents()
      let outcome = sandbox.run("generate", "--quiet")
      if outcome.code == 0 { break }
      faults += 1
      let path = outcome.errors.prefix { $0 != ":" }
      let errors = ["write", "create", "create the folder"].map { action in
        Outcome(code: 2, errors: "\(path): error: can't \(action): No space left on device\n")
      }
      #expect(errors.filter { $0 == outcome }.count == 1, "\(outcome)")
      let now = try sandbox.contents()
      losses += before.filter { now[$0.key] != $0.value }.count
      #expect(now.keys.filter { $0.hasSuffix(".tmp") } == [])

      try volume.resize("4m")
      #expect(sandbox.run("generate", "--quiet") == Outcome())
      #expect(sandbox.run("check", "--quiet") == Outcome())
      let whole = try sandbox.contents()
      losses += before.filter { whole[$0.key] != $0.value }.count
    }
    print("full tmpfs: faults tried: \(faults), losses: \(losses)")
    #expect(faults > 20)
    #expect(losses == 0)
  }

  private func fill(_ sandbox: Sandbox) throws {
    for name in ["A", "B", "C", "D", "E", "F", "G", "H"] {
      try sandbox.write("Specs/\(name).screen.json", screen(name, state: ["count: Int = 0"]))
    }
    try sandbox.write("Screens/A/AScreen.swift", "// By hand.\n")
  }

  @Test(.enabled(if: canMount, "no right to mount a tmpfs here: nothing was read-only"))
  func readOnlyDisk() throws {
    let volume = try Volume(size: "4m")
    let sandbox = volume.sandbox
    try fill(sandbox)
    #expect(sandbox.run("generate", "--quiet") == Outcome())
    try volume.remount("ro")
    let before = try sandbox.stamps()
    #expect(
      sandbox.run("check").errors == "24 files up to date\n")
    #expect(
      sandbox.run("generate") == Outcome(errors: "24 files unchanged\n"))
    try volume.remount("rw")
    try sandbox.remove("Generated/Screens/AScreen.generated.swift")
    try volume.remount("ro")
    #expect(sandbox.run("check", "--quiet").code == 1)
    #expect(
      sandbox.run("generate")
        == Outcome(
          code: 2,
          errors: "Generated/Screens/AScreen.generated.swift: error: can't write: Read-only file"
            + " system\n"
        )
    )
    let after = try sandbox.stamps()
    #expect(
      before.filter { after[$0.key] != $0.value }.keys.sorted() == [
        "Generated/Screens/AScreen.generated.swift"
      ])
  }

  // MARK: - Permissions

  /// Things that an ordinary user may not do, and the errors.
  @Test(arguments: [
    (
      "Generated", 0o555,
      "Generated/Coordinators: error: can't create the folder: Permission denied"
    ),
    (
      "Generated/Screens", 0o555,
      "Generated/Screens/NewScreen.generated.swift: error: can't write:"
        + " Permission denied"
    ),
    (
      "Generated/Services", 0o555,
      "Generated/Services/Gone.generated.swift: error: can't delete:"
        + " Permission denied"
    ),
    ("Screens", 0o555, "Screens/New: error: can't create the folder: Permission denied"),
    ("Generated", 0o333, "Generated: error: can't list it: Permission denied"),
    ("Specs", 0o333, "Specs: error: can't list it: Permission denied"),
    ("Specs/New.screen.json", 0o222, "Specs/New.screen.json: error: can't read: Permission denied"),
    (
      "Generated/Screens/StaleScreen.generated.swift", 0o222,
      "Generated/Screens/StaleScreen.generated.swift: error: can't read: Permission denied"
    ),
  ])
  func permissions(_ path: String, _ mode: Int, _ message: String) async throws {
    try sandbox.write("Specs/Stale.screen.json", screen("Stale"))
    try sandbox.write("Specs/Gone.service.json", #"{ "service": "Gone" }"#)
    #expect(sandbox.run("generate", "--quiet") == Outcome())
    try sandbox.remove("Specs/Gone.service.json")
    try sandbox.write(
      "Specs/New.coordinator.json", #"{ "coordinator": "New", "start": "New" }"#)
    for name in ["Stale", "New"] {
      try sandbox.write("Specs/\(name).screen.json", screen(name, state: ["new: Bool"]))
    }
    let before = try sandbox.contents()
    try openToAll()
    chmod(sandbox.path(path), mode_t(mode))
    let root = sandbox.root
    await #expect(processExitsWith: .success) {
      [root = root as String, message = message as String] in
      Ordinary.becomeUser()
      let outcome = Ordinary.run("generate", in: root)
      let lines = outcome.errors.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(outcome.code == 2 && outcome.output.isEmpty)
      #expect(lines.first.map(String.init) == message && lines.last == "")
      // The last line says what was done before.
      let end = /stopped after \d+ changes?: run 'mvvmgen generate' to complete them/
      #expect(lines.count == 2 || (lines.count == 3 && lines[1].wholeMatch(of: end) != nil))
    }
    try openToAll()
    let now = try sandbox.contents()
    let changing = ["Services/Gone", "Screens/StaleScreen", "AppServices"].map {
      "Generated/\($0).generated.swift"
    }
    let lost = before.filter { now[$0.key] != $0.value && !changing.contains($0.key) }
    #expect(lost == [:])
    #expect(now.keys.filter { $0.hasSuffix(".tmp") } == [])
    #expect(sandbox.run("generate", "--quiet") == Outcome())
    #expect(sandbox.run("check", "--quiet") == Outcome())
  }

  @Test func readOnlyCheckout() async throws {
    for name in ["A", "B"] { try sandbox.write("Specs/\(name).screen.json", screen(name)) }
    #expect(sandbox.run("generate", "--quiet") == Outcome())
    try sandbox.edit("Generated/Screens/BScreen.generated.swift") { $0 + "// mine\n" }
    for path in try sandbox.tree() {
      chmod(sandbox.path(path), path.hasSuffix("/") ? 0o555 : 0o444)
    }
    chmod(sandbox.root, 0o555)
    let before = try sandbox.stamps()
    let root = sandbox.root
    await #expect(processExitsWith: .success) { [root = root as String] in
      Ordinary.becomeUser()
      #expect(
        Ordinary.run("check", "Specs/A.screen.json", in: root)
          == Outcome(errors: "3 files up to date\n"))
      let outcome = Ordinary.run("check", "--format", "github", in: root)
      #expect(
        outcome
          == Outcome(
            code: 1,
            output: "::error file=Specs/B.screen.json,line=1,col=14,title=MG504::"
              + "Generated/Screens/BScreen.generated.swift: edited by hand (from Specs/B.screen.json)\n",
            errors: "1 file is out of date (1 edited by hand): run 'mvvmgen generate --force' to"
              + " discard the edits, and commit the result\n"
          )
      )
    }
    #expect(try sandbox.stamps() == before)
    try openToAll()
  }

  private func openToAll() throws {
    chmod(sandbox.root, 0o777)
    for path in try sandbox.tree() { chmod(sandbox.path(path), 0o777) }
    for path in try sandbox.tree() where !path.hasSuffix("/") { chmod(sandbox.path(path), 0o666) }
  }
}

/// Runs a part of a test as a user without rights.
private enum Ordinary {
  static func becomeUser() {
    guard getuid() == 0 else { return }
    guard setgid(65534) == 0, setuid(65534) == 0 else { exit(99) }
  }

  static func run(_ words: String..., in folder: String) -> Outcome {
    Outcome(of: words, in: mvvmgen.Environment(workingDirectory: folder))
  }
}

/// A small file system in memory, with a project on it.
private final class Volume {
  let sandbox: Sandbox
  private let point: Sandbox

  init(size: String) throws {
    point = try Sandbox()
    let words = ["-t", "tmpfs", "-o", "size=\(size)", "tmpfs", point.root]
    try #require(point.execute("/bin/mount", words) == Outcome())
    do {
      sandbox = try Sandbox(in: URL(fileURLWithPath: point.root))
    } catch {
      Self.unmount(point)
      throw error
    }
  }

  func resize(_ size: String) throws { try remount("size=\(size)") }

  func remount(_ option: String) throws {
    let outcome = try point.execute("/bin/mount", ["-o", "remount,\(option)", point.root])
    try #require(outcome == Outcome())
  }

  deinit { Self.unmount(point) }

  /// Nothing else can be mounted: only Linux has a tmpfs.
  private static func unmount(_ point: Sandbox) {
    #if os(Linux)
      umount2(point.root, Int32(MNT_DETACH))
    #endif
  }
}
