#if canImport(SwiftUI)
  import Foundation
  import Observation
  import SwiftUI

  /// An alert or an action sheet above a layer.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @MainActor
  @Observable
  final class AlertModel {
    /// How SwiftUI shows it.
    enum Way: Hashable {
      case alert
      /// An action sheet, at a view where one has its anchor.
      case dialog(at: UUID?)
    }

    let id: Int
    /// With buttons that do nothing: their actions may hold flows.
    let content: FlowAlert
    let fields: [FieldModel]
    private(set) var way: Way
    @ObservationIgnored private weak var host: SwiftUIHost?

    /// Nil for another layer.
    init?(_ layer: Stage.Layer, of host: SwiftUIHost) {
      guard case .alert(var content, _) = layer.content else { return nil }
      content.buttons = content.buttons.map { .button($0.title, role: $0.role) }
      (id, self.content, self.host) = (layer.id, content, host)
      fields = content.fields.map(FieldModel.init)
      way = content.style == .alert ? .alert : .dialog(at: nil)
    }

    var title: String { content.title ?? "" }

    func point(at view: UUID?) {
      if way != .alert, way != .dialog(at: view) { way = .dialog(at: view) }
    }

    func tap(_ index: Int) { host?.didTap(button: index, of: id) }
  }

  /// A field of an alert.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @MainActor
  @Observable
  final class FieldModel {
    @ObservationIgnored let field: FlowAlert.Field
    var text: String { didSet { field.text = text } }

    init(_ field: FlowAlert.Field) { (self.field, text) = (field, field.text) }
  }
#endif
