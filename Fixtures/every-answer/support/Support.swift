import Foundation

struct Owl: Identifiable, Hashable, Sendable {
  let id: UUID
}

struct RelatedOwl: Sendable {
  let owl: Owl
}

@MainActor
protocol FeatureFlags {}

@MainActor
protocol URLOpener {}

extension URL {
  static let help = URL(fileURLWithPath: "/help")
}
