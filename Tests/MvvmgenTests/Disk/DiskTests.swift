import Foundation
import MvvmgenLanguage
import MvvmgenStorage
import Testing

@testable import mvvmgen

@Suite struct DiskTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test func readsIntoOneBuffer() throws {
    var buffer = FileBuffer()
    let large = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0) })
    try large.write(to: URL(fileURLWithPath: sandbox.path("large")))
    try sandbox.write("small", "ab")
    #expect(try sandbox.disk.read("large", into: &buffer) == .file)
    #expect(Data(buffer.bytes) == large)
    #expect(try sandbox.disk.read("small", into: &buffer) == .file)
    #expect(Array(buffer.bytes) == Array("ab".utf8))
    #expect(try sandbox.disk.read("large", into: &buffer, limit: 5) == .file)
    #expect(Array(buffer.bytes) == [0, 1, 2, 3, 4])
    #expect(try sandbox.disk.read("absent", into: &buffer) == .absent)
    #expect(try sandbox.disk.read("small/absent", into: &buffer) == .absent)
  }

  #if os(Linux)
    /// As a process has it that another thread is just starting.
    @Test func lockEndsThoughACopyOfItLives() throws {
      var copies: [Int32] = []
      defer { for copy in copies { close(copy) } }
      try sandbox.disk.withLock {
      } work: {
        copies = (0..<256).filter { descriptor in
          let name = "/proc/self/fd/\(descriptor)"
          let path = try? FileManager.default.destinationOfSymbolicLink(atPath: name)
          return path == sandbox.root
        }.map { dup($0) }
      }
      #expect(!copies.isEmpty)
      var hasWaited = false
      try sandbox.disk.withLock {
        hasWaited = true
        for copy in copies { close(copy) }
        copies = []
      } work: {
      }
      #expect(!hasWaited)
    }
  #endif

  /// Neither a part for the whole, nor the whole for a part.
  @Test func aPartIsNotRemembered() throws {
    let disk = Disk(root: sandbox.root, memory: FileMemory { Int.max })
    try sandbox.write("file", "abcdef")
    func read(_ limit: Int) throws -> String {
      var buffer = FileBuffer()
      #expect(try disk.read("file", into: &buffer, limit: limit) == .file)
      return String(decoding: buffer.bytes, as: UTF8.self)
    }
    #expect(try read(3) == "abc")
    #expect(try read(.max) == "abcdef")
    #expect(try read(3) == "abc")
  }

  /// Some file systems return less than there is.
  @Test func readsToTheEndInPieces() {
    var buffer = FileBuffer()
    var rest = Array("abcde".utf8)
    let count = buffer.fill(limit: .max) { buffer, part in
      let piece = rest.prefix(2)
      buffer.replaceSubrange(part.prefix(piece.count), with: piece)
      rest.removeFirst(piece.count)
      return piece.count
    }
    #expect(count == 5)
    #expect(Array(buffer.bytes) == Array("abcde".utf8))
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

  @Test(arguments: [
    ("/a/mvvmgen", "/a/app", "../mvvmgen"), ("/a/mvvmgen", "/a/mvvmgen/Examples/One", "../.."),
    ("/a/b", "/a", "b"), ("/a", "/a", "."), ("/a/b", "/c/d", nil), ("/a/b", "/ab/d", nil),
  ])
  func pathsInAManifestAreRelative(_ path: String, _ folder: String, _ written: String?) {
    #expect(AbsolutePath.relative(path, from: folder) == written)
  }

  /// A name may begin with a mark that is one character with the slash before it.
  @Test func pathsAreCutByBytes() {
    #expect(AbsolutePath.rest(of: "/a/\u{301}b", in: "/a") == "\u{301}b")
    #expect(AbsolutePath.rest(of: "/a/b", in: "") == "a/b")
    #expect(AbsolutePath.rest(of: "/ab", in: "/a") == nil)
  }

  /// Not even an edit that leaves the file its size and its time.
  @Test func noticesEachChangeOfWhatItRemembers() throws {
    let disk = Disk(root: sandbox.root, memory: FileMemory { Int.max })
    var buffer = FileBuffer()
    try sandbox.write("a", "one")
    for _ in 1...2 {
      #expect(try disk.read("a", into: &buffer) == .file)
      #expect(Array(buffer.bytes) == Array("one".utf8))
    }
    let files = FileManager.default
    let before = try #require(
      try files.attributesOfItem(atPath: sandbox.path("a"))[.modificationDate])
    usleep(20_000)
    try Data("two".utf8).write(to: URL(fileURLWithPath: sandbox.path("a")))
    try files.setAttributes([.modificationDate: before], ofItemAtPath: sandbox.path("a"))
    #expect(try disk.read("a", into: &buffer) == .file)
    #expect(Array(buffer.bytes) == Array("two".utf8))
    try sandbox.remove("a")
    #expect(try disk.read("a", into: &buffer) == .absent)
  }

  /// Its next change may come within the same tick of the clock.
  @Test func remembersNothingThatHasJustChanged() throws {
    let memory = FileMemory { 0 }
    let disk = Disk(root: sandbox.root, memory: memory)
    var buffer = FileBuffer()
    var status = stat()
    try sandbox.write("a", "one")
    #expect(try disk.read("a", into: &buffer) == .file)
    #expect(stat(sandbox.path("a"), &status) == 0)
    let state = try #require(FileMemory.State(status))
    #expect(memory.bytes(of: "a", in: state) == nil)
  }

  /// Of whole paths: the folder `a` precedes `a-b`, but its files follow those in `a-b`.
  @Test func listsInTheOrderOfBytes() throws {
    let paths = [
      "b.json", "B.json", "a/z.json", "a/y.json", "a-b/x.json", "a.json", "ä.json", "a/b/c.json",
      "x.txt",
    ]
    for path in paths { try sandbox.write("Specs/\(path)", "") }
    #expect(
      try sandbox.disk.list("Specs", suffix: ".json").files == [
        "Specs/B.json", "Specs/a-b/x.json", "Specs/a.json", "Specs/a/b/c.json", "Specs/a/y.json",
        "Specs/a/z.json", "Specs/b.json", "Specs/ä.json",
      ]
    )
    #expect(try sandbox.disk.list("Nowhere", suffix: ".json") == Disk.Listing())
    try sandbox.write("file", "")
    #expect(throws: DiskError(path: "file", reason: .system(action: "list it", code: ENOTDIR))) {
      try sandbox.disk.list("file", suffix: "")
    }
  }

  @Test func createNeverReplaces() throws {
    try sandbox.write("a", "old")
    let stamp = try sandbox.stamp("a")
    #expect(throws: DiskError(path: "a", reason: .system(action: "create", code: EEXIST))) {
      try sandbox.disk.create("a", with: Array("new".utf8))
    }
    #expect(try sandbox.stamp("a") == stamp)
    try sandbox.disk.create("b", with: Array("new".utf8))
    #expect(try sandbox.contents() == ["a": "old", "b": "new"])
  }

  @Test func replaceLeavesTheOldFileToThoseWhoReadIt() throws {
    try sandbox.write("a", "old")
    let reader = try #require(FileHandle(forReadingAtPath: sandbox.path("a")))
    try sandbox.disk.replace("a", with: Array("new".utf8))
    #expect(reader.readDataToEndOfFile() == Data("old".utf8))
    #expect(try sandbox.contents() == ["a": "new"])
  }

  /// The temporary name may be a second name of a finished file: cleared, never written through.
  @Test func aLeftoverIsNotWrittenThrough() throws {
    try sandbox.write("precious", "old")
    link(sandbox.path("precious"), sandbox.path(TemporaryFile.name))
    try sandbox.disk.replace("a", with: Array("new".utf8))
    #expect(try sandbox.contents() == ["a": "new", "precious": "old"])
  }

  @Test func failuresLeaveNoLitter() throws {
    try sandbox.write("folder/file", "mine")
    #expect(throws: DiskError(path: "folder", reason: .system(action: "write", code: EISDIR))) {
      try sandbox.disk.replace("folder", with: [])
    }
    #expect(try sandbox.tree() == ["folder/", "folder/file"])
    #expect(throws: DiskError(path: "x/a", reason: .system(action: "write", code: ENOENT))) {
      try sandbox.disk.replace("x/a", with: [])
    }
  }

  @Test func manyRunsAtOnce() throws {
    for number in 0..<20 {
      try sandbox.write("Specs/S\(number).screen.json", screen("S\(number)"))
    }
    let root = sandbox.root
    let outcomes = Outcomes()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      let environment = mvvmgen.Environment(workingDirectory: root)
      var outcome = Outcome(of: ["generate"], in: environment)
      outcome.errors = outcome.errors.split(separator: "\n").last.map(String.init) ?? ""
      outcomes.add(outcome)
    }
    let written = Outcome(errors: "60 files written")
    let unchanged = Outcome(errors: "60 files unchanged")
    #expect(outcomes.all.filter { $0 == written }.count == 1)
    #expect(outcomes.all.filter { $0 == unchanged }.count == 7)
    #expect(sandbox.run("check") == Outcome(errors: "60 files up to date\n"))
    #expect(try sandbox.tree().filter { $0.contains(".tmp") } == [])
  }
}

private final class Outcomes: @unchecked Sendable {
  private let lock = NSLock()
  private var outcomes: [Outcome] = []

  func add(_ outcome: Outcome) {
    lock.withLock { outcomes.append(outcome) }
  }

  var all: [Outcome] { lock.withLock { outcomes } }
}
