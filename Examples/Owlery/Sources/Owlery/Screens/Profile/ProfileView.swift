#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import SwiftUI

  /// Draws the profile screen.
  struct ProfileView<ViewModel: ProfileViewModel>: View {
    let viewModel: ViewModel

    var body: some View {
      TrackingView {
        Form {
          Text(viewModel.profile.name)
          Button("Edit") {
            viewModel.editButtonPressed()
          }
          .accessibilityIdentifier("profile.editButtonPressed")
          Button("Log out") {
            viewModel.logoutButtonPressed()
          }
          .accessibilityIdentifier("profile.logoutButtonPressed")
        }
        .task {
          viewModel.load()
        }
      }
    }
  }

  #if DEBUG
    #Preview("defaults") {
      ProfileView(viewModel: ProfileSample.defaults.viewModel)
    }
  #endif
#endif
