// Recorded by GoldenTests: the files of one folder, each below its path. See Fixtures/README.md.

// MARK: - Album/AlbumDefaultViewModel+Actions.swift
extension AlbumDefaultViewModel: AlbumViewModel {}

// MARK: - Album/AlbumViewController.swift
#if canImport(UIKit) && !os(watchOS)
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
      navigationItem.title = navigationItem.title ?? "Album"
      view.backgroundColor = .systemBackground
      buildView()
    }

    private func buildView() {
      let cancelButton = UIButton(
        primaryAction: UIAction(title: "Cancel") { [viewModel] _ in
          viewModel.cancelButtonTapped()
        })
      cancelButton.accessibilityIdentifier = "album.cancelButtonTapped"

      let rows = UIStackView(arrangedSubviews: [cancelButton])
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
      // Yours to call, unless a flow does: `viewModel.didTakePhoto`.
    }
  }
#endif

// MARK: - Book/BookDefaultViewModel+Actions.swift
extension BookDefaultViewModel: BookViewModel {}

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
    }
  }
#endif

// MARK: - Camera/CameraDefaultViewModel+Actions.swift
extension CameraDefaultViewModel: CameraViewModel {}

// MARK: - Camera/CameraViewController.swift
#if canImport(UIKit) && !os(watchOS)
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
      navigationItem.title = navigationItem.title ?? "Camera"
      view.backgroundColor = .systemBackground
      buildView()
    }

    private func buildView() {
      let cancelButton = UIButton(
        primaryAction: UIAction(title: "Cancel") { [viewModel] _ in
          viewModel.cancelButtonTapped()
        })
      cancelButton.accessibilityIdentifier = "camera.cancelButtonTapped"

      let rows = UIStackView(arrangedSubviews: [cancelButton])
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
      // Yours to call, unless a flow does: `viewModel.didTakePhoto`.
    }
  }
#endif

// MARK: - EditProfile/EditProfileDefaultViewModel+Actions.swift
extension EditProfileDefaultViewModel: EditProfileViewModel {}

// MARK: - EditProfile/EditProfileViewController.swift
#if canImport(UIKit) && !os(watchOS)
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
      navigationItem.title = navigationItem.title ?? "Edit profile"
      view.backgroundColor = .systemBackground
      buildView()
    }

    private func buildView() {
      nameField.placeholder = "Name"
      nameField.isSecureTextEntry = true
      nameField.accessibilityIdentifier = "editProfile.name"

      nameField.font = .preferredFont(forTextStyle: .body)
      nameField.adjustsFontForContentSizeCategory = true
      nameField.borderStyle = .roundedRect

      let didSaveButton = UIButton(
        primaryAction: UIAction(title: "Did save") { [viewModel, nameField] _ in
          viewModel.didSave(name: nameField.text ?? "")
        })
      didSaveButton.accessibilityIdentifier = "editProfile.didSave"
      let languageButton = UIButton(
        primaryAction: UIAction(title: "Language") { [viewModel] _ in
          viewModel.languageButtonTapped()
        })
      languageButton.accessibilityIdentifier = "editProfile.languageButtonTapped"
      let cancelButton = UIButton(
        primaryAction: UIAction(title: "Cancel") { [viewModel] _ in
          viewModel.cancelButtonTapped()
        })
      cancelButton.accessibilityIdentifier = "editProfile.cancelButtonTapped"

      let rows = UIStackView(arrangedSubviews: [
        nameField,
        didSaveButton,
        languageButton,
        cancelButton,
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
    }
  }
#endif

// MARK: - Favorite/FavoriteDefaultViewModel+Actions.swift
extension FavoriteDefaultViewModel: FavoriteViewModel {}

// MARK: - Favorite/FavoriteViewController.swift
#if canImport(UIKit) && !os(watchOS)
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
      navigationItem.title = navigationItem.title ?? "Favorite"
      view.backgroundColor = .systemBackground
    }
  }
