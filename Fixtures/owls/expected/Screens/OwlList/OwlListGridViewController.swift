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
        var content = UIListContentConfiguration.cell()
        content.text = String(describing: owl.id)
        cell.contentConfiguration = content
      } select: { id in
        viewModel.selectOwl(id: id)
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? "Owl list"
      collectionView.refreshControl = UIRefreshControl(
        frame: .zero,
        primaryAction: UIAction { [viewModel] action in
          Task(whileShown: viewModel) {
            await viewModel.refresh()
            (action.sender as? UIRefreshControl)?.endRefreshing()
          }
        })
      Task(whileShown: viewModel) { [viewModel] in await viewModel.refresh() }
    }
  }
#endif
