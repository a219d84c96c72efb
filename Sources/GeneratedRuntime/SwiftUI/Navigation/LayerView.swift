#if canImport(SwiftUI)
  import SwiftUI

  /// A layer, and the modals above it.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  struct LayerView: View {
    @Bindable var layer: LayerModel

    var body: some View {
      content
        .environment(layer)
        .disabled(layer[above: .inPlace] != nil)
        .accessibilityHidden(layer[above: .inPlace] != nil)
        .opacity(layer.isLocked ? 0 : 1)
        .overlay {
          if let above = layer[above: .inPlace] {
            LayerView(layer: above).modifier(Ground(isClear: above.style?.kind == .overFullScreen))
          }
        }
        .sheet(item: $layer[above: .sheet], onDismiss: layer.end) { ModalView(layer: $0) }
        .modifier(CoverAbove(layer: layer))
        .modifier(DialogAbove(alert: layer.alert, isShown: $layer[alert: .dialog(at: nil)]))
        .alert(
          Text(layer.alert?.title ?? ""), isPresented: $layer[alert: .alert],
          presenting: layer.alert
        ) {
          AlertActions(alert: $0)
        } message: {
          AlertMessage(alert: $0)
        }
    }

    @ViewBuilder private var content: some View {
      if let stack = layer.stack {
        StackView(stack: stack)
      } else if let url = layer.browser {
        BrowserView(url: url)
      }
    }
  }

  /// The content of a modal.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  struct ModalView: View {
    let layer: LayerModel

    var body: some View {
      LayerView(layer: layer)
        .interactiveDismissDisabled(layer.isHeld)
        .modifier(SheetStyle(style: layer.style))
        #if os(macOS)
          // A sheet is as large as its content, and a list has no size of its own.
          .frame(minWidth: 360, minHeight: 240)
        #endif
        .onAppear { [weak layer] in layer.map { $0.host?.didAppear($0.id) } }
    }
  }

  /// Where a modal covers everything, and where a Mac has none.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  private struct CoverAbove: ViewModifier {
    @Bindable var layer: LayerModel

    func body(content: Content) -> some View {
      #if os(macOS)
        content
      #else
        content.fullScreenCover(item: $layer[above: .cover], onDismiss: layer.end) {
          ModalView(layer: $0)
        }
      #endif
    }
  }

  /// The ground behind a layer that is drawn in place.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  private struct Ground: ViewModifier {
    let isClear: Bool

    func body(content: Content) -> some View {
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(isClear ? AnyShapeStyle(.clear) : AnyShapeStyle(.background))
    }
  }

  /// The look of a sheet, a popover or a cover.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  private struct SheetStyle: ViewModifier {
    let style: ModalStyle?

    func body(content: Content) -> some View {
      let styled =
        content
        .presentationDetents(Set(detents))
        .presentationDragIndicator(style?.showsGrabber == true ? .visible : .automatic)
        .presentationCornerRadius(style?.cornerRadius.map { CGFloat($0) })
      switch style?.kind {
      case .overFullScreen: styled.presentationBackground(.clear)
      case .formSheet:
        if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
          styled.presentationSizing(.form)
        } else {
          styled
        }
      default: styled
      }
    }

    private var detents: [PresentationDetent] {
      let detents = (style?.detents ?? []).compactMap { detent -> PresentationDetent? in
        switch detent {
        case .medium: .medium
        case .large: .large
        case .height(let height): .height(CGFloat(height))
        case .fraction(let fraction): .fraction(CGFloat(fraction))
        // Not drawn.
        case .fit: nil
        }
      }
      return detents.isEmpty ? [.large] : detents
    }
  }
#endif
