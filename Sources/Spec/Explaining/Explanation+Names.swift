extension Explanation {
  /// Findings about names.
  static let names: [Explanation] = [
    Explanation(
      "MG301", .error, "a name that Swift keeps for itself",
      "`_`, `self`, `Self`, `init`, `Type` and `Protocol` mean something else to Swift, "
        + "even in backticks. Other keywords are allowed, and escaped for you.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "state": ["self: Int = 0"]
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
      "MG302", .error, "a type's name that begins with a small letter",
      "Screens, coordinators and services give their names to Swift types, which begin with "
        + "a capital.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "services": ["authService"]
        }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "services": ["AuthService"]
        }
        """#
      ]),
    Explanation(
      "MG303", .warning, "a name that `swift format` refuses",
      "Members and parameters are written in lower camel case: generated code is to pass "
        + "`swift format lint --strict`, and this name doesn't.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "state": ["is_busy: Bool"]
        }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "state": ["isBusy: Bool"]
        }
        """#
      ]),
    Explanation(
      "MG304", .warning, "a name with letters outside of ASCII",
      "Swift takes the name, but `swift format lint --strict` refuses it. Letters of other "
        + "scripts can look just like Latin ones.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "state": ["größe: Int = 0"]
        }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "state": ["size: Int = 0"]
        }
        """#
      ]),
  ]
}
