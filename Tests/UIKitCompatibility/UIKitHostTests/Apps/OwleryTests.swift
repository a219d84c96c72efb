import GeneratedRuntime
import Testing
import UIKit

@testable import Owlery

/// The example in a window, with its real generated code and view controllers.
///
/// Everything awaited is on the main actor, so that no other test runs in between.
@MainActor
struct OwleryTests {
  @Test(arguments: OwlListVariant.allCases, Simulation.Order.allCases)
  func wholeApp(variant: OwlListVariant, order: Simulation.Order) async throws {
    let watch = LifetimeTests.Watch()
    try await walk(OwleryWalk(variant, order, watch))
    Simulation.settle()
    #expect(watch.alive == [])
  }

  /// Everything that it holds is released when it returns.
  private func walk(_ walk: OwleryWalk) async throws {
    walk.start()
    try await walk.signIn()
    try await walk.lookAtOwlsWhereItIsNarrow()
    try walk.lookAtOwlsWhereItIsWide()
    try walk.editProfile()
    try walk.pickImage()
    try await walk.discard()
    try walk.logOut()
    Simulation.settle()
    // Views have begun work that was cancelled when they left, and now ends. Other tests may come
    // between; nothing is done to the window any more.
    for _ in 0..<20 { await Task.yield() }
    #expect(
      Set(walk.watch.alive) == [
        "UIWindow", "UIKitHost", "UINavigationController", "Stage", "AppCoordinator",
        "AuthCoordinator", "LoginScreen", "LoginViewController",
      ])
  }
}

@MainActor
private struct OwleryWalk {
  let bench: Bench
  let watch: LifetimeTests.Watch
  let app: AppCoordinator
  let list: String

  init(_ variant: OwlListVariant, _ order: Simulation.Order, _ watch: LifetimeTests.Watch) {
    bench = Bench(order)
    self.watch = watch
    app = AppCoordinator(withServices: OwleryServices(owlListVariant: variant))
    // Where action sheets are popovers, too.
    Simulation.isPad = order == .completionFirst
    list = variant == .list ? "OwlListList" : "OwlListGrid"
    Simulation.storyboards["LoginViewController/LoginViewController"] = { LoginViewController() }
    Simulation.storyboards["Login/Register"] = { RegisterViewController() }
  }

  /// What UIKit shows: view controllers by their names.
  private func expect(_ drawn: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let shown = bench.drawn.replacing(/UIHostingController<HostedScreen<(\w+)View<\w+>>>/) { $0.1 }
      .replacing("ViewController", with: "")
    #expect(shown == drawn, sourceLocation: sourceLocation)
    bench.stage.root.map(see)
    watch(bench.top, bench.top?.navigationController)
  }

  private func see(_ coordinator: any Coordinator) {
    watch(coordinator)
    for screen in coordinator.flow.screens { watch(screen) }
    coordinator.flow.children.forEach(see)
  }

  private func screen<S: Screen>(_ type: S.Type) throws -> S {
    try #require(bench.stage.screen(type), "\(bench.stage)")
  }
}

// MARK: - Signing in

extension OwleryWalk {
  func start() {
    watch(bench.window, bench.host, bench.stage)
    bench.host.start(app)
    expect("Login")
  }

  func signIn() async throws {
    let login = try screen(LoginScreen.self)
    login.registerButtonPressed()
    expect("Login › Register")
    bench.tapBack()
    expect("Login")
    login.registerButtonPressed()
    bench.beginBack()?.cancel()
    expect("Login › Register")
    try screen(RegisterScreen.self).backToLoginButtonPressed()
    expect("Login")
    login.email = "ada@example.org"
    await login.loginButtonPressed(password: "hoot")
    expect("Login › Pin")
    try screen(PinScreen.self).pinChanged(to: "1234")
    expect("tabs { *split { \(list) }, Profile }")
  }
}

// MARK: - Owls

