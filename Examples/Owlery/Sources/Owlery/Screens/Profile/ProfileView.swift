#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import SwiftUI

  struct ProfileView<ViewModel: ProfileViewModel>: View {
    let viewModel: ViewModel

    var body: some View {
      TrackingView {
        Form {
          Text(viewModel.profile.name)
          Button("Edit") {
            viewModel.editButtonPressed()
          }
          .accessibilityIdentifier("profile.edit")
          Button("Log out", role: .destructive) {
            viewModel.logoutButtonPressed()
          }
          .accessibilityIdentifier("profile.logout")
        }
        .task {
          viewModel.load()
        }
      }
    }
  }
#endif
