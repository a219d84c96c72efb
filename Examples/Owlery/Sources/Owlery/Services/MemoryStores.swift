/// Owls that were always known.
final class MemoryOwlStore: OwlStore {
  private let known = [
    Owl(id: 3, name: "Barn owl", text: "Has a face like a heart."),
    Owl(id: 5, name: "Little owl", text: "Stands on Greek coins."),
    Owl(id: 7, name: "Snowy owl", text: "Brings the mail."),
  ]

  func owls() async -> [Owl] { known }

  func owl(id: Owl.ID) async -> Owl? {
    known.first { $0.id == id }
  }
}

/// One PIN for all.
final class MemoryPinStore: PinStore {
  func isCorrect(pin: String) -> Bool { pin == "1234" }
}

/// A profile that is gone with the app.
final class MemoryProfileStore: ProfileStore {
  private(set) var profile = Profile(name: "Ada")

  func save(profile: Profile) async throws {
    self.profile = profile
  }
}

/// Remembers what was tracked.
final class MemoryAnalytics: Analytics {
  private(set) var events: [String] = []

  func track(event: String) {
    events.append(event)
  }
}
