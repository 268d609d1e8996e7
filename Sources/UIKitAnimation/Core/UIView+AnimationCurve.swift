extension UIView {
  /// The timing curve of an animation.
  public enum AnimationCurve: Int, Sendable {
    /// Starts and ends slowly.
    case easeInOut = 0
    /// Starts slowly.
    case easeIn = 1
    /// Ends slowly.
    case easeOut = 2
    /// Constant speed.
    case linear = 3

    /// The raw value of the keyboard's curve, which UIKit doesn't name: 7, as logged on a device.
    package static let keyboardCurve = 7

    /// Creates the curve with a raw value.
    ///
    /// The keyboard's unnamed curve becomes `easeInOut`.
    public init?(rawValue: Int) {
      switch rawValue {
      case 0, Self.keyboardCurve: self = .easeInOut
      case 1: self = .easeIn
      case 2: self = .easeOut
      case 3: self = .linear
      default: return nil
      }
    }
  }
}
