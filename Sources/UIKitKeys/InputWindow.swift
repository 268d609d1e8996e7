internal import UIKitAnimation
@_spi(Kit) package import UIKitCore

/// A window at the bottom of the screen, in front of everything, that contains the input views of
/// another window.
///
/// A separate window, as on iOS, ensures that the app's subviews, presentations and windows don't
/// cover the keyboard. The window is only as large as the input views, so that touches next to them
/// miss it. Its bounds have the same origin as its frame, so points in the window are points of the
/// screen.
package final class InputWindow: UIWindow, SystemWindow, SystemPart {
  /// The window whose first responder the input views serve.
  weak var served: UIWindow?
  /// The container of the accessory view. It extends behind the input view: apps that observe the
  /// accessory view's superview expect its frame to be that of all input views.
  let accessoryPlace = InputViewPlace(frame: .zero)
  private let inputPlace = InputViewPlace(frame: .zero)
  /// The height of the accessory view, in points.
  private(set) var accessoryHeight: CGFloat = 0

  /// A level in front of alerts, which are at 2000, and of any level that apps use.
  package static let keyboardLevel = Level(1_000_000)

  convenience init(scene: UIWindowScene) {
    self.init(windowScene: scene)
    windowLevel = Self.keyboardLevel
    // The keyboard's own background, visible if an input view doesn't fill it.
    inputPlace.backgroundColor = .systemGray5
    addSubview(accessoryPlace)
    addSubview(inputPlace)
  }

  package var partName: String { "the keyboard" }
  package override var canBecomeKey: Bool { false }
  package override var servedWindow: UIWindow? { served }

  /// Shows the input views and returns their total height at a width.
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

  /// Moves the views to a frame on the screen. In an animation, the movement is animated, but the
  /// frames change at once.
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

/// A container for one input view. Its next responder is the responder that supplied the view.
///
/// A text field in a controller's accessory view therefore has the controller above it in the
/// chain. The accessory view stays on the screen while the text field is first responder.
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

  /// Gives the view the full width, and a height measured from the top.
  func fill(height: CGFloat) {
    guard let held, held.superview === self else { return }
    held.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
  }
}

extension UIResponder {
  /// Returns whether the responder chain from here contains `place`. If it does, linking `place` to
  /// this responder would create a cycle.
  func isBelow(_ place: UIView) -> Bool {
    ResponderChainWalk.chain(from: self).contains { $0 === place }
  }
}
