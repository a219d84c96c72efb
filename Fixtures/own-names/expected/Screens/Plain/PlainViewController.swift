#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import GeneratedRuntime
  import UIKit

  /// Draws the plain screen.
  final class PlainViewController: UIViewController {
    private let viewModel: any PlainViewModel
    private let stageLabel = UILabel()
    private let notificationLabel = UILabel()
    private let notificationsLabel = UILabel()
    private let dateLabel = UILabel()
    private let tasksLabel = UILabel()
    private let pairsLabel = UILabel()

    init(viewModel: any PlainViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? "Plain"
      view.backgroundColor = .systemBackground
      buildView()
      keepUpdated(self) { $0.update() }
    }

    private func buildView() {
      for label in [
        stageLabel,
        notificationLabel,
        notificationsLabel,
        dateLabel,
        tasksLabel,
        pairsLabel,
      ] {
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
      }

      let reloadButton = UIButton(
        primaryAction: UIAction(title: "Reload") { [viewModel] _ in
          _Concurrency.Task(whileShown: viewModel) { await viewModel.reload() }
        })
      reloadButton.accessibilityIdentifier = "plain.reload"
      let delegateButton = UIButton(
        primaryAction: UIAction(title: "Delegate") { [viewModel] _ in
          viewModel.delegate()
        })
      delegateButton.accessibilityIdentifier = "plain.delegate"
      let servicesButton = UIButton(
        primaryAction: UIAction(title: "Services") { [viewModel] _ in
          viewModel.services()
        })
      servicesButton.accessibilityIdentifier = "plain.services"

      let rows = UIStackView(arrangedSubviews: [
        stageLabel,
        notificationLabel,
        notificationsLabel,
        dateLabel,
        tasksLabel,
        pairsLabel,
        reloadButton,
        delegateButton,
        servicesButton,
      ])
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
      // Yours to call, unless a flow does: `viewModel.open`.
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      stageLabel.text = String(describing: viewModel.stage)
      notificationLabel.text = viewModel.notification.map { String(describing: $0) }
      notificationsLabel.text = String(describing: viewModel.notifications)
      dateLabel.text = viewModel.date.map { "Date: \($0.formatted())" }
      tasksLabel.text = String(describing: viewModel.tasks)
      pairsLabel.text = String(describing: viewModel.pairs)
    }
  }
#endif
