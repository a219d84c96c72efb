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

public enum Section: Sendable {
  case accounts, `default`
  case account(id: String, Bool)
  case help(Topic)
}

/// Where a link leads.
public struct Link: Sendable {
  public let section: Section?
  public let reason: String

  public init(section: Section?, reason: String) {
    self.section = section
    self.reason = reason
  }
}

@MainActor
public protocol Gate: AnyObject {
  func opens(for account: String, with code: String) async -> Bool
}

extension Int {
  public static func next(_ number: Int) -> Int { number + 1 }
}
