import GeneratedRuntime
import Testing
import UIKit

/// How modals look, what they point at, and containers that an app makes itself.
@MainActor
struct PresentationTests {
  let root = P(showing: A())

  func bench(isPad: Bool = false) -> Bench {
    let bench = Bench()
    Simulation.isPad = isPad
    bench.host.start(root)
    Simulation.settle()
    return bench
  }

  func topSheet(in bench: Bench) -> UISheetPresentationController? {
    Simulation.settle()
    return Simulation.top(in: bench.window)?.sheetPresentationController
  }

  /// In the order that UIKit wants, whatever the order in the style.
  @Test func sheetRestsAtItsDetents() throws {
    let bench = bench()
    root.flow.present(
      B(),
      style: .sheet(
        detents: [.large, .fraction(0.75), .height(120), .medium], showsGrabber: true,
        cornerRadius: 24))
    let sheet = try #require(topSheet(in: bench))
    #expect(bench.shown == "A | sheet B")
    #expect(Simulation.heights(of: sheet) == [120, 400, 600, 800])
    #expect(sheet.prefersGrabberVisible)
    #expect(sheet.preferredCornerRadius == 24)
  }

  /// With the bar and without what the safe area adds, which is the bar, too; or as high as its
  /// view controller prefers.
  @Test func sheetFitsItsContent() throws {
    let bench = bench()
    root.flow.present(B(), style: .sheet(detents: [.fit, .large]))
    let sheet = try #require(topSheet(in: bench))
    let stack = try #require(Simulation.top(in: bench.window) as? UINavigationController)
    let screen = try #require(stack.topViewController)
    stack.navigationBar.frame.size.height = 44
    let view = FittingView()
    view.safeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    screen.view = view
    #expect(Simulation.heights(of: sheet) == [200 + 44, 800])
    screen.preferredContentSize.height = 300
    #expect(Simulation.heights(of: sheet) == [344, 800])
    stack.isNavigationBarHidden = true
    #expect(Simulation.heights(of: sheet) == [300, 800])
  }

  /// When another screen is shown in it, and when what a view controller shows has changed.
  @Test(arguments: [ModalStyle.Detent.fit, .medium])
  func sheetFitsItsContentAgain(detent: ModalStyle.Detent) async throws {
    let bench = bench()
    let modal = Q(showing: B())
    root.flow.start(modal, as: .present, style: .sheet(detents: [detent]))
    let sheet = try #require(topSheet(in: bench))
    let appeared = Simulation.measurements(of: sheet)
    modal.flow.push(C())
    Simulation.settle()
    let pushed = Simulation.measurements(of: sheet)
    #expect(pushed - appeared == (detent == .fit ? 1 : 0))

    let model = Model()
    let view = try #require(bench.top)
    keepUpdated(view) { _ in _ = model.text }
    let begun = Simulation.measurements(of: sheet)
    model.text = "Longer"
    for _ in 0..<10 { await Task.yield() }
    #expect(Simulation.measurements(of: sheet) - begun == (detent == .fit ? 1 : 0))
  }

  @MainActor
  private final class Model {
    @ObservableProperty var text = ""
  }

