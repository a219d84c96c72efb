/// Edits that turn one list of lines into another.
enum LineEdit: Hashable, Sendable {
  case keep
  case delete
  case insert
}

/// The shortest edits between two texts, by their lines.
func lineEdits(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [LineEdit] {
  var numbers: [ArraySlice<UInt8>: Int] = [:]
  func number(_ line: ArraySlice<UInt8>) -> Int {
    let number = numbers[line] ?? numbers.count
    numbers[line] = number
    return number
  }
  return lineEdits(from: old.map(number), to: new.map(number))
}

/// The shortest edits, after Myers' "An O(ND) Difference Algorithm". Where lists differ in more
/// than `limit` lines, they are deleted and inserted as a whole: correct, though not the shortest,
/// in bounded time and memory.
func lineEdits(from old: [Int], to new: [Int], limit: Int = 1000) -> [LineEdit] {
  var prefix = 0
  while prefix < min(old.count, new.count), old[prefix] == new[prefix] { prefix += 1 }
  var suffix = 0
  while suffix < min(old.count, new.count) - prefix,
    old[old.count - 1 - suffix] == new[new.count - 1 - suffix]
  {
    suffix += 1
  }
  let oldMiddle = Array(old[prefix..<old.count - suffix])
  let newMiddle = Array(new[prefix..<new.count - suffix])
  let middle =
    shortestEdits(from: oldMiddle, to: newMiddle, limit: limit)
    ?? repeated(.delete, oldMiddle.count) + repeated(.insert, newMiddle.count)
  return repeated(.keep, prefix) + middle + repeated(.keep, suffix)
}

private func repeated(_ edit: LineEdit, _ count: Int) -> [LineEdit] {
  Array(repeating: edit, count: count)
}

/// Nil if there are more than `limit` edits.
private func shortestEdits(from old: [Int], to new: [Int], limit: Int) -> [LineEdit]? {
  guard !old.isEmpty, !new.isEmpty else { return nil }
  // The progress on each diagonal, for each number of edits: `rows[edits][diagonal + edits]`.
  var rows: [[Int]] = []
  for edits in 0...min(limit, old.count + new.count) {
    var row = Array(repeating: 0, count: 2 * edits + 1)
    for diagonal in stride(from: -edits, through: edits, by: 2) {
      var x = edits == 0 ? 0 : step(rows[edits - 1], edits, diagonal).x
      while x < old.count, x - diagonal < new.count, old[x] == new[x - diagonal] { x += 1 }
      row[diagonal + edits] = x
      if x >= old.count, x - diagonal >= new.count {
        return path(to: (old.count, new.count), through: rows)
      }
    }
    rows.append(row)
  }
  return nil
}

/// The start of a diagonal, before it follows equal lines: one edit from a neighbour.
private func step(_ previous: [Int], _ edits: Int, _ diagonal: Int) -> (x: Int, isInsertion: Bool) {
  let below = diagonal + 1 + edits - 1
  let above = diagonal - 1 + edits - 1
  guard diagonal != -edits else { return (previous[below], true) }
  guard diagonal != edits else { return (previous[above] + 1, false) }
  return previous[above] < previous[below] ? (previous[below], true) : (previous[above] + 1, false)
}

private func path(to end: (x: Int, y: Int), through rows: [[Int]]) -> [LineEdit] {
  var reversed: [LineEdit] = []
  var (x, y) = end
  for edits in stride(from: rows.count, to: 0, by: -1) {
    let (start, isInsertion) = step(rows[edits - 1], edits, x - y)
    reversed += repeated(.keep, x - start)
    reversed.append(isInsertion ? .insert : .delete)
    y -= x - start + (isInsertion ? 1 : 0)
    x = isInsertion ? start : start - 1
  }
  reversed += repeated(.keep, x)
  return reversed.reversed()
}
