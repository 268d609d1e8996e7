public import UIKitCore
internal import UIKitDevices

extension UIWindowScene {
  /// How large a scene is, and how it is turned.
  @preconcurrency @MainActor
  public class Geometry: NSObject {
    /// How the interface is turned.
    public let interfaceOrientation: UIInterfaceOrientation
    /// The place of the scene, as large as it was.
    public let coordinateSpace: any UICoordinateSpace
    /// Whether the user is changing its size; nobody can here.
    public var isInteractivelyResizing: Bool { false }
    /// Whether the interface stays when the device is turned; it never does by itself here.
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

  /// How large the scene is, and how it is turned.
  public var effectiveGeometry: Geometry { Geometry(self) }
  /// Whether the scene fills its screen; it always does.
  public var isFullScreen: Bool { true }
  /// How small and how large the user may make the scene: nil on a phone, kept on a tablet.
  public var sizeRestrictions: UISceneSizeRestrictions? {
    traitCollection.userInterfaceIdiom == .pad ? part.restrictions : nil
  }
  /// What is known of the status bar.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(self) }

  /// Tells the delegate where the size, the orientation or the traits are others than it was told.
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

/// How small and how large the user may make a scene; kept, as nobody can change its size here.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// Points.
  open var minimumSize = CGSize.zero
  /// Points.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// Whether it may fill the screen.
  open var allowsFullScreen = true
}

/// The place of a scene as it was; what is converted goes by the screen.
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
