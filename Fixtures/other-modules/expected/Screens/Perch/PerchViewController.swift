#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import Models
  import UIKit

  /// Draws the perch screen.
  final class PerchViewController: UIViewController {
    private let viewModel: any PerchViewModel
    private let filterLabel = UILabel()
    private let countLabel = UILabel()

    init(viewModel: any PerchViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = "Perch"
      view.backgroundColor = .systemBackground
      buildView()
      keepUpdated(self) { $0.update() }
    }

    private func buildView() {
      for label in [filterLabel, countLabel] {
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
      }

      let rows = UIStackView(arrangedSubviews: [filterLabel, countLabel])
      rows.axis = .vertical
      rows.spacing = 16
      rows.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(rows)
      NSLayoutConstraint.activate([
        rows.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
        rows.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        rows.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      ])
      // Yours to call, unless a flow does: `viewModel.select`.
      // Yours to call, unless a flow does: `viewModel.apply`.
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      filterLabel.text = String(describing: viewModel.filter)
      countLabel.text = "Count: \(viewModel.count)"
    }
  }
#endif
