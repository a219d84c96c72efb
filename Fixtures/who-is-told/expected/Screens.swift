// Recorded by GoldenTests: the files of one folder, each below its path. See Fixtures/README.md.

// MARK: - FoodList/FoodListScreen.swift
final class FoodListScreen: FoodListScreenBase, FoodListViewModel {}

// MARK: - FoodList/FoodListViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class FoodListViewController: UIViewController {
    private let viewModel: any FoodListViewModel

    init(viewModel: any FoodListViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? String(localized: "Food list")
      view.backgroundColor = .systemBackground
      // Yours to call, unless a flow does: `viewModel.didSelectFood`.
    }
  }

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview {
      FoodListViewController(viewModel: FoodListScreen())
    }
  #endif
#endif

// MARK: - Main/MainCoordinator+Custom.swift
import GeneratedRuntime

extension MainCoordinator: MainCoordinatorDecisions {
  func owlDetailShareButtonTappedChoice(
    _ owlDetail: any OwlDetailViewModel
  ) async -> OwlDetailShareButtonTappedChoice {
    // Yours to decide.
    flow.warnUnwritten()
    return .kept
  }
}

// MARK: - OwlDetail/OwlDetailScreen.swift
import GeneratedRuntime

final class OwlDetailScreen: OwlDetailScreenBase, OwlDetailViewModel {
  @ObservableProperty private(set) var log: [String] = []
  var logProperty: ReadOnlyProperty<[String]> { $log }

  func delete() async {
    // Yours to write: change the state.
  }

  func remove(reason: String) async {
    // Yours to write.
  }

  func rename(to name: String) {
    // Yours to write.
  }

  func note(text: String) {
    // Yours to write.
  }
}

// MARK: - OwlDetail/OwlDetailViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class OwlDetailViewController: UIViewController {
    private let viewModel: any OwlDetailViewModel
    private let isLockedSwitch = UISwitch()

    init(viewModel: any OwlDetailViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? String(localized: "Owl detail")
      view.backgroundColor = .systemBackground
      buildView()
    }

    private func buildView() {
      isLockedSwitch.accessibilityLabel = String(localized: "Locked")
      let isLockedCaption = UILabel()
      isLockedCaption.text = String(localized: "Locked")
      let isLockedRow = UIStackView(arrangedSubviews: [isLockedCaption, isLockedSwitch])
      isLockedSwitch.accessibilityIdentifier = "owlDetail.isLocked"

      isLockedCaption.font = .preferredFont(forTextStyle: .body)
      isLockedCaption.adjustsFontForContentSizeCategory = true
      isLockedCaption.numberOfLines = 0

      let deleteButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Delete")) { [viewModel] _ in
          viewModel.deleteButtonTapped()
        })
      deleteButton.role = .destructive
      deleteButton.accessibilityIdentifier = "owlDetail.delete"
      let renameButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Rename")) {
          [viewModel, isLockedSwitch] _ in
          viewModel.renameButtonTapped(isLocked: isLockedSwitch.isOn)
        })
      renameButton.accessibilityIdentifier = "owlDetail.rename"
      let shareButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Share")) { [viewModel] _ in
          viewModel.shareButtonTapped()
        })
      shareButton.accessibilityIdentifier = "owlDetail.share"
      let editButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Edit")) { [viewModel] _ in
          viewModel.editButtonTapped()
        })
      editButton.accessibilityIdentifier = "owlDetail.edit"
      let keepButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Keep")) { [viewModel] _ in
          viewModel.keepButtonTapped()
        })
      keepButton.accessibilityIdentifier = "owlDetail.keep"
      let feedButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Feed")) { [viewModel] _ in
          viewModel.feedButtonTapped()
        })
      feedButton.accessibilityIdentifier = "owlDetail.feed"
      let shopButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Shop")) { [viewModel] _ in
          viewModel.shopButtonTapped()
        })
      shopButton.accessibilityIdentifier = "owlDetail.shop"
      let giveButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Give")) { [viewModel] _ in
          viewModel.giveButtonTapped()
        })
      giveButton.accessibilityIdentifier = "owlDetail.give"
      let didVisitButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Did visit")) { [viewModel] _ in
          viewModel.didVisit()
        })
      didVisitButton.accessibilityIdentifier = "owlDetail.didVisit"
      let didLeaveButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Did leave")) { [viewModel] _ in
          viewModel.didLeave()
        })
      didLeaveButton.accessibilityIdentifier = "owlDetail.didLeave"

      let rows = UIStackView(arrangedSubviews: [
        isLockedRow,
        deleteButton,
        renameButton,
        shareButton,
        editButton,
        keepButton,
        feedButton,
        shopButton,
        giveButton,
        didVisitButton,
        didLeaveButton,
      ])
      rows.fill(view)
      // Yours to show: `viewModel.owl`.
      // Yours to show: `viewModel.log`.
      // Yours to call, unless a flow does: `viewModel.delete`.
      // Yours to call, unless a flow does: `viewModel.remove`.
      // Yours to call, unless a flow does: `viewModel.rename`.
      // Yours to call, unless a flow does: `viewModel.note`.
    }
  }

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview {
      OwlDetailViewController(viewModel: OwlDetailScreen(owl: "owl"))
    }
  #endif
