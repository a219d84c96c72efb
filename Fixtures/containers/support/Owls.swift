#if hasFeature(InternalImportsByDefault)
  public import Foundation
#else
  import Foundation
#endif

public struct Member: Sendable {
  public let name: String

  public init(name: String) {
    self.name = name
  }
}

public struct Owl: Hashable, Sendable {
  public let name: String

  public init(name: String) {
    self.name = name
  }
}

public struct Book: Hashable, Sendable {
  public let title: String

  public init(title: String) {
    self.title = title
  }
}

public struct Photo: Hashable, Sendable {
  public let number: Int

  public init(number: Int) {
    self.number = number
  }
}

public enum Section: Sendable {
  case owls, start
  case owl(Owl)
  case status(text: String)
}

public enum Notice: Sendable {
  case count(unread: Int)
  case storm
}

/// Its cases are called like those of an optional.
public enum Amount: Sendable {
  case all
  case some(sold: Int)
}

public enum L10n {
  public static let reading = "Reading"
  public static let keep = "Keep it"
  public static let signOutQuestion = "You will have to sign in again."

  public static func deleteQuestion(_ name: String) -> String { "Delete \(name)?" }
}

public enum Images {
  public static let book = "book"
}

extension URL {
  public static let owls = URL(fileURLWithPath: "/owls")
}
