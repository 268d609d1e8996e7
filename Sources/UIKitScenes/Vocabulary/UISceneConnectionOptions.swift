public import Foundation

/// The reasons for connecting a scene: `UIScene.ConnectionOptions`.
///
/// All values are empty, because nothing outside the app opens a scene.
@preconcurrency @MainActor
open class UISceneConnectionOptions: NSObject {
  /// The URLs to open.
  public let urlContexts: Set<UIOpenURLContext>
  /// The user's activities to continue.
  public let userActivities: Set<NSUserActivity>
  /// The app that requested the scene, always `nil`.
  open var sourceApplication: String? { nil }
  /// The type of the activity that arrives from another device, always `nil`.
  open var handoffUserActivityType: String? { nil }

  package init(
    urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = []
  ) {
    self.urlContexts = urlContexts
    self.userActivities = userActivities
    super.init()
  }
}

/// A URL to open, with its options.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The URL to open.
  public let url: URL
  /// The information about the requesting app, which is always empty.
  public let options = UISceneOpenURLOptions()

  package init(url: URL) {
    self.url = url
    super.init()
  }
}

/// Information about the app that requests to open a URL: `UIScene.OpenURLOptions`.
@preconcurrency @MainActor
open class UISceneOpenURLOptions: NSObject {
  /// The requesting app, always `nil`.
  open var sourceApplication: String? { nil }
  /// The requesting app's additional data, always `nil`.
  open var annotation: Any? { nil }
  /// Whether the app may change the file in its original location, always `false`.
  open var openInPlace: Bool { false }
}
