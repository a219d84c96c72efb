// Recorded by GoldenTests: the files of one folder, each below its path. See Fixtures/README.md.

// MARK: - Album/AlbumScreen.swift
final class AlbumScreen: AlbumScreenBase, AlbumViewModel {}

// MARK: - Album/AlbumViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class AlbumViewController: UIViewController {
    private let viewModel: any AlbumViewModel

    init(viewModel: any AlbumViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? String(localized: "Album")
      view.backgroundColor = .systemBackground
      let cancelButton = UIBarButtonItem(
        primaryAction: UIAction(title: String(localized: "Cancel")) { [viewModel] _ in
          viewModel.cancelButtonTapped()
        })
      cancelButton.accessibilityIdentifier = "album.cancel"
      navigationItem.leftBarButtonItems = [cancelButton]
      // Yours to call, unless a flow does: `viewModel.didTakePhoto`.
    }
  }

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview {
      AlbumViewController(viewModel: AlbumScreen())
    }
  #endif
#endif

// MARK: - Book/BookScreen.swift
final class BookScreen: BookScreenBase, BookViewModel {}

// MARK: - Book/BookViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import UIKit

  final class BookViewController: UIViewController {
    private let viewModel: any BookViewModel

    init(viewModel: any BookViewModel) {
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
      // Yours to show: `viewModel.book`.
    }
  }
#endif

// MARK: - Camera/CameraScreen.swift
final class CameraScreen: CameraScreenBase, CameraViewModel {}

// MARK: - Camera/CameraViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class CameraViewController: UIViewController {
    private let viewModel: any CameraViewModel

    init(viewModel: any CameraViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? String(localized: "Camera")
      view.backgroundColor = .systemBackground
      let cancelButton = UIBarButtonItem(
        primaryAction: UIAction(title: String(localized: "Cancel")) { [viewModel] _ in
          viewModel.cancelButtonTapped()
        })
      cancelButton.accessibilityIdentifier = "camera.cancel"
      navigationItem.leftBarButtonItems = [cancelButton]
      // Yours to call, unless a flow does: `viewModel.didTakePhoto`.
    }
  }

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview {
      CameraViewController(viewModel: CameraScreen())
    }
  #endif
#endif

// MARK: - EditProfile/EditProfileScreen.swift
final class EditProfileScreen: EditProfileScreenBase, EditProfileViewModel {}

// MARK: - EditProfile/EditProfileViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class EditProfileViewController: UIViewController {
    private let viewModel: any EditProfileViewModel
    private let nameField = UITextField()

    init(viewModel: any EditProfileViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? String(localized: "Edit profile")
      view.backgroundColor = .systemBackground
      let cancelButton = UIBarButtonItem(
        primaryAction: UIAction(title: String(localized: "Cancel")) { [viewModel] _ in
          viewModel.cancelButtonTapped()
        })
      cancelButton.accessibilityIdentifier = "editProfile.cancel"
      navigationItem.leftBarButtonItems = [cancelButton]
      buildView()
    }

    private func buildView() {
      nameField.placeholder = String(localized: "Name")
      nameField.isSecureTextEntry = true
      nameField.accessibilityIdentifier = "editProfile.name"

      nameField.font = .preferredFont(forTextStyle: .body)
      nameField.adjustsFontForContentSizeCategory = true
      nameField.borderStyle = .roundedRect

      let didSaveButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Did save")) { [viewModel, nameField] _ in
          viewModel.didSave(name: nameField.text ?? "")
        })
      didSaveButton.accessibilityIdentifier = "editProfile.didSave"
      let languageButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Language")) { [viewModel] _ in
          viewModel.languageButtonTapped()
        })
      languageButton.accessibilityIdentifier = "editProfile.language"

      let rows = UIStackView(arrangedSubviews: [nameField, didSaveButton, languageButton])
      rows.fill(view)
    }
  }

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview {
      EditProfileViewController(viewModel: EditProfileScreen(name: "name"))
    }
  #endif
#endif

// MARK: - Favorite/FavoriteScreen.swift
final class FavoriteScreen: FavoriteScreenBase, FavoriteViewModel {}

// MARK: - Favorite/FavoriteViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class FavoriteViewController: UIViewController {
    private let viewModel: any FavoriteViewModel

    init(viewModel: any FavoriteViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? String(localized: "Favorite")
      view.backgroundColor = .systemBackground
    }
  }

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview {
      FavoriteViewController(viewModel: FavoriteScreen())
    }
  #endif
#endif

// MARK: - Filter/FilterScreen.swift
final class FilterScreen: FilterScreenBase, FilterViewModel {}

