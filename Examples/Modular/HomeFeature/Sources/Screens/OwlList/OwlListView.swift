#if canImport(SwiftUI)
  import Core
  import GeneratedRuntime
  import SwiftUI

  struct OwlListView<ViewModel: OwlListViewModel>: View {
    let viewModel: ViewModel

    var body: some View {
      List {
        ForEach(viewModel.list.items) { owl in
          Button(String(describing: owl)) {
            viewModel.select(owlID: owl.id)
          }
          .accessibilityIdentifier("owlList.select.\(owl.id)")
        }
        Button("Log out", role: .destructive) {
          viewModel.logOutButtonTapped()
        }
        .accessibilityIdentifier("owlList.logOut")
      }
      .overlay {
        if viewModel.list.items.isEmpty {
          ContentUnavailableView("Nothing here yet", systemImage: "tray")
        }
      }
      .task {
        viewModel.load()
      }
    }
  }

  #if DEBUG
    #Preview {
      OwlListView(viewModel: OwlListScreen(withServices: PreviewServices()))
    }
  #endif
#endif