#endif

// MARK: - Filter/FilterDefaultViewModel+Actions.swift
extension FilterDefaultViewModel: FilterViewModel {}

// MARK: - Filter/FilterViewController.swift
#if canImport(UIKit) && !os(watchOS)
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
      navigationItem.title = navigationItem.title ?? "Filter"
      view.backgroundColor = .systemBackground
      buildView()
    }

    private func buildView() {
      let doneButton = UIButton(
        primaryAction: UIAction(title: "Done") { [viewModel] _ in
          viewModel.doneButtonTapped()
        })
      doneButton.accessibilityIdentifier = "filter.doneButtonTapped"

      let rows = UIStackView(arrangedSubviews: [doneButton])
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
  }
#endif

// MARK: - Goodbye/GoodbyeDefaultViewModel+Actions.swift
extension GoodbyeDefaultViewModel: GoodbyeViewModel {}

// MARK: - Goodbye/GoodbyeViewController.swift
#if canImport(UIKit) && !os(watchOS)
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
      navigationItem.title = navigationItem.title ?? "Goodbye"
      view.backgroundColor = .systemBackground
      buildView()
    }

    private func buildView() {
      let closeButton = UIButton(
        primaryAction: UIAction(title: "Close") { [viewModel] _ in
          viewModel.closeButtonTapped()
        })
      closeButton.accessibilityIdentifier = "goodbye.closeButtonTapped"

      let rows = UIStackView(arrangedSubviews: [closeButton])
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
  }
#endif

// MARK: - Language/LanguageDefaultViewModel+Actions.swift
extension LanguageDefaultViewModel: LanguageViewModel {}

// MARK: - Language/LanguageViewController.swift
#if canImport(UIKit) && !os(watchOS)
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
      navigationItem.title = navigationItem.title ?? "Language"
      view.backgroundColor = .systemBackground
      buildView()
    }

    private func buildView() {
      let cancelButton = UIButton(
        primaryAction: UIAction(title: "Cancel") { [viewModel] _ in
          viewModel.cancelButtonTapped()
        })
      cancelButton.accessibilityIdentifier = "language.cancelButtonTapped"
      let doneButton = UIButton(
        primaryAction: UIAction(title: "Done") { [viewModel] _ in
          viewModel.doneButtonTapped()
        })
      doneButton.accessibilityIdentifier = "language.doneButtonTapped"

      let rows = UIStackView(arrangedSubviews: [cancelButton, doneButton])
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
  }
#endif

// MARK: - Owl/OwlDefaultViewModel+Actions.swift
extension OwlDefaultViewModel: OwlViewModel {}

// MARK: - Owl/OwlViewController.swift
#if canImport(UIKit) && !os(watchOS)
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
      navigationItem.title = navigationItem.title ?? "Owl"
      view.backgroundColor = .systemBackground
      buildView()
    }

    private func buildView() {
      let closeButton = UIButton(
        primaryAction: UIAction(title: "Close") { [viewModel] _ in
          viewModel.closeButtonTapped()
        })
      closeButton.accessibilityIdentifier = "owl.closeButtonTapped"

      let rows = UIStackView(arrangedSubviews: [closeButton])
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
      // Yours to call, unless a flow does: `viewModel.deleteButtonTapped`.
      // Yours to call, unless a flow does: `viewModel.shareButtonTapped`.
    }
  }
#endif

