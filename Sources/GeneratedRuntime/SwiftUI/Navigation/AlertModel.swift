#if canImport(SwiftUI)
  import Foundation
  import Observation
  import SwiftUI

  /// An alert or an action sheet above a layer.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @MainActor
  @Observable
  final class AlertModel {
    let id: Int
    let style: FlowAlert.Style
    let title: String
    let message: String?
    let anchor: String?
    let fields: [FieldModel]
    /// Without the actions, which may hold flows.
    let buttons: [FlowAlert.Button]
    /// The view that an action sheet points at.
    var pointsAt: UUID?
    @ObservationIgnored private weak var host: SwiftUIHost?

    /// Nil for another layer.
    init?(_ layer: Stage.Layer, of host: SwiftUIHost) {
      guard case .alert(let content, _) = layer.content else { return nil }
      (id, self.host) = (layer.id, host)
      (style, title, message) = (content.style, content.title ?? "", content.message)
      anchor = content.anchor
      fields = content.fields.map(FieldModel.init)
      buttons = content.buttons.map { .button($0.title, role: $0.role) }
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
