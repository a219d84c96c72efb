import Foundation
import GeneratedRuntime
import Testing
import UIKit

/// View controllers that come from storyboards, and get their view models after.
@MainActor
struct StoryboardTests {
  final class Model {}

  final class ProfileController: UIViewController, StoryboardBased, ViewModelBased {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var viewModel: Model!
    var modelInViewDidLoad: Model?

    override func viewDidLoad() { modelInViewDidLoad = viewModel }
  }

  class SettingsController: UIViewController, StoryboardBased {
    class var storyboardName: String { "More" }
    class var storyboardIdentifier: String { "settings" }
    class var storyboardBundle: Bundle { Bundle.main }
  }

  init() {
    Simulation.storyboards = [
      "ProfileController/ProfileController": { ProfileController() },
      "More/settings": { SettingsController() },
    ]
  }

  @Test func withAViewModel() {
    let model = Model()
    let controller = ProfileController.instantiate(with: model)
    #expect(!controller.isViewLoaded)
    _ = controller.view
    #expect(controller.modelInViewDidLoad === model)
  }

  @Test func namesOfTheirOwn() {
    let controller: SettingsController = .instantiate()
    #expect(controller.navigationController == nil)
    #expect(Simulation.bundles.last == Bundle.main)
  }
}
