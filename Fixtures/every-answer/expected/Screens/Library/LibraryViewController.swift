#if canImport(UIKit) && !os(watchOS)
  import Foundation
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
      viewModel.owlsProperty.observe(self) { controller, owls in
        controller.showOwls(owls)
      }
      viewModel.selectionProperty.observe(self) { controller, selection in
        controller.showSelection(selection)
      }
      viewModel.progressProperty.observe(self) { controller, progress in
        controller.showProgress(progress)
      }
      viewModel.countProperty.observe(self) { controller, count in
        controller.showCount(count)
      }
      viewModel.defaultProperty.observe(self) { controller, `default` in
        controller.showDefault(`default`)
      }
      viewModel.lastRefreshProperty.observe(self) { controller, lastRefresh in
        controller.showLastRefresh(lastRefresh)
      }
    }

    private func showOwls(_ owls: [Owl]) {
      // Update the view.
    }

    private func showSelection(_ selection: Set<Owl.ID>) {
      // Update the view.
    }

    private func showProgress(_ progress: Double) {
      // Update the view.
    }

    private func showCount(_ count: Int) {
      // Update the view.
    }

    private func showDefault(_ `default`: Owl?) {
      // Update the view.
    }

    private func showLastRefresh(_ lastRefresh: Date) {
      // Update the view.
    }

    private func refresh() {
      Task { await viewModel.refresh() }
    }

    private func remove(_ owl: Owl) {
      viewModel.remove(owl)
    }

    private func didSelectOwl(_ owl: Owl) {
      viewModel.didSelectOwl(owl)
    }

    private func helpButtonTapped() {
      viewModel.helpButtonTapped()
    }

    private func filter(by text: String, in scope: Int, completion: @escaping (Int) -> Void) {
      viewModel.filter(by: text, in: scope, completion: completion)
    }
  }
#endif
