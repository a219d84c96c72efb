extension Explanation {
  /// Findings about values.
  static let values: [Explanation] = [
    Explanation(
      "MG314", .error, "not a value",
      "Defaults, and texts that begin with `=`, are literals, `nil`, `.member`, "
        + "`Type.member`, `Type(…)` and collections of these. A spec holds no other code.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "state": ["count: Int = other"]
        }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "state": ["count: Int = .zero"]
        }
        """#
      ]),
    Explanation(
      "MG315", .error, "a string over several lines",
      "A string in a spec stands on one line, between one quotation mark and another. A "
        + "line break in it is `\\n`.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "inputs": ["title: String = \"\"\"Hello\"\"\""]
        }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "inputs": ["title: String = \"Hello\""]
        }
        """#
      ]),
    Explanation(
      "MG316", .error, "an interpolation",
      "A spec holds values, no code to be run: `\\(…)` doesn't get through.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "inputs": ["title: String = \"\\(secret)\""]
        }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "inputs": ["title: String = \"secret\""]
        }
        """#
      ]),
    Explanation(
      "MG317", .error, "an escape that Swift doesn't have",
      "Within a string of Swift, a backslash begins `\\\\`, `\\\"`, `\\'`, `\\0`, `\\n`, `\\r`, "
        + "`\\t` or `\\u{…}`. JSON takes each backslash twice.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "inputs": ["title: String = \"\\w\""]
        }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "inputs": ["title: String = \"\\\\w\""]
        }
        """#
      ]),
    Explanation(
      "MG318", .error, "a number that Swift doesn't have",
      "Numbers are written as in Swift: `12`, `-0.5`, `1e9`, `0xFF`, `0b101`.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "inputs": ["scale: Double = 1.2.3"]
        }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "inputs": ["scale: Double = 1.2"]
        }
        """#
      ]),
    Explanation(
      "MG319", .error, "a string that isn't closed",
      "A string of Swift within JSON stands between `\\\"` and `\\\"`.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "inputs": ["title: String = \"Hello"]
        }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "inputs": ["title: String = \"Hello\""]
        }
        """#
      ]),
  ]
}
