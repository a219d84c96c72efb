import Foundation
import GeneratedRuntimeTesting
import SwiftUI
import Testing
import UIKit

@testable import GeneratedRuntime

extension SwiftUIHostTests {
  /// What SwiftUI is asked for beyond screens: looks, and what is below a lock; and what it can't show.
  @MainActor
  struct SwiftUILooksTests {
    typealias Bench = SwiftUINavigationTests.Bench

    @Test(arguments: [
      (ModalStyle.sheet, []),
      (
        .sheet(
          detents: [.medium, .height(120), .fraction(0.5), .fit], showsGrabber: true,
          cornerRadius: 24),
        ["detents fraction 0.5, height 120.0, medium", "indicator visible", "corners 24.0"]
      ),
      (.formSheet, ["FormPresentationSizing"]),
      (.overFullScreen, ["background Color()"]),
    ])
    func aModalLooksAsItsStyleSays(style: ModalStyle, looks: [String]) {
      let bench = Bench { $0.push(A()) }
      bench.flow?.present(B(), style: style)
      #expect(bench.drawing.modals.last?.content.looks == looks)
    }

    @Test func alertsHaveSecretsAndRoles() {
      let bench = Bench { $0.push(A()) }
      bench.flow?.alert(
        "Sure?", fields: [FlowAlert.Field("pin", isSecret: true), FlowAlert.Field("name")],
        buttons: [
          .button("No", role: .cancel) {}, .button("Yes", role: .destructive) {}, .button("OK") {},
        ])
      #expect(bench.drawing.modals.last?.content.looks == ["secret", "cancel", "destructive"])
    }

    @Test(arguments: [
      (FlowTab.Look?.none, []),
      (.sidebar, ["SidebarAdaptableTabViewStyle"]),
      (.pages, ["PageTabViewStyle"]),
      (.segments, ["SegmentedPickerStyle", "PageTabViewStyle"]),
    ])
    func tabsHaveTheirLook(look: FlowTab.Look?, looks: [String]) {
      let bench = Bench { flow in
        flow.showTabs([.tab(Q(showing: A()), title: "One")], look: look)
      }
      #expect(bench.drawing.looks == looks)
    }

    @Test(arguments: [ModalStyle.lock, .fullScreen])
    func whatIsBelowOneInPlaceIsDead(style: ModalStyle) {
      SwiftUIHost.coversInPlace = true
      defer { SwiftUIHost.coversInPlace = false }
      let bench = Bench { $0.push(Counter()) }
      let above = A()
      bench.flow?.present(above, style: style)
      #expect(
        bench.drawing.looks
          == ["hidden from accessibility"] + (style.kind == .lock ? ["opacity 0.0"] : []))
      bench.drawing.tap("more")
      #expect(bench.drawing.texts == ["0"])
      bench.flow?.back(from: above)
      bench.drawing.tap("more")
      #expect(bench.drawing.texts == ["1"])
      #expect(bench.drawing.looks == [])
    }

    @Test func aFlowByHandIsShownWhereItIsAViewController() {
      let bench = Bench { $0.push(A()) }
      let own = UIViewController()
      bench.flow?.present(external: NSObject(), own)
      #expect(bench.drawing.modals.last?.content.controllers == [own])
      #expect(bench.stage.warnings == [])
    }

    @Test func aFlowByHandThatNeedsUIKitLeavesAtOnce() {
      let bench = Bench { $0.push(A()) }
      bench.flow?.push(external: NSObject()) { _ in }
      #expect(bench.drawing.texts == ["A"])
      #expect(bench.stage.description == "A")
      bench.flow?.present(external: NSObject()) { (_: UIViewController) in }
      #expect(bench.modals == [])
      #expect(bench.stage.description == "A")
      let warning = "SwiftUI can't let a flow by hand push or present"
      #expect(bench.stage.warnings == [warning, warning])
    }

    /// Bindings of closures crash in a `NavigationStack`, or miss changes.
    @Test func noBindingIsMadeOfClosures() throws {
      let file = URL(filePath: #filePath).resolvingSymlinksInPath()
      let package = try #require(
        sequence(first: file) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
          .first {
            FileManager.default.fileExists(atPath: $0.appending(path: "GeneratedRuntime").path)
          })
      let folder = package.appending(path: "GeneratedRuntime/SwiftUI/Navigation")
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(files.count > 10)
      for name in files {
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        #expect(!text.contains("Binding("), "\(name)")
      }
    }
  }
}

private final class Counter: ViewScreen {
  let presence = Presence()

  func makeView() -> some View { CounterView() }
}

private struct CounterView: SwiftUI.View {
  @State private var count = 0

  var body: some SwiftUI.View {
    Text("\(count)")
    Button("More") { count += 1 }.accessibilityIdentifier("more")
  }
}
