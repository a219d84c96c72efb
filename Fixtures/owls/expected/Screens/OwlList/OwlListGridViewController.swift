#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the owl list screen.
  final class OwlListGridViewController:
    GeneratedRuntime.ListCollectionViewController<Owl, UICollectionViewCell>
  {
    private let viewModel: any OwlListViewModel

    init(viewModel: any OwlListViewModel) {
      self.viewModel = viewModel
      super.init(viewModel.listProperty) { cell, owl in
        // Show the owl in the cell.
      } select: { id in
        viewModel.selectOwl(id: id)
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      // Build the view here, and let its controls call the methods below.
    }

    private func refresh() {
      Task { await viewModel.refresh() }
    }
  }
#endif
