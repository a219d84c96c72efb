#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is opened. The tests import no Foundation: with all of it, which is what a Mac has, an array
/// literal in `#expect` may be an index set too.
typealias Address = URL

extension Address {
  static var example: Address? { Address(string: "https://example.org") }

  var text: String { absoluteString }
}
