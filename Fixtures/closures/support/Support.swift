#if hasFeature(InternalImportsByDefault)
  public import Foundation
#else
  import Foundation
#endif

extension URL {
  public static let help = URL(fileURLWithPath: "/help")
}

@MainActor
public protocol Friends {
  func friends(of id: Int) async -> [Int]
}
