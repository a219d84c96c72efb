extension Explanation {
  /// Findings about the members of a spec.
  static let members: [Explanation] = [
    Explanation(
      "MG359", .error, "a type that generated code uses itself",
      "Inside of the generated types this name means something else, so the code wouldn't compile: "
        + "give the type or the spec another name.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "state": ["members: [Presence]"]
        }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "state": ["members: [MemberPresence]"]
        }
        """#
      ]),
    Explanation(
      "MG360", .error, "a member that is called as a type",
      "Generated code names types, and inside of a generated type a member of the same name would "
        + "hide them: `Owl()` would be a call of the member `Owl`. Members begin with a small "
        + "letter.",
      failing: [
        "Library.screen.json":
          #"""
        {
          "screen": "Library",
          "allow": ["MG303"],
          "state": ["Owl: Owl?"]
        }
        """#
      ],
      mended: [
        "Library.screen.json":
          #"""
        {
          "screen": "Library",
          "allow": ["MG303"],
          "state": ["owl: Owl?"]
        }
        """#
      ]),
    Explanation(
      "MG351", .error, "a name that generated code has itself",
      "The generated type has a member of this name. `cancelled` is what a parent hears "
        + "when a flow ends without a report.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "state": ["flow: Int = 0"]
        }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "state": ["count: Int = 0"]
        }
        """#
      ]),
    Explanation(
      "MG352", .error, "two names that can't be told apart",
      "Two members of one type, or two generated types, have the same name: to Swift, or to "
        + "a file system that ignores case. Both places are reported.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "inputs": ["email: String"],
          "state": ["email: String"]
        }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "inputs": ["email: String"],
          "state": ["otherEmail: String"]
        }
        """#
      ]),
    Explanation(
      "MG353", .error, "no value to start with",
      "State and private properties start as `nil`, `false`, `\"\"`, `[]` or `[:]`. A type "
        + "that has no such empty value needs a default, and so does a model controller whose type "
        + "isn't a name.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "state": ["owl: Owl"]
        }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "state": ["owl: Owl?"]
        }
        """#
      ]),
    Explanation(
      "MG354", .error, "a function that can't be",
      "An action may be `async`, a flow event not; neither throws, and neither has a "
        + "result. What comes of an action is state.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "actions": ["signIn() async throws"]
        }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "actions": ["signIn() async"]
        }
        """#
      ]),
    Explanation(
      "MG355", .warning, "an event that says what comes next",
      "A flow event says what happened, and the flow decides what comes of it: "
        + "`detailTapped`, not `showDetail`. So the same screen fits into another flow.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "flow": ["showDetail()"]
        }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "flow": ["detailTapped()"]
        }
        """#
      ]),
    Explanation(
      "MG356", .error, "a service that is named twice",
      "A screen needs a service once, under one name.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "services": ["AuthService", "auth: AuthService"]
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
      "MG357", .error, "a coordinator's service with a name of its own",
      "A coordinator reaches its services by their types' names. Only a screen can give one "
        + "another name.",
      failing: [
        "Auth.coordinator.json":
          #"""
        {
          "coordinator": "Auth",
          "start": "Home",
          "services": ["auth: AuthService"]
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
          "services": ["AuthService"]
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
      "MG358", .error, "a default in a service",
      "A service is a protocol, and a protocol's properties have no defaults.",
      failing: [
        "Clock.service.json":
          #"""
        {
          "service": "Clock",
          "members": ["now: Date = .now"]
        }
        """#,
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "services": ["Clock"]
        }
        """#,
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
        {
          "screen": "Login",
          "services": ["Clock"]
        }
        """#,
      ]),
  ]
}
