#if hasFeature(InternalImportsByDefault)
  public import Foundation
#else
  import Foundation
#endif

// Types with names of Foundation's and of the runtime's.

public struct Notification: Sendable {}

public struct Progress: Sendable {
  public init() {}
}

public struct Task: Identifiable, Sendable { public let id: Int }

public enum Stage: Sendable { case first }

public protocol Browser {}

public struct Visit: Sendable {
  public struct Guest: Sendable {
    public let born: Date
    public let name: String
  }

  public let guest: Guest
}

public enum ScanError: Error { case blurred }

/// A class, as those of Core Data: a generic parameter may inherit from it.
@MainActor open class Scanned {}

@MainActor
public protocol Clock: AnyObject {}

@MainActor
public final class StillClock: Clock {
  public init() {}
}
