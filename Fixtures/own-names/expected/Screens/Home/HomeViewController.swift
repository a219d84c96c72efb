#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the home screen.
  final class HomeViewController: UIViewController {
    private let viewModel: any HomeViewModel
    private let listLabel = UILabel()
    private let connectLabel = UILabel()
    private let servicesField = UITextField()
    private let viewModelField = UITextField()

    init(viewModel: any HomeViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? "Home"
      view.backgroundColor = .systemBackground
      buildView()
      keepUpdated(self) { $0.update() }
    }

    private func buildView() {
      servicesField.placeholder = "Services"
      servicesField.keyboardType = .numbersAndPunctuation
      servicesField.accessibilityIdentifier = "home.services"
      viewModelField.placeholder = "View model"
      viewModelField.keyboardType = .numbersAndPunctuation
      viewModelField.accessibilityIdentifier = "home.viewModel"

      for label in [listLabel, connectLabel] {
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
      }

      for field in [servicesField, viewModelField] {
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.borderStyle = .roundedRect
      }

      let didStartButton = UIButton(
        primaryAction: UIAction(title: "Did start") {
          [viewModel, servicesField, viewModelField] _ in
          guard let services = try? Int(servicesField.text ?? "", format: .number) else { return }
          guard let viewModelValue = try? Int(viewModelField.text ?? "", format: .number) else {
            return
          }
          viewModel.didStart(services: services, viewModel: viewModelValue)
        })
      didStartButton.accessibilityIdentifier = "home.didStart"

      let rows = UIStackView(arrangedSubviews: [
        listLabel,
        connectLabel,
        servicesField,
        viewModelField,
        didStartButton,
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
      listLabel.text = String(describing: viewModel.list)
      connectLabel.text = "Connect: \(viewModel.connect.formatted())"
    }
  }
#endif
