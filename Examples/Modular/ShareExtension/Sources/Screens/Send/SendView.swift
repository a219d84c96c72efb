#if canImport(SwiftUI)
  import SwiftUI

  struct SendView<ViewModel: SendViewModel>: View {
    @Bindable var viewModel: ViewModel

    var body: some View {
      Form {
        TextField("Note", text: $viewModel.note)
          .submitLabel(.go)
          .onSubmit { viewModel.send() }
          .accessibilityIdentifier("send.note")
        Button("Send") {
          viewModel.send()
        }
        .accessibilityIdentifier("send.send")
        // Yours to show: `viewModel.session`.
      }
      .navigationTitle("Send")
    }
  }
#endif
