#if canImport(UIKit) && !os(watchOS)
  import SwiftUI

  /// Draws the home screen.
  struct HomeView<ViewModel: HomeViewModel>: View {
    let viewModel: ViewModel

    var body: some View {
      Form {
        Button("Sign out") {
          viewModel.signOutButtonTapped()
        }
        .accessibilityIdentifier("home.signOutButtonTapped")
      }
      .navigationTitle("Home")
    }
  }
#endif
