import Foundation
import Testing

@testable import Language

/// Scaffolds for storyboards are what Interface Builder and Objective-C can connect to, and get
/// what they need when they are made.
struct StoryboardTests {
  /// With outlets and actions, which the other tests leave out.
  @Test func scaffoldsAreConnected() throws {
    let folder = Folders.built.appending(path: "connected")
    let (files, controllers) = try storyboards(in: folder)
    let variant = "@MainActor\nprotocol HasOwlsVariant {}\n"
    let made = controllers.map { "extension \($0): GeneratedRuntime.StoryboardBased {}\n" }
    let tool = try typecheck(
      files, and: "import GeneratedRuntime\nimport UIKit\n\n" + variant + made.joined(), in: folder)
    #expect(tool.succeeded, "\(tool)")
    let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    #expect(texts.contains("@IBOutlet") && texts.contains("@IBAction"))
  }

  @Test func aSelectorOfAnActionIsRight() throws {
    let tool = try typecheck(
      """
      import UIKit

      final class OwlController: UIViewController {
        override func viewDidLoad() {
          UIControl().addTarget(self, action: #selector(closeButtonTapped), for: .touchUpInside)
        }

        @IBAction private func closeButtonTapped(_ sender: Any) {}
      }
      """)
    #expect(tool.succeeded, "\(tool)")
  }

  /// The proof bites.
  @Test(arguments: [
    ("@IBOutlet var count = 0", "cannot have non-object type 'Int'"),
    ("@IBAction func close(_ count: Owl) {}\n\n  struct Owl {}", "cannot be marked"),
    (
      "func close() {}\n\n  var action: Selector { #selector(close) }",
      "refers to instance method 'close()' that is not exposed to Objective-C"
    ),
  ])
  func whatCannotBeConnectedFails(member: String, reason: String) throws {
    let tool = try typecheck(
      "import UIKit\n\nfinal class OwlController: UIViewController {\n  \(member)\n}\n")
    #expect(!tool.succeeded)
    #expect(tool.output.contains(reason), "\(tool)")
  }

  @Test(arguments: [
    ("services", nil),
    ("7", "argument type 'Int' does not conform to expected type 'HasAuthService'"),
    (
      "parts",
      "argument type 'any Parts' does not conform to expected type 'HasAuthService'"
    ),
  ])
  func onlyItsServicesMakeAViewController(services: String, reason: String?) throws {
    let folder = Folders.built.appending(path: "services-\(services)")
    let app = try project.write(into: folder)
    let file = folder.appending(path: "Made.swift")
    try Data(
      """
      import GeneratedRuntime
      import UIKit

      protocol Parts {}

      @MainActor
      func make(_ services: any AppServices, _ parts: any Parts) -> UIViewController {
        LoginViewController.instantiate(withServices: \(services))
      }
      """.utf8
    ).write(to: file)
    let tool = try Compiler.compile(
      app.files + [file], .swift6AndFeatures, .with, modules: app.modules, in: folder)
    guard let reason else { return #expect(tool.succeeded, "\(tool)") }
    #expect(!tool.succeeded)
    #expect(tool.output.contains(reason), "\(tool)")
  }

  private let project = Project(fixture: Fixture(name: "storyboards"), access: .internal)

  /// The fixture's view models and view controllers, and what these are called.
  private func storyboards(in folder: URL) throws -> (files: [URL], controllers: [String]) {
    let endings = ["ViewController.swift", "ViewModel.generated.swift", "+Actions.swift"]
    var files = try Fixture.write(project.fixture.ownTypes(of: nil), into: folder)
    var controllers: [String] = []
    for (path, text) in try project.texts().sorted(by: { $0.key < $1.key }) {
      guard endings.contains(where: path.hasSuffix) || path.contains("AppServices") else {
        continue
      }
      files += try Fixture.write([PageFile(path: path, bytes: Array(text.utf8))], into: folder)
      if path.hasSuffix(endings[0]) {
        let name = URL(filePath: path).deletingPathExtension().lastPathComponent
        controllers.append(name)
      }
    }
    return (files, controllers)
  }

  private func typecheck(_ text: String) throws -> Tool {
    try typecheck([], and: text, in: Folders.built.appending(path: "text-\(UUID().uuidString)"))
  }

  private func typecheck(_ files: [URL], and text: String, in folder: URL) throws -> Tool {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "Text.swift")
    try Data(text.utf8).write(to: file)
    #if os(macOS)
      return try Compiler.compile(files + [file], Mode(language: .swift6), .with, in: folder)
    #else
      let modules = try Self.modules.get()
      return try Tool.run(
        ["swiftc", "-typecheck", "-warnings-as-errors", "-I", modules.path()] + Self.flags
          + (files + [file]).map { $0.path() }, in: folder)
    #endif
  }

  private static let flags = [
    "-swift-version", "6", "-parse-as-library", "-Xfrontend", "-enable-objc-interop", "-Xfrontend",
    "-disable-objc-attr-requires-foundation-module",
  ]

  /// A Foundation, a UIKit and the part of the runtime that these scaffolds use, as they are where
  /// there is Objective-C; made once.
  private static let modules = Result {
    let folder = Folders.built.appending(path: "interoperability")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let standIns = Folders.standIn.appending(path: "Interoperability")
    let runtime = [
      "Observers", "KeepUpdated", "ListViewModel", "ObservableProperty", "Tracker", "ViewModel",
      "ViewModelBased",
    ]
    let modules =
      ["ObjectiveC", "Foundation", "UIKit"].map { ($0, [standIns.appending(path: "\($0).swift")]) }
      + [
        (
          "GeneratedRuntime",
          runtime.map { Folders.runtime.appending(path: "ViewModels/\($0).swift") }
            + [standIns.appending(path: "Work.swift")]
        )
      ]
    for (name, files) in modules {
      let tool = try Tool.run(
        ["swiftc", "-emit-module", "-module-name", name, "-o", "\(name).swiftmodule", "-I", "."]
          + flags + files.map { $0.path() }, in: folder)
      if !tool.succeeded { throw Compiler.DoesNotCompile(tool: tool) }
    }
    return folder
  }
}
