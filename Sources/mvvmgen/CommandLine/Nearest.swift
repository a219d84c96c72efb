/// The candidate that a mistyped word most likely meant: at most a third of it is different. The
/// first of equals.
func nearest(to word: String, among candidates: [String]) -> String? {
  var best: (text: String, distance: Int)?
  for candidate in candidates {
    let distance = editDistance(Array(word.utf8), Array(candidate.utf8))
    guard distance <= max(word.utf8.count, candidate.utf8.count) / 3 else { continue }
    if distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.text
}

/// How many bytes have to be inserted, deleted, replaced or swapped with their neighbour.
private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  guard abs(left.count - right.count) <= 64, left.count <= 256 else { return .max }
  var beforePrevious: [Int] = []
  var previous = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      let replaced = previous[column] + (left[row] == right[column] ? 0 : 1)
      var distance = min(previous[column + 1] + 1, current[column] + 1, replaced)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        distance = min(distance, beforePrevious[column - 1] + 1)
      }
      current.append(distance)
    }
    beforePrevious = previous
    previous = current
  }
  return previous[right.count]
}
