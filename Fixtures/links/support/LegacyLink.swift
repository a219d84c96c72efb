#if hasFeature(InternalImportsByDefault)
  public import Foundation
#else
  import Foundation
#endif

/// A link of another form: `fixture:#7`.
public struct LegacyLink {
  public let item: Int

  public init?(url: URL) {
    guard let item = url.fragment.flatMap(Int.init) else { return nil }
    self.item = item
  }
}
