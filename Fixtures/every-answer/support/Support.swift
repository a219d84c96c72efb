#if hasFeature(InternalImportsByDefault)
  public import Foundation
#else
  import Foundation
#endif

public struct Owl: Identifiable, Hashable, Sendable {
  public let id: UUID
}

public struct RelatedOwl: Sendable {
  public let owl: Owl
}

@MainActor
public protocol FeatureFlags {}

@MainActor
public protocol URLOpener {}

extension URL {
  public static let help = URL(fileURLWithPath: "/help")
}

public enum L10n {
  public static func title(owl: Owl) -> String { "\(owl.id)" }

  public static func found(
    _ owl: Owl, _ ids: [Owl.ID], names: [String], _ places: [String: Int]
  ) -> String { "\(ids)" }

  public static func code(_ code: Int, _ count: Int, _ owl: Owl.ID?) -> String { "\(code)" }

  public static func page(_ number: Int) -> String { "\(number)" }

  public enum Button {
    public static let open = "Open"
  }
}
