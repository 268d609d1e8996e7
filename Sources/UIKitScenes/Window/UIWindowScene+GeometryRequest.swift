public import UIKitCore
internal import UIKitDevices

extension UIWindowScene {
  /// The requested geometry of a scene.
  ///
  /// Create an instance of ``iOS``.
  @preconcurrency @MainActor
  public class GeometryPreferences: NSObject {
    /// The requested orientations of a scene.
    @preconcurrency @MainActor
    public class iOS: GeometryPreferences {
      /// The allowed orientations, or `nil` to keep the current one.
      public var interfaceOrientations: UIInterfaceOrientationMask?

      /// Creates preferences that request nothing.
      public override init() { super.init() }
      /// Creates preferences that request one of some orientations.
      public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.init()
        self.interfaceOrientations = interfaceOrientations
      }
    }

    override init() { super.init() }
  }

  /// Requests that the interface rotates, however the device is held.
  ///
  /// The interface rotates immediately. A landscape interface reports the orientation that matches
  /// the device if the device is held in landscape. The handler receives an error if the app itself
  /// allows none of the orientations: in its `Info.plist`, its delegate, or the controller that
  /// fills the window.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let preferences = geometryPreferences as? GeometryPreferences.iOS else {
      errorHandler?(UISceneError(.geometryRequestUnsupported))
      return
    }
    guard let sides = preferences.interfaceOrientations,
      application?.turnInterface(to: sides) == false
    else { return }
    errorHandler?(UISceneError(.geometryRequestDenied))
  }
}

extension UIViewController {
  /// The orientation of the interface, at its older location in the API.
  public var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.implicitScene.interfaceOrientation
  }

  /// Rotates the interface to match the device, if that orientation is allowed by now.
  public class func attemptRotationToDeviceOrientation() {
    UIApplication.shared.rotate(to: UIDevice.current.orientation)
  }
}
