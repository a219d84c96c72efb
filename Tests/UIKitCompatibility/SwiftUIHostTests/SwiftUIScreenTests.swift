import GeneratedRuntime
import SwiftUI
import Testing
import UIKit

@testable import LoginSwiftUI

extension SwiftUIHostTests {
  /// Screens that SwiftUI draws, as they are scaffolded, in a flow that UIKit draws.
  @MainActor
  struct SwiftUIScreenTests {
    /// A window in which the app has started.
    private func start() -> (hands: Hands, host: UIKitHost) {
      let hands = Hands()
      let host = UIKitHost(window: hands.window)
      host.stage.isRecording = true
      host.start(AppCoordinator(withServices: Porters()))
      return (hands, host)
    }

    @Test func aScaffoldShowsAndCallsEverything() async throws {
      let (hands, _) = start()
      let drawing = try hands.drawing
      #expect(
        drawing.names == [
          "Email: login.email", "Password: login.password", "Login: login.login",
          "Register: login.register",
        ])
      #expect(drawing.texts == [])
      #expect(
        Simulation.topStack(in: hands.window)?.topViewController?.navigationItem.title == "Login")
    }

    @Test func whatIsEnteredIsPassedOn() async throws {
      let (hands, host) = start()
      try hands.drawing.enter("ada", into: "login.email")
      try hands.drawing.enter("guess", into: "login.password")
      try hands.drawing.tap("login.login")
      try await hands.wait {
        try hands.drawing.texts == ["Or register.", "Wrong e-mail or password."]
      }
      try hands.drawing.enter("secret", into: "login.password")
      try hands.drawing.tap("login.login")
      await hands.wait { "\(host.stage)" == "HomeScreen" }
      #expect(
        host.stage.transcript == [
          "show LoginScreen", "end AuthCoordinator: finished", "show HomeScreen",
        ])
    }

    @Test func theReturnKeyLeadsOnAndSubmits() async throws {
      let (hands, host) = start()
      let drawing = try hands.drawing
      drawing.enter("ada", into: "login.email")
      #expect(drawing.focus == nil)
      drawing.pressReturn(in: "login.email")
      #expect(drawing.focus == "login.password")
      drawing.enter("secret", into: "login.password")
      drawing.pressReturn(in: "login.password")
      await hands.wait { "\(host.stage)" == "HomeScreen" }
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

    @Test func theFlowSaysTheTitle() throws {
      let (hands, host) = start()
      try hands.drawing.tap("login.register")
      Simulation.settle()
      #expect(
        Simulation.topStack(in: hands.window)?.topViewController?.navigationItem.title == "Join")
      host.stage.screen(RegisterScreen.self)?.loginButtonTapped()
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
