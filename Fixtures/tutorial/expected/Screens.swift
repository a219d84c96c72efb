// Recorded by GoldenTests: the files of one folder, each below its path. See Fixtures/README.md.

// MARK: - Farewell/FarewellScreen.swift
final class FarewellScreen: FarewellScreenBase, FarewellViewModel {}

// MARK: - Farewell/FarewellViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class FarewellViewController: UIViewController {
    private let viewModel: any FarewellViewModel

    init(viewModel: any FarewellViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? String(localized: "Farewell")
      view.backgroundColor = .systemBackground
      let doneButton = UIBarButtonItem(
        primaryAction: UIAction(title: String(localized: "Done")) { [viewModel] _ in
          viewModel.doneButtonTapped()
        })
      doneButton.accessibilityIdentifier = "farewell.done"
      navigationItem.rightBarButtonItems = [doneButton]
    }
  }

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview {
      FarewellViewController(viewModel: FarewellScreen())
    }
  #endif
#endif

// MARK: - Main/MainScreen.swift
import GeneratedRuntime

final class MainScreen: MainScreenBase, MainViewModel {
  @ObservableProperty private(set) var image: ImageRef?
  var imageProperty: ReadOnlyProperty<ImageRef?> { $image }

  func show(image: ImageRef) {
    // Yours to write: change the state.
  }
}

// MARK: - Main/MainViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class MainViewController: UIViewController {
    private let viewModel: any MainViewModel

    init(viewModel: any MainViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? String(localized: "Main")
      view.backgroundColor = .systemBackground
      buildView()
    }

    private func buildView() {
      let tutorialButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Tutorial")) { [viewModel] _ in
          viewModel.tutorialButtonTapped()
        })
      tutorialButton.accessibilityIdentifier = "main.tutorial"
      let imageButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Image")) { [viewModel] _ in
          viewModel.imageButtonTapped()
        })
      imageButton.accessibilityIdentifier = "main.image"

      let rows = UIStackView(arrangedSubviews: [tutorialButton, imageButton])
      rows.fill(view)
      // Yours to show: `viewModel.image`.
      // Yours to call, unless a flow does: `viewModel.show`.
    }
  }

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview {
      MainViewController(viewModel: MainScreen())
    }
  #endif
#endif

// MARK: - Picture/PictureScreen+Picker.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  extension PictureScreen {
    /// Creates the system's view controller. Its delegate passes what was picked to `result`.
    func makePicker(_ result: SafeResultClosure<ImageRef>) -> UIViewController {
      // Yours to write: keep the delegate in `pickerDelegate`. Unused, `result` is cancelled.
      UIViewController()
    }
  }
#endif

// MARK: - Picture/PictureScreen.swift
final class PictureScreen: PictureScreenBase, PictureViewModel {}

// MARK: - Tricks/TricksScreen.swift
final class TricksScreen: TricksScreenBase, TricksViewModel {}

// MARK: - Tricks/TricksViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class TricksViewController: UIViewController {
    private let viewModel: any TricksViewModel

    init(viewModel: any TricksViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? String(localized: "Tricks")
      view.backgroundColor = .systemBackground
      let cancelButton = UIBarButtonItem(
        primaryAction: UIAction(title: String(localized: "Cancel")) { [viewModel] _ in
          viewModel.cancelButtonTapped()
        })
      cancelButton.accessibilityIdentifier = "tricks.cancel"
      navigationItem.leftBarButtonItems = [cancelButton]
      buildView()
    }

    private func buildView() {
      let nextButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Next")) { [viewModel] _ in
          viewModel.nextButtonTapped()
        })
      nextButton.accessibilityIdentifier = "tricks.next"

      let rows = UIStackView(arrangedSubviews: [nextButton])
      rows.fill(view)
    }
  }

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview {
      TricksViewController(viewModel: TricksScreen())
    }
  #endif
#endif

// MARK: - Welcome/WelcomeScreen.swift
final class WelcomeScreen: WelcomeScreenBase, WelcomeViewModel {}

// MARK: - Welcome/WelcomeViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class WelcomeViewController: UIViewController {
    private let viewModel: any WelcomeViewModel

    init(viewModel: any WelcomeViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? String(localized: "Welcome")
      view.backgroundColor = .systemBackground
      let cancelButton = UIBarButtonItem(
        primaryAction: UIAction(title: String(localized: "Cancel")) { [viewModel] _ in
          viewModel.cancelButtonTapped()
        })
      cancelButton.accessibilityIdentifier = "welcome.cancel"
      navigationItem.leftBarButtonItems = [cancelButton]
      buildView()
    }

    private func buildView() {
      let nextButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Next")) { [viewModel] _ in
          viewModel.nextButtonTapped()
        })
      nextButton.accessibilityIdentifier = "welcome.next"

      let rows = UIStackView(arrangedSubviews: [nextButton])
      rows.fill(view)
    }
  }

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview {
      WelcomeViewController(viewModel: WelcomeScreen())
    }
  #endif
#endif
