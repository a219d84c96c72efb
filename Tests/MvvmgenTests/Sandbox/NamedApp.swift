import Foundation
import Testing

@testable import mvvmgen

/// What everything is called: specs that hold these names at every place where they can stand,
/// beside look-alikes that mean something else.
struct NamedApp {
  var screen = "Login"
  var flow = "Login"
  /// The flow's name where it is spelt with an escape.
  var escaped = "\\u004cogin"
  var service = "AuthService"
  var screenPath = "Specs/Login.screen.json"
  var flowPath = "Specs/Login.coordinator.json"
  var servicePath = "Specs/Auth/AuthService.service.json"

  var specs: [String: String] {
    [
      screenPath: """
      {"screen":"\(screen)","services":["\(service)"],
        "state": ["helper: LoginHelper?", "title: String = \\"LoginViewModel AuthService\\"",
          "observer: [(any \(screen)FlowDelegate)?]" ],
        "summary": "Login and AuthService.",
        "flow":["helpTapped()"] }
      """,
      "Specs/Help.screen.json": """
      { "screen": "Help", "services": ["auth: \(service)"],
        "actions": [{ "declare": "use(_ service: any \(service))" }, "show(x: Other.AuthService)"],
        "flow": ["closeTapped()", "loginTapped()", "didChoose(auth: any Has\(service))"], "allow": ["MG439"] }
      """,
      "Specs/App.coordinator.json": """
      {
        "coordinator" : "App", "root": "window", "services": ["\(service)"],
        "start": { "choose": { "Login": { "flow": "\(flow)" }, "help": { "screen":  "Help" } } },
        "screens": { "Help": { "closeTapped": { "start": "\(flow)", "as": "present" },
          "loginTapped": { "choose": { "login": [{ "start": "\(flow)" }], "no": "stay" } },
          "didChoose": "stay" } },
        "flows": { "\(escaped)": { "cancelled": { "start": "\(flow)", "as": "replace" } } },
        "events": { "didLink(to auth: any \(service))": { "start": "\(flow)" } }
      }

      """,
      flowPath: """
      {
        "coordinator": "\(flow)",\r
        "start": { "screen": "\(screen)", "with": {} },
        "screens": {
          "\(screen)": { "helpTapped": [ { "present": "Help" } ] },
          "Help": {
            "closeTapped": "back",
            "loginTapped": { "choose": { "one": { "replace": "\(screen)" }, "two": "stay" } },
            "didChoose": { "popTo": "\(screen)" }
          }
        }
      }
      """,
      servicePath: """
      { "service": "\(service)", "members": ["other: (any \(service))?", "authService() async"] }
      """,
    ]
  }

  func project() throws -> Sandbox {
    let sandbox = try Sandbox()
    for (path, text) in specs { try sandbox.write(path, text) }
    #expect(sandbox.run("generate", "--quiet") == Outcome())
    for (path, text) in NamedApp.own { try sandbox.write(path, text) }
    return sandbox
  }

  /// The developer's files.
  static let own = [
    "Screens/Login/LoginScreen.swift": """
    final class LoginScreen: LoginScreenBase, LoginViewModel {
      // Not names of ours: LoginView, Loginer, x.LoginViewModel
      var service: any HasAuthService { services as any AuthService }
    }

    """,
    "Screens/Login/Views/LoginButton.swift": "class LoginButton { let m: (any LoginViewModel)? }\n",
    "Screens/Login/Loginer.swift": "class Loginer {}\n",
    "Screens/Login/LoginCoordinator+Own.swift": "extension LoginCoordinator {}\n",
    "App/Main.storyboard": "<é customClass=\"LoginViewController\"/>\n",
  ]
}
