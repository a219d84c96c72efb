extension Explanation {
  /// Findings about output.
  static let output: [Explanation] = [
    Explanation(
      "MG501", .error, "a generated file that was edited",
      "A generated file is what its spec says, and edits would be lost. Move them into a "
        + "file of your own, or give them up with `mvvmgen generate --force`."),
    Explanation(
      "MG502", .error, "an orphaned file that was edited",
      "No spec gives this file any more, but it was edited by hand, so that it isn't "
        + "deleted. Move what you need elsewhere, then `mvvmgen generate --force` deletes it."),
    Explanation(
      "MG503", .error, "a file in the way",
      "Where a generated file belongs lies one that mvvmgen didn't write. It is never "
        + "replaced: move it away, or generate into another folder."),
    Explanation(
      "MG504", .error, "a file that is out of date",
      "A generated file is missing, or isn't what its spec says. `mvvmgen generate` brings "
        + "it up to date; commit the result."),
    Explanation(
      "MG505", .error, "a reference to what is to be removed",
      "`mvvmgen remove` takes nothing away that other specs still name. Take these references out "
        + "first."),
  ]
}
