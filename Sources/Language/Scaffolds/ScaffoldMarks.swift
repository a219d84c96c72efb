import MvvmgenStorage
import MvvmgenSyntax

/// Writes marks into a scaffold of the sample, which makes it a template.
package enum ScaffoldMarks {
  private typealias Members = ScaffoldTemplate.Members

  /// Lines that name a member of the sample, and those that belong to them.
  private struct Statement {
    let list: Members
    let member: MemberName
    var lines: Range<Int>
  }

  package static func written(
    into text: [UInt8], _ kind: ScaffoldKind, _ sample: ScaffoldSample
  ) -> String {
    let lines = String(decoding: text, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { line in
      // The sample's events aren't those of other screens.
      let parts = line.split(separator: ", report with ")
      return parts.count == 2 ? "\(parts[0])." : String(line)
    }
    var statements: [Statement] = []
    for (index, line) in lines.enumerated()
    where statements.last.map({ !$0.lines.contains(index) }) ?? true {
      guard let (list, member) = named(in: line, kind, sample) else { continue }
      statements.append(
        Statement(list: list, member: member, lines: index..<end(of: index, in: lines)))
    }
    var (written, next) = ([String](), 0)
    for (index, statement) in statements.enumerated() {
      written += lines[next..<statement.lines.lowerBound]
      let indentation = lines[statement.lines.lowerBound].prefix { $0 == " " }
      written.append("\(indentation)// mvvmgen: \(mark(of: statement, in: sample))")
      written += lines[statement.lines]
      next = statement.lines.upperBound
      let following = statements.dropFirst(index + 1).first
      if following?.lines.lowerBound != next { written.append("\(indentation)// mvvmgen: end") }
    }
    return (written + lines[next...]).joined(separator: "\n")
  }

  /// The only member that a line names.
  private static func named(
    in line: String, _ kind: ScaffoldKind, _ sample: ScaffoldSample
  ) -> (Members, MemberName)? {
    let bytes = Array(line.utf8)
    var found: [(Members, MemberName)] = []
    for list in Members.allCases {
      var read = ScaffoldLine(
        bytes, 0..<bytes.count, isDeclaring: kind.isDeclaring, sample.names(list),
        of: sample.name)
      for word in Identifiers(in: bytes) { read.read(word) }
      found += read.named.map { (list, $0) }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Where the statement ends that begins in a line.
  private static func end(of start: Int, in lines: [String]) -> Int {
    func indentation(_ index: Int) -> Int { lines[index].prefix { $0 == " " }.count }
    var end = start + 1
    while end < lines.count {
      let text = lines[end].dropFirst(indentation(end))
      let isDeeper = indentation(end) > indentation(start)
      let isRest =
        indentation(end) == indentation(start) && text.first.map { ".})]".contains($0) } == true
      guard !text.isEmpty, isDeeper || isRest else { break }
      end += 1
    }
    // A blank line between functions is repeated with them.
    let isFollowed =
      end + 1 < lines.count && lines[end].isEmpty && indentation(end + 1) == indentation(start)
    return isFollowed ? end + 1 : end
  }

  private static func mark(of statement: Statement, in sample: ScaffoldSample) -> String {
    let (list, members) = (statement.list.rawValue, sample.members[statement.list] ?? [])
    let filter = members.dropFirst().first { $0.name == statement.member }?.filter
    let isOther = filter == nil && members.count > 1
    return "each \(isOther ? "other " : "")\(list)\(filter.map { " \($0)" } ?? "")"
  }
}
