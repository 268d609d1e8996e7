extension UIView {
  /// The pace of an animation.
  public enum AnimationCurve: Int, Sendable {
    /// Starts and ends slowly.
    case easeInOut = 0
    /// Starts slowly.
    case easeIn = 1
    /// Ends slowly.
    case easeOut = 2
    /// Keeps its pace.
    case linear = 3

    /// The number of the keyboard's curve: 7, as logged on a device, a curve of its own that UIKit
    /// doesn't name.
    package static let keyboardCurve = 7

    /// The curve of a number; the keyboard's own, which has no name, is taken for ease in and out.
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
