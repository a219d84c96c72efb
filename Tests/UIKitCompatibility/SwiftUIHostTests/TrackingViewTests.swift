import SwiftUI
import Testing
import UIKit

@testable import GeneratedRuntime

extension SwiftUIHostTests {
  /// A view is drawn again after a change of what it read, as on systems without Observation: in a
  /// `TrackingView`, nothing else tracks.
  @MainActor
  struct TrackingViewTests {
    private let model = InboxModel()

    private func show(_ probe: InboxModel? = nil) -> UIHostingController<InboxView> {
      Hands.reset()
      let controller = UIHostingController(rootView: InboxView(probe: probe, model: model))
      _ = controller.shown
      return controller
    }

    @Test func whatWasReadIsDrawnAgainOnceForEachTurn() {
      let view = show()
      model.title = "Owl"
      model.title = "Snowy owl"
      #expect(view.shown.texts == ["Owls"])
      Simulation.settle()
      #expect(view.shown.texts == ["Snowy owl"])
      #expect(view.timesDrawn == 2)
      model.title = "Barn owl"
      Simulation.settle()
      #expect(view.shown.texts == ["Barn owl"])
      #expect(view.timesDrawn == 3)
    }

    @Test func whatWasNotReadDrawsNothing() {
      let view = show()
      model.unread = 1
      Simulation.settle()
      #expect(view.timesDrawn == 1)
      model.isLoading = true
      Simulation.settle()
      // While it loads, nobody reads the title.
      model.title = "Owl"
      Simulation.settle()
      #expect(view.shown.texts == ["…"])
      #expect(view.timesDrawn == 2)
    }

    @Test func aFieldWritesAndIsDrawnOnce() {
      let view = show()
      view.shown.enter("snow", into: "query")
      Simulation.settle()
      #expect(model.query == "snow")
      #expect(view.shown.controls.map(\.value) == ["snow"])
      #expect(view.timesDrawn == 2)
    }

    /// The control reads it later, where nothing tracks.
    @Test func aBindingIsReadWhereItIsMade() {
      let field = BindableViewModel(wrappedValue: model)
      var changes = 0
      _ = PropertyReads.track(for: model, until: ObservationToken()) {
        field.query
      } onChange: {
        changes += 1
      }
      model.query = "snow"
      model.query = "owl"
      #expect(changes == 1)
    }

    @Test func aViewThatIsGoneIsNotHeld() {
      weak var gone: InboxModel?
      do {
        let probe = InboxModel()
        gone = probe
        _ = show(probe)
      }
      #expect(gone == nil)
      model.title = "Owl"
      Simulation.settle()
    }
  }
}

@MainActor
private final class InboxModel {
  @ObservableProperty var title = "Owls"
  @ObservableProperty var isLoading = false
  @ObservableProperty var unread = 0
  @ObservableProperty var query = ""
}

private struct InboxView: View {
  let probe: InboxModel?
  @BindableViewModel var model: InboxModel

  var body: some View {
    TrackingView {
      Text(model.isLoading ? "…" : probe?.title ?? model.title)
      TextField("Query", text: $model.query)
        .accessibilityIdentifier("query")
    }
  }
}
