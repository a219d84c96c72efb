#if canImport(SwiftUI)
  import SwiftUI

  struct OwlDetailView<ViewModel: OwlDetailViewModel>: View {
    let viewModel: ViewModel

    var body: some View {
      Form {
        Button("Chat") {
          viewModel.chatButtonTapped()
        }
        .accessibilityIdentifier("owlDetail.chat")
        // Yours to show: `viewModel.owl`.
      }
      .navigationTitle("Owl detail")
    }
  }
#endif
