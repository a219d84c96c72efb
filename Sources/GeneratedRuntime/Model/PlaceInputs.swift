#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A screen that a place contains.
@MainActor
public protocol RestorableScreen: Screen {
  /// Writes the data that it was made with.
  func encode(to inputs: inout Stage.Place.Inputs) throws
}

/// A coordinator whose flow a place contains. It makes its screens and child flows from their data.
@MainActor
public protocol RestorableCoordinator: Coordinator {
  /// Writes the data that it was made with, and its state.
  func encode(to inputs: inout Stage.Place.Inputs) throws

  /// Reads its state, if it can read all of it. Called after `start()`.
  func decodeState(from inputs: Stage.Place.Inputs) throws

  /// Makes a screen that the flow shows, connected as if it had shown it; nil for an unknown name.
  ///
  /// - Parameters:
  ///   - name: its type, and its role if it has one: `ContentScreen:about`.
  ///   - inputs: the data that it was made with.
  func makeScreen(named name: String, from inputs: Stage.Place.Inputs) throws -> (any Screen)?

  /// Makes a child flow that the flow starts, connected as if it had started it; nil for an unknown
  /// name.
  func makeFlow(named name: String, from inputs: Stage.Place.Inputs) throws -> (any Coordinator)?
}

extension RestorableScreen {
  /// It has none.
  public func encode(to inputs: inout Stage.Place.Inputs) throws {}
}

extension RestorableCoordinator {
  /// It has none.
  public func encode(to inputs: inout Stage.Place.Inputs) throws {}

  /// It has none.
  public func decodeState(from inputs: Stage.Place.Inputs) throws {}

  /// It shows none.
  public func makeScreen(
    named name: String, from inputs: Stage.Place.Inputs
  ) throws -> (any Screen)? { nil }

  /// It starts none.
  public func makeFlow(
    named name: String, from inputs: Stage.Place.Inputs
  ) throws -> (any Coordinator)? { nil }
}

extension Stage.Place {
  /// The data of a screen or a flow, by name, each value as JSON.
  public struct Inputs: Codable, Equatable, Sendable {
    private var texts: [String: String] = [:]

    /// No data.
    public init() {}

    /// Nil if not all of it can be written.
    init?(_ write: (inout Inputs) throws -> Void) {
      guard (try? write(&self)) != nil else { return nil }
    }

    /// Whether a screen or a flow of these data is the same as one of those. In another version of the app,
    /// each may have data that the other doesn't know.
    func fits(_ others: Inputs) -> Bool {
      texts.allSatisfy { name, text in others.texts[name] ?? text == text }
    }

    /// The data of a screen that another one embeds.
    @MainActor
    public init(of screen: any RestorableScreen) throws {
      try screen.encode(to: &self)
    }

    /// Reads what was written as an object of values.
    public init(from decoder: any Decoder) throws {
      texts = try decoder.singleValueContainer().decode([String: String].self)
    }

    /// Writes an object of values.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(texts)
    }

    /// Writes a value.
    public mutating func encode(_ value: some Encodable, as name: String) throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      texts[name] = String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    /// Reads a value.
    public func decode<Value: Decodable>(_ name: String) throws -> Value {
      guard let text = texts[name] else { throw Mismatch() }
      return try JSONDecoder().decode(Value.self, from: Data(text.utf8))
    }

    /// Reads the raw value of an enumeration.
    public func decodeWord<Word: RawRepresentable<String>>(_ name: String) throws -> Word {
      guard let word = Word(rawValue: try decode(name)) else { throw Mismatch() }
      return word
    }

    /// Reads the data of a screen that this one embeds.
    public func inputs(of name: String) throws -> Inputs { try decode(name) }

    struct Mismatch: Error {}
  }
}
