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
    let fields: [FieldModel]
    /// Without the actions, which may hold flows.
    let buttons: [FlowAlert.Button]
    @ObservationIgnored private let content: FlowAlert
    @ObservationIgnored weak var host: SwiftUIHost?
    /// The view that an action sheet points at.
    var pointsAt: UUID?

    /// Nil for another layer.
    init?(_ layer: Stage.Layer) {
      guard case .alert(let content, _) = layer.content else { return nil }
      id = layer.id
      buttons = content.buttons.map { .button($0.title, role: $0.role) }
      self.content = FlowAlert(
        content.title, message: content.message, style: content.style, anchor: content.anchor,
        buttons: [])
      fields = content.fields.map(FieldModel.init)
    }

    var style: FlowAlert.Style { content.style }
    var title: String { content.title ?? "" }
    var message: String? { content.message }
    var anchor: String? { content.anchor }

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
