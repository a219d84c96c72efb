import Testing
import UIKit

@testable import GeneratedRuntime

/// What the system shows by itself, above a screen of which nothing is seen.
@MainActor
struct SessionTests {
  private final class Session: ViewControllerScreen {
    let presence = Presence()
    var lines: [String] = []
    var onBegin: () -> Void = {}

    func makeViewController() -> UIViewController {
      presence.session { [self] window, presenter in
        lines.append("began \(presenter.view.window === window)")
        onBegin()
        return { [self] in lines.append("ended") }
      }
    }
  }

  private let session = Session()
  private let root = P(showing: A())
  private let child: Q

  init() {
    child = Q { [session] in
      $0.present(session, style: .overFullScreen, animated: false)
    }
  }

  private func bench() -> Bench {
    let bench = Bench()
    bench.host.start(root)
    _ = bench.shown
    return bench
  }

  @Test func beginsOnceInTheWindow() {
    let bench = bench()
    root.flow.start(child)
    #expect(bench.drawn == "A | overFullScreen SessionViewController")
    #expect(bench.top?.navigationController?.isNavigationBarHidden == true)
    let browser = F()
    child.flow.present(browser)
    _ = bench.drawn
    child.flow.back(from: browser)
    _ = bench.drawn
    #expect(session.lines == ["began true"])
    child.flow.back(from: session)
    #expect(bench.shown == "A")
    #expect(session.lines == ["began true", "ended"])
  }

  @Test func endsWithItsFlow() {
    let bench = bench()
    root.flow.start(child)
    _ = bench.drawn
    root.flow.back(from: child)
    #expect(session.lines == ["began true", "ended"])
    #expect(bench.shown == "A")
  }

  @Test func endsAtOnceIfItsResultDoes() {
    let bench = bench()
    session.onBegin = { [child] in child.flow.finish {} }
    root.flow.start(child)
    _ = bench.drawn
    #expect(bench.shown == "A")
    #expect(session.lines == ["began true", "ended"])
  }

  @Test func doesNotBeginIfItHasLeft() {
    let bench = bench()
    root.flow.change {
      root.flow.start(child)
      root.flow.back(from: child)
    }
    #expect(bench.shown == "A")
    #expect(session.lines == [])
  }

  @Test func nobodyStays() {
    weak var screen: Session?
    let bench = bench()
    do {
      let session = Session()
      screen = session
      root.flow.present(session, style: .overFullScreen, animated: false)
      _ = bench.drawn
      root.flow.back(from: session)
      _ = bench.drawn
    }
    #expect(screen == nil)
  }
}
