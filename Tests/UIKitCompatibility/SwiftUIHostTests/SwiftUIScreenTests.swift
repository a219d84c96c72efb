import SwiftUI
import Testing
import UIKit

@testable import GeneratedRuntime
@testable import LoginSwiftUI

extension SwiftUIHostTests {
  /// Screens that SwiftUI draws, as they are scaffolded, whoever draws the flow.
  @MainActor
  struct SwiftUIScreenTests {
    /// A window in which the app has started.
    @MainActor
    struct Opened {
      let stage: Stage
      /// Of the topmost screen.
      let drawing: () throws -> Drawing
      let title: () throws -> String?
    }

    enum Navigation: CaseIterable { case uiKit, swiftUI }

    private func start(_ navigation: Navigation) -> Opened {
      let app = AppCoordinator(withServices: Porters())
      guard navigation == .swiftUI else {
        let (hands, host) = start(app)
        return Opened(stage: host.stage) {
          try hands.drawing
        } title: {
          Simulation.settle()
          return Simulation.topStack(in: hands.window)?.topViewController?.navigationItem.title
        }
      }
      Hands.reset()
      let host = SwiftUIHost()
      let screen = SwiftUIScreen(host)
      let stage = Stage(host: host, isRecording: true)
      stage.start(app)
      func drawing() -> Drawing {
        // It is the window's to keep.
        withExtendedLifetime(host) { Simulation.settle() }
        return screen.drawing
      }
      return Opened(stage: stage, drawing: drawing) { drawing().title }
    }

    private func start(
      _ app: AppCoordinator = AppCoordinator(withServices: Porters())
    ) -> (hands: Hands, host: UIKitHost) {
      let hands = Hands()
      let host = UIKitHost(window: hands.window)
      host.stage.isRecording = true
      host.start(app)
      return (hands, host)
    }

    @Test(arguments: Navigation.allCases)
    func aScaffoldShowsAndCallsEverything(navigation: Navigation) async throws {
      let opened = start(navigation)
      let drawing = try opened.drawing()
      #expect(
        drawing.names == [
          "Email: login.email", "Password: login.password", "Login: login.login",
          "Register: login.register",
        ])
      #expect(drawing.texts == [])
      #expect(try opened.title() == "Login")
    }

    @Test(arguments: Navigation.allCases)
    func whatIsEnteredIsPassedOn(navigation: Navigation) async throws {
      let opened = start(navigation)
      try opened.drawing().enter("ada", into: "login.email")
      try opened.drawing().enter("guess", into: "login.password")
      try opened.drawing().tap("login.login")
      try await wait {
        try opened.drawing().texts == ["Or register.", "Wrong e-mail or password."]
      }
      try opened.drawing().enter("secret", into: "login.password")
      try opened.drawing().tap("login.login")
      await wait { "\(opened.stage)" == "HomeScreen" }
      #expect(
        opened.stage.transcript == [
          "show LoginScreen", "end AuthCoordinator: finished", "show HomeScreen",
        ])
    }

    @Test(arguments: Navigation.allCases)
    func theReturnKeyLeadsOnAndSubmits(navigation: Navigation) async throws {
      let opened = start(navigation)
      let drawing = try opened.drawing()
      drawing.enter("ada", into: "login.email")
      #expect(drawing.focus == nil)
      drawing.pressReturn(in: "login.email")
      #expect(drawing.focus == "login.password")
      drawing.enter("secret", into: "login.password")
      drawing.pressReturn(in: "login.password")
      await wait { "\(opened.stage)" == "HomeScreen" }
    }

    @Test(arguments: Navigation.allCases)
    func theFlowSaysTheTitle(navigation: Navigation) throws {
      let opened = start(navigation)
      try opened.drawing().tap("login.register")
      #expect(try opened.title() == "Join")
      opened.stage.screen(RegisterScreen.self)?.loginButtonTapped()
      #expect(try opened.title() == "Login")
    }

    /// Each makes its view, which shows what the sample says.
    @Test func allSamplesOfTheAppAreDrawn() throws {
      let drawn = try AnySample.all.map { sample in
        let view = try #require(sample.makeViewController() as? any Hosting)
        return "\(sample): \(view.shown.texts) \(view.shown.controls.map(\.title))"
      }
      let login = #"["Email", "Password", "Login", "Register"]"#
      #expect(
        drawn == [
          "Login, empty: [] \(login)",
          #"Login, wrong password: ["Or register.", "Wrong e-mail or password."] "# + login,
        ])
    }

    /// The view goes back, and the flow knows.
    @Test func dismissIsAWayOut() throws {
      let (hands, host) = start()
      try hands.drawing.tap("login.register")
      Simulation.settle()
      let register = try #require(
        Simulation.topStack(in: hands.window)?.topViewController as? any Hosting)
      register.leave()
      Simulation.settle()
      #expect("\(host.stage)" == "LoginScreen")
      #expect(host.stage.screen(RegisterScreen.self) == nil)
      try hands.drawing.tap("login.register")
      Simulation.settle()
      #expect("\(host.stage)" == "LoginScreen › RegisterScreen")
      #expect(Simulation.complaints == [])
    }

    /// Many changes in one turn of the run loop are drawn once.
    @Test func manyChangesAreDrawnOnce() {
      Hands.reset()
      let login = LoginSample.empty.viewModel
      let view = UIHostingController(rootView: LoginView(viewModel: login))
      #expect(view.shown.texts == [])
      let count = view.timesDrawn
      for text in ["One", "Two", "Three"] { login.errorText = text }
      Simulation.settle()
      #expect(view.shown.texts == ["Or register.", "Three"])
      #expect(view.timesDrawn == count + 1)
    }

    /// In a modal, too: the sheet is closed, and its flow ends.
    @Test func dismissInASheet() throws {
      Hands.reset()
      let window = UIWindow()
      let host = UIKitHost(window: window)
      let root = SheetCoordinator()
      host.start(root)
      Simulation.settle()
      root.showSheet()
      Simulation.settle()
      let sheet = try #require(Simulation.topStack(in: window)?.topViewController as? any Hosting)
      #expect("\(host.stage)" == "NoteScreen | sheet NoteScreen")
      sheet.shown.tap("note.close")
      Simulation.settle()
      #expect("\(host.stage)" == "NoteScreen")
    }
  }
}

/// A flow whose screens close themselves.
@MainActor
private final class SheetCoordinator: Coordinator {
  let flow = Flow()

  func start() {
    flow.push(NoteScreen())
  }

  func showSheet() {
    flow.present(NoteScreen())
  }
}

@MainActor
private final class NoteScreen: ViewControllerScreen {
  let presence = Presence()

  func makeViewController() -> UIViewController {
    UIHostingController(rootView: NoteView())
  }
}

private struct NoteView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") {
      dismiss()
    }
    .accessibilityIdentifier("note.close")
  }
}

/// Services that accept one password.
final class Porters: AppServices, AuthService {
  var authService: any AuthService { self }

  func signIn(email: String, password: String) async -> Session? {
    password == "secret" ? Session(email: email) : nil
  }

  func register(email: String, password: String) async -> Session {
    Session(email: email)
  }
}
