#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import GeneratedRuntime
  import SwiftUI

  struct PinView<ViewModel: PinViewModel>: View {
    let viewModel: ViewModel
    @State private var pin = ""

    var body: some View {
      TrackingView {
        Form {
          HStack {
            Text("Attempts left")
            Spacer()
            Text(viewModel.attemptsLeft.formatted())
          }
          .accessibilityElement(children: .combine)
          SecureField("PIN", text: $pin)
            .whenChanged(pin) { pin in
              viewModel.pinChanged(to: pin)
            }
            .disabled(viewModel.attemptsLeft == 0)
            .accessibilityIdentifier("pin.pin")
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
