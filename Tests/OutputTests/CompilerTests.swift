import Foundation
import Testing

/// The tests can fail: code that must not compile doesn't.
struct CompilerTests {
  @Test func whatTheTypeCheckerRefuses() throws {
    let text = """
      import UIKit

      func unused() {
        let unused = 1
      }

      protocol P {}

      func take(_ p: P) {}

      nonisolated func title(of controller: UIViewController) -> String? {
        controller.title
      }
      """
    try expect(text, toFailAt: ["12:14", "4:7", "9:16"])
  }

  /// The checks on SIL come after the type checker.
  @Test func whatIsRefusedLater() throws {
    let text = """
      func answer() -> Int {}

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
      """
    try expect(text, toFailAt: ["12:9", "1:23"])
  }

  #if !os(macOS)
    /// The stand-in for SwiftUI is as strict as SwiftUI.
    @Test func wrongViews() throws {
      let text = """
        import Observation
        import SwiftUI

        @MainActor
        protocol Owl: AnyObject, Observable {
          var name: String { get }
        }

        struct Bound: View {
          @Bindable var owl: any Owl

          var body: some View { Text(owl.name) }
        }

        struct Elsewhere: View {
          let owl: any Owl

          nonisolated var body: some View { Text(owl.name) }
        }

        struct NoView: View {
          let owl: any Owl

          var body: some View { owl.name }
        }

        struct Escaping: View {
          let owl: any Owl

          nonisolated func name() -> Binding<String> {
            Binding(get: { owl.name }, set: { _ in })
          }

          var body: some View { EmptyView() }
        }

        #Preview {
          3
        }

        struct Sent: Sendable {
          let placement: ToolbarItemPlacement
        }

        struct Crowded: View {
          var body: some View {
            EmptyView().toolbar {
              ToolbarItem {}; ToolbarItem {}; ToolbarItem {}; ToolbarItem {}; ToolbarItem {}
              ToolbarItem {}; ToolbarItem {}; ToolbarItem {}; ToolbarItem {}; ToolbarItem {}
              ToolbarItem {}
            }
          }
        }
        """
      let places = ["10:4", "18:42", "18:46", "24:25", "31:20", "31:24", "38:3", "42:7", "50:7"]
      try expect(text, toFailAt: places)
    }
  #endif

  /// Each variant sees what it should.
  @Test(arguments: Compiler.UIKit.allCases)
  func uiKitCanBeImported(uiKit: Compiler.UIKit) throws {
    let text = "#if canImport(UIKit)\n  #error(\"UIKit is here\")\n#endif"
    let tool = try compile(text, uiKit)
    #expect(tool.succeeded == (uiKit == .without), "\(tool)")
  }

  private func expect(_ text: String, toFailAt places: [String]) throws {
    let tool = try compile(text, .with)
    let errors = tool.output.matches(of: /Text\.swift:(\d+:\d+): error:/).map { "\($0.output.1)" }
    #expect(errors.sorted() == places, "\(tool)")
  }

  private func compile(_ text: String, _ uiKit: Compiler.UIKit) throws -> Tool {
    let folder = Folders.built.appending(path: "text-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "Text.swift")
    try Data(text.utf8).write(to: file)
    return try Compiler.compile([file], .swift6AndFeatures, uiKit, in: folder)
  }
}
