extension UIImage {
  /// Whether an image shows its own colours or the tint's.
  public enum RenderingMode: Int, Sendable {
    /// As its place wants it: its own colours.
    case automatic = 0
    /// Its own colours.
    case alwaysOriginal = 1
    /// The tint colour, wherever the picture is opaque.
    case alwaysTemplate = 2
  }

  /// How a picture fills more room than it has.
  public enum ResizingMode: Int, Sendable {
    /// It is repeated.
    case tile = 0
    /// It is stretched.
    case stretch = 1
  }

  /// Which way up the bytes of a picture are.
  public enum Orientation: Int, Sendable {
    /// As they are to be seen.
    case up = 0
    /// Turned by half a turn.
    case down = 1
    /// Turned to the left.
    case left = 2
    /// Turned to the right.
    case right = 3
    /// As in a mirror.
    case upMirrored = 4
    /// Turned by half a turn, as in a mirror.
    case downMirrored = 5
    /// Turned to the left, as in a mirror.
    case leftMirrored = 6
    /// Turned to the right, as in a mirror.
    case rightMirrored = 7
  }
}
