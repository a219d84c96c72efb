extension Explanation {
  /// Findings about names that nothing bears.
  static let unknown: [Explanation] = [
    Explanation(
      "MG401", .error, "an unknown name",
      "No spec declares a screen, flow, action or report of this name. A screen is shown "
        + "with `push` and its like and answered in `screens`, a flow with `start` and in "
        + "`flows`.",
      failing: [
        "Auth.coordinator.json":
          #"""
        {
          "coordinator": "Auth",
          "start": "Login",
          "screens": {
            "Login": {
              "registerButtonTapped": { "push": "Regster" },
              "didSignIn": "stay"
            }
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
            "Login": {
              "registerButtonTapped": { "push": "Register" },
              "didSignIn": "stay"
            },
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
      "MG402", .error, "an answer to no event",
      "The screen or the flow has no such event, so this would never be asked for.",
      failing: [
        "Auth.coordinator.json":
          #"""
        {
          "coordinator": "Auth",
          "start": "Login",
          "screens": {
            "Login": {
              "registerButtonTapped": "stay",
              "didSignIn": "stay",
              "signInButtonTapped": "back"
            }
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
      ],
      mended: [
        "Auth.coordinator.json":
          #"""
        {
          "coordinator": "Auth",
          "start": "Login",
          "screens": {
            "Login": {
              "registerButtonTapped": "stay",
              "didSignIn": "stay"
            }
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
      ]),
    Explanation(
      "MG403", .error, "an event without an answer",
      "A coordinator answers every event of every screen and flow that it shows. `\"stay\"` "
        + "does nothing, on purpose, and an answer under `\"*\"` is for all that have the event.",
      failing: [
        "Auth.coordinator.json":
          #"""
        {
          "coordinator": "Auth",
          "start": "Login",
          "screens": { "Login": { "registerButtonTapped": "stay" } }
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
          "screens": { "Login": { "registerButtonTapped": "stay", "didSignIn": "finish" } }
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
      "MG404", .error, "a screen that the flow never shows",
      "`popTo` and `tell` are about screens that this flow shows.",
      failing: [
        "Auth.coordinator.json":
          #"""
        {
          "coordinator": "Auth",
          "start": "Login",
          "screens": {
            "Login": {
              "registerButtonTapped": { "popTo": "Register" },
              "didSignIn": "stay"
            }
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
            "Login": {
              "registerButtonTapped": { "push": "Register" },
              "didSignIn": "stay"
            },
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
  ]
}
