#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import GeneratedRuntime
  import SwiftUI

  /// Draws the pin screen.
  struct PinView<ViewModel: PinViewModel>: View {
    let viewModel: ViewModel
    @State private var pin = ""

    var body: some View {
      TrackingView {
        Form {
          SecureField("PIN", text: $pin)
            .accessibilityIdentifier("pin.pin")
          Button("Continue") {
            viewModel.pinChanged(to: pin)
          }
          .disabled(viewModel.attemptsLeft == 0)
          .accessibilityIdentifier("pin.pinChanged")
          HStack {
            Text("Attempts left")
            Spacer()
            Text(viewModel.attemptsLeft.formatted())
          }
          .accessibilityElement(children: .combine)
        }
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
