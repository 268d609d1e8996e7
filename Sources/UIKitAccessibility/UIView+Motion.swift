package import UIKitCore

extension UIView {
  /// Whether a part of a control may move to its new place: the control is in a window, and the user
  /// doesn't want less motion.
  package var allowsMotion: Bool {
    window != nil && !ownApplication.accessibility.reducesMotion
  }
}
