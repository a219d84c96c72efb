import GeneratedRuntime
import SwiftUI
import Testing
import UIKit

extension SwiftUIHostTests {
  /// Screens in screens, as they are scaffolded: UIKit's in SwiftUI's, and SwiftUI's in UIKit's.
  @MainActor
  struct EmbeddedScreenTests {
    private let hands = Hands()
    private let watch = Watch()

    @Test func swiftUIContainsSwiftUIAndUIKit() throws {
      let host = UIKitHost(window: hands.window)
      let flow = PlacesCoordinator()
      host.start(flow)
      let (map, list) = (MapScreen(), ListScreen())
      flow.flow.push(PlacesScreen(map, list, isSwiftUI: true))
      #expect(try hands.drawing.texts == ["Map of Owls"])
      let container = try #require(Simulation.topStack(in: hands.window)?.topViewController)
      #expect(container.children.map { "\(type(of: $0))" } == ["ListViewController"])
      map.presence.report { flow.flow.back(from: list) }
      Simulation.settle()
      #expect("\(host.stage)" == "StartScreen")
      #expect(Simulation.complaints == [])
    }

    @Test func uiKitContainsUIKitAndSwiftUI() throws {
      let host = UIKitHost(window: hands.window)
      let flow = PlacesCoordinator()
      host.start(flow)
      flow.flow.push(PlacesScreen(MapScreen(), ListScreen(), isSwiftUI: false))
      Simulation.settle()
      let container = try #require(Simulation.topStack(in: hands.window)?.topViewController)
      #expect(
        container.children.map { "\(type(of: $0))" } == [
          "UIHostingController<MapView>", "ListViewController",
        ])
      #expect(Simulation.complaints == [])
    }

    @Test(arguments: [true, false])
    func everythingIsFreed(isSwiftUI: Bool) throws {
      let host = UIKitHost(window: hands.window)
      let flow = PlacesCoordinator()
      host.start(flow)
      try {
        let (map, list) = (watch(MapScreen()), watch(ListScreen()))
        flow.flow.push(watch(PlacesScreen(map, list, isSwiftUI: isSwiftUI)))
        Simulation.settle()
        let container = try #require(Simulation.topStack(in: hands.window)?.topViewController)
        for child in container.children { _ = watch(child) }
      }()
      #expect(watch.alive.count == (isSwiftUI ? 4 : 5))
      flow.flow.popToRoot()
      Simulation.settle()
      #expect("\(host.stage)" == "StartScreen")
      #expect(watch.alive == [])
    }
  }
}

/// Remembers objects weakly.
@MainActor
private final class Watch {
  private struct Ref { weak var object: AnyObject? }
  private var refs: [Ref] = []

  func callAsFunction<Object: AnyObject>(_ object: Object) -> Object {
    refs.append(Ref(object: object))
    return object
  }

  var alive: [String] { refs.compactMap { $0.object.map { "\(type(of: $0))" } } }
}

private final class StartScreen: Screen {
  let presence = Presence()
}

@Observable
private final class MapScreen: ViewControllerScreen {
  var text = "Owls"
  @ObservationIgnored let presence = Presence()

  func makeViewController() -> UIViewController {
    UIHostingController(rootView: MapView(viewModel: self))
  }
}

private final class ListScreen: ViewControllerScreen {
  let presence = Presence()

  func makeViewController() -> UIViewController { ListViewController(viewModel: self) }
}

/// Contains the other two in a view of SwiftUI's, or else in UIKit's.
private final class PlacesScreen: ViewControllerScreen {
  let presence: Presence
  private let isSwiftUI: Bool
  private let mapScreen: MapScreen
  private let listScreen: ListScreen

  init(_ map: MapScreen, _ list: ListScreen, isSwiftUI: Bool) {
    (mapScreen, listScreen, self.isSwiftUI) = (map, list, isSwiftUI)
    presence = Presence(embedding: [map, list])
  }

  func makeViewController() -> UIViewController {
    guard isSwiftUI else {
      return PlacesViewController(
        mapViewController: mapScreen.makeViewController(),
        listViewController: listScreen.makeViewController())
    }
    return UIHostingController(
      rootView: PlacesView(
        mapView: MapView(viewModel: mapScreen),
        listView: EmbeddedScreenView(listScreen)))
  }
}

private struct MapView: View {
  let viewModel: MapScreen

  var body: some View { Text("Map of \(viewModel.text)") }
}

private final class ListViewController: UIViewController {
  private let viewModel: ListScreen

  init(viewModel: ListScreen) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

private struct PlacesView<MapContent: View, ListContent: View>: View {
  let mapView: MapContent
  let listView: ListContent

  var body: some View {
    VStack(spacing: 0) {
      mapView
      listView
    }
  }
}

private final class PlacesViewController: UIViewController {
  private let mapViewController: UIViewController
  private let listViewController: UIViewController

  init(mapViewController: UIViewController, listViewController: UIViewController) {
    self.mapViewController = mapViewController
    self.listViewController = listViewController
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let rows = UIStackView()
    view.addSubview(rows)
    for child in [mapViewController, listViewController] {
      addChild(child)
      rows.addArrangedSubview(child.view)
      child.didMove(toParent: self)
    }
  }
}

private final class PlacesCoordinator: Coordinator {
  let flow = Flow()

  func start() { flow.push(StartScreen()) }
}
