import Syntax

/// The candidate for a mistyped word: at most a third of it may differ. The first of several, or else
/// the only one that begins like it.
func nearest(to word: String, among candidates: [String]) -> String? {
  var best: (text: String, distance: Int)?
  for candidate in candidates {
    let (typed, known) = (Array(word.utf8), Array(candidate.utf8))
    guard abs(typed.count - known.count) <= 64, typed.count <= 256 else { continue }
    let distance = editDistance(typed, known)
    guard distance <= max(typed.count, known.count) / 3 else { continue }
    if distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.text ?? onlyRelative(of: word, in: candidates)
}

/// `, did you mean 'generate'?`, or nothing.
func suggestion(for word: String, among candidates: [String]) -> String {
  nearest(to: word, among: candidates).map { ", did you mean '\($0)'?" } ?? ""
}
