/// A terminal where a user can answer.
struct Terminal: Sendable {
  /// Prints a text and reads a line; nil at the end of the input.
  let ask: @Sendable (_ text: String) -> String?

  /// Offers numbered choices for a missing argument. Nil if nothing was chosen.
  func choose(_ question: String, among names: [String]) -> String? {
    let rows = names.enumerated().map { "  \($0 + 1)  \($1.printable)\n" }.joined()
    var text = "\(question)\n\(rows)number: "
    // After three invalid answers, give up.
    for _ in 0..<3 {
      guard let line = ask(text), !line.isEmpty else { return nil }
      if let number = Int(line), names.indices.contains(number - 1) { return names[number - 1] }
      text = "a number from 1 to \(names.count): "
    }
    return nil
  }
}
