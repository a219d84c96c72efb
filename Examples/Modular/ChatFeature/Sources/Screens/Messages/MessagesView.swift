#if canImport(SwiftUI)
  import GeneratedRuntime
  import SwiftUI

  struct MessagesView<ViewModel: MessagesViewModel>: View {
    @Bindable var viewModel: ViewModel

    var body: some View {
      Form {
        TextField("Message", text: $viewModel.message)
          .submitLabel(.go)
          .onSubmit { send() }
          .accessibilityIdentifier("messages.message")
        Button("Send") {
          send()
        }
        .disabled(viewModel.isSending)
        .accessibilityIdentifier("messages.send")
        Button("Owl") {
          viewModel.owlButtonTapped()
        }
        .accessibilityIdentifier("messages.owl")
        Button("Block") {
          viewModel.blockButtonTapped()
        }
        .accessibilityIdentifier("messages.block")
        // Yours to show: `viewModel.owl`.
        // Yours to show: `viewModel.messages`.
      }
      .navigationTitle("Messages")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close") {
            viewModel.closeButtonTapped()
          }
          .accessibilityIdentifier("messages.close")
        }
      }
      .task {
        viewModel.load()
      }
    }

    private func send() {
      Task(whileShown: viewModel) { await viewModel.send() }
    }
  }
#endif
