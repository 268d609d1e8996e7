package import UIKitCore

extension UIView {
  /// Whether a part of a control may animate to its new position: the control is in a window, and
  /// Reduce Motion is off.
  package var allowsMotion: Bool {
    window != nil && !ownApplication.accessibility.reducesMotion
  }
}