// MARK: - Filter/FilterViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class FilterViewController: UIViewController {
    private let viewModel: any FilterViewModel

    init(viewModel: any FilterViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? String(localized: "Filter")
      view.backgroundColor = .systemBackground
      let doneButton = UIBarButtonItem(
        primaryAction: UIAction(title: String(localized: "Done")) { [viewModel] _ in
          viewModel.doneButtonTapped()
        })
      doneButton.accessibilityIdentifier = "filter.done"
      navigationItem.rightBarButtonItems = [doneButton]
    }
  }

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview {
      FilterViewController(viewModel: FilterScreen())
    }
  #endif
#endif

// MARK: - Goodbye/GoodbyeScreen.swift
final class GoodbyeScreen: GoodbyeScreenBase, GoodbyeViewModel {}

// MARK: - Goodbye/GoodbyeViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class GoodbyeViewController: UIViewController {
    private let viewModel: any GoodbyeViewModel

    init(viewModel: any GoodbyeViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? String(localized: "Goodbye")
      view.backgroundColor = .systemBackground
      let closeButton = UIBarButtonItem(
        primaryAction: UIAction(title: String(localized: "Close")) { [viewModel] _ in
          viewModel.closeButtonTapped()
        })
      closeButton.accessibilityIdentifier = "goodbye.close"
      navigationItem.leftBarButtonItems = [closeButton]
      // Yours to show: `viewModel.name`.
    }
  }

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview {
      GoodbyeViewController(viewModel: GoodbyeScreen(name: "name"))
    }
  #endif
#endif

// MARK: - Language/LanguageScreen.swift
final class LanguageScreen: LanguageScreenBase, LanguageViewModel {}

// MARK: - Language/LanguageViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class LanguageViewController: UIViewController {
    private let viewModel: any LanguageViewModel

    init(viewModel: any LanguageViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? String(localized: "Language")
      view.backgroundColor = .systemBackground
      let cancelButton = UIBarButtonItem(
        primaryAction: UIAction(title: String(localized: "Cancel")) { [viewModel] _ in
          viewModel.cancelButtonTapped()
        })
      cancelButton.accessibilityIdentifier = "language.cancel"
      let doneButton = UIBarButtonItem(
        primaryAction: UIAction(title: String(localized: "Done")) { [viewModel] _ in
          viewModel.doneButtonTapped()
        })
      doneButton.accessibilityIdentifier = "language.done"
      navigationItem.leftBarButtonItems = [cancelButton]
      navigationItem.rightBarButtonItems = [doneButton]
    }
  }

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview {
      LanguageViewController(viewModel: LanguageScreen())
    }
  #endif
#endif

// MARK: - Owl/OwlScreen.swift
final class OwlScreen: OwlScreenBase, OwlViewModel {}

// MARK: - Owl/OwlViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class OwlViewController: UIViewController {
    private let viewModel: any OwlViewModel

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
      // Yours to show: `viewModel.owl`.
      // Yours to call, unless a flow does: `viewModel.deleteButtonTapped`.
      // Yours to call, unless a flow does: `viewModel.shareButtonTapped`.
    }
  }

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview {
      OwlViewController(viewModel: OwlScreen())
    }
  #endif
#endif

// MARK: - OwlList/OwlListScreen.swift
import GeneratedRuntime

final class OwlListScreen: OwlListScreenBase, OwlListViewModel {
  @ObservableProperty private(set) var owls: [Owl] = []
  var owlsProperty: ReadOnlyProperty<[Owl]> { $owls }

  func remove(_ owl: Owl) {
    // Yours to write: change the state.
  }
}

// MARK: - OwlList/OwlListViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class OwlListViewController: UIViewController {
    private let viewModel: any OwlListViewModel

    init(viewModel: any OwlListViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? String(localized: "Owl list")
      view.backgroundColor = .systemBackground
      buildView()
    }

    private func buildView() {
      let filterButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Filter")) { [viewModel] _ in
          viewModel.filterButtonTapped()
        })
      filterButton.accessibilityIdentifier = "owlList.filter"
      let profileButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Profile")) { [viewModel] _ in
          viewModel.profileButtonTapped()
        })
      profileButton.accessibilityIdentifier = "owlList.profile"

      let rows = UIStackView(arrangedSubviews: [filterButton, profileButton])
      rows.fill(view)
      // Yours to show: `viewModel.owls`.
      // Yours to call, unless a flow does: `viewModel.remove`.
      // Yours to call, unless a flow does: `viewModel.didSelectOwl`.
    }
  }

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview {
      OwlListViewController(viewModel: OwlListScreen())
    }
  #endif
#endif

// MARK: - Owls/OwlsCoordinator+Custom.swift
import GeneratedRuntime

