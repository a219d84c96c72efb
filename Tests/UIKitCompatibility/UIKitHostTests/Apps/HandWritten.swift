import UIKit

@testable import GeneratedRuntime

/// A coordinator that was written by hand and knows nothing of flows: it pushes on a flow's navigation
/// controller, has one of its own, or presents.
@MainActor
final class HandWritten {
  private(set) var stack: UINavigationController
  /// The view controllers that it showed, which leave with the first of them.
  private(set) var shown: [UIViewController] = []
  private weak var flow: Flow?

  init(in flow: Flow) {
    (self.flow, stack) = (flow, UINavigationController())
  }

  /// Lets the flow show it, with one or two view controllers.
  func start(_ way: Int, pushing count: Int, animated: Bool) {
    switch way {
    case 0:
      flow?.push(external: self) { [self] stack in
        self.stack = stack
        for _ in 0..<count { push(animated: animated && count == 1) }
      }
    case 1:
      for _ in 0..<count { push(animated: false) }
      flow?.present(external: self, stack, style: .formSheet)
    default:
      for _ in 0..<count { push(animated: false) }
      stack.modalPresentationStyle = .pageSheet
      flow?.present(external: self) { [self] in $0.present(stack, animated: animated) }
    }
  }

  func push(animated: Bool) {
    let title = shown.isEmpty ? "ExternalScreen<HandWritten>" : "Own0"
    let controller = UIViewController.own(title)
    shown.append(controller)
    stack.pushViewController(controller, animated: animated)
  }

  func close(animated: Bool) { stack.dismiss(animated: animated) }

  func finish() { flow?.finish {} }
}
