import TouchstoneInspector
import TouchstoneKit
import TouchstoneTesting
import UIKit

/// The rule for every cell: visible and enabled controls can be used.
@MainActor
enum ChangeLaw {
  /// Returns the visible and enabled controls that a touch on their center doesn't reach.
  static func deadControls(on stage: Stage) -> [String] {
    stage.application.windowsFrontToBack.filter(\.isOnScreen).flatMap { window in
      window.branchInOrder.compactMap { $0 as? UIControl }.filter { isUsable($0, in: window) }
    }.filter { !isReached($0, on: stage) }.map { stage.why($0) }
  }

  /// Returns whether a control is visible and enabled. A window that fades out doesn't receive
  /// touches anymore.
  private static func isUsable(_ control: UIControl, in window: UIWindow) -> Bool {
    guard control.isEnabled, !control.bounds.isEmpty, !control.allControlEvents.isEmpty else {
      return false
    }
    for view in sequence(first: control as UIView, next: \.superview) {
      if view.isHidden || view.alpha < 0.01 || !view.isUserInteractionEnabled { return false }
      // A control that was scrolled away isn't dead.
      let middle = view.convert(control.middle, from: control)
      if view !== control, view.clipsToBounds, !view.bounds.contains(middle) { return false }
    }
    return true
  }

  /// Returns whether a touch reaches a control, or a modal view covers it.
  private static func isReached(_ control: UIControl, on stage: Stage) -> Bool {
    let point = control.convert(control.middle, to: nil as UIView?)
    let onScreen = control.window?.convert(point, to: nil as UIWindow?) ?? point
    guard stage.application.screenBounds.contains(onScreen),
      let hit = stage.application.hitView(at: onScreen)
    else { return false }
    if hit.isDescendant(of: control) { return true }
    // The view on its center may be its own menu.
    if Reach.point(in: control, of: stage.application) != nil { return true }
    let around = sequence(first: hit, next: \.superview)
    return around.contains { $0.accessibilityViewIsModal && !control.isDescendant(of: $0) }
      || hit.window is InputWindow && !(control.window is InputWindow)
  }
}

extension UIView {
  var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }
}

extension CGRect {
  /// Returns whether two frames are equal within a pixel.
  func isNear(_ other: CGRect) -> Bool {
    max(
      abs(minX - other.minX), abs(minY - other.minY), abs(width - other.width),
      abs(height - other.height)) < 0.5
  }
}
