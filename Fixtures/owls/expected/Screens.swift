// Recorded by GoldenTests: the files of one folder, each below its path. See Fixtures/README.md.

// MARK: - OwlDetail/OwlDetailDefaultViewModel+Actions.swift
extension OwlDetailDefaultViewModel: OwlDetailViewModel {}

// MARK: - OwlDetail/OwlDetailViewController.swift
#if canImport(UIKit) && !os(watchOS)
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
      navigationItem.title = navigationItem.title ?? "Owl detail"
      view.backgroundColor = .systemBackground
      buildView()
    }

    private func buildView() {
      let closeButton = UIButton(
        primaryAction: UIAction(title: "Close") { [viewModel] _ in
          viewModel.closeButtonTapped()
        })
      closeButton.accessibilityIdentifier = "owlDetail.closeButtonTapped"

      let rows = UIStackView(arrangedSubviews: [closeButton])
      rows.axis = .vertical
      rows.spacing = 16
      rows.translatesAutoresizingMaskIntoConstraints = false

      let scrollView = UIScrollView()
      scrollView.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(rows)
      view.addSubview(scrollView)

      let content = scrollView.contentLayoutGuide
      let fits = scrollView.heightAnchor.constraint(greaterThanOrEqualTo: content.heightAnchor)
      fits.priority = .defaultLow
      NSLayoutConstraint.activate([
        fits,
        scrollView.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
        scrollView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        scrollView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        rows.topAnchor.constraint(equalTo: content.topAnchor),
        rows.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        rows.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        rows.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        rows.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      ])
    }
  }
#endif

// MARK: - OwlList/OwlListDefaultViewModel+Actions.swift
import GeneratedRuntime

extension OwlListDefaultViewModel: OwlListViewModel {
  func refresh() async {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func selectOwl(id: Owl.ID) {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}

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
        content.text = String(describing: owl.id)
        cell.contentConfiguration = content
      } select: { id in
        viewModel.selectOwl(id: id)
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? "Owl list"
      tableView.refreshControl = UIRefreshControl(
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
