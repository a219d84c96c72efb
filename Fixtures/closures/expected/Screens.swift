// Recorded by GoldenTests: the files of one folder, each below its path. See Fixtures/README.md.

// MARK: - Connect/ConnectScreen.swift
public final class ConnectScreen: ConnectScreenBase, ConnectViewModel {}

// MARK: - Connect/ConnectViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class ConnectViewController: UIViewController {
    private let viewModel: any ConnectViewModel

    init(viewModel: any ConnectViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? String(localized: "Connect")
      view.backgroundColor = .systemBackground
    }
  }

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview {
      ConnectViewController(viewModel: ConnectScreen())
    }
  #endif
#endif

// MARK: - Library/LibraryScreen.swift
#if hasFeature(InternalImportsByDefault)
  public import GeneratedRuntime
#else
  import GeneratedRuntime
#endif

public final class LibraryScreen: LibraryScreenBase, LibraryViewModel {
  @ObservableProperty public private(set) var names: [Int: String] = [:]
  public var namesProperty: ReadOnlyProperty<[Int: String]> { $names }

  @ObservableProperty public private(set) var visits = 0
  public var visitsProperty: ReadOnlyProperty<Int> { $visits }

  @ObservableProperty public private(set) var notes: [String] = []
  public var notesProperty: ReadOnlyProperty<[String]> { $notes }

  public func rename(id: Int, to name: String) {
    // Yours to write.
  }

  public func countVisit() async {
    // Yours to write: change the state.
  }

  public func note(text: String) async {
    // Yours to write.
  }

  public func unlock(id: Int, code: String) async {
    // Yours to write.
  }
}

// MARK: - Library/LibraryViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class LibraryViewController: UIViewController {
    private let viewModel: any LibraryViewModel
    private let visitsLabel = UILabel()
    private let idField = UITextField()
    private let codeField = UITextField()

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
      navigationItem.title = navigationItem.title ?? String(localized: "Library")
      view.backgroundColor = .systemBackground
      buildView()
      keepUpdated(self) { $0.update() }
    }

    private func buildView() {
      idField.placeholder = String(localized: "Id")
      idField.keyboardType = .numbersAndPunctuation
      idField.accessibilityIdentifier = "library.id"
      codeField.placeholder = String(localized: "Code")
      codeField.isSecureTextEntry = true
      codeField.accessibilityIdentifier = "library.code"

      visitsLabel.font = .preferredFont(forTextStyle: .body)
      visitsLabel.adjustsFontForContentSizeCategory = true
      visitsLabel.numberOfLines = 0

      for field in [idField, codeField] {
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.borderStyle = .roundedRect
      }

      let didSelectOwlButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Did select owl")) {
          [viewModel, idField] _ in
          guard let id = try? Int(idField.text ?? "", format: .number) else { return }
          viewModel.didSelectOwl(id: id)
        })
      didSelectOwlButton.accessibilityIdentifier = "library.didSelectOwl"
      let settingsButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Settings")) { [viewModel] _ in
          viewModel.settingsButtonTapped()
        })
      settingsButton.accessibilityIdentifier = "library.settings"
      let helpButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Help")) { [viewModel] _ in
          viewModel.helpTapped()
        })
      helpButton.accessibilityIdentifier = "library.help"
      let unlockButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Unlock")) {
          [viewModel, idField, codeField] _ in
          guard let id = try? Int(idField.text ?? "", format: .number) else { return }
          let code = codeField.text ?? ""
          Task(whileShown: viewModel) { await viewModel.unlock(id: id, code: code) }
        })
      unlockButton.accessibilityIdentifier = "library.unlock"

      let rows = UIStackView(arrangedSubviews: [
        visitsLabel,
        idField,
        codeField,
        didSelectOwlButton,
        settingsButton,
        helpButton,
        unlockButton,
      ])
      rows.fill(view)
      // Yours to show: `viewModel.names`.
      // Yours to show: `viewModel.notes`.
      // Yours to call, unless a flow does: `viewModel.rename`.
      // Yours to call, unless a flow does: `viewModel.countVisit`.
      // Yours to call, unless a flow does: `viewModel.note`.
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      visitsLabel.text = "\(String(localized: "Visits")): \(viewModel.visits.formatted())"
    }
  }

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview {
      LibraryViewController(viewModel: LibraryScreen(withServices: PreviewServices()))
    }
  #endif
#endif

// MARK: - Main/MainCoordinator+Custom.swift
import GeneratedRuntime

extension MainCoordinator: MainCoordinatorDecisions {
  func mainDidReceiveInviteChoice(owl: Int) async -> MainDidReceiveInviteChoice {
    // Yours to decide.
    flow.warnUnwritten()
    return .unknown
  }

  func mainDidReceiveCodeChoice(id: Int, code: String) -> MainDidReceiveCodeChoice {
    // Yours to decide.
    flow.warnUnwritten()
    return .nothing
  }

  func owlDidRateChoice(stars: Int) -> OwlDidRateChoice {
    // Yours to decide.
    flow.warnUnwritten()
    return .ignore
  }

  func owlDidRateAskChoice(stars: Int, id: Int, question: String) -> OwlDidRateAskChoice {
    // Yours to decide.
    flow.warnUnwritten()
    return .never
  }

  func owlDidRateAskTwiceYes(
    stars: Int,
    id: Int,
    question: String,
    reason: String,
    password: String
  ) {
    // Yours to write: what comes next.
    flow.warnUnwritten()
  }

