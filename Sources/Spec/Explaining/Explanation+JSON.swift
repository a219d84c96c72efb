extension Explanation {
  /// Findings about reading JSON.
  static let json: [Explanation] = [
    Explanation(
      "MG101", .error, "JSON was expected to go on otherwise",
      "The file isn't JSON: at this place stands something that can't be there. Keys and "
        + "strings stand in double quotes, members and elements are separated by commas, and "
        + "the words are `true`, `false` and `null`.",
      failing: [
        "Login.screen.json":
          #"""
        { screen: "Login" }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        { "screen": "Login" }
        """#
      ]),
    Explanation(
      "MG102", .error, "a comment",
      "JSON has no comments. What is to be said about a screen belongs into its `summary`, "
        + "which becomes a documentation comment.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login" // the first one
        }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "summary": "The first one."
        }
        """#
      ]),
    Explanation(
      "MG103", .error, "a comma behind the last member",
      "JSON allows a comma only between members or elements, never behind the last one.",
      failing: [
        "Login.screen.json":
          #"""
        { "screen": "Login", }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        { "screen": "Login" }
        """#
      ]),
    Explanation(
      "MG104", .error, "single quotes",
      "Keys and strings in JSON stand in double quotes.",
      failing: [
        "Login.screen.json":
          #"""
        { "screen": 'Login' }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        { "screen": "Login" }
        """#
      ]),
    Explanation(
      "MG105", .error, "bytes that are no UTF-8",
      "Specs are UTF-8. The file was saved in another encoding, or isn't text: save it anew "
        + "as UTF-8."),
    Explanation(
      "MG106", .error, "half of a surrogate pair",
      "A `\\u` escape holds 16 bits. Characters beyond these are written as they are, or as "
        + "two escapes that follow each other.",
      failing: [
        "Login.screen.json":
          #"""
        { "screen": "Login", "summary": "\ud83e!" }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        { "screen": "Login", "summary": "\ud83e\udd89!" }
        """#
      ]),
    Explanation(
      "MG107", .error, "a control character in a string",
      "A string stands on one line and holds no control characters; they are written as "
        + "escapes, such as `\\n` and `\\t`.",
      failing: [
        "Login.screen.json":
          #"""
        { "screen": "Login", "summary": "one
        two" }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        { "screen": "Login", "summary": "one\ntwo" }
        """#
      ]),
    Explanation(
      "MG108", .error, "a number that JSON doesn't have",
      "Numbers in JSON are decimal, begin with a digit or `-`, and have no leading zeros.",
      failing: [
        "Login.screen.json":
          #"""
        { "screen": "Login", "state": +1 }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        { "screen": "Login", "state": [] }
        """#
      ]),
    Explanation(
      "MG109", .error, "nested too deep",
      "At most 64 objects and arrays stand inside each other. No spec needs as many: most "
        + "likely a bracket isn't closed.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "state":
            [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
            [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
            ]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
            ]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
        }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "state":
            []
        }
        """#
      ]),
    Explanation(
      "MG110", .error, "a file that is too large",
      "A spec has at most 1 MiB. Each screen, coordinator and service has a file of its "
        + "own."),
    Explanation(
      "MG111", .error, "an empty file",
      "Every `.json` file below the specs folder is a spec.",
      failing: [
        "Login.screen.json": ""
      ],
      mended: [
        "Login.screen.json":
          #"""
        { "screen": "Login" }
        """#
      ]),
    Explanation(
      "MG112", .error, "text after the value",
      "A file holds one object and nothing else. Two screens are two files.",
      failing: [
        "Login.screen.json":
          #"""
        { "screen": "Login" } end
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        { "screen": "Login" }
        """#
      ]),
    Explanation(
      "MG113", .error, "a file that ends too early",
      "A string, an array or an object isn't closed; the note says which.",
      failing: [
        "Login.screen.json":
          #"""
        { "screen": "Login"
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        { "screen": "Login" }
        """#
      ]),
    Explanation(
      "MG114", .error, "a key that is there twice",
      "JSON leaves open which of two equal keys counts, so a spec has each key once.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "state": ["isBusy: Bool"],
          "state": ["email: String"]
        }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "state": ["isBusy: Bool", "email: String"]
        }
        """#
      ]),
    Explanation(
      "MG115", .error, "an escape that JSON doesn't have",
      "Behind a backslash stand `\\`, `\"`, `/`, `b`, `f`, `n`, `r`, `t`, or `u` and four "
        + "hexadecimal digits.",
      failing: [
        "Login.screen.json":
          #"""
        { "screen": "Login", "summary": "don\'t" }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        { "screen": "Login", "summary": "don't" }
        """#
      ]),
  ]
}
