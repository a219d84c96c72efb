#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import Models
  import UIKit

  /// Draws the perch screen.
  final class PerchViewController: UIViewController {
    private let viewModel: any PerchViewModel

    init(viewModel: any PerchViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      // Build the view here, and let its controls call the methods below.
      observeViewModel()
    }

    /// Shows the current state and every change.
    private func observeViewModel() {
      viewModel.filterProperty.observe(self) { controller, filter in
        controller.showFilter(filter)
      }
      viewModel.countProperty.observe(self) { controller, count in
        controller.showCount(count)
      }
    }

    private func showFilter(_ filter: Filter) {
      // Update the view.
    }

    private func showCount(_ count: Int) {
      // Update the view.
    }

    private func select(_ owl: Owl) {
      Task { await viewModel.select(owl) }
    }

    private func apply(_ change: @escaping @Sendable (Style) -> Void) {
      viewModel.apply(change)
    }
  }
#endif
