public import UIKitCore
internal import UIKitDevices

extension UIWindowScene {
  /// How a program wants a scene to be turned; make one of ``iOS``.
  @preconcurrency @MainActor
  public class GeometryPreferences: NSObject {
    /// How a program wants a scene to be turned.
    @preconcurrency @MainActor
    public class iOS: GeometryPreferences {
      /// The sides to one of which it should be turned; nil for as it is.
      public var interfaceOrientations: UIInterfaceOrientationMask?

      /// No wish.
      public override init() { super.init() }
      /// A wish to be turned to one of some sides.
      public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.init()
        self.interfaceOrientations = interfaceOrientations
      }
    }

    override init() { super.init() }
  }

  /// Asks for the interface to be turned, however the device is held.
  ///
  /// It turns at once; an interface that lies on its side counts as turned to the side to which the
  /// device is held, where it is. The handler is told where the program itself, by its `Info.plist`, its
  /// delegate or the controller that fills the window, allows none of the sides.
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
  /// How the interface is turned, by its older place.
  public var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.implicitScene.interfaceOrientation
  }

  /// Turns the interface as the device is held, where it may be turned so by now.
  public class func attemptRotationToDeviceOrientation() {
    UIApplication.shared.rotate(to: UIDevice.current.orientation)
  }
}
