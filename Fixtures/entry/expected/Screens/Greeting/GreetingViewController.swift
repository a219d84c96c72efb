#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the greeting screen.
  final class GreetingViewController: UIViewController {
    private let viewModel: any GreetingViewModel
    private let greetingLabel = UILabel()

    init(viewModel: any GreetingViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = "Greeting"
      view.backgroundColor = .systemBackground
      buildView()
      viewModel.load()
      keepUpdated(self) { $0.update() }
    }

    private func buildView() {
      greetingLabel.font = .preferredFont(forTextStyle: .body)
      greetingLabel.adjustsFontForContentSizeCategory = true
      greetingLabel.numberOfLines = 0

      let rows = UIStackView(arrangedSubviews: [greetingLabel])
      rows.axis = .vertical
      rows.spacing = 16
      rows.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(rows)
      NSLayoutConstraint.activate([
        rows.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
        rows.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        rows.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      ])
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      greetingLabel.text = viewModel.greeting
    }
  }
#endif
