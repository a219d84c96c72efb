#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import SwiftUI

  struct ProfileView<ViewModel: ProfileViewModel>: View {
    let viewModel: ViewModel

    var body: some View {
      TrackingView {
        Form {
<<<<<<< /work/main/Examples/Owlery/Sources/Owlery/Screens/Profile/ProfileView.swift
          Text(viewModel.profile.name)
=======
>>>>>>> /tmp/tmp97m1e060.swift
          Button("Edit") {
            viewModel.editButtonPressed()
          }
          .accessibilityIdentifier("profile.edit")
          Button("Log out", role: .destructive) {
            viewModel.logoutButtonPressed()
          }
          .accessibilityIdentifier("profile.logout")
<<<<<<< /work/main/Examples/Owlery/Sources/Owlery/Screens/Profile/ProfileView.swift
=======
          // Yours to show: `viewModel.profile`.
          // Yours to call, unless a flow does: `viewModel.profileChanged`.
>>>>>>> /tmp/tmp97m1e060.swift
        }
        .task {
          viewModel.load()
        }
      }
    }
  }
#endif
