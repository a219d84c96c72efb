extension Explanation {
  /// Findings about declarations.
  static let declarations: [Explanation] = [
    Explanation(
      "MG305", .error, "a declaration that isn't Swift",
      "Declarations are written as Swift writes them, without `var` and `func`: `name: Type "
        + "= default` for a value, `name(label name: Type)` for a function. Nothing else gets "
        + "through: no statement, no brace, no comment.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "state": ["isBusy"]
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
      "MG306", .error, "a character that nobody can see",
      "Invisible characters, and those that turn the direction of text, deceive whoever "
        + "reads the spec or the generated code. In a string they are written as `\\u{…}`.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "state": ["is\u0000Busy: Bool"]
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
      "MG307", .error, "nested too deep",
      "A type or a value has more parts inside each other than anybody could read. Give the "
        + "inner type a name with a `typealias`.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "state": [
            "x: Int??????????????????????????????????????????????????????????????????"
          ]
        }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "state": [
            "x: Int = 0"
          ]
        }
        """#
      ]),
    Explanation(
      "MG308", .error, "a keyword as a type",
      "`Self` and Swift's keywords name no type of yours.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "state": ["next: class"]
        }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "state": ["next: AnyObject?"]
        }
        """#
      ]),
    Explanation(
      "MG320", .error, "a keyword before a declaration",
      "A declaration begins with its name: `isBusy: Bool`, `signIn()`.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "state": ["var isBusy: Bool"]
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
      "MG321", .error, "a parameter with a default",
      "Actions and events are protocols' requirements, whose parameters have no defaults in "
        + "Swift.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "actions": ["signIn(email: String = \"\")"]
        }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "actions": ["signIn(email: String)"]
        }
        """#
      ]),
    Explanation(
      "MG322", .error, "two parameters of one name",
      "Swift tells parameters apart by their names, not by their labels.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "actions": ["move(from row: Int, to row: Int)"]
        }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "actions": ["move(from row: Int, to otherRow: Int)"]
        }
        """#
      ]),
    Explanation(
      "MG323", .error, "a default of another type",
      "The type doesn't take this literal: a number is no text, and `nil` is for optionals only. "
        + "Members and calls, and literals of the app's own types, are for the compiler to judge.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "state": ["attempts: Int = \"none\""]
        }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "state": ["attempts: Int = 0"]
        }
        """#
      ]),
  ]
}
