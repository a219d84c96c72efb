#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the help screen.
  final class HelpViewController: UIViewController {
    private let viewModel: any HelpViewModel
    private let textLabel = UILabel()
    private let isBusyLabel = UILabel()

    init(viewModel: any HelpViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? "Help"
      view.backgroundColor = .systemBackground
      buildView()
      Task(whileShown: viewModel) { [viewModel] in await viewModel.load() }
      keepUpdated(self) { $0.update() }
    }

    private func buildView() {
      for label in [textLabel, isBusyLabel] {
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
      }

      let rows = UIStackView(arrangedSubviews: [textLabel, isBusyLabel])
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
      textLabel.text = viewModel.text
      isBusyLabel.text = "Is busy: \(viewModel.isBusy)"
    }
  }

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview("busy") {
      HelpViewController(viewModel: HelpSample.busy.viewModel)
    }

    @available(iOS 17, tvOS 17, *)
    #Preview("read") {
      HelpViewController(viewModel: HelpSample.read.viewModel)
    }
  #endif
#endif
