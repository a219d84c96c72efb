import GeneratedRuntime
import GeneratedRuntimeTesting
import SwiftUI
import UIKit

/// Who draws a stage.
enum Host: String, CaseIterable {
  case none = "no host"
  case uiKit = "UIKit"
  case swiftUI = "SwiftUI"
}

/// A stage in a window of its own, and the user's hands: drawn on the stand-ins, which take an
/// animation's time in turns of a run loop.
@MainActor
struct Window {
  let stage: Stage
  let flow: Flow
  private let window = UIWindow(windowScene: UIWindowScene())
  private let host: Host
  private var uiKit: UIKitHost?
  private var swiftUI: (any Hosting)?

  /// A flow with so many screens on its stack.
  init(_ host: Host, depth: Int) {
    Simulation.reset()
    HostClock.schedule = { Simulation.later(seconds: $0, $1) }
    self.host = host
    let root = Trunk(on: host, depth: depth)
    flow = root.flow
    switch host {
    case .none:
      stage = Stage(isRecording: false)
      stage.start(root)
    case .uiKit:
      let uiKit = UIKitHost(window: window)
      (stage, self.uiKit) = (uiKit.stage, uiKit)
      uiKit.start(root)
    case .swiftUI:
      var started: Stage?
      let view = StageView(.swiftUI) { root }.onStart { stage, _ in started = stage }
      let controller = UIHostingController(rootView: view)
      swiftUI = controller
      window.rootViewController = controller
      window.makeKeyAndVisible()
      guard let started else { preconditionFailure("the window doesn't show the flow") }
      stage = started
    }
    settle()
    precondition(flow.screens.count == depth)
  }

  /// Lets what is animated come to rest.
  func settle() {
    if host == .none { return }
    Simulation.settle()
    precondition(Simulation.complaints.isEmpty, "\(Simulation.complaints)")
  }

  /// The user goes back by a screen.
  func goBack() {
    switch host {
    case .none: stage.user.goBack()
    case .uiKit: Simulation.tapBack(in: window)
    case .swiftUI: swiftUI?.shown.stacks.last?.goBack()
    }
    settle()
  }

  /// The user swipes a modal down.
  func dismiss() {
    switch host {
    case .none: stage.user.dismiss()
    case .uiKit: Simulation.swipeDown(in: window)
    case .swiftUI: swiftUI?.shown.modals.last?.onScreen?.swipeDown()
    }
    settle()
  }
}

/// A screen that UIKit draws.
@MainActor
final class Leaf: RestorableScreen, ViewControllerScreen {
  let presence = Presence()

  func makeViewController() -> UIViewController { UIViewController() }
}

/// A screen that SwiftUI draws.
@MainActor
final class DrawnLeaf: RestorableScreen, ViewScreen {
  let presence = Presence()

  func makeView() -> some View { EmptyView() }
}

extension Host {
  @MainActor
  func makeScreen() -> any Screen { self == .swiftUI ? DrawnLeaf() : Leaf() }
}

/// A flow that begins with a deep stack, has a link, and whose place can be restored.
@MainActor
final class Trunk: LinkingCoordinator, RestorableCoordinator {
  let flow = Flow()
  private let host: Host
  private let depth: Int

  init(on host: Host, depth: Int) { (self.host, self.depth) = (host, depth) }

  func start() {
    for _ in 0..<depth { push() }
  }

  func push() { flow.push(host.makeScreen()) }

  func present() { flow.present(host.makeScreen()) }

  func makeScreen(
    named name: String, from inputs: Stage.Place.Inputs
  ) throws -> (any Screen)? { host.makeScreen() }

  static func link(for url: URL) -> (any StageLink)? {
    let address = LinkAddress(url, schemes: ["forest"], hosts: [])
    return address.hasPath("branches", nil) ? BranchLink() : nil
  }

  /// Three steps in one change.
  func didOpenBranch() {
    flow.change {
      push()
      flow.start(Child { [host] in $0.push(host.makeScreen()) })
      present()
    }
  }
}

private struct BranchLink: StageLink {
  func send(to stage: Stage) -> Bool { stage.send(to: Trunk.self) { $0.didOpenBranch() } }
}
