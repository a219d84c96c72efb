#if canImport(SwiftUI)
  import SwiftUI

  /// Draws the pin screen.
  struct PinView<ViewModel: PinViewModel>: View {
    let viewModel: ViewModel
    @State private var pin = ""

    var body: some View {
      Form {
        SecureField("PIN", text: $pin)
          .accessibilityIdentifier("pin.pin")
        Button("Continue") {
          viewModel.pinChanged(to: pin)
        }
        .disabled(viewModel.attemptsLeft == 0)
        .accessibilityIdentifier("pin.pinChanged")
        LabeledContent("Attempts left", value: "\(viewModel.attemptsLeft)")
      }
    }
  }

  #if DEBUG
    #Preview("first attempt") {
      PinView(viewModel: PinSample.firstAttempt.viewModel)
    }

    #Preview("last attempt") {
      PinView(viewModel: PinSample.lastAttempt.viewModel)
    }
  #endif
#endif
