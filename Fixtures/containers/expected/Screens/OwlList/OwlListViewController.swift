#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the owl list screen.
  final class OwlListViewController: UIViewController {
    private let viewModel: any OwlListViewModel

    init(viewModel: any OwlListViewModel) {
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
      viewModel.owlsProperty.observe(self) { controller, owls in
        controller.showOwls(owls)
      }
    }

    private func showOwls(_ owls: [Owl]) {
      // Update the view.
    }

    private func remove(_ owl: Owl) {
      viewModel.remove(owl)
    }

    private func didSelectOwl(owl: Owl) {
      viewModel.didSelectOwl(owl: owl)
    }

    private func filterButtonTapped() {
      viewModel.filterButtonTapped()
    }

    private func profileButtonTapped() {
      viewModel.profileButtonTapped()
    }
  }
#endif