extension OwlsCoordinator: OwlsCoordinatorDecisions {
  func owlShareButtonTappedMore(_ owl: any OwlViewModel, flow: Int, services: [String]) {
    // Yours to write: what comes next.
    self.flow.warnUnwritten()
  }

  func owlShareButtonTappedAskAgainYesChoice(
    _ owl: any OwlViewModel,
    flow: Int,
    services: [String]
  ) -> OwlShareButtonTappedAskAgainYesChoice {
    // Yours to decide.
    self.flow.warnUnwritten()
    return .nothing
  }

  func owlShareButtonTappedAskAgainLaterChoice(
    _ owl: any OwlViewModel,
    flow: Int,
    services: [String]
  ) -> OwlShareButtonTappedAskAgainLaterChoice {
    // Yours to decide.
    self.flow.warnUnwritten()
    return .later
  }
}

// MARK: - Profile/ProfileScreen.swift
import GeneratedRuntime

final class ProfileScreen: ProfileScreenBase, ProfileViewModel {
  @ObservableProperty private(set) var photo: Photo?
  var photoProperty: ReadOnlyProperty<Photo?> { $photo }

  @ObservableProperty var shownName = ""
  var shownNameProperty: ReadOnlyProperty<String> { $shownName }

  func rename(name: String) {
    // Yours to write.
  }

  func show(photo: Photo) {
    // Yours to write.
  }

  func removePhoto() {
    // Yours to write: change the state.
  }
}

// MARK: - Profile/ProfileViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class ProfileViewController: UIViewController {
    private let viewModel: any ProfileViewModel
    private let shownNameField = UITextField()

    init(viewModel: any ProfileViewModel) {
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
      keepUpdated(self) { $0.update() }
    }

    private func buildView() {
      shownNameField.placeholder = String(localized: "Shown name")
      shownNameField.accessibilityIdentifier = "profile.shownName"
      shownNameField.addAction(
        UIAction { [viewModel, unowned shownNameField] _ in
          viewModel.shownName = shownNameField.text ?? ""
        }, for: .editingChanged)

      shownNameField.font = .preferredFont(forTextStyle: .body)
      shownNameField.adjustsFontForContentSizeCategory = true
      shownNameField.borderStyle = .roundedRect

      let editButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Edit")) { [viewModel] _ in
          viewModel.editButtonTapped()
        })
      editButton.accessibilityIdentifier = "profile.edit"
      let avatarButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Avatar")) { [viewModel] _ in
          viewModel.avatarButtonTapped()
        })
      avatarButton.accessibilityIdentifier = "profile.avatar"
      let signOutButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Sign out")) { [viewModel] _ in
          viewModel.signOutButtonTapped()
        })
      signOutButton.role = .destructive
      signOutButton.accessibilityIdentifier = "profile.signOut"

      let rows = UIStackView(arrangedSubviews: [
        shownNameField,
        editButton,
        avatarButton,
        signOutButton,
      ])
      rows.fill(view)
      // Yours to show: `viewModel.name`.
      // Yours to show: `viewModel.photo`.
      // Yours to call, unless a flow does: `viewModel.rename`.
      // Yours to call, unless a flow does: `viewModel.show`.
      // Yours to call, unless a flow does: `viewModel.removePhoto`.
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      if shownNameField.text != viewModel.shownName { shownNameField.text = viewModel.shownName }
    }
  }

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview {
      ProfileViewController(viewModel: ProfileScreen(name: "name"))
    }
  #endif
#endif

// MARK: - Shelf/ShelfScreen.swift
final class ShelfScreen: ShelfScreenBase, ShelfViewModel {}

// MARK: - Shelf/ShelfViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class ShelfViewController: UIViewController {
    private let viewModel: any ShelfViewModel

    init(viewModel: any ShelfViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? String(localized: "Shelf")
      view.backgroundColor = .systemBackground
      let closeButton = UIBarButtonItem(
        primaryAction: UIAction(title: String(localized: "Close")) { [viewModel] _ in
          viewModel.closeButtonTapped()
        })
      closeButton.accessibilityIdentifier = "shelf.close"
      navigationItem.leftBarButtonItems = [closeButton]
      buildView()
    }

    private func buildView() {
      let moreButton = UIButton(
        primaryAction: UIAction(title: String(localized: "More")) { [viewModel] _ in
          viewModel.moreButtonTapped()
        })
      moreButton.accessibilityIdentifier = "shelf.more"

      let rows = UIStackView(arrangedSubviews: [moreButton])
      rows.fill(view)
      // Yours to call, unless a flow does: `viewModel.didSelectBook`.
    }
  }

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview {
      ShelfViewController(viewModel: ShelfScreen())
    }
  #endif
#endif
