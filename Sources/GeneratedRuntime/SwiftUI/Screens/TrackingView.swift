#if canImport(SwiftUI)
  public import SwiftUI

  /// Draws its content again when a property changes that the content has read, also on systems
  /// without Observation:
  ///
  ///     var body: some View {
  ///       TrackingView {
  ///         Text(viewModel.title)
  ///       }
  ///     }
  ///
  /// It tracks the reads of an ``ObservableProperty`` that the closure makes itself. Code that SwiftUI
  /// runs later has a `TrackingView` of its own: the body of another view, the rows of a `ForEach`,
  /// a `GeometryReader`, a sheet.
  public struct TrackingView<Content: View>: View {
    private let content: @MainActor () -> Content
    /// Changes when the content is to be drawn again.
    @State private var turn = 0
    /// Kept as long as the view is on screen: without it, nothing is observed any more.
    @State private var drawn = Drawn()

    /// A view with this content.
    public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
      self.content = content
    }

    /// The content, whose reads are tracked.
    public var body: Content {
      _ = turn
      let token = ObservationToken()
      drawn.token?.end()
      drawn.token = token
      // It captures the binding alone: this view would keep what it observes with.
      return PropertyReads.track(for: drawn, until: token, content) { [turn = $turn] in
        turn.wrappedValue += 1
      }
    }

    @MainActor
    private final class Drawn {
      /// Ends the observations of the last drawing.
      var token: ObservationToken?

      nonisolated init() {}
    }
  }

  /// A view model in a view that edits it: `$viewModel.email` is a binding, as of a `@Bindable`, also
  /// on systems without Observation.
  @MainActor
  @propertyWrapper
  @dynamicMemberLookup
  public struct BindableViewModel<ViewModel: AnyObject> {
    /// The view model.
    public let wrappedValue: ViewModel

    /// Bindings to its properties.
    public var projectedValue: BindableViewModel { self }

    /// Wraps a view model.
    public init(wrappedValue: ViewModel) {
      self.wrappedValue = wrappedValue
    }

    /// A binding to a property.
    public subscript<Value>(
      dynamicMember property: ReferenceWritableKeyPath<ViewModel, Value>
    ) -> Binding<Value> {
      let viewModel = wrappedValue
      // A control reads it later, where nothing tracks.
      _ = viewModel[keyPath: property]
      return Binding {
        viewModel[keyPath: property]
      } set: {
        viewModel[keyPath: property] = $0
      }
    }
  }

  extension View {
    /// Calls an action with the new value when the value changes: `onChange` in the form that the
    /// system has, which differs before and since iOS 17.
    @ViewBuilder
    public func whenChanged<Value: Equatable>(
      _ value: Value, _ action: @escaping (Value) -> Void
    ) -> some View {
      if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
        onChange(of: value) { _, new in action(new) }
      } else {
        onChange(of: value, perform: action)
      }
    }
  }
#endif
