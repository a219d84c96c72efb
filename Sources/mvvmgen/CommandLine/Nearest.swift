import Syntax

/// `, did you mean 'generate'?`, or nil.
func suggestion(for word: String, among candidates: [String]) -> String? {
  closest(to: word, in: candidates).map { ", did you mean '\($0)'?" }
}
