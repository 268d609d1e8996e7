public import UIKit

/// The sample app: each of its scenes shows one idea of the event system.
open class GalleryDelegate: UIResponder, UIApplicationDelegate, AppSceneProviding {
  /// Makes the delegate.
  public override init() { super.init() }

  /// The scenes in the order in which they are best visited.
  public var scenes: [AppScene] { [DeliveryScene.scene] }
}