  func owlDidRateAskTwiceNoNever(
    stars: Int,
    id: Int,
    question: String,
    reason: String,
    password: String
  ) {
    // Yours to write: what comes next.
    flow.warnUnwritten()
  }

  func owlFriendButtonTappedChoice() async -> OwlFriendButtonTappedChoice {
    // Yours to decide.
    flow.warnUnwritten()
    return .alone
  }

  func owlFriendButtonTappedSeveralChoice(ids: [Int]) async -> OwlFriendButtonTappedSeveralChoice {
    // Yours to decide.
    flow.warnUnwritten()
    return .none
  }

  func settingsCoordinatorDidChange(theme: String) {
    // Yours to write: what comes next.
    flow.warnUnwritten()
  }
}

// MARK: - Owl/OwlScreen.swift
public final class OwlScreen: OwlScreenBase, OwlViewModel {
  public func rename(to name: String) {
    // Yours to write.
  }

  public func rate(_ stars: Int) {
    // Yours to write: change the state, report with `didRename(owl:)`, `didRate(stars:)`.
  }
}

// MARK: - Owl/OwlViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class OwlViewController: UIViewController {
    private let viewModel: any OwlViewModel
    private let nameField = UITextField()
    private let starsField = UITextField()

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
      navigationItem.title = navigationItem.title ?? String(localized: "Owl")
      view.backgroundColor = .systemBackground
      let closeButton = UIBarButtonItem(
        primaryAction: UIAction(title: String(localized: "Close")) { [viewModel] _ in
          viewModel.closeButtonTapped()
        })
      closeButton.accessibilityIdentifier = "owl.close"
      navigationItem.leftBarButtonItems = [closeButton]
      buildView()
    }

    private func buildView() {
      nameField.placeholder = String(localized: "Name")
      nameField.accessibilityIdentifier = "owl.name"
      starsField.placeholder = String(localized: "Stars")
      starsField.keyboardType = .numbersAndPunctuation
      starsField.accessibilityIdentifier = "owl.stars"

      for field in [nameField, starsField] {
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.borderStyle = .roundedRect
      }

      let renameButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Rename")) { [viewModel, nameField] _ in
          viewModel.rename(to: nameField.text ?? "")
        })
      renameButton.accessibilityIdentifier = "owl.rename"
      let helpButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Help")) { [viewModel] _ in
          viewModel.helpTapped()
        })
      helpButton.accessibilityIdentifier = "owl.help"
      let rateButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Rate")) { [viewModel, starsField] _ in
          guard let stars = try? Int(starsField.text ?? "", format: .number) else { return }
          viewModel.rate(stars)
        })
      rateButton.accessibilityIdentifier = "owl.rate"
      let photoButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Photo")) { [viewModel] _ in
          viewModel.photoButtonTapped()
        })
      photoButton.accessibilityIdentifier = "owl.photo"
      let friendButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Friend")) { [viewModel] _ in
          viewModel.friendButtonTapped()
        })
      friendButton.accessibilityIdentifier = "owl.friend"

      let rows = UIStackView(arrangedSubviews: [
        nameField,
        starsField,
        renameButton,
        helpButton,
        rateButton,
        photoButton,
        friendButton,
      ])
      rows.fill(view)
      // Yours to show: `viewModel.id`.
    }
  }

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview {
      OwlViewController(viewModel: OwlScreen(id: 1))
    }
  #endif
#endif

// MARK: - PhotoPicker/PhotoPickerScreen+Picker.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  extension PhotoPickerScreen {
    /// Creates the system's view controller. Its delegate passes what was picked to `result`.
    func makePicker(_ result: SafeResultClosure<String>) -> UIViewController {
      // Yours to write: keep the delegate in `pickerDelegate`. Unused, `result` is cancelled.
      UIViewController()
    }
  }
#endif

// MARK: - PhotoPicker/PhotoPickerScreen.swift
public final class PhotoPickerScreen: PhotoPickerScreenBase, PhotoPickerViewModel {}

// MARK: - Settings/SettingsScreen.swift
public final class SettingsScreen: SettingsScreenBase, SettingsViewModel {}

// MARK: - Settings/SettingsViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class SettingsViewController: UIViewController {
    private let viewModel: any SettingsViewModel
    private let nameField = UITextField()

    init(viewModel: any SettingsViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? String(localized: "Settings")
      view.backgroundColor = .systemBackground
      let doneButton = UIBarButtonItem(
        primaryAction: UIAction(title: String(localized: "Done")) { [viewModel] _ in
          viewModel.doneButtonTapped()
        })
      doneButton.accessibilityIdentifier = "settings.done"
      navigationItem.rightBarButtonItems = [doneButton]
      buildView()
    }

    private func buildView() {
      nameField.placeholder = String(localized: "Name")
      nameField.accessibilityIdentifier = "settings.name"

      nameField.font = .preferredFont(forTextStyle: .body)
      nameField.adjustsFontForContentSizeCategory = true
      nameField.borderStyle = .roundedRect

      let themeButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Theme")) { [viewModel, nameField] _ in
          viewModel.themeTapped(name: nameField.text ?? "")
        })
      themeButton.accessibilityIdentifier = "settings.theme"
      let signOutButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Sign out")) { [viewModel] _ in
          viewModel.signOutButtonTapped()
        })
      signOutButton.role = .destructive
      signOutButton.accessibilityIdentifier = "settings.signOut"

      let rows = UIStackView(arrangedSubviews: [nameField, themeButton, signOutButton])
      rows.fill(view)
    }
  }

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview {
      SettingsViewController(viewModel: SettingsScreen())
    }
  #endif
#endif
