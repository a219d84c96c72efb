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
      ])
  ]
}