#endif

// MARK: - OwlForm/OwlFormScreen.swift
final class OwlFormScreen: OwlFormScreenBase, OwlFormViewModel {}

// MARK: - OwlForm/OwlFormViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class OwlFormViewController: UIViewController {
    private let viewModel: any OwlFormViewModel
    private let nameField = UITextField()

    init(viewModel: any OwlFormViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? String(localized: "Owl form")
      view.backgroundColor = .systemBackground
      let cancelButton = UIBarButtonItem(
        primaryAction: UIAction(title: String(localized: "Cancel")) { [viewModel] _ in
          viewModel.cancelTapped()
        })
      cancelButton.accessibilityIdentifier = "owlForm.cancel"
      navigationItem.leftBarButtonItems = [cancelButton]
      buildView()
    }

    private func buildView() {
      nameField.placeholder = String(localized: "Name")
      nameField.accessibilityIdentifier = "owlForm.name"

      nameField.font = .preferredFont(forTextStyle: .body)
      nameField.adjustsFontForContentSizeCategory = true
      nameField.borderStyle = .roundedRect

      let didRenameButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Did rename")) {
          [viewModel, nameField] _ in
          viewModel.didRename(name: nameField.text ?? "")
        })
      didRenameButton.accessibilityIdentifier = "owlForm.didRename"
      let clearButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Clear")) { [viewModel] _ in
          viewModel.clearTapped()
        })
      clearButton.accessibilityIdentifier = "owlForm.clear"
      let keepButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Keep")) { [viewModel] _ in
          viewModel.keepTapped()
        })
      keepButton.accessibilityIdentifier = "owlForm.keep"
      let feedButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Feed")) { [viewModel] _ in
          viewModel.feedTapped()
        })
      feedButton.accessibilityIdentifier = "owlForm.feed"
      let deleteButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Delete")) { [viewModel] _ in
          viewModel.deleteTapped()
        })
      deleteButton.role = .destructive
      deleteButton.accessibilityIdentifier = "owlForm.delete"

      let rows = UIStackView(arrangedSubviews: [
        nameField,
        didRenameButton,
        clearButton,
        keepButton,
        feedButton,
        deleteButton,
      ])
      rows.fill(view)
    }
  }

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview {
      OwlFormViewController(viewModel: OwlFormScreen())
    }
  #endif
#endif

// MARK: - OwlList/OwlListScreen.swift
import GeneratedRuntime

final class OwlListScreen: OwlListScreenBase, OwlListViewModel {
  @ObservableProperty private(set) var log: [String] = []
  var logProperty: ReadOnlyProperty<[String]> { $log }

