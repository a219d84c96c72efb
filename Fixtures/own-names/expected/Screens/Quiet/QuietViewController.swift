#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the quiet screen.
  final class QuietViewController: UIViewController {
    private let viewModel: any QuietViewModel
    private let servicesLabel = UILabel()
    private let servicesOfAppLabel = UILabel()
    private let idField = UITextField()

    init(viewModel: any QuietViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? "Quiet"
      view.backgroundColor = .systemBackground
      buildView()
      keepUpdated(self) { $0.update() }
    }

    private func buildView() {
      idField.placeholder = "Id"
      idField.keyboardType = .numbersAndPunctuation
      idField.accessibilityIdentifier = "quiet.id"

      for label in [servicesLabel, servicesOfAppLabel] {
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
      }

      idField.font = .preferredFont(forTextStyle: .body)
      idField.adjustsFontForContentSizeCategory = true
      idField.borderStyle = .roundedRect

      let viewModelButton = UIButton(
        primaryAction: UIAction(title: "View model") { [viewModel] _ in
          viewModel.viewModel()
        })
      viewModelButton.accessibilityIdentifier = "quiet.viewModel"
      let startButton = UIButton(
        primaryAction: UIAction(title: "Start") { [viewModel, idField] _ in
          guard let id = try? Int(idField.text ?? "", format: .number) else { return }
          viewModel.start(id: id)
        })
      startButton.accessibilityIdentifier = "quiet.start"
      let cancelledButton = UIButton(
        primaryAction: UIAction(title: "Cancelled") { [viewModel] _ in
          viewModel.cancelled()
        })
      cancelledButton.accessibilityIdentifier = "quiet.cancelled"
      let presenceButton = UIButton(
        primaryAction: UIAction(title: "Presence") { [viewModel] _ in
          _Concurrency.Task(whileShown: viewModel) { await viewModel.presence() }
        })
      presenceButton.accessibilityIdentifier = "quiet.presence"

      let rows = UIStackView(arrangedSubviews: [
        servicesLabel,
        servicesOfAppLabel,
        idField,
        viewModelButton,
        startButton,
        cancelledButton,
        presenceButton,
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
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      servicesLabel.text = "Services: \(viewModel.services.formatted())"
      servicesOfAppLabel.text = "Services of app: \(viewModel.servicesOfApp.formatted())"
    }
  }
#endif