  private final class FittingView: UIView {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      CGSize(width: targetSize.width, height: 200 + safeAreaInsets.top + safeAreaInsets.bottom)
    }
  }

  @Test(arguments: [(ModalStyle.sheet, 800), (.formSheet(detents: [.medium]), 400)])
  func sheetOfAFlow(style: ModalStyle, height: CGFloat) throws {
    let bench = bench()
    root.flow.start(Q(showing: B()), as: .present, style: style)
    let sheet = try #require(topSheet(in: bench))
    #expect(bench.shown == "A | \(style) B")
    #expect(Simulation.heights(of: sheet) == [height])
    #expect(!sheet.prefersGrabberVisible)
    #expect(sheet.preferredCornerRadius == nil)
  }

  @Test func popoverPointsAtAView() throws {
    let bench = bench()
    let button = UIView(frame: CGRect(x: 8, y: 8, width: 44, height: 32))
    button.accessibilityIdentifier = "filterButton"
    bench.top?.view.addSubview(button)
    root.flow.present(B(), style: .popover(anchor: "filterButton"))
    #expect(bench.shown == "A | popover B")
    let popover = try #require(Simulation.top(in: bench.window)?.popoverPresentationController)
    #expect(popover.sourceView === button)
    #expect(popover.sourceRect == CGRect(x: 0, y: 0, width: 44, height: 32))
    #expect(popover.permittedArrowDirections == .any)
  }

  enum Bar: CaseIterable { case left, right, toolbar }

  @Test(arguments: Bar.allCases, [true, false])
  func popoverPointsAtABarButtonItem(bar: Bar, isAlert: Bool) throws {
    let bench = bench(isPad: true)
    let item = UIBarButtonItem()
    item.accessibilityIdentifier = "filterButton"
    switch bar {
    case .left: bench.top?.navigationItem.leftBarButtonItems = [UIBarButtonItem(), item]
    case .right: bench.top?.navigationItem.rightBarButtonItems = [item]
    case .toolbar: bench.top?.toolbarItems = [item]
    }
    if isAlert {
      root.flow.alert(
        "Sure?", style: .actionSheet, anchor: "filterButton", buttons: [.button("Yes")])
    } else {
      root.flow.present(B(), style: .popover(anchor: "filterButton"))
    }
    #expect(bench.shown == (isAlert ? "A | actionSheet \"Sure?\"" : "A | popover B"))
    let popover = try #require(Simulation.top(in: bench.window)?.popoverPresentationController)
    #expect(popover.sourceItem === item)
    #expect(popover.permittedArrowDirections == .any)
  }

  @Test func popoverPointsAtTheViewOfABarButtonItem() throws {
    let bench = bench()
    let (item, button) = (UIBarButtonItem(), UIView())
    button.accessibilityIdentifier = "filterButton"
    item.customView = button
    bench.top?.navigationItem.rightBarButtonItems = [item]
    root.flow.present(B(), style: .popover(anchor: "filterButton"))
    #expect(bench.shown == "A | popover B")
    let popover = try #require(Simulation.top(in: bench.window)?.popoverPresentationController)
    #expect(popover.sourceView === button)
  }

  @Test func whatIsTypedIntoAnAlertIsThereWhenAButtonIsTapped() throws {
    let bench = bench()
    let name = FlowAlert.Field("name", text: "Ada", placeholder: "Name")
    let pin = FlowAlert.Field("pin", isSecret: true)
    var saved: [String] = []
    root.flow.alert(
      "Who?", fields: [name, pin], buttons: [.button("Save") { saved = [name.text, pin.text] }])
    #expect(bench.shown == "A | alert \"Who?\"")
    let alert = try #require(Simulation.top(in: bench.window) as? UIAlertController)
    #expect(alert.textFields?.map(\.text) == ["Ada", ""])
    #expect(alert.textFields?.map(\.placeholder) == ["Name", nil])
    #expect(alert.textFields?.map(\.isSecureTextEntry) == [false, true])
    Simulation.type("Grace", intoFieldOfAlert: "name", in: bench.window)
    Simulation.tapAlert("Save", in: bench.window)
    #expect(bench.shown == "A")
    #expect(saved == ["Grace", ""])
  }

  @Test func anActionSheetHasNoFields() {
    let bench = bench()
    root.flow.alert(
      "Who?", style: .actionSheet, fields: [FlowAlert.Field("name")], buttons: [.button("OK")])
    #expect(bench.shown == "A | actionSheet \"Who?\"")
  }

  @Test func stylesAreToldApart() {
    #expect(ModalStyle.sheet != .sheet(detents: [.medium]))
    #expect(ModalStyle.sheet == .sheet(detents: []))
    #expect("\(ModalStyle.formSheet(detents: [.large]))" == "formSheet")
    #expect(ModalStyle.popover(anchor: "a").kind == ModalStyle.popover.kind)
  }

  // MARK: - Containers

  final class Stack: UINavigationController {}
  final class Tabs: UITabBarController {}
  final class Split: UISplitViewController {}

  @Test func containersOfTheAppsOwnClasses() throws {
    let bench = Bench()
    Simulation.setWidth(.regular, of: bench.window)
    var made = 0
    let host = UIKitHost(window: bench.window) { containers in
      containers.navigationController = {
        made += 1
        return Stack()
      }
      containers.tabBarController = { Tabs() }
      containers.splitViewController = { Split(style: $0) }
    }
    let split = Q { $0.showSplit(primary: .screen(B()), secondary: .screen(C())) }
    host.start(P { $0.showTabs([.tab(split, title: "Q"), .tab(R(showing: D()), title: "R")]) })
    Simulation.settle()
    #expect(bench.window.drawn == "tabs { *split { B, C }, D }")
    let tabs = try #require(bench.window.rootViewController as? Tabs)
    #expect(tabs.viewControllers?.map { $0 is Split } == [true, false])
    #expect(tabs.viewControllers?.last is Stack)
    split.flow.present(E())
    Simulation.settle()
    #expect(Simulation.top(in: bench.window) is Stack)
    // The window's, two tabs', three columns', and the modal's.
    #expect(made == 7)
  }

  @Test func containersOfAnAttachedHost() {
    let bench = Bench(on: .own("X"))
    let host = UIKitHost(navigationController: bench.stack ?? .init()) {
      $0.navigationController = { Stack() }
    }
    host.start(root)
    root.flow.present(B())
    #expect(bench.drawn == "X › A | sheet B")
    #expect(Simulation.top(in: bench.window) is Stack)
    root.flow.finish {}
    #expect(bench.drawn == "X")
    let presenter = bench.top ?? .init()
    let second = UIKitHost(presenter: presenter) { $0.navigationController = { Stack() } }
    second.start(Q(showing: C()))
    #expect(bench.drawn == "X | sheet C")
    #expect(Simulation.top(in: bench.window) is Stack)
  }

  @Test(arguments: [false, true])
  func splitOfAnotherStyleIsNotShown(hasThree: Bool) {
    let bench = Bench()
    let host = UIKitHost(window: bench.window) {
      $0.splitViewController = { _ in Split(style: hasThree ? .doubleColumn : .tripleColumn) }
    }
    let stage = host.stage
    stage.isRecording = true
    stage.start(
      P { $0.showSplit(primary: .screen(B()), supplementary: hasThree ? .screen(C()) : nil) })
    Simulation.settle()
    #expect(bench.window.drawn == "split { B }")
    #expect(!(bench.window.rootViewController is Split))
    let style = hasThree ? "tripleColumn" : "doubleColumn"
    #expect(
      stage.warnings == ["a split view controller of another style than \(style) isn't shown"])
  }
}
