#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// A coordinator that was rewritten to be a flow: its navigation controller became `flow`.
  final class ReturnsCoordinator: Coordinator {
    let flow = Flow()
    private let order: Order

    init(order: Order) {
      self.order = order
    }

    func start() {
      flow.push(ReasonViewController(title: "Why \(order.title)?"))
    }
  }

  /// A view controller that is a screen itself.
  final class ReasonViewController: UIViewController, ViewControllerScreen {
    let presence = Presence()
    var viewModel: ReasonViewController { self }

    init(title: String) {
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  }
#endif
