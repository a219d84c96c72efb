#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the library screen.
  final class LibraryViewController: UIViewController {
    private let viewModel: any LibraryViewModel

    init(viewModel: any LibraryViewModel) {
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
      viewModel.namesProperty.observe(self) { controller, names in
        controller.showNames(names)
      }
      viewModel.visitsProperty.observe(self) { controller, visits in
        controller.showVisits(visits)
      }
    }

    private func showNames(_ names: [Int: String]) {
      // Update the view.
    }

    private func showVisits(_ visits: Int) {
      // Update the view.
    }

    private func didSelectOwl(id: Int) {
      viewModel.didSelectOwl(id: id)
    }

    private func settingsButtonTapped() {
      viewModel.settingsButtonTapped()
    }

    private func helpTapped() {
      viewModel.helpTapped()
    }

    private func rename(id: Int, to name: String) {
      viewModel.rename(id: id, to: name)
    }

    private func countVisit() {
      Task { await viewModel.countVisit() }
    }
  }
#endif
