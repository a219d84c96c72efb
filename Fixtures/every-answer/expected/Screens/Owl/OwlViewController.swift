#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Draws the owl screen.
  final class OwlViewController: UIViewController {
    private let viewModel: any OwlViewModel
    private let durationField = UITextField()

    init(viewModel: any OwlViewModel) {
      self.viewModel = viewModel
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
    }

    private func buildView() {
      durationField.placeholder = "Duration"
      durationField.borderStyle = .roundedRect
      durationField.keyboardType = .numbersAndPunctuation
      durationField.accessibilityIdentifier = "owl.duration"

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
      view.addSubview(rows)
      NSLayoutConstraint.activate([
        rows.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
        rows.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        rows.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      ])
    }
  }
#endif
