internal import UIKitAnimation
@_spi(Kit) package import UIKitCore

/// Lies over everything at the foot of the screen and holds the input views of one window.
///
/// It is a window of its own, as on iOS: whatever a program puts into its window, presents or lays
/// over it does not cover the keyboard. Points in it are points of the screen: the window is only as
/// large as the input views, so that touches beside them miss it, and its bounds begin where its
/// frame does.
package final class InputWindow: UIWindow, SystemWindow {
  /// The window whose first responder the input views serve.
  weak var served: UIWindow?
  /// Reaches behind the input view as well: its frame is that of all input views, as programs that
  /// observe the superview of their accessory view expect.
  let accessoryPlace = InputViewPlace(frame: .zero)
  private let inputPlace = InputViewPlace(frame: .zero)
  /// How high the accessory view is, in points.
  private(set) var accessoryHeight: CGFloat = 0

  /// In front of alerts, which lie at 2000, and of whatever an app invents.
  package static let keyboardLevel = Level(1_000_000)

  convenience init(scene: UIWindowScene) {
    self.init(windowScene: scene)
    windowLevel = Self.keyboardLevel
    // The keyboard's own ground, which shows where an input view does not fill it.
    inputPlace.backgroundColor = .systemGray5
    addSubview(accessoryPlace)
    addSubview(inputPlace)
  }

  package override var canBecomeKey: Bool { false }
  package override var servedWindow: UIWindow? { served }

  /// Takes the views in, and returns how high they are together at a width.
  func hold(_ views: InputViewSet, width: CGFloat) -> CGFloat {
    accessoryPlace.hold(views.accessory)
    inputPlace.hold(views.input)
    accessoryHeight =
      views.accessory.map { InputViewHeight.of($0.view, width: width, otherwise: 0) } ?? 0
    let below =
      views.input.map {
        InputViewHeight.of($0.view, width: width, otherwise: UIInputView.standardHeight)
      } ?? 0
    return accessoryHeight + below
  }

  /// Moves the views to a frame of the screen. In an animation they are seen to move; their frames
  /// change at once.
  func move(to frame: CGRect) {
    UIView.performWithoutAnimation {
      bounds.origin = frame.origin
      accessoryPlace.frame = frame
      let below = max(0, frame.height - accessoryHeight)
      inputPlace.frame = CGRect(
        x: frame.minX, y: frame.maxY - below, width: frame.width, height: below)
      accessoryPlace.fill(height: accessoryHeight)
      inputPlace.fill(height: below)
    }
    self.frame = frame
  }
}

/// Holds one input view; after it in the chain comes whoever supplied the view.
///
/// A text field in a controller's accessory view so has the controller above it, and keeps the
/// accessory view on the screen while it is first responder itself.
final class InputViewPlace: UIView {
  private(set) weak var supplier: UIResponder?
  private weak var held: UIView?

  override var next: UIResponder? { supplier ?? super.next }

  func hold(_ part: InputViewSet.Part?) {
    if held !== part?.view {
      let old = held
      held = part?.view
      if old?.superview === self { old?.removeFromSuperview() }
      supplier = nil
    }
    guard let part, held === part.view else { return }
    if part.view.superview !== self { addSubview(part.view) }
    if part.supplier?.isBelow(self) == false { supplier = part.supplier }
  }

  /// Gives the view the whole width, and a height from the top.
  func fill(height: CGFloat) {
    guard let held, held.superview === self else { return }
    held.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
  }
}

extension UIResponder {
  /// Whether the chain from here runs through `place`; a chain that went on here would be a ring.
  func isBelow(_ place: UIView) -> Bool {
    ResponderClimb.chain(from: self).contains { $0 === place }
  }
}