// MARK: - OwlList/OwlListDefaultViewModel+Actions.swift
extension OwlListDefaultViewModel: OwlListViewModel {
  func remove(_ owl: Owl) {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}

// MARK: - OwlList/OwlListViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class OwlListViewController: UIViewController {
    private let viewModel: any OwlListViewModel
    private let owlsLabel = UILabel()

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
      navigationItem.title = navigationItem.title ?? "Owl list"
      view.backgroundColor = .systemBackground
      buildView()
      keepUpdated(self) { $0.update() }
    }

    private func buildView() {
      owlsLabel.font = .preferredFont(forTextStyle: .body)
      owlsLabel.adjustsFontForContentSizeCategory = true
      owlsLabel.numberOfLines = 0

      let filterButton = UIButton(
        primaryAction: UIAction(title: "Filter") { [viewModel] _ in
          viewModel.filterButtonTapped()
        })
      filterButton.accessibilityIdentifier = "owlList.filterButtonTapped"
      let profileButton = UIButton(
        primaryAction: UIAction(title: "Profile") { [viewModel] _ in
          viewModel.profileButtonTapped()
        })
      profileButton.accessibilityIdentifier = "owlList.profileButtonTapped"

      let rows = UIStackView(arrangedSubviews: [owlsLabel, filterButton, profileButton])
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
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      owlsLabel.text = String(describing: viewModel.owls)
    }
  }
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
    return .undecided
  }
}

// MARK: - Profile/ProfileDefaultViewModel+Actions.swift
extension ProfileDefaultViewModel: ProfileViewModel {
  func rename(name: String) {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func show(photo: Photo) {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func removePhoto() {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}

// MARK: - Profile/ProfileViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class ProfileViewController: UIViewController {
    private let viewModel: any ProfileViewModel
    private let shownNameLabel = UILabel()
    private let photoLabel = UILabel()

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
      navigationItem.title = navigationItem.title ?? "Profile"
      view.backgroundColor = .systemBackground
      buildView()
      keepUpdated(self) { $0.update() }
    }

    private func buildView() {
      for label in [shownNameLabel, photoLabel] {
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
      }

      let editButton = UIButton(
        primaryAction: UIAction(title: "Edit") { [viewModel] _ in
          viewModel.editButtonTapped()
        })
      editButton.accessibilityIdentifier = "profile.editButtonTapped"
      let avatarButton = UIButton(
        primaryAction: UIAction(title: "Avatar") { [viewModel] _ in
          viewModel.avatarButtonTapped()
        })
      avatarButton.accessibilityIdentifier = "profile.avatarButtonTapped"
      let signOutButton = UIButton(
        primaryAction: UIAction(title: "Sign out") { [viewModel] _ in
          viewModel.signOutButtonTapped()
        })
      signOutButton.accessibilityIdentifier = "profile.signOutButtonTapped"

      let rows = UIStackView(arrangedSubviews: [
        shownNameLabel,
        photoLabel,
        editButton,
        avatarButton,
        signOutButton,
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
      // Yours to call, unless a flow does: `viewModel.rename`.
      // Yours to call, unless a flow does: `viewModel.show`.
      // Yours to call, unless a flow does: `viewModel.removePhoto`.
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      shownNameLabel.text = viewModel.shownName
      photoLabel.text = viewModel.photo.map { String(describing: $0) }
    }
  }
#endif

// MARK: - Shelf/ShelfDefaultViewModel+Actions.swift
extension ShelfDefaultViewModel: ShelfViewModel {}

// MARK: - Shelf/ShelfViewController.swift
#if canImport(UIKit) && !os(watchOS)
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
      navigationItem.title = navigationItem.title ?? "Shelf"
      view.backgroundColor = .systemBackground
      buildView()
    }

    private func buildView() {
      let moreButton = UIButton(
        primaryAction: UIAction(title: "More") { [viewModel] _ in
          viewModel.moreButtonTapped()
        })
      moreButton.accessibilityIdentifier = "shelf.moreButtonTapped"
      let closeButton = UIButton(
        primaryAction: UIAction(title: "Close") { [viewModel] _ in
          viewModel.closeButtonTapped()
        })
      closeButton.accessibilityIdentifier = "shelf.closeButtonTapped"

      let rows = UIStackView(arrangedSubviews: [moreButton, closeButton])
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
      // Yours to call, unless a flow does: `viewModel.didSelectBook`.
    }
  }
#endif
