#if canImport(SwiftUI)
  import Foundation
  public import SwiftUI

  extension View {
    /// Where the popovers and action sheets with this anchor point at. It is the view's accessibility
    /// identifier, too, by which UIKit's navigation finds it.
    @ViewBuilder
    public func flowAnchor(_ name: String) -> some View {
      if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
        modifier(FlowAnchor(name: name))
      } else {
        accessibilityIdentifier(name)
      }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  private struct FlowAnchor: ViewModifier {
    let name: String
    /// Nil where UIKit draws the flows.
    @Environment(LayerModel.self) private var layer: LayerModel?

    func body(content: Content) -> some View {
      let named = content.accessibilityIdentifier(name)
      #if os(tvOS) || os(watchOS)
        named
      #else
        if let layer {
          named.modifier(ModalsAtAnchor(layer: layer, name: name))
        } else {
          named
        }
      #endif
    }
  }

  #if !os(tvOS) && !os(watchOS)
    @available(iOS 17, macOS 14, *)
    private struct ModalsAtAnchor: ViewModifier {
      @Bindable var layer: LayerModel
      let name: String
      /// Several views may have the anchor.
      @State private var view = UUID()

      func body(content: Content) -> some View {
        content
          .popover(item: $layer[above: .popover(view)]) { popover in
            ModalView(layer: popover).onDisappear { [weak layer] in layer?.end() }
          }
          .modifier(DialogAbove(alert: layer.alert, isShown: $layer[alert: .dialog(at: view)]))
          .onAppear { [weak layer] in layer?.didAppear(view, at: name) }
          .onDisappear { [weak layer] in layer?.didDisappear(view) }
      }
    }
  #endif
#endif
