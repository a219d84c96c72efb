extension Explanation {
  /// Findings about the graph of flows.
  static let graph: [Explanation] = [
    Explanation(
      "MG421", .error, "two roots",
      "The root is the coordinator that the app starts with: there is one.",
      failing: [
        "A.coordinator.json":
          #"""
        {
          "coordinator": "A",
          "root": "window",
          "start": "Home"
        }
        """#,
        "B.coordinator.json":
          #"""
        {
          "coordinator": "B",
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
      ],
      mended: [
        "A.coordinator.json":
          #"""
        {
          "coordinator": "A",
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
      "MG427", .error, "the root as a child",
      "The root is what the window starts with. A flow that others start can't be the root: it "
        + "would be there twice, and its reports reach nobody the first time.",
      failing: [
        "App.coordinator.json":
          #"""
        {
          "coordinator": "App",
          "root": "window",
          "start": "Home",
          "events": { "didSignOut()": { "start": "App", "as": "replace" } }
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
          "events": { "didSignOut()": { "replace": "Home" } }
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
      "MG422", .error, "flows that start each other",
      "Each of these flows begins with the next one, so that no screen ever comes.",
      failing: [
        "A.coordinator.json":
          #"""
        {
          "coordinator": "A",
          "start": { "flow": "A" }
        }
        """#
      ],
      mended: [
        "A.coordinator.json":
          #"""
        {
          "coordinator": "A",
          "start": "Home"
        }
        """#,
        "Home.screen.json":
          #"""
        { "screen": "Home" }
        """#,
      ]),
    Explanation(
      "MG423", .error, "no stack to push on",
      "A screen that is presented alone has no stack. Present a flow instead, which has "
        + "one, or go back first.",
      failing: [
        "Auth.coordinator.json":
          #"""
        {
          "coordinator": "Auth",
          "start": "Login",
          "screens": {
            "Login": {
              "registerButtonTapped": { "present": "Help" },
              "didSignIn": "stay"
            },
            "Help": { "moreButtonTapped": { "push": "Home" } }
          }
        }
        """#,
        "Help.screen.json":
          #"""
        {
          "screen": "Help",
          "flow": ["moreButtonTapped()"]
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
              "registerButtonTapped": { "present": "Help" },
              "didSignIn": "stay"
            },
            "Help": { "moreButtonTapped": ["back", { "push": "Home" }] }
          }
        }
        """#,
        "Help.screen.json":
          #"""
        {
          "screen": "Help",
          "flow": ["moreButtonTapped()"]
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
  ]
}
