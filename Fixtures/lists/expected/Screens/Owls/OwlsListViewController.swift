#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the owls screen.
  final class OwlsListViewController: GeneratedRuntime.ListTableViewController<Owl, UITableViewCell>
  {
    private let viewModel: any OwlsViewModel

    init(viewModel: any OwlsViewModel) {
      self.viewModel = viewModel
      super.init(viewModel.listProperty) { cell, owl in
        var content = UIListContentConfiguration.cell()
        content.text = String(describing: owl.id)
        cell.contentConfiguration = content
      } select: { id in
        viewModel.didSelectOwl(id: id)
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? "Owls"
      tableView.refreshControl = UIRefreshControl(
        frame: .zero,
        primaryAction: UIAction { [viewModel] action in
          Task(whileShown: viewModel) {
            await viewModel.refresh()
            (action.sender as? UIRefreshControl)?.endRefreshing()
          }
        })
      // Yours to call, unless a flow does: `viewModel.remove`.
      // Yours to show, with `keepUpdated`: `viewModel.isLoading`.
      Task(whileShown: viewModel) { [viewModel] in await viewModel.refresh() }
    }
  }
#endif