  func note(text: String) {
    // Yours to write: change the state.
  }
}

// MARK: - OwlList/OwlListViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class OwlListViewController: UIViewController {
    private let viewModel: any OwlListViewModel
    private let owlField = UITextField()

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
      owlField.placeholder = String(localized: "Owl")
      owlField.accessibilityIdentifier = "owlList.owl"

      owlField.font = .preferredFont(forTextStyle: .body)
      owlField.adjustsFontForContentSizeCategory = true
      owlField.borderStyle = .roundedRect

      let didSelectOwlButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Did select owl")) {
          [viewModel, owlField] _ in
          viewModel.didSelectOwl(owl: owlField.text ?? "")
        })
      didSelectOwlButton.accessibilityIdentifier = "owlList.didSelectOwl"

      let rows = UIStackView(arrangedSubviews: [owlField, didSelectOwlButton])
      rows.fill(view)
      // Yours to show: `viewModel.log`.
      // Yours to call, unless a flow does: `viewModel.note`.
    }
  }

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview {
      OwlListViewController(viewModel: OwlListScreen())
    }
  #endif
#endif

// MARK: - Question/QuestionScreen.swift
final class QuestionScreen: QuestionScreenBase, QuestionViewModel {}

// MARK: - Question/QuestionViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class QuestionViewController: UIViewController {
    private let viewModel: any QuestionViewModel

    init(viewModel: any QuestionViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? String(localized: "Question")
      view.backgroundColor = .systemBackground
      buildView()
    }

    private func buildView() {
      let didAnswerButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Did answer")) { [viewModel] _ in
          viewModel.didAnswer()
        })
      didAnswerButton.accessibilityIdentifier = "question.didAnswer"
      let moreButton = UIButton(
        primaryAction: UIAction(title: String(localized: "More")) { [viewModel] _ in
          viewModel.moreTapped()
        })
      moreButton.accessibilityIdentifier = "question.more"
      let foodButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Food")) { [viewModel] _ in
          viewModel.foodTapped()
        })
      foodButton.accessibilityIdentifier = "question.food"

      let rows = UIStackView(arrangedSubviews: [didAnswerButton, moreButton, foodButton])
      rows.fill(view)
    }
  }

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview {
      QuestionViewController(viewModel: QuestionScreen())
    }
  #endif
#endif

// MARK: - Reason/ReasonScreen.swift
final class ReasonScreen: ReasonScreenBase, ReasonViewModel {}

// MARK: - Reason/ReasonViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class ReasonViewController: UIViewController {
    private let viewModel: any ReasonViewModel
    private let reasonField = UITextField()

    init(viewModel: any ReasonViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? String(localized: "Reason")
      view.backgroundColor = .systemBackground
      buildView()
    }

    private func buildView() {
      reasonField.placeholder = String(localized: "Reason")
      reasonField.accessibilityIdentifier = "reason.reason"

      reasonField.font = .preferredFont(forTextStyle: .body)
      reasonField.adjustsFontForContentSizeCategory = true
      reasonField.borderStyle = .roundedRect

      let didGiveButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Did give")) {
          [viewModel, reasonField] _ in
          viewModel.didGive(reason: reasonField.text ?? "")
        })
      didGiveButton.accessibilityIdentifier = "reason.didGive"

      let rows = UIStackView(arrangedSubviews: [reasonField, didGiveButton])
      rows.fill(view)
    }
  }

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview {
      ReasonViewController(viewModel: ReasonScreen())
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
      buildView()
    }

    private func buildView() {
      let foodButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Food")) { [viewModel] _ in
          viewModel.foodTapped()
        })
      foodButton.accessibilityIdentifier = "shelf.food"

      let rows = UIStackView(arrangedSubviews: [foodButton])
      rows.fill(view)
    }
  }

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview {
      ShelfViewController(viewModel: ShelfScreen())
    }
  #endif
#endif
