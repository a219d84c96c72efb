#if canImport(UIKit) && !os(watchOS)
  import SwiftUI

  /// Draws the empty screen.
  struct EmptyView<ViewModel: EmptyViewModel>: View {
    let viewModel: ViewModel

    var body: some View {
      Form {
        Text("Empty")
      }
      .navigationTitle("Empty")
    }
  }

  #if DEBUG
    #Preview("defaults") {
      EmptyView(viewModel: EmptySample.defaults.viewModel)
    }
  #endif
#endif
