#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A URL to open. The tests don't import Foundation: if all of it is imported, as on a Mac, an
/// array literal in `#expect` can also be an index set.
typealias Address = URL

extension Address {
  static var example: Address? { Address(string: "https://example.org") }

  var text: String { absoluteString }
}
