/// An owl.
struct Owl: Hashable, Identifiable, Sendable {
  let id: Int
  let name: String
  let text: String
  let image: ImageRef

  init(id: Int, name: String, text: String = "") {
    self.id = id
    self.name = name
    self.text = text
    image = ImageRef(name: "owl-\(id)")
  }
}