extension OwleryWalk {
  func lookAtOwlsWhereItIsNarrow() async throws {
    try await screen(OwlListScreen.self).refresh()
    try tapSnowyOwl()
    expect("tabs { *split { \(list) }, Profile } | sheet OwlDetail")
    let detail = try screen(OwlDetailScreen.self)
    await detail.load()
    #expect(detail.name == "Snowy owl")
    bench.swipeDown()
    expect("tabs { *split { \(list) }, Profile }")
  }

  func lookAtOwlsWhereItIsWide() throws {
    Simulation.setWidth(.regular, of: bench.window)
    expect("tabs { *split { \(list), NoOwl }, Profile }")
    try tapSnowyOwl()
    expect("tabs { *split { \(list), OwlDetail }, Profile }")
    Simulation.setWidth(.compact, of: bench.window)
    expect("tabs { *split { \(list) › OwlDetail }, Profile }")
    Simulation.setWidth(.regular, of: bench.window)
    try screen(OwlDetailScreen.self).closeButtonPressed()
    expect("tabs { *split { \(list), NoOwl }, Profile }")
  }

  /// The third row, or item.
  private func tapSnowyOwl() throws {
    if let table = find(OwlListListViewController.self) {
      #expect(Simulation.cells(of: table.tableView).count == 3)
      Simulation.tap(row: 2, in: table.tableView)
    } else {
      let grid = try #require(find(OwlListGridViewController.self))
      #expect(Simulation.cells(of: grid.collectionView).count == 3)
      Simulation.tap(item: 2, in: grid.collectionView)
    }
  }

  private func find<C: UIViewController>(_ type: C.Type) -> C? {
    var next = [bench.window.rootViewController].compactMap(\.self)
    while let controller = next.popLast() {
      if let found = controller as? C { return found }
      next += controller.children
    }
    return nil
  }
}

// MARK: - The profile

extension OwleryWalk {
  private static let profile = "tabs { split, *Profile }"
  private static let editor = "\(profile) | sheet EditProfile"

  func editProfile() throws {
    Simulation.tapTab("Profile", in: bench.window)
    expect(Self.profile)
    let profile = try screen(ProfileScreen.self)
    profile.load()
    profile.editButtonPressed()
    expect(Self.editor)
    try screen(EditProfileScreen.self).load()
  }

  func pickImage() throws {
    let editor = try screen(EditProfileScreen.self)
    editor.avatarButtonPressed()
    expect("\(Self.editor) | actionSheet \"Choose an image\"")
    Simulation.tapBeside(in: bench.window)
    expect(Self.editor)
    for source in ["Albums", "Camera"] {
      editor.avatarButtonPressed()
      Simulation.settle()
      Simulation.tapAlert(source, in: bench.window)
      let style = source == "Albums" ? "sheet" : "fullScreen"
      expect("\(Self.editor) | \(style) ImagePickerController")
      let picker = try #require(bench.top as? ImagePickerController)
      picker.result.reportResult(ImageRef(name: source))
      expect(Self.editor)
      #expect(editor.avatar?.name == source)
    }
  }

  func discard() async throws {
    bench.swipeDown()
    expect("\(Self.editor) | alert \"Discard your changes?\"")
    Simulation.tapAlert("Keep editing", in: bench.window)
    expect(Self.editor)
    bench.swipeDown()
    Simulation.settle()
    Simulation.tapAlert("Discard", in: bench.window)
    expect(Self.profile)
    try screen(ProfileScreen.self).editButtonPressed()
    let editor = try screen(EditProfileScreen.self)
    editor.load()
    editor.name = "Augusta"
    await editor.saveButtonPressed()
    expect(Self.profile)
    #expect(try screen(ProfileScreen.self).profile.name == "Augusta")
  }

  func logOut() throws {
    let profile = try screen(ProfileScreen.self)
    profile.editButtonPressed()
    expect(Self.editor)
    profile.logoutButtonPressed()
    expect("Login")
  }
}
