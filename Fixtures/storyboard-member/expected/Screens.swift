// Recorded by GoldenTests: the files of one folder, each below its path. See Fixtures/README.md.

// MARK: - Member/MemberScreen.swift
import GeneratedRuntime

final class MemberScreen: MemberScreenBase, MemberViewModel {
  @ObservableProperty private(set) var name = ""
  var nameProperty: ReadOnlyProperty<String> { $name }

  @ObservableProperty private(set) var isLoading = false
  var isLoadingProperty: ReadOnlyProperty<Bool> { $isLoading }

  func refreshButtonTapped() async {
    // Yours to write: change the state.
  }
}

// MARK: - Member/MemberViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class MemberViewController: UIViewController, GeneratedRuntime.ViewModelBased {
    var viewModel: (any MemberViewModel)!

    @IBOutlet private weak var nameLabel: UILabel?

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? String(localized: "Member")
      // Connect what is below in the storyboard. Controls get their identifiers there.
      // Yours to show: `viewModel.isLoading`.
      keepUpdated(self) { $0.update() }
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      nameLabel?.text = viewModel.name
    }

    @IBAction private func refreshButtonTapped(_ sender: Any) {
      guard let viewModel else { return }
      Task(whileShown: viewModel) { await viewModel.refreshButtonTapped() }
    }
  }
#endif
