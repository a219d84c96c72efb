extension Explanation {
  /// Findings about types.
  static let types: [Explanation] = [
    Explanation(
      "MG309", .error, "a type that specs don't have",
      "Types are names with generic arguments, optionals, arrays, dictionaries, tuples, "
        + "functions, `any P`, `P & Q` and metatypes. What a call decides, such as `some` and "
        + "`inout`, is no part of them.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "actions": ["add(owls: Owl...)"]
        }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "actions": ["add(owls: [Owl])"]
        }
        """#
      ]),
    Explanation(
      "MG310", .error, "a type that is written otherwise",
      "Swift has another spelling for this, which the message gives.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "inputs": ["owl: Owl!"]
        }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "inputs": ["owl: Owl?"]
        }
        """#
      ]),
    Explanation(
      "MG311", .error, "not a protocol",
      "Behind `any`, and on both sides of `&`, stands the name of a protocol.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "inputs": ["owls: any [Owl]"]
        }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "inputs": ["owls: [any Owl]"]
        }
        """#
      ]),
    Explanation(
      "MG312", .error, "an unknown attribute",
      "A function type takes `@escaping`, `@MainActor` and `@Sendable`, each once.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "inputs": ["done: @escapng () -> Void"]
        }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "inputs": ["done: @escaping () -> Void"]
        }
        """#
      ]),
    Explanation(
      "MG313", .error, "an attribute where it has no meaning",
      "`@escaping`, `@MainActor` and `@Sendable` stand before a function type.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "inputs": ["done: @escaping [Int]"]
        }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "inputs": ["done: @escaping () -> Void"]
        }
        """#
      ]),
  ]
}
