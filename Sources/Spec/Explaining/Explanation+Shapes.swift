extension Explanation {
  /// Findings about the shape of specs and of the configuration.
  static let shapes: [Explanation] = [
    Explanation(
      "MG206", .error, "not a service",
      "A service is the name of a protocol, `\"AuthService\"`, or such a name behind one of "
        + "your own, `\"auth: AuthService\"`. The app hands it over: it is never optional and has "
        + "no default.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "services": ["auth: AuthService?"]
        }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "services": ["auth: AuthService"]
        }
        """#
      ]),
    Explanation(
      "MG207", .error, "keys that don't go together",
      "Each of these keys is right, but not beside the other. An answer does one thing; to "
        + "do several, write an array.",
      failing: [
        "Auth.coordinator.json":
          #"""
        {
          "coordinator": "Auth",
          "start": "Login",
          "screens": {
            "Login": {
              "registerButtonTapped": { "push": "Home", "present": "Home" },
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
              "registerButtonTapped": [{ "push": "Home" }, { "present": "Home" }],
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
      "MG208", .error, "not a spec",
      "Every `.json` file below the specs folder is a screen, a coordinator or a service, "
        + "and says which by its first key.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "scren": "Login",
          "state": []
        }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "state": []
        }
        """#
      ]),
    Explanation(
      "MG209", .warning, "a file name that says something else",
      "Specs are found by their names: a screen `Login` is in `Login.screen.json`. The "
        + "content counts, not the name.",
      failing: [
        "Signin.screen.json":
          #"""
        {
          "screen": "Login"
        }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login"
        }
        """#
      ]),
    Explanation(
      "MG210", .error, "a folder outside of the project",
      "Folders are relative to that of `mvvmgen.json` and lie within it, without `.` and "
        + "`..`.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login"
        }
        """#,
        "mvvmgen.json":
          #"""
        {
          "generated": "../Generated"
        }
        """#,
      ],
      mended: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login"
        }
        """#,
        "mvvmgen.json":
          #"""
        {
          "generated": "Generated"
        }
        """#,
      ]),
    Explanation(
      "MG211", .error, "a type of two modules",
      "`modules` says which module declares a type, so that generated files import it. Each "
        + "type stands under one module.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login"
        }
        """#,
        "mvvmgen.json":
          #"""
        {
          "modules": { "Models": ["Session"], "Backend": ["Owl", "Session"] }
        }
        """#,
      ],
      mended: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login"
        }
        """#,
        "mvvmgen.json":
          #"""
        {
          "modules": { "Models": ["Session"], "Backend": ["Owl"] }
        }
        """#,
      ]),
    Explanation(
      "MG212", .error, "a choice with fewer than two cases",
      "`choose` lets your code decide between answers, and `variants` lets the app decide how a "
        + "screen is shown. With one case there is nothing to decide: write the answer itself, or "
        + "leave `variants` out.",
      failing: [
        "Auth.coordinator.json":
          #"""
        {
          "coordinator": "Auth",
          "start": "Login",
          "screens": {
            "Login": {
              "registerButtonTapped": { "choose": { "known": "stay" } },
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
      "MG213", .warning, "a severity that can't be changed",
      "`allow` and `severity` are for warnings. With an error there is nothing that could "
        + "be generated, so it stays one.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "allow": ["MG401"]
        }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "allow": ["MG355"]
        }
        """#
      ]),
  ]
}
