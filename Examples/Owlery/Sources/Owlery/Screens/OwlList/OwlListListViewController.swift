#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class OwlListListViewController:
    GeneratedRuntime.ListTableViewController<Owl, UITableViewCell>
  {
    private let viewModel: any OwlListViewModel

    init(viewModel: any OwlListViewModel) {
      self.viewModel = viewModel
      super.init(viewModel.listProperty) { cell, owl in
        var content = UIListContentConfiguration.cell()
        content.text = owl.name
        cell.contentConfiguration = content
        cell.accessibilityIdentifier = "owlList.didSelectOwl.\(owl.id)"
      } select: { id in
        viewModel.didSelectOwl(id: id)
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.refreshControl = UIRefreshControl(
        frame: .zero,
        primaryAction: UIAction { [viewModel] action in
          Task(whileShown: viewModel) {
            await viewModel.refresh()
            (action.sender as? UIRefreshControl)?.endRefreshing()
          }
        })
      // Yours to call, unless a flow does: `viewModel.searchTextChanged`.
      Task(whileShown: viewModel) { [viewModel] in await viewModel.refresh() }
      keepUpdated(self) { $0.update() }
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      if #available(iOS 17, tvOS 17, *) { contentUnavailableConfiguration = unavailableContent }
    }

    @available(iOS 17, tvOS 17, *)
    private var unavailableContent: UIContentUnavailableConfiguration? {
      guard viewModel.list.items.isEmpty else { return nil }
      var content = UIContentUnavailableConfiguration.empty()
      content.text = String(localized: "Nothing here yet")
      return content
    }
  }
#endif
