#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import SwiftUI

  /// Draws the owls screen.
  struct OwlsListView<ViewModel: OwlsViewModel>: View {
    let viewModel: ViewModel

    var body: some View {
      List {
        if viewModel.isLoading {
          ProgressView()
        }
        if let message = viewModel.message {
          Text(message)
        }
        ForEach(viewModel.list.items) { owl in
          Button(String(describing: owl.id)) {
            viewModel.didSelect(id: owl.id)
          }
          .accessibilityIdentifier("owls.didSelect")
        }
        Button("Profile") {
          viewModel.profileButtonTapped()
        }
        .accessibilityIdentifier("owls.profileButtonTapped")
        Button("Settings") {
          viewModel.settingsButtonTapped()
        }
        .accessibilityIdentifier("owls.settingsButtonTapped")
      }
      .navigationTitle("Owls")
      .task {
        await viewModel.load()
      }
      .refreshable {
        await viewModel.refresh()
      }
    }
  }

  #if DEBUG
    #Preview("empty") {
      OwlsListView(viewModel: OwlsSample.empty.viewModel)
    }

    #Preview("loading") {
      OwlsListView(viewModel: OwlsSample.loading.viewModel)
    }

    #Preview("one owl") {
      OwlsListView(viewModel: OwlsSample.oneOwl.viewModel)
    }

    #Preview("made") {
      OwlsListView(viewModel: OwlsSample.made.viewModel)
    }
  #endif
#endif
