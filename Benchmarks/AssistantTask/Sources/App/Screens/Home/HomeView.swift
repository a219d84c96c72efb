#if canImport(SwiftUI)
  import SwiftUI

  struct HomeView<ViewModel: HomeViewModel>: View {
    let viewModel: ViewModel

    var body: some View {
      Form {
        Button("Sign out", role: .destructive) {
          viewModel.signOutButtonTapped()
        }
        .accessibilityIdentifier("home.signOut")
        Button("Profile") {
          viewModel.profileButtonTapped()
        }
        .accessibilityIdentifier("home.profile")
        // Yours to show: `viewModel.name`.
      }
      .navigationTitle("Home")
    }
  }

  #if DEBUG
    #Preview {
      HomeView(viewModel: HomeScreen(name: "name"))
    }
  #endif
#endif
