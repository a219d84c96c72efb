#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import GeneratedRuntime
  import UIKit

  /// Draws the library screen.
  final class LibraryViewController: UIViewController {
    private let viewModel: any LibraryViewModel
    private let owlsLabel = UILabel()
    private let selectionLabel = UILabel()
    private let progressLabel = UILabel()
    private let countLabel = UILabel()
    private let viewModelLabel = UILabel()
    private let defaultLabel = UILabel()
    private let lastRefreshLabel = UILabel()
    private let isEmptyLabel = UILabel()
    private let newestLabel = UILabel()
    private let inLabel = UILabel()
    private let sortedLabel = UILabel()
    private let textField = UITextField()
    private let pinField = UITextField()

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
      navigationItem.title = navigationItem.title ?? "Library"
      view.backgroundColor = .systemBackground
      buildView()
      keepUpdated(self) { $0.update() }
    }

    private func buildView() {
      textField.placeholder = "Text"
      textField.accessibilityIdentifier = "library.text"
      pinField.placeholder = "Pin"
      pinField.isSecureTextEntry = true
      pinField.accessibilityIdentifier = "library.pin"

      for label in [
        owlsLabel,
        selectionLabel,
        progressLabel,
        countLabel,
        viewModelLabel,
        defaultLabel,
        lastRefreshLabel,
        isEmptyLabel,
        newestLabel,
        inLabel,
        sortedLabel,
      ] {
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
      }

      for field in [textField, pinField] {
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.borderStyle = .roundedRect
      }

      let searchButton = UIButton(
        primaryAction: UIAction(title: "Search") { [viewModel, textField, pinField] _ in
          let text = textField.text ?? ""
          let pin = pinField.text ?? ""
          Task(whileShown: viewModel) { await viewModel.search(text, with: pin) }
        })
      searchButton.accessibilityIdentifier = "library.search"
      let refreshButton = UIButton(
        primaryAction: UIAction(title: "Refresh") { [viewModel] _ in
          Task(whileShown: viewModel) { await viewModel.refresh() }
        })
      refreshButton.accessibilityIdentifier = "library.refresh"
      let helpButton = UIButton(
        primaryAction: UIAction(title: "Help") { [viewModel] _ in
          viewModel.helpButtonTapped()
        })
      helpButton.accessibilityIdentifier = "library.helpButtonTapped"

      let rows = UIStackView(arrangedSubviews: [
        owlsLabel,
        selectionLabel,
        progressLabel,
        countLabel,
        viewModelLabel,
        defaultLabel,
        lastRefreshLabel,
        isEmptyLabel,
        newestLabel,
        inLabel,
        sortedLabel,
        textField,
        pinField,
        searchButton,
        refreshButton,
        helpButton,
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
      // Yours to call, unless a flow does: `viewModel.remove`.
      // Yours to call, unless a flow does: `viewModel.didSelectOwl`.
      // Yours to call, unless a flow does: `viewModel.mark`.
      // Yours to call, unless a flow does: `viewModel.filter`.
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      owlsLabel.text = String(describing: viewModel.owls)
      selectionLabel.text = String(describing: viewModel.selection)
      progressLabel.text = "Progress: \(viewModel.progress.formatted())"
      countLabel.text = "Count: \(viewModel.count.formatted())"
      viewModelLabel.text = "View model: \(viewModel.viewModel.formatted())"
      defaultLabel.text = viewModel.`default`.map { String(describing: $0) }
      lastRefreshLabel.text = "Last refresh: \(viewModel.lastRefresh.formatted())"
      isEmptyLabel.text = "Is empty: \(viewModel.isEmpty)"
      newestLabel.text = viewModel.newest.map { String(describing: $0) }
      inLabel.text = "In: \(viewModel.`in`.formatted())"
      sortedLabel.text = String(describing: viewModel.sorted)
    }
  }
#endif
