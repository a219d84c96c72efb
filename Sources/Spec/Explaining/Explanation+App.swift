extension Explanation {
  /// Findings about what nothing reaches or uses.
  static let app: [Explanation] = [
    Explanation(
      "MG431", .warning, "nothing leads there",
      "From the root, no answer of any flow leads to this screen or flow. A `\"custom\"` "
        + "without a list could, and silences the warning.",
      failing: [
        "App.coordinator.json":
          #"""
        {
          "coordinator": "App",
          "root": "window",
          "start": "Home"
        }
        """#,
        "Help.screen.json":
          #"""
        {
          "screen": "Help"
        }
        """#,
        "Home.screen.json":
          #"""
        {
          "screen": "Home"
        }
        """#,
      ],
      mended: [
        "App.coordinator.json":
          #"""
        {
          "coordinator": "App",
          "root": "window",
          "start": "Home",
          "events": { "didAskForHelp()": { "present": "Help" } }
        }
        """#,
        "Help.screen.json":
          #"""
        {
          "screen": "Help"
        }
        """#,
        "Home.screen.json":
          #"""
        {
          "screen": "Home"
        }
        """#,
      ]),
    Explanation(
      "MG432", .warning, "a report that nobody hears",
      "Nothing starts this flow, so that it has no parent to report to.",
      failing: [
        "App.coordinator.json":
          #"""
        {
          "coordinator": "App",
          "root": "window",
          "start": "Home",
          "flow": ["didEnd()"]
        }
        """#,
        "Home.screen.json":
          #"""
        {
          "screen": "Home"
        }
        """#,
      ],
      mended: [
        "App.coordinator.json":
          #"""
        {
          "coordinator": "App",
          "root": "window",
          "start": "Home"
        }
        """#,
        "Home.screen.json":
          #"""
        {
          "screen": "Home"
        }
        """#,
      ]),
    Explanation(
      "MG433", .warning, "a service that nothing uses",
      "No screen and no coordinator names the service: its protocol would be generated for "
        + "nobody.",
      failing: [
        "Clock.service.json":
          #"""
        {
          "service": "Clock",
          "members": ["now: Date"]
        }
        """#
      ],
      mended: [
        "Clock.service.json":
          #"""
        {
          "service": "Clock",
          "members": ["now: Date"]
        }
        """#,
        "Login.screen.json":
          #"""
        { "screen": "Login", "services": ["Clock"] }
        """#,
      ]),
    Explanation(
      "MG434", .warning, "no way out",
      "What covers the whole display can't be swiped away. Some answer must close it: "
        + "`back`, `finish`, `popTo`, `replace`.",
      failing: [
        "Auth.coordinator.json":
          #"""
        {
          "coordinator": "Auth",
          "start": "Login",
          "screens": {
            "Login": {
              "registerButtonTapped": { "present": "Help", "style": "fullScreen" },
              "didSignIn": "stay"
            }
          }
        }
        """#,
        "Help.screen.json":
          #"""
        {
          "screen": "Help"
        }
        """#,
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "flow": ["registerButtonTapped()", "didSignIn(session: Session)"]
        }
        """#,
      ],
      mended: [
        "Auth.coordinator.json":
          #"""
        {
          "coordinator": "Auth",
          "start": "Login",
          "screens": {
            "Login": {
              "registerButtonTapped": { "present": "Help", "style": "sheet" },
              "didSignIn": "stay"
            }
          }
        }
        """#,
        "Help.screen.json":
          #"""
        {
          "screen": "Help"
        }
        """#,
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "flow": ["registerButtonTapped()", "didSignIn(session: Session)"]
        }
        """#,
      ]),
    Explanation(
      "MG435", .warning, "answers that are never asked for",
      "Nothing in this flow shows the screen or the flow that is answered here.",
      failing: [
        "Auth.coordinator.json":
          #"""
        {
          "coordinator": "Auth",
          "start": "Login",
          "screens": {
            "Login": { "registerButtonTapped": "stay", "didSignIn": "stay" },
            "Register": { "signInButtonTapped": "back" }
          }
        }
        """#,
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "flow": ["registerButtonTapped()", "didSignIn(session: Session)"]
        }
        """#,
        "Register.screen.json":
          #"""
        {
          "screen": "Register",
          "flow": ["signInButtonTapped()"]
        }
        """#,
      ],
      mended: [
        "Auth.coordinator.json":
          #"""
        {
          "coordinator": "Auth",
          "start": "Login",
          "screens": {
            "Login": { "registerButtonTapped": { "push": "Register" }, "didSignIn": "stay" },
            "Register": { "signInButtonTapped": "back" }
          }
        }
        """#,
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "flow": ["registerButtonTapped()", "didSignIn(session: Session)"]
        }
        """#,
        "Register.screen.json":
          #"""
        {
          "screen": "Register",
          "flow": ["signInButtonTapped()"]
        }
        """#,
      ]),
    Explanation(
      "MG436", .warning, "a service that is nearly another",
      "No spec declares this service. That is allowed: it is a protocol of the app's own "
        + "then. But a service with nearly the same name is declared, and nothing uses that.",
      failing: [
        "AuthService.service.json":
          #"""
        {
          "service": "AuthService"
        }
        """#,
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "services": ["AuthServce"]
        }
        """#,
      ],
      mended: [
        "AuthService.service.json":
          #"""
        {
          "service": "AuthService"
        }
        """#,
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "services": ["AuthService"]
        }
        """#,
      ]),
  ]
}
