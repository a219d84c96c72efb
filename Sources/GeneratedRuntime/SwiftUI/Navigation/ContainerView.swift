#if canImport(SwiftUI)
  import SwiftUI

  /// Tabs or a split.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  struct ContainerView: View {
    let container: ContainerModel

    var body: some View {
      if case .tabs = container.kind {
        TabsView(container: container)
      } else if container.isPiled {
        StackView(stack: container.pile)
      } else if container.stacks.count == 2 {
        NavigationSplitView {
          StackView(stack: container.stacks[0])
        } detail: {
          StackView(stack: container.stacks[1])
        }
      } else if container.stacks.count == 3 {
        NavigationSplitView {
          StackView(stack: container.stacks[0])
        } content: {
          StackView(stack: container.stacks[1])
        } detail: {
          StackView(stack: container.stacks[2])
        }
      }
    }
  }

  /// Tabs, in the look that the flow has chosen.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  private struct TabsView: View {
    @Bindable var container: ContainerModel

    var body: some View {
      switch container.look {
      #if os(watchOS)
        case .pages, .segments: pages
      #else
        case .sidebar:
          if #available(iOS 18, macOS 15, tvOS 18, visionOS 2, *) {
            tabs.tabViewStyle(.sidebarAdaptable)
          } else {
            tabs
          }
      #endif
      #if !os(macOS) && !os(watchOS)
        case .pages: pages
        case .segments:
          VStack(spacing: 0) {
            Picker("", selection: $container.selection) {
              ForEach(container.stacks) { Text($0.tab?.title ?? "").tag($0.id) }
            }
            .pickerStyle(.segmented)
            pages
          }
      #endif
      default: tabs
      }
    }

    private var tabs: some View {
      TabView(selection: $container.selection) {
        ForEach(container.stacks) { stack in
          StackView(stack: stack)
            .tabItem { TabLabel(tab: stack.tab) }
            .modifier(TabBadge(text: stack.tab?.badge))
            .tag(stack.id)
        }
      }
    }

    #if !os(macOS)
      private var pages: some View {
        TabView(selection: $container.selection) {
          ForEach(container.stacks) { StackView(stack: $0).tag($0.id) }
        }
        .tabViewStyle(.page(indexDisplayMode: container.look == .segments ? .never : .automatic))
      }
    #endif
  }

  /// The title and the image on a tab: an image of the app, or a system symbol.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  private struct TabLabel: View {
    let tab: Stage.Tab?

    var body: some View {
      if let image = tab?.image {
        if hasImage(image) {
          Label(tab?.title ?? "", image: image)
        } else {
          Label(tab?.title ?? "", systemImage: image)
        }
      } else {
        Text(tab?.title ?? "")
      }
    }

    private func hasImage(_ name: String) -> Bool {
      #if canImport(UIKit) && !os(watchOS)
        UIImage(named: name) != nil
      #elseif canImport(AppKit)
        NSImage(named: name) != nil
      #else
        false
      #endif
    }
  }

  /// The badge on a tab, where the system has any.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  private struct TabBadge: ViewModifier {
    let text: String?

    func body(content: Content) -> some View {
      #if os(tvOS) || os(watchOS)
        content
      #else
        content.badge(text.map { Text($0) })
      #endif
    }
  }
#endif
