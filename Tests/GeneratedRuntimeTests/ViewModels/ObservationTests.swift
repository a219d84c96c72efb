import GeneratedRuntime
import Observation
import Testing

/// Reading a view model through its protocol is tracked.
@MainActor
struct ObservationTests {
  struct Owl: Identifiable, Equatable {
    let id: Int
  }

  /// As it would be generated.
  @MainActor
  protocol NestViewModel: Screen {
    var isLoading: Bool { get }
    var message: String? { get }
    var owls: ListViewModel<Owl> { get }
    var guest: (any NestViewModel)? { get }
  }

  final class NestScreen: NestViewModel {
    let presence = Presence()
    @ObservableProperty var isLoading = false
    @ObservableProperty var message: String?
    @ObservableProperty var owls = ListViewModel<Owl>()
    @ObservableProperty var guest: (any NestViewModel)?
  }

  /// Reads like a view: once, and again after being notified of a change.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @MainActor
  final class Reader<Value> {
    private(set) var notices = 0
    private(set) var drawn: [Value] = []
    private let read: @MainActor () -> Value

    init(_ read: @escaping @MainActor () -> Value) {
      self.read = read
      draw()
    }

    func draw() {
      withObservationTracking {
        drawn.append(read())
      } onChange: {
        MainActor.assumeIsolated { self.notices += 1 }
      }
    }
  }

  let nest = NestScreen()
  var viewModel: any NestViewModel { nest }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func changeIsToldOnceToWhoReadBefore() {
    let reader = Reader { [viewModel] in viewModel.isLoading }
    nest.isLoading = true
    nest.isLoading = false
    #expect(reader.notices == 1)
    reader.draw()
    #expect(reader.notices == 1)
    nest.isLoading = true
    #expect(reader.notices == 2)
    reader.draw()
    #expect(reader.drawn == [false, false, true])
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func othersStatesAreNoMatter() {
    let reader = Reader { [viewModel] in viewModel.isLoading }
    nest.message = "Nobody home"
    nest.owls.items.append(Owl(id: 1))
    #expect(reader.notices == 0)
    let other = NestScreen()
    other.isLoading = true
    #expect(reader.notices == 0)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func propertyIsTrackedLikeItsValue() {
    let reader = Reader { [nest] in nest.$message.value }
    nest.message = "Nobody home"
    #expect(reader.notices == 1)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func optionalAndListStates() {
    let message = Reader { [viewModel] in viewModel.message ?? "none" }
    let owls = Reader { [viewModel] in viewModel.owls.items.map(\.id) }
    nest.message = "Nobody home"
    nest.owls.items.append(Owl(id: 1))
    #expect((message.notices, owls.notices) == (1, 1))
    message.draw()
    owls.draw()
    nest.message = nil
    nest.owls.items[0] = Owl(id: 2)
    #expect((message.notices, owls.notices) == (2, 2))
    message.draw()
    owls.draw()
    #expect(message.drawn == ["none", "Nobody home", "none"])
    #expect(owls.drawn == [[], [1], [2]])
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func nestedStates() {
    let guest = NestScreen()
    let reader = Reader { [viewModel] in viewModel.guest?.isLoading }
    guest.isLoading = true
    #expect(reader.notices == 0)
    nest.guest = guest
    #expect(reader.notices == 1)
    reader.draw()
    guest.isLoading = false
    #expect(reader.notices == 2)
    reader.draw()
    nest.guest = nil
    guest.isLoading = true
    #expect(reader.notices == 3)
    reader.draw()
    guest.isLoading = false
    #expect(reader.notices == 3)
    #expect(reader.drawn == [nil, true, false, nil])
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func severalReadsOfOneDrawingAreOneNotice() {
    let reader = Reader { [viewModel] in
      "\(viewModel.isLoading) \(viewModel.isLoading) \(viewModel.message ?? "none")"
    }
    nest.isLoading = true
    nest.message = "Loading"
    #expect(reader.notices == 1)
    reader.draw()
    #expect(reader.drawn == ["false false none", "true true Loading"])
  }

  /// A change during a view's update is reported after the view has read, and not lost.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func changeDuringAnUpdate() {
    let reader = Reader { [nest] in
      if !nest.isLoading { nest.message = "Loading" }
      return nest.message
    }
    #expect(reader.notices == 0)
    nest.message = "Loaded"
    #expect(reader.notices == 1)

    nest.$isLoading.observe(reader) { [nest] _, isLoading in
      if isLoading { nest.message = "Loading again" }
    }
    nest.isLoading = true
    reader.draw()
    #expect(reader.drawn == ["Loading", "Loading again"])
    nest.message = nil
    #expect(reader.notices == 2)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func trackersHearOfAChangeBeforeItAndObserversAfterIt() {
    var heard: [String] = []
    nest.$isLoading.observe(nest) { _, isLoading in heard.append("observed \(isLoading)") }
    withObservationTracking {
      _ = viewModel.isLoading
    } onChange: { [nest] in
      MainActor.assumeIsolated { heard.append("tracked \(nest.isLoading)") }
    }
    nest.isLoading = true
    #expect(heard == ["observed false", "tracked false", "observed true"])
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func trackingKeepsNothingAlive() {
    weak var gone: NestScreen?
    do {
      let nest = NestScreen()
      gone = nest
      _ = Reader { [weak nest] in nest?.isLoading }
    }
    #expect(gone == nil)
  }
}
