extension Stage {
  /// The place where a user is, as data: flows and screens with the data that they were made with, the
  /// selected tabs, the columns of a split. ``Stage/place`` makes one, ``Stage/restore(_:)`` leads back
  /// to it.
  ///
  /// It contains no alerts, browsers, what is asked or told before it leaves, and nothing above what can't be
  /// restored. What can be is a ``RestorableScreen``, or a ``RestorableCoordinator``.
  public struct Place: Codable, Equatable, Sendable {
    static let newestFormat = 1

    let format: Int
    /// The data of the flows, by their paths: `AppCoordinator/OwlsCoordinator`.
    var flows: [String: Inputs] = [:]
    /// The lowest first.
    var layers: [Layer] = []

    struct Layer: Codable, Equatable, Sendable {
      let style: ModalStyle?
      let entries: [Entry]
    }

    struct Entry: Codable, Equatable, Sendable {
      /// The path of the flow that shows it.
      let flow: String
      let content: Content
    }

    enum Content: Codable, Equatable, Sendable {
      case screen(name: String, inputs: Inputs, title: String?)
      case tabs(selected: String, [Tab])
      /// None for a later column that shows what it began with.
      case split(columns: [[Entry]])
    }

    struct Tab: Codable, Equatable, Sendable {
      /// The path of its flow.
      let flow: String
      let entries: [Entry]
    }

    private enum CodingKeys: CodingKey {
      case format, flows, layers
    }

    init() {
      format = Self.newestFormat
    }

    /// Reads a place. One of another version of the format is empty.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      format = try values.decode(Int.self, forKey: .format)
      guard format == Self.newestFormat else { return }
      flows = try values.decode([String: Inputs].self, forKey: .flows)
      layers = try values.decode([Layer].self, forKey: .layers)
    }

    /// Writes a place.
    public func encode(to encoder: any Encoder) throws {
      // Without this, it would be written as its `rawValue`.
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(format, forKey: .format)
      try values.encode(flows, forKey: .flows)
      try values.encode(layers, forKey: .layers)
    }
  }
}

extension Stage.Place {
  /// The first thing that couldn't be restored. What is above it wasn't, either.
  public struct Stop: Error, Equatable, CustomStringConvertible {
    /// Why something couldn't be restored.
    public enum Reason: Sendable {
      /// The place was written in another version of the format.
      case otherFormat
      /// The flow isn't running.
      case notRunning
      /// The flow shows nothing yet. A place that the stage was started at waits for that.
      case waiting
      /// The flow shows something else there, or the same with other data.
      case different
      /// The flow shows something above it already.
      case covered
      /// The flow doesn't show it in this version of the app.
      case unknown
      /// The data doesn't fit.
      case inputs
      /// The tab isn't there.
      case absent
    }

    /// The flow, with those above it: `AppCoordinator/OwlsCoordinator`.
    public let flow: String

    /// The screen or the flow: `OwlScreen`; `tabs` or `split` for a container.
    public let item: String

    /// Why it couldn't be restored.
    public let reason: Reason

    private var path: String { flow.isEmpty ? item : "\(flow)/\(item)" }

    /// One line, for a log.
    public var description: String {
      switch reason {
      case .otherFormat: "the place was written in another format"
      case .notRunning: "\(path) isn't running"
      case .waiting: "\(flow) shows nothing yet in the place of \(item)"
      case .different: "\(flow) shows something else in the place of \(item)"
      case .covered: "\(flow) already shows something above \(item)"
      case .unknown: "\(flow) doesn't show \(item)"
      case .inputs: "the data of \(path) doesn't fit"
      case .absent: "there is no tab \(path) now"
      }
    }
  }
}
