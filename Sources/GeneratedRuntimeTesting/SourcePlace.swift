#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where a test calls a function, for its message.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
struct SourcePlace: CustomStringConvertible {
  let filePath: String
  let line: Int
  /// The column of the parenthesis in bytes, counted from 1, as in `#column`.
  let column: Int

  /// `LoginTests.swift:12`
  var description: String {
    "\(filePath.split(separator: "/").last ?? ""):\(line)"
  }

  /// The first argument of the call, as written there; nil where the source can't be read.
  ///
  /// - Parameter function: the function that is called. In a macro's expansion, the location is the
  ///   macro's, and the call comes after it.
  func firstArgument(of function: String) -> String? {
    guard let source = try? String(contentsOfFile: filePath, encoding: .utf8) else { return nil }
    let lines = source.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return nil }
    let rest = String(decoding: lines[line - 1].dropFirst(column - 1), as: UTF8.self)
    guard !rest.hasPrefix("(") else { return rest.dropFirst().firstArgument }
    return rest.firstRange(of: "\(function)(").flatMap { rest[$0.upperBound...].firstArgument }
  }
}

extension Substring {
  /// Up to the comma or the parenthesis that ends it; nil if it isn't in this line.
  fileprivate var firstArgument: String? {
    var depth = 0
    for index in indices {
      switch self[index] {
      case "(", "[", "{": depth += 1
      case ")" where depth == 0, "," where depth == 0: return String(self[..<index])
      case ")", "]", "}": depth -= 1
      default: break
      }
    }
    return nil
  }
}
