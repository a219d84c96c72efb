import GeneratedRuntime
import Testing
import UIKit

@testable import Owlery

/// A walk through the app in a window, with the UIKit host: what UIKit shows after each step, and what
/// the stage knows. `Owlery.xcodeproj` runs it in the app, on a simulator.
///
/// A test has no hands. Where a user would go back, swipe down or choose a tab, it does what an app's
/// own code may do, too: the host has to notice it.
@MainActor
struct OnScreenTests {
  @Test func wholeApp() async throws {
    let app = try await LaunchedApp()
    try await app.shows("Login")
    try await signIn(app)
    try await lookAtAnOwl(app)
    try await editProfile(app)
    try app.screen(ProfileScreen.self).logoutButtonPressed()
    try await app.shows("Login")
    #expect(app.stage.description == "LoginScreen")
    #expect(app.stage.warnings == [])
  }

  private func signIn(_ app: LaunchedApp) async throws {
    let login = try app.screen(LoginScreen.self)
    login.registerButtonPressed()
    try await app.shows("Login › Register")
    app.stack?.popViewController(animated: true)
    try await app.shows("Login")
    #expect(app.stage.description == "LoginScreen")
    login.email = "ada@example.org"
    await login.loginButtonPressed(password: "hoot")
    try await app.shows("Login › Pin")
    try app.screen(PinScreen.self).pinChanged(to: "1234")
    try await app.shows("tabs { *split { OwlListList }, Profile }")
  }

  private func lookAtAnOwl(_ app: LaunchedApp) async throws {
    let owls = try app.screen(OwlListScreen.self)
    await owls.refresh()
    owls.didSelectOwl(id: 7)
    try await app.shows("tabs { *split { OwlListList }, Profile } | sheet OwlDetail")
    app.window.rootViewController?.dismiss(animated: true)
    try await app.shows("tabs { *split { OwlListList }, Profile }")
    #expect(app.stage.screen(OwlDetailScreen.self) == nil)
  }

  private func editProfile(_ app: LaunchedApp) async throws {
    let tabs = try #require(app.find(UITabBarController.self))
    tabs.selectedIndex = 1
    try await app.shows("tabs { split, *Profile }")
    let profile = try app.screen(ProfileScreen.self)
    profile.load()
    profile.editButtonPressed()
    try await app.shows("tabs { split, *Profile } | sheet EditProfile")
    let editor = try app.screen(EditProfileScreen.self)
    editor.load()
    editor.avatarButtonPressed()
    try await app.shows(
      "tabs { split, *Profile } | sheet EditProfile | actionSheet \"Choose an image\"")
    let sheet = app.window.rootViewController?.presentedViewController
    sheet?.dismiss(animated: true)
    try await app.shows("tabs { split, *Profile } | sheet EditProfile")
    editor.name = "Augusta"
    await editor.saveButtonPressed()
    try await app.shows("tabs { split, *Profile }")
    #expect(profile.profile.name == "Augusta")
  }
}

extension LaunchedApp {
  var stage: Stage { host.stage }

  var stack: UINavigationController? { window.rootViewController as? UINavigationController }

  func screen<S: Screen>(_ type: S.Type) throws -> S {
    try #require(stage.screen(type), "\(stage)")
  }

  func find<C: UIViewController>(_ type: C.Type) -> C? {
    controllers.lazy.compactMap { $0 as? C }.first
  }

  /// What UIKit shows, once it has finished: view controllers by their names.
  var shown: String {
    (isIdle ? "" : "moving to ")
      + window.drawn.replacing(/UIHostingController<HostedScreen<(\w+)View<\w+>>>/) { $0.1 }
      .replacing("ViewController", with: "")
  }

  private var isIdle: Bool {
    controllers.allSatisfy {
      $0.transitionCoordinator == nil && !$0.isBeingPresented && !$0.isBeingDismissed
    }
  }

  private var controllers: [UIViewController] {
    var all = [window.rootViewController].compactMap(\.self)
    var next = 0
    while next < all.count {
      all += all[next].children
      // A child tells its parent's, too.
      if let presented = all[next].presentedViewController, !all.contains(presented) {
        all.append(presented)
      }
      next += 1
    }
    return all
  }
}
