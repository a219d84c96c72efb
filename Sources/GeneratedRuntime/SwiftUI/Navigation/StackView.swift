#if canImport(SwiftUI)
  import SwiftUI

  /// A stack. A container that is alone on it has stacks of its own, and none around it.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  struct StackView: View {
    @Bindable var stack: StackModel

    var body: some View {
      if !stack.isStack, let container = stack.root?.container {
        ContainerView(container: container)
      } else {
        NavigationStack(path: $stack.path) {
          Group {
            if let root = stack.root { seen(root, isRoot: true).id(root.id) }
          }
          .navigationDestination(for: PathRow.self) { [weak stack] row in
            if let stack, let model = stack.model(row) {
              seen(model, isRoot: false)
            } else {
              // SwiftUI shows a row that it was told to remove.
              noting(ViewOfRow(id: row.id, isRoot: false), Text(verbatim: ""))
            }
          }
        }
        .id([stack.id, stack.generation])
      }
    }

    private func seen(_ row: RowModel, isRoot: Bool) -> some View {
      noting(ViewOfRow(id: row.id, isRoot: isRoot), RowView(row: row))
    }

    private func noting(_ view: ViewOfRow, _ content: some View) -> some View {
      content
        .onAppear { [weak stack] in stack?.didAppear(view) }
        .onDisappear { [weak stack] in stack?.didDisappear(view) }
    }
  }

  /// A row of a stack.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  private struct RowView: View {
    let row: RowModel

    var body: some View {
      if row.hasTitle {
        content.navigationTitle(row.title ?? "")
      } else {
        content
      }
    }

    private var content: some View {
      ScreenView(row: row)
        .navigationBarBackButtonHidden(row.wayBack != .free)
        .toolbar {
          // The system's own can't be asked, and its swipe is off with it.
          if row.wayBack == .asks {
            ToolbarItem(placement: Self.backPlacement) {
              Button("Back", systemImage: "chevron.backward") { row.goBack() }
            }
          }
        }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension RowView {
    fileprivate static var backPlacement: ToolbarItemPlacement {
      #if os(watchOS)
        .cancellationAction
      #else
        .navigation
      #endif
    }
  }

  /// The content of a row.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  private struct ScreenView: View {
    let row: RowModel

    var body: some View {
      if let container = row.container {
        ContainerView(container: container)
      } else if let screen = row.screen as? any ViewScreen {
        screen.erasedView
      } else if let screen = row.screen {
        screen.viewWithoutSwiftUI
      }
    }
  }

  extension ViewScreen {
    fileprivate var erasedView: AnyView { AnyView(makeView()) }
  }

  extension Screen {
    /// UIKit's, or the screen's name where it has no view at all.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    fileprivate var viewWithoutSwiftUI: AnyView {
      #if canImport(UIKit) && !os(watchOS)
        if let screen = self as? any ViewControllerScreen { return screen.embeddedView }
        if let controller = (self as? any UIKitExternal)?.controller {
          return AnyView(ControllerView(controller: controller))
        }
      #endif
      return AnyView(Text(verbatim: "\(Self.self)"))
    }
  }

  #if canImport(UIKit) && !os(watchOS)
    extension ViewControllerScreen {
      fileprivate var embeddedView: AnyView { AnyView(EmbeddedScreenView(self)) }
    }

    /// A view controller that one of the app's own coordinators has made.
    private struct ControllerView: UIViewControllerRepresentable {
      let controller: UIViewController

      func makeUIViewController(context: Context) -> UIViewController { controller }

      func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
  #endif
#endif
