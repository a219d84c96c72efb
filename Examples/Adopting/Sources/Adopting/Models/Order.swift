struct Order: Identifiable, Equatable, Sendable {
  let id: Int
  let title: String

  static let samples = [Order(id: 1, title: "Owl food"), Order(id: 2, title: "A perch")]
}
