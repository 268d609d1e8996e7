package import TouchstoneKit

extension UIApplication {
  /// A sentence about an app that shows no window, with the remedy, or `nil` if it shows one.
  package var windowlessNote: String? {
    guard !windowsFrontToBack.contains(where: \.isOnScreen) else { return nil }
    return "the app shows no window; create a UIWindow when the app launches or when its scene "
      + "connects, set its rootViewController, and call makeKeyAndVisible(); storyboards aren't "
      + "loaded"
  }
}
