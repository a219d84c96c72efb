extension Explanation {
  /// Findings about the answers of a coordinator.
  static let answers: [Explanation] = [
    Explanation(
      "MG408", .error, "a method of your own whose name is taken",
      "What you write yourself is a method that is named after the screen and the event, "
        + "`loginDidSignIn` for `didSignIn` of `Login`. Something else in the coordinator has that "
        + "name already: rename one of them.",
      failing: [
        "Auth.coordinator.json":
          #"""
        {
          "coordinator": "Auth",
          "start": "Login",
          "screens": { "Login": { "tapped": "custom", "loginTapped": "stay" } }
        }
        """#,
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "flow": ["tapped()", "loginTapped()"]
        }
        """#,
      ],
      mended: [
        "Auth.coordinator.json":
          #"""
        {
          "coordinator": "Auth",
          "start": "Login",
          "screens": { "Login": { "tapped": "custom", "signInTapped": "stay" } }
        }
        """#,
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "flow": ["tapped()", "signInTapped()"]
        }
        """#,
      ]),
    Explanation(
      "MG405", .error, "no way back",
      "`back` leaves the screen that reported. An event from outside has none, and behind "
        + "the first screen of a flow that was neither pushed nor presented is nothing.",
      failing: [
        "Auth.coordinator.json":
          #"""
        {
          "coordinator": "Auth",
          "start": "Home",
          "events": { "didReceiveLink()": "back" }
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
        "Auth.coordinator.json":
          #"""
        {
          "coordinator": "Auth",
          "start": "Home",
          "events": { "didReceiveLink()": "popToRoot" }
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
      "MG406", .error, "something behind a `finish`",
      "With `finish` the flow has ended: nothing that follows could be seen.",
      failing: [
        "Auth.coordinator.json":
          #"""
        {
          "coordinator": "Auth",
          "start": "Login",
          "screens": {
            "Login": {
              "registerButtonTapped": ["finish", { "push": "Home" }],
              "didSignIn": "stay"
            }
          }
        }
        """#,
        "Home.screen.json":
          #"""
        {
          "screen": "Home"
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
              "registerButtonTapped": [{ "push": "Home" }],
              "didSignIn": "stay"
            }
          }
        }
        """#,
        "Home.screen.json":
          #"""
        {
          "screen": "Home"
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
      "MG407", .error, "more than one decision in an answer",
      "An answer has one `choose` and one `custom`: each is one method of yours, which can "
        + "decide between more cases, or do more.",
      failing: [
        "Auth.coordinator.json":
          #"""
        {
          "coordinator": "Auth",
          "start": "Login",
          "screens": {
            "Login": {
              "registerButtonTapped": ["custom", "custom"],
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
      ],
      mended: [
        "Auth.coordinator.json":
          #"""
        {
          "coordinator": "Auth",
          "start": "Login",
          "screens": {
            "Login": {
              "registerButtonTapped": "custom",
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
  ]
}
