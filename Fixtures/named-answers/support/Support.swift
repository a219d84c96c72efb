#if hasFeature(InternalImportsByDefault)
  public import Foundation
#else
  import Foundation
#endif

/// What the help is about.
public enum Topic: Sendable {
  case locks, account

  public var page: URL { URL(fileURLWithPath: "/\(self)") }
}

@MainActor
public protocol Gate: AnyObject {
  func opens(for account: String, with code: String) async -> Bool
}

extension Int {
  public static func next(_ number: Int) -> Int { number + 1 }
}
