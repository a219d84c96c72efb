import Foundation
import Testing

/// The tests can fail: code that must not compile doesn't.
struct CompilerTests {
  @Test(arguments: Compiler.UIKit.allCases)
  func aSoundTextCompiles(uiKit: Compiler.UIKit) throws {
    for mode in Mode.all {
      let tool = try compile("import GeneratedRuntime\n\nlet flow = Flow.self", mode, uiKit)
      if !tool.succeeded { Issue.record("\(mode):\n\(tool)") }
    }
  }

  @Test func aMissingReturnFails() throws {
    try fails("func answer() -> Int {}", "missing return")
  }

  @Test func anUnusedVariableFails() throws {
    try fails("func answer() {\n  let unused = 1\n}", "was never used")
  }

  @Test func aDataRaceFails() throws {
    try fails(
      """
      final class Shared {
        var count = 0
      }

      @MainActor
      func take(_ shared: Shared) {}

      func race() async {
        let shared = Shared()
        await take(shared)
        shared.count += 1
      }
      """, "sending 'shared' risks causing data races")
  }

  @Test func anUnspelledExistentialFails() throws {
    try fails("protocol P {}\n\nfunc take(_ p: P) {}", "must be written 'any P'")
  }

  @Test func aViewControllerOffTheMainActorFails() throws {
    try fails(
      "import UIKit\n\nnonisolated func title(of controller: UIViewController) -> String? {\n"
        + "  controller.title\n}",
      "main actor-isolated property 'title'")
  }

  #if !os(macOS)
    /// The stand-in for SwiftUI is as strict as SwiftUI.
    @Test(arguments: [
      (
        "@Bindable var owl: any Owl\n\n  var body: some View {\n    Text(owl.name)\n  }",
        "'init(wrappedValue:)' is unavailable"
      ),
      (
        "let owl: any Owl\n\n  nonisolated var body: some View {\n    Text(owl.name)\n  }",
        "main actor-isolated property 'name'"
      ),
      (
        "let owl: any Owl\n\n  var body: some View {\n    owl.name\n  }",
        "does not conform to 'View'"
      ),
      (
        "let owl: any Owl\n\n  nonisolated func name() -> Binding<String> {\n"
          + "    Binding(get: { owl.name }, set: { _ in })\n  }\n\n"
          + "  var body: some View {\n    EmptyView()\n  }",
        "main actor-isolated property 'name'"
      ),
      (
        "var body: some View {\n    EmptyView()\n  }\n}\n\n#Preview {\n  3",
        "does not conform to 'View'"
      ),
    ])
    func aWrongViewFails(members: String, reason: String) throws {
      try fails(
        """
        import Observation
        import SwiftUI

        @MainActor
        protocol Owl: AnyObject, Observable {
          var name: String { get }
        }

        struct OwlView: View {
          \(members)
        }
        """, reason)
    }
  #endif

  /// Each variant sees what it should.
  @Test(arguments: Compiler.UIKit.allCases)
  func uiKitCanBeImported(uiKit: Compiler.UIKit) throws {
    let text = "#if canImport(UIKit)\n  #error(\"UIKit is here\")\n#endif"
    let tool = try compile(text, .swift6AndFeatures, uiKit)
    #expect(tool.succeeded == (uiKit == .without), "\(tool)")
  }

  private func fails(_ text: String, _ reason: String) throws {
    let tool = try compile(text, .swift6AndFeatures, .with)
    #expect(!tool.succeeded)
    #expect(tool.output.contains(reason), "\(tool)")
  }

  private func compile(_ text: String, _ mode: Mode, _ uiKit: Compiler.UIKit) throws -> Tool {
    let folder = Folders.built.appending(path: "text-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "Text.swift")
    try Data(text.utf8).write(to: file)
    return try Compiler.compile([file], mode, uiKit, in: folder)
  }
}
