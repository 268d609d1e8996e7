public import UIKitCore
internal import UIKitDevices

extension UIWindowScene {
  /// The size and orientation of a scene.
  @preconcurrency @MainActor
  public class Geometry: NSObject {
    /// The orientation of the interface.
    public let interfaceOrientation: UIInterfaceOrientation
    /// The coordinate space of the scene, with the bounds it had.
    public let coordinateSpace: any UICoordinateSpace
    /// Whether the user is changing the size of the scene, which is never the case.
    public var isInteractivelyResizing: Bool { false }
    /// Whether the interface stays when the device rotates, which is never the case.
    public var isInterfaceOrientationLocked: Bool { false }

    init(_ scene: UIWindowScene) {
      interfaceOrientation = scene.interfaceOrientation
      coordinateSpace = FormerSpace(scene.screen)
      super.init()
    }

    func isSame(as other: Geometry) -> Bool {
      interfaceOrientation == other.interfaceOrientation
        && coordinateSpace.bounds == other.coordinateSpace.bounds
    }
  }

  /// The current size and orientation of the scene.
  public var effectiveGeometry: Geometry { Geometry(self) }
  /// Whether the scene fills its screen, which is always the case.
  public var isFullScreen: Bool { true }
  /// The size limits of the scene, or `nil` if the interface idiom isn't a tablet.
  public var sizeRestrictions: UISceneSizeRestrictions? {
    traitCollection.userInterfaceIdiom == .pad ? part.restrictions : nil
  }
  /// The status bar of the scene.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(self) }

  /// Notifies the delegate if the size, orientation or traits differ from those of its last
  /// notification.
  func tellOfChange() {
    let new = (geometry: effectiveGeometry, traits: traitCollection)
    guard let old = part.known, !old.geometry.isSame(as: new.geometry) || old.traits != new.traits
    else { return }
    part.known = new
    guard let delegate = delegate as? any UIWindowSceneDelegate else { return }
    delegate.windowScene(
      self, didUpdate: old.geometry.coordinateSpace,
      interfaceOrientation: old.geometry.interfaceOrientation, traitCollection: old.traits)
    if !old.geometry.isSame(as: new.geometry) {
      delegate.windowScene(self, didUpdateEffectiveGeometry: old.geometry)
    }
  }
}

/// The size limits of a scene.
///
/// They are stored but have no effect, because the user can't change its size.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The minimum size, in points.
  open var minimumSize = CGSize.zero
  /// The maximum size, in points.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// Whether the scene may fill the screen.
  open var allowsFullScreen = true
}

/// The coordinate space of a scene with the bounds that it had. Conversions use the current screen.
final class FormerSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect
  private weak var screen: UIScreen?

  init(_ screen: UIScreen) {
    bounds = screen.bounds
    self.screen = screen
    super.init()
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    screen?.convert(point, to: coordinateSpace) ?? point
  }
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    screen?.convert(point, from: coordinateSpace) ?? point
  }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    screen?.convert(rect, to: coordinateSpace) ?? rect
  }
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    screen?.convert(rect, from: coordinateSpace) ?? rect
  }
}
