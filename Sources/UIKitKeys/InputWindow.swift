internal import UIKitAnimation
@_spi(Kit) package import UIKitCore

/// Lies over everything at the foot of the screen and holds the input views of one window.
///
/// It is a window of its own, as on iOS: whatever a program puts into its window, presents or lays
/// over it does not cover the keyboard.
package final class InputWindow: UIWindow, SystemWindow, SystemPart {
  /// The window whose first responder the input views serve.
  weak var served: UIWindow?
  private let accessoryPlace = InputViewPlace(frame: .zero)
  private let inputPlace = InputViewPlace(frame: .zero)

  /// In front of alerts, which lie at 2000, and of whatever an app invents.
  package static let keyboardLevel = Level(1_000_000)

  convenience init(scene: UIWindowScene) {
    self.init(windowScene: scene)
    windowLevel = Self.keyboardLevel
    // The keyboard's own ground, which shows where an input view does not fill it.
    inputPlace.backgroundColor = .systemGray5
    addSubview(inputPlace)
    addSubview(accessoryPlace)
  }

  package var partName: String { "the keyboard" }
  package override var canBecomeKey: Bool { false }
  package override var servedWindow: UIWindow? { served }

  /// Puts the views into their places, and answers how high they are together.
  func hold(_ views: InputViewSet, width: CGFloat) -> CGFloat {
    accessoryPlace.hold(views.accessory)
    inputPlace.hold(views.input)
    let above =
      views.accessory.map { InputViewHeight.of($0.view, width: width, otherwise: 0) } ?? 0
    let below =
      views.input.map {
        InputViewHeight.of($0.view, width: width, otherwise: UIInputView.standardHeight)
      } ?? 0
    UIView.performWithoutAnimation {
      accessoryPlace.frame = CGRect(x: 0, y: 0, width: width, height: above)
      inputPlace.frame = CGRect(x: 0, y: above, width: width, height: below)
      accessoryPlace.fill()
      inputPlace.fill()
    }
    return above + below
  }
}

/// Holds one input view; after it in the chain comes whoever supplied the view.
///
/// A text field in a controller's accessory view so has the controller above it, and keeps the
/// accessory view on the screen while it is first responder itself.
private final class InputViewPlace: UIView {
  private weak var supplier: UIResponder?
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

  func fill() { if held?.superview === self { held?.frame = bounds } }
}

extension UIResponder {
  /// Whether the chain from here runs through `place`; a chain that went on here would be a ring.
  fileprivate func isBelow(_ place: UIView) -> Bool {
    ResponderClimb.chain(from: self).contains { $0 === place }
  }
}
