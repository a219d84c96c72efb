extension Explanation {
  /// Findings about data that goes along.
  static let data: [Explanation] = [
    Explanation(
      "MG411", .error, "data that nothing gives",
      "An input is bound to the event's parameter of its name, else to the flow's input of "
        + "its name. `with` binds it to something else: `{ \"push\": \"Owl\", \"with\": { \"owl\": "
        + "\"chosen\" } }`. An input with a default may stay unbound.",
      failing: [
        "Auth.coordinator.json":
          #"""
        {
          "coordinator": "Auth",
          "start": "Login",
          "screens": {
            "Login": { "registerButtonTapped": { "push": "Owl" }, "didSignIn": "stay" }
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
        "Owl.screen.json":
          #"""
        {
          "screen": "Owl",
          "inputs": ["owl: Owl?"]
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
            "Login": { "registerButtonTapped": { "push": "Owl", "with": { "owl": "= nil" } }, "didSignIn": "stay" }
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
        "Owl.screen.json":
          #"""
        {
          "screen": "Owl",
          "inputs": ["owl: Owl?"]
        }
        """#,
      ]),
    Explanation(
      "MG412", .error, "data of another type",
      "What is bound has another type than what takes it. They must be the same, or the "
        + "taker the optional of it.",
      failing: [
        "Auth.coordinator.json":
          #"""
        {
          "coordinator": "Auth",
          "start": "Login",
          "screens": {
            "Login": { "registerButtonTapped": "stay", "didSignIn": { "push": "Home" } }
          }
        }
        """#,
        "Home.screen.json":
          #"""
        {
          "screen": "Home",
          "inputs": ["session: User"]
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
            "Login": { "registerButtonTapped": "stay", "didSignIn": { "push": "Home" } }
          }
        }
        """#,
        "Home.screen.json":
          #"""
        {
          "screen": "Home",
          "inputs": ["session: Session?"]
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
      "MG413", .error, "data that nobody takes",
      "`with` names an input of what is shown, or a parameter of what is reported.",
      failing: [
        "Auth.coordinator.json":
          #"""
        {
          "coordinator": "Auth",
          "start": "Login",
          "screens": {
            "Login": {
              "registerButtonTapped": "stay",
              "didSignIn": { "push": "Home", "with": { "sesion": "session" } }
            }
          }
        }
        """#,
        "Home.screen.json":
          #"""
        {
          "screen": "Home",
          "inputs": ["session: Session"]
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
              "didSignIn": { "push": "Home", "with": { "session": "session" } }
            }
          }
        }
        """#,
        "Home.screen.json":
          #"""
        {
          "screen": "Home",
          "inputs": ["session: Session"]
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
      "MG414", .error, "data that isn't there",
      "`with` and `browse` name a parameter of the event or an input of the flow, perhaps "
        + "with a path behind it, `user.name`, or hold a value, `= 3`.",
      failing: [
        "Auth.coordinator.json":
          #"""
        {
          "coordinator": "Auth",
          "start": "Login",
          "screens": {
            "Login": {
              "registerButtonTapped": "stay",
              "didSignIn": { "push": "Home", "with": { "owner": "sesion" } }
            }
          }
        }
        """#,
        "Home.screen.json":
          #"""
        {
          "screen": "Home",
          "inputs": ["owner: Session"]
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
              "didSignIn": { "push": "Home", "with": { "owner": "session" } }
            }
          }
        }
        """#,
        "Home.screen.json":
          #"""
        {
          "screen": "Home",
          "inputs": ["owner: Session"]
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
