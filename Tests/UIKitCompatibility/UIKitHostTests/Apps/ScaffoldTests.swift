import Testing
import UIKit

@testable import Owlery

/// A scaffolded view controller, as it stands: it shows what the screen has, tells it what the
/// user does, and nothing keeps it.
@MainActor
struct ScaffoldTests {
  private let delegate = Delegate()
  private let screen: EditProfileScreen

  init() {
    screen = EditProfileScreen(
      withServices: OwleryServices(), profile: Profile(name: "Ada"), flowDelegate: delegate)
  }

  private func turn() async {
    for _ in 0..<20 { await Task.yield() }
  }

  @Test func showsEditsAndCalls() async throws {
    let controller = EditProfileViewController(viewModel: screen)
    let view = try #require(controller.view)
    let field = try #require(Simulation.control("editProfile.name", in: view) as? UITextField)
    let save = try #require(controller.navigationItem.rightBarButtonItems?.first)
    #expect(field.text == "Ada")
    #expect(!save.isEnabled)

    Simulation.type("Ada L", into: field)
    #expect(screen.name == "Ada L")
    await turn()
    #expect(texts(in: view) == [nil])
    #expect(save.isEnabled)

    Simulation.tap(try #require(controller.navigationItem.leftBarButtonItems?.first))
    Simulation.tap(save)
    await turn()
    #expect(delegate.events == ["cancel", "save Ada L"])
  }

  @Test func nothingKeepsIt() async {
    weak var gone: UIViewController?
    do {
      let controller = EditProfileViewController(viewModel: screen)
      _ = controller.view
      gone = controller
    }
    #expect(gone == nil)
    screen.name = "Grace"
    await turn()
  }

  private func texts(in view: UIView) -> [String?] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0.text] } ?? texts(in: $0) }
  }

  private final class Delegate: EditProfileFlowDelegate {
    var events: [String] = []

    func saveSucceeded(_ editProfile: any EditProfileViewModel, profile: Profile) {
      events.append("save \(profile.name)")
    }

    func cancelButtonPressed(_ editProfile: any EditProfileViewModel) { events.append("cancel") }

    func avatarButtonPressed(_ editProfile: any EditProfileViewModel) {}
  }
}
