#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  extension WebLoginScreen {
    /// Begins what the system shows in `window`, or what you present over `presenter`. The
    /// result goes to `result`, once.
    ///
    /// - Returns: ends it; called when the screen leaves. What it captures is kept until then.
    func startSession(
      in window: UIWindow,
      over presenter: UIViewController,
      _ result: SafeResultClosure<Avatar>
    ) -> () -> Void {
      // Yours to write. Unused, `result` is cancelled.
      return {}
    }
  }
#endif
