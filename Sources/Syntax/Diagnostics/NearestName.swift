/// The name that was probably meant: the nearest one, if it is near enough.
package func closest(to name: String, in candidates: some Sequence<String>) -> String? {
  let typed = Array(name.unicodeScalars.prefix(longestName + 1))
  guard typed.count <= longestName else { return nil }
  var limit = min(max(1, typed.count / 3), typed.count - 1)
  var found: String?
  for candidate in candidates.lazy.prefix(mostCandidates) {
    let count = candidate.unicodeScalars.count
    guard abs(count - typed.count) <= limit else { continue }
    let distance = editDistance(typed, Array(candidate.unicodeScalars))
    guard distance <= limit else { continue }
    found = candidate
    limit = distance - 1
  }
  return found
}

/// With more names, finding the nearest one takes too long.
private let mostCandidates = 5000

/// Longer text isn't a misspelled name, and comparing it would take quadratic time.
private let longestName = 128

/// The edit distance: how many letters to insert, remove, replace or swap with their neighbour.
package func editDistance<Letter: Equatable>(_ one: [Letter], _ other: [Letter]) -> Int {
  var before: [Int] = []
  var row = Array(0...other.count)
  for (i, left) in one.enumerated() {
    var next = [i + 1]
    for (j, right) in other.enumerated() {
      var distance = min(next[j], row[j + 1]) + 1
      distance = min(distance, row[j] + (left == right ? 0 : 1))
      if i > 0, j > 0, left == other[j - 1], one[i - 1] == right {
        distance = min(distance, before[j - 1] + 1)
      }
      next.append(distance)
    }
    (before, row) = (row, next)
  }
  return row[other.count]
}
