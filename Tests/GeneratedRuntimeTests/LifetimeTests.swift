import GeneratedRuntime
import Testing

/// Promises 2 and 5: everything on screen is alive, everything that ended is freed, and nothing
/// retains its parents, even if it never ends.
@MainActor
struct LifetimeTests {
  /// Remembers objects weakly.
  @MainActor
  final class Watch {
    private struct Ref { weak var object: AnyObject? }
    private var refs: [Ref] = []

    func callAsFunction<Object: AnyObject>(_ object: Object) -> Object {
      refs.append(Ref(object: object))
      return object
    }

    var alive: [String] { refs.compactMap { $0.object.map { "\(type(of: $0))" } } }
  }

  let watch = Watch()

  @Test func endedFlowsAreFreedOneByOne() throws {
    let services = Services()
    let app = AppCoordinator(withServices: services)
    let stage = Stage(app)
    _ = watch(try #require(app.flow.children.first as? AuthCoordinator))
    _ = watch(try #require(stage.screen(LoginScreen.self)))
    _ = watch(try #require(stage.screen(LoginScreen.self)).viewModel)
    try #require(stage.screen(LoginScreen.self)).viewModel.registerButtonTapped()
    _ = watch(try #require(stage.screen(RegisterScreen.self)))
    _ = watch(try #require(stage.screen(RegisterScreen.self)).viewModel)
    #expect(
      watch.alive == [
        "AuthCoordinator", "LoginScreen", "LoginDefaultViewModel", "RegisterScreen",
        "RegisterViewModel",
      ])
    stage.user.goBack()
    #expect(watch.alive == ["AuthCoordinator", "LoginScreen", "LoginDefaultViewModel"])
    try #require(stage.screen(LoginScreen.self)).viewModel.helpTapped()
    _ = watch(try #require(stage.screen(HelpScreen.self)))
    stage.user.dismiss()
    #expect(watch.alive == ["AuthCoordinator", "LoginScreen", "LoginDefaultViewModel"])
    try #require(stage.screen(LoginScreen.self)).viewModel.signIn()
    try #require(services.authService.waiting).reportResult(Session(member: "Ada"))
    services.authService.waiting = nil
    #expect(watch.alive == [])
  }

  @Test func nothingIsAliveAfterTheRoot() throws {
    let stage = Stage()
    try {
      let app = watch(AppCoordinator(withServices: Services()))
      stage.start(app)
      try #require(stage.screen(LoginScreen.self)).viewModel.helpTapped()
      _ = watch(try #require(stage.screen(HelpScreen.self)))
      _ = watch(try #require(stage.screen(LoginScreen.self)))
      _ = watch(app.flow)
    }()
    #expect(watch.alive == ["AppCoordinator", "HelpScreen", "LoginScreen", "Flow"])
    stage.root?.flow.finish()
    #expect(watch.alive == [])
  }

  @Test func nothingIsAliveAfterAStageThatNeverEnded() throws {
    try {
      let stage = watch(Stage())
      let app = watch(AppCoordinator(withServices: Services()))
      stage.start(app)
      try #require(stage.screen(LoginScreen.self)).viewModel.registerButtonTapped()
      try #require(stage.screen(RegisterScreen.self)).viewModel.register()
      try #require(stage.screen(HomeScreen.self)).viewModel.helpTapped()
      _ = watch(try #require(stage.screen(HelpScreen.self)))
      _ = watch(try #require(stage.screen(HomeScreen.self)))
      #expect(watch.alive == ["Stage", "AppCoordinator", "HelpScreen", "HomeScreen"])
    }()
    #expect(watch.alive == [])
  }

  @Test func heldChildHoldsNothingAbove() {
    let child = Q(showing: B())
    do {
      let parent = watch(P { $0.start(child) })
      _ = watch(parent.flow)
      let stage = watch(Stage(parent))
      #expect(stage.description == "B")
    }
    #expect(watch.alive == [])
    #expect(child.flow.parent == nil)
    #expect(child.flow.end == nil)
  }

  @Test func heldScreenHoldsNothingAbove() throws {
    let login: LoginScreen
    do {
      let app = watch(AppCoordinator(withServices: Services()))
      let stage = watch(Stage(app))
      _ = watch(try #require(app.flow.children.first as? AuthCoordinator))
      login = try #require(stage.screen(LoginScreen.self))
    }
    #expect(watch.alive == [])
    #expect(login.presence.isShown == false)
    login.viewModel.registerButtonTapped()
  }

  @Test func heldEndedFlowHoldsNothing() {
    let root = P(showing: A())
    let stage = Stage(root)
    let child = Q { flow in
      flow.push(watch(B()))
      flow.start(watch(R(showing: watch(C()))))
    }
    root.flow.start(child)
    #expect(watch.alive == ["B", "C", "R"])
    child.flow.finish {}
    #expect(watch.alive == [])
    #expect(stage.description == "A")
  }

  @Test func hostIsHeldWeakly() {
    let stage: Stage
    do {
      let host = watch(OneChangeTests.Host())
      stage = Stage(host: host)
    }
    #expect(watch.alive == [])
    stage.start(P(showing: A()))
    #expect(stage.description == "A")
  }

  @Test(arguments: [FlowPresentation.push, .present, .replace])
  func nothingOnScreenIsFreed(presentation: FlowPresentation) throws {
    let stage = Stage(watch(P(showing: watch(A()))))
    stage.root?.flow.start(watch(Q(showing: watch(B()))), as: presentation)
    let child = try #require(stage.root?.flow.children.first)
    child.flow.start(watch(R { $0.start(watch(S(showing: watch(C())))) }), as: presentation)
    let covered = presentation == .replace ? [] : ["A", "B"]
    let kept = (covered + ["P", "Q", "R", "S", "C"]).sorted()
    #expect(watch.alive.sorted() == kept)
    stage.screen(C.self)?.event {
      stage.root?.flow.children.first?.flow.present(watch(D()))
    }
    stage.user.dismiss()
    #expect(watch.alive.sorted() == kept)
  }
}
