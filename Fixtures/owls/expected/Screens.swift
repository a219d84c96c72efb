// Recorded by GoldenTests: the files of one folder, each below its path. See Fixtures/README.md.

// MARK: - OwlDetail/OwlDetailScreen.swift
final class OwlDetailScreen: OwlDetailScreenBase, OwlDetailViewModel {}

// MARK: - OwlDetail/OwlDetailViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class OwlDetailViewController: UIViewController {
    private let viewModel: any OwlDetailViewModel

    init(viewModel: any OwlDetailViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? String(localized: "Owl detail")
      view.backgroundColor = .systemBackground
      let closeButton = UIBarButtonItem(
        primaryAction: UIAction(title: String(localized: "Close")) { [viewModel] _ in
          viewModel.closeButtonTapped()
        })
      closeButton.accessibilityIdentifier = "owlDetail.close"
      navigationItem.leftBarButtonItems = [closeButton]
      // Yours to show: `viewModel.owl`.
    }
  }
#endif

// MARK: - OwlList/OwlListGridViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class OwlListGridViewController:
    GeneratedRuntime.ListCollectionViewController<Owl, UICollectionViewCell>
  {
    private let viewModel: any OwlListViewModel

    init(viewModel: any OwlListViewModel) {
      self.viewModel = viewModel
      super.init(viewModel.listProperty) { cell, owl in
        var content = UIListContentConfiguration.cell()
        content.text = String(describing: owl)
        cell.contentConfiguration = content
        cell.accessibilityIdentifier = "owlList.selectOwl.\(owl.id)"
      } select: { id in
        viewModel.selectOwl(id: id)
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? String(localized: "Owl list")
      collectionView.refreshControl = UIRefreshControl(
        frame: .zero,
        primaryAction: UIAction { [viewModel] action in
          Task(whileShown: viewModel) {
            await viewModel.refresh()
            (action.sender as? UIRefreshControl)?.endRefreshing()
          }
        })
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

// MARK: - OwlList/OwlListListViewController.swift
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
        content.text = String(describing: owl)
        cell.contentConfiguration = content
        cell.accessibilityIdentifier = "owlList.selectOwl.\(owl.id)"
      } select: { id in
        viewModel.selectOwl(id: id)
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? String(localized: "Owl list")
      tableView.refreshControl = UIRefreshControl(
        frame: .zero,
        primaryAction: UIAction { [viewModel] action in
          Task(whileShown: viewModel) {
            await viewModel.refresh()
            (action.sender as? UIRefreshControl)?.endRefreshing()
          }
        })
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

// MARK: - OwlList/OwlListScreen.swift
import GeneratedRuntime

final class OwlListScreen: OwlListScreenBase, OwlListViewModel {
  @ObservableProperty private(set) var list = GeneratedRuntime.ListViewModel<Owl>()
  var listProperty: ReadOnlyProperty<GeneratedRuntime.ListViewModel<Owl>> { $list }

  func refresh() async {
    // Yours to write.
  }

  func selectOwl(id: Owl.ID) {
    // Yours to write: change the state, report with `didSelectOwl(owl:)`.
  }
}
