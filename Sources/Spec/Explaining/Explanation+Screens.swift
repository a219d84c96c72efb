extension Explanation {
  /// Findings about what a screen is shown with.
  static let screens: [Explanation] = [
    Explanation(
      "MG221", .error, "a list of what has no identity",
      "The items of a list are told apart by their ids, so `list` names their type, one that is "
        + "`Identifiable`: a structure or a class of the app's, not an optional, an array or a "
        + "protocol.",
      failing: [
        "Owls.screen.json":
          #"""
        {
          "screen": "Owls",
          "list": "[Owl]"
        }
        """#
      ],
      mended: [
        "Owls.screen.json":
          #"""
        {
          "screen": "Owls",
          "list": "Owl"
        }
        """#
      ]),
    Explanation(
      "MG371", .error, "not a picker's events",
      "A picker is the system's own view controller, which gives one result or is cancelled. So it "
        + "has two flow events: one whose parameters are the result, and one without parameters.",
      failing: [
        "AvatarPicker.screen.json":
          #"""
        {
          "screen": "AvatarPicker",
          "view": "picker",
          "flow": ["didPick(image: ImageRef)"]
        }
        """#
      ],
      mended: [
        "AvatarPicker.screen.json":
          #"""
        {
          "screen": "AvatarPicker",
          "view": "picker",
          "flow": ["didPick(image: ImageRef)", "didCancel()"]
        }
        """#
      ]),
    Explanation(
      "MG222", .error, "not a name in a storyboard",
      "A storyboard is named as its file is, without the ending, and a view controller in it by its "
        + "storyboard ID: letters, digits, spaces, `-`, `_` and `.`.",
      failing: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "view": { "kind": "storyboard", "storyboard": "Base.lproj/Auth" }
        }
        """#
      ],
      mended: [
        "Login.screen.json":
          #"""
        {
          "screen": "Login",
          "view": { "kind": "storyboard", "storyboard": "Auth" }
        }
        """#
      ]),
    Explanation(
      "MG236", .error, "not a launch argument",
      "A launch point is asked for by its name, one word on a command line: small letters and "
        + "digits, with hyphens between them, beginning with a letter. It becomes a case of "
        + "`LaunchPoint`, so that it can't be `all-cases`.",
      failing: [
        "Owls.screen.json":
          #"""
        {
          "screen": "Owls",
          "launch": { "Owl List": {} }
        }
        """#
      ],
      mended: [
        "Owls.screen.json":
          #"""
        {
          "screen": "Owls",
          "launch": { "owl-list": {} }
        }
        """#
      ]),
  ]
}
