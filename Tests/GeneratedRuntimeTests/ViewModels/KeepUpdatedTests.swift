import Testing

@testable import GeneratedRuntime

/// A view that reads what is observable is drawn again after a change, once for each turn.
@MainActor
struct KeepUpdatedTests {
  @MainActor
  final class Model {
    @ObservableProperty var title = "Owls"
    @ObservableProperty var isLoading = false
    @ObservableProperty var unread = 0
  }

  @MainActor
  final class Drawn {
    let model: Model
    var texts: [String] = []
    var onUpdate: () -> Void = {}

    init(_ model: Model) {
      self.model = model
    }

    func update() {
      texts.append(model.isLoading ? "…" : model.title)
      onUpdate()
    }
  }

  /// How it is noticed what a view reads.
  enum Tracking: CaseIterable {
    /// As on this system.
    case own
    /// As on systems without Observation.
    case properties
  }

  private let model = Model()

  @discardableResult
  private func keepUpdated(_ view: Drawn, _ tracking: Tracking) -> ObservationToken {
    switch tracking {
    case .own: GeneratedRuntime.keepUpdated(view) { $0.update() }
    case .properties: UpdateLoop.begin(view, { $0.update() }, { $0.turn(for: view) })
    }
  }

  private func turn() async {
    for _ in 0..<20 { await Task.yield() }
  }

  @Test(arguments: Tracking.allCases)
  func drawsAtOnceAndAfterEachTurnWithChanges(tracking: Tracking) async {
    let view = Drawn(model)
    keepUpdated(view, tracking)
    #expect(view.texts == ["Owls"])
    model.title = "Owl"
    model.title = "Snowy owl"
    model.isLoading = true
    #expect(view.texts == ["Owls"])
    await turn()
    #expect(view.texts == ["Owls", "…"])
    model.isLoading = false
    await turn()
    #expect(view.texts == ["Owls", "…", "Snowy owl"])
  }

  @Test(arguments: Tracking.allCases) func whatItDidNotReadDrawsNothing(tracking: Tracking) async {
    let view = Drawn(model)
    keepUpdated(view, tracking)
    model.unread = 1
    await turn()
    model.isLoading = true
    await turn()
    #expect(view.texts == ["Owls", "…"])
    // While it loads, nobody reads the title.
    model.title = "Owl"
    await turn()
    #expect(view.texts == ["Owls", "…"])
  }

  @Test(arguments: Tracking.allCases) func aTokenEndsIt(tracking: Tracking) async {
    let view = Drawn(model)
    let token = keepUpdated(view, tracking)
    model.title = "Owl"
    token.end()
    await turn()
    #expect(view.texts == ["Owls"])
  }

  @Test(arguments: Tracking.allCases) func anObserverThatIsGoneIsNotHeld(tracking: Tracking) async {
    weak var gone: Drawn?
    do {
      let view = Drawn(model)
      gone = view
      keepUpdated(view, tracking)
    }
    #expect(gone == nil)
    model.title = "Owl"
    await turn()
  }

  /// A loop that begins in another's update tracks for itself.
  @Test func aViewInAView() async {
    let (outer, inner) = (Drawn(model), Drawn(Model()))
    outer.onUpdate = { self.keepUpdated(inner, .properties) }
    keepUpdated(outer, .properties)
    inner.model.title = "Owl"
    await turn()
    #expect(outer.texts == ["Owls"])
    #expect(inner.texts == ["Owls", "Owl"])
  }
}
