import Foundation
import GeneratedRuntime

// The developer's half: what the scaffolds ask for.

public final class LibraryScreen: LibraryScreenBase, LibraryViewModel {
  @ObservableProperty public private(set) var names: [Int: String] = [:]
  public var namesProperty: ReadOnlyProperty<[Int: String]> { $names }

  @ObservableProperty public private(set) var visits = 0
  public var visitsProperty: ReadOnlyProperty<Int> { $visits }

  @ObservableProperty public private(set) var notes: [String] = []
  public var notesProperty: ReadOnlyProperty<[String]> { $notes }

  public func rename(id: Int, to name: String) {
    names[id] = name
  }

  public func countVisit() async {
    visits += 1
  }

  public func note(text: String) async {
    notes.append(text)
  }

  public func unlock(id: Int, code: String) async {
    let isOpen = try? await vault.unlock(id, with: code, at: .distantPast)
    if isOpen != true { alert = .locked(code: code, tries: 1) }
  }
}

public final class OwlScreen: OwlScreenBase, OwlViewModel {
  public func rename(to name: String) {
    didRename(owl: name)
  }

  public func rate(_ stars: Int) {
    didRate(stars: stars)
  }
}

public final class PhotoPickerScreen: PhotoPickerScreenBase, PhotoPickerViewModel {}

public final class SettingsScreen: SettingsScreenBase, SettingsViewModel {}

extension MainCoordinator: MainCoordinatorDecisions {
  func owlDidRateChoice(stars: Int) -> OwlDidRateChoice {
    switch stars {
    case 0: .ask(id: 0, question: "")
    case 1: .ask(id: 1, question: "Really?")
    case 2: .ignore
    default: .praise(id: owl)
    }
  }

  func owlDidRateAskChoice(stars: Int, id: Int, question: String) -> OwlDidRateAskChoice {
    id == 0 ? .never : .twice
  }

  func owlDidRateAskTwiceYes(
    stars: Int, id: Int, question: String, reason: String, password: String
  ) {
    flow.screen(LibraryScreen.self)?.rename(id: id, to: "yes: \(reason)\(password)")
  }

  func owlDidRateAskTwiceNoNever(
    stars: Int, id: Int, question: String, reason: String, password: String
  ) {
    flow.screen(LibraryScreen.self)?.rename(id: id, to: "never: \(reason)")
  }

  func owlFriendButtonTappedChoice() async -> OwlFriendButtonTappedChoice {
    let friends = await services.friends.friends(of: owl)
    guard let friend = friends.first else { return .alone }
    return friends.count == 1 ? .found(friend: friend) : .several(ids: friends)
  }

  func owlFriendButtonTappedSeveralChoice(
    ids: [Int]
  ) async -> OwlFriendButtonTappedSeveralChoice {
    ids.count == 2 ? .first(id: ids[0]) : .none
  }

  func mainDidReceiveInviteChoice(owl: Int) async -> MainDidReceiveInviteChoice {
    await services.friends.friends(of: owl).first.map { .known(id: $0) } ?? .unknown
  }

  func mainDidReceiveCodeChoice(id: Int, code: String) -> MainDidReceiveCodeChoice {
    switch id {
    case 0: .shown(code: code)
    case 1: .kept(hint: nil, code)
    case 2: URL(string: "https://example.org/\(code)").map { .opened(page: $0) } ?? .nothing
    default: .nothing
    }
  }

  func settingsCoordinatorDidChange(theme: String) {
    flow.screen(LibraryScreen.self)?.rename(id: 0, to: theme)
  }
}

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Where this is run nothing is drawn.
  final class LibraryViewController: UIViewController {
    init(viewModel: any LibraryViewModel) { super.init(nibName: nil, bundle: nil) }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  }

  final class OwlViewController: UIViewController {
    init(viewModel: any OwlViewModel) { super.init(nibName: nil, bundle: nil) }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  }

  final class SettingsViewController: UIViewController {
    init(viewModel: any SettingsViewModel) { super.init(nibName: nil, bundle: nil) }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  }

  extension PhotoPickerScreen {
    func makePicker(_ result: SafeResultClosure<String>) -> UIViewController { UIViewController() }
  }
#endif

public final class ConnectScreen: ConnectScreenBase, ConnectViewModel {}
