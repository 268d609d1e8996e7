public import Foundation

/// Why a scene is connected: `UIScene.ConnectionOptions`. Nothing outside the program opens one here, so
/// that all of it is empty.
@preconcurrency @MainActor
open class UISceneConnectionOptions: NSObject {
  /// The addresses to be opened.
  public let urlContexts: Set<UIOpenURLContext>
  /// What the user was doing elsewhere.
  public let userActivities: Set<NSUserActivity>
  /// The app that asked for the scene.
  open var sourceApplication: String? { nil }
  /// The kind of activity that is about to be handed over from another device.
  open var handoffUserActivityType: String? { nil }

  package init(
    urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = []
  ) {
    self.urlContexts = urlContexts
    self.userActivities = userActivities
    super.init()
  }
}

/// An address to be opened.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL
  /// What is known of who asks: nothing here.
  public let options = UISceneOpenURLOptions()

  package init(url: URL) {
    self.url = url
    super.init()
  }
}

/// What is known of who asks for an address to be opened: `UIScene.OpenURLOptions`.
@preconcurrency @MainActor
open class UISceneOpenURLOptions: NSObject {
  /// The app that asks.
  open var sourceApplication: String? { nil }
  /// What it says besides.
  open var annotation: Any? { nil }
  /// Whether the file behind the address may be changed where it lies.
  open var openInPlace: Bool { false }
}
