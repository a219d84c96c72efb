#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Draws the owl screen.
  final class OwlViewController: UIViewController {
    private let viewModel: any OwlViewModel
    private let defaultViewController: UIViewController
    private let pageViewController: UIViewController
    private let durationField = UITextField()

    init(
      viewModel: any OwlViewModel,
      defaultViewController: UIViewController,
      pageViewController: UIViewController
    ) {
      self.viewModel = viewModel
      self.defaultViewController = defaultViewController
      self.pageViewController = pageViewController
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      buildView()
      addChildren()
    }

    private func buildView() {
      durationField.placeholder = "Duration"
      durationField.keyboardType = .numbersAndPunctuation
      durationField.accessibilityIdentifier = "owl.duration"

      durationField.font = .preferredFont(forTextStyle: .body)
      durationField.adjustsFontForContentSizeCategory = true
      durationField.borderStyle = .roundedRect

      let highlightButton = UIButton(
        primaryAction: UIAction(title: "Highlight") { [viewModel, durationField] _ in
          guard let duration = try? Double(durationField.text ?? "", format: .number) else {
            return
          }
          viewModel.highlight(for: duration)
        })
      highlightButton.accessibilityIdentifier = "owl.highlight"

      let rows = UIStackView(arrangedSubviews: [durationField, highlightButton])
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
        scrollView.bottomAnchor.constraint(equalTo: view.centerYAnchor),
        rows.topAnchor.constraint(equalTo: content.topAnchor),
        rows.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        rows.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        rows.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        rows.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      ])
    }

    /// Contains the embedded screens, one below the other.
    private func addChildren() {
      let rows = UIStackView()
      rows.axis = .vertical
      rows.distribution = .fillEqually
      rows.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(rows)
      for child in [defaultViewController, pageViewController] {
        addChild(child)
        rows.addArrangedSubview(child.view)
        child.didMove(toParent: self)
      }
      NSLayoutConstraint.activate([
        rows.topAnchor.constraint(equalTo: view.centerYAnchor),
        rows.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        rows.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        rows.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
  }
#endif
