import GeneratedRuntime
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

/// `Info.plist` names it. Starts a window's flow: the app's, or the one that a launch argument names.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var host: UIKitHost?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let host = UIKitHost(window: window)
    (self.window, self.host) = (window, host)
    // They wait for the start, and for the sign-in.
    self.scene(scene, openURLContexts: connectionOptions.urlContexts)
    for activity in connectionOptions.userActivities { self.scene(scene, continue: activity) }
    let services = OwleryServices()
    if let point = LaunchPoint(arguments: ProcessInfo.processInfo.arguments) {
      host.start(point.makeCoordinator(withServices: services))
    } else {
      let place = session.stateRestorationActivity?.userInfo?["place"] as? String
      host.stage.start(
        AppCoordinator(withServices: services), at: place.flatMap { Stage.Place(rawValue: $0) })
    }
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    for context in contexts { host?.stage.open(context.url) }
  }

  func scene(_ scene: UIScene, continue activity: NSUserActivity) {
    if let url = activity.webpageURL { host?.stage.open(url) }
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    guard let place = host?.stage.place else { return nil }
    let activity = NSUserActivity(activityType: "place")
    activity.addUserInfoEntries(from: ["place": place.rawValue])
    return activity
  }
}
