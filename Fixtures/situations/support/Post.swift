public struct Letter: Identifiable, Hashable, Sendable {
  public let id: Int
  public let subject: String
  /// Opened only after its receipt was signed.
  public let isRegistered: Bool

  public init(id: Int, subject: String, isRegistered: Bool = false) {
    self.id = id
    self.subject = subject
    self.isRegistered = isRegistered
  }
}

public struct Parcel: Hashable, Sendable {
  public enum Size: Sendable { case small, large }

  public var recipient: String?
  public var size: Size

  public init(recipient: String? = nil, size: Size = .small) {
    self.recipient = recipient
    self.size = size
  }
}

public struct Address: Identifiable, Hashable, Sendable {
  public var name: String
  public let street: String

  public var id: String { street }

  public init(name: String, street: String) {
    self.name = name
    self.street = street
  }
}

/// One of the system's contacts.
public struct Contact: Hashable, Sendable {
  public let name: String
  public let street: String

  public init(name: String, street: String) {
    self.name = name
    self.street = street
  }
}

public struct Office: Identifiable, Hashable, Sendable {
  public let id: Int
  public let name: String

  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

/// Why Plus is offered.
public enum PlusReason: Sendable { case account, moreAddresses }

/// The app's texts.
public enum L10n {
  public static func refused(_ name: String) -> String { "“\(name)” isn’t known." }
  public static func deleteQuestion(_ name: String) -> String { "Delete “\(name)”?" }
}
