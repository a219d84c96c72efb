extension Explanation {
  /// Findings about keys and values.
  static let keys: [Explanation] = [
    Explanation(
      "MG214", .error, "names that end alike",
      "Two kinds of generated type with the same ending would have the same names: give one of "
        + "them another suffix.",
      failing: [
        "mvvmgen.json":
          #"""
        {
          "names": { "screen": "Scene", "viewController": "Scene" }
        }
        """#
      ],
      mended: [
        "mvvmgen.json":
          #"""
        {
          "names": { "screen": "Scene", "viewController": "Controller" }
        }
        """#
      ]),
    Explanation(
      "MG201", .error, "an unknown key",
      "Each kind of object has its own keys, and a misspelled one would do nothing without "
        + "anybody noticing. The message names the nearest key, or all that are known here.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "stat": ["isBusy: Bool"]
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
      "MG202", .error, "a key that is missing",
      "This kind of object needs another key to mean something.",
      failing: [
        "Auth.coordinator.json":
          #"""
        {
          "coordinator": "Auth",
          "screens": {}
        }
        """#
      ],
      mended: [
        "Auth.coordinator.json":
          #"""
        {
          "coordinator": "Auth",
          "start": { "choose": { "one": { "screen": "Login" }, "other": { "screen": "Login" } } }
        }
        """#,
        "Login.screen.json":
          #"""
        { "screen": "Login" }
        """#,
      ]),
    Explanation(
      "MG203", .error, "a value of another kind",
      "The key takes a value of another kind: a string, an array, an object, or true or "
        + "false. What may be left out is left out, not `null`.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "summary": ["One.", "Two."]
        }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "summary": "One. Two."
        }
        """#
      ]),
    Explanation(
      "MG204", .error, "an unknown value",
      "The key takes one of a few words, and this isn't one of them. An answer that names "
        + "something is an object: `{ \"push\": \"Login\" }`.",
      failing: [
        "Auth.coordinator.json":
          #"""
        {
          "coordinator": "Auth",
          "start": "Login",
          "screens": { "Login": { "registerButtonTapped": "bakc", "didSignIn": "stay" } }
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
          "screens": { "Login": { "registerButtonTapped": "stay", "didSignIn": "stay" } }
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
      "MG205", .error, "not built yet",
      "This is a part of the spec language that this version of mvvmgen reads, but doesn't "
        + "generate yet.",
      failing: [
        "mvvmgen.json":
          #"""
        {
          "ui": "swiftui"
        }
        """#
      ],
      mended: [
        "mvvmgen.json":
          #"""
        {
          "ui": "uikit"
        }
        """#
      ]),
  ]
}
