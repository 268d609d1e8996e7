extension UIImage {
  /// The use of an image's own colors or of the tint color.
  public enum RenderingMode: Int, Sendable {
    /// The default of the context, which is the image's own colors except for symbols.
    case automatic = 0
    /// The image's own colors.
    case alwaysOriginal = 1
    /// The tint color wherever the image is opaque.
    case alwaysTemplate = 2
  }

  /// The way in which an image fills a larger area.
  public enum ResizingMode: Int, Sendable {
    /// The image is repeated.
    case tile = 0
    /// The image is stretched.
    case stretch = 1
  }

  /// The rotation and mirroring with which a stored image is displayed.
  public enum Orientation: Int, Sendable {
    /// Displayed as stored.
    case up = 0
    /// Rotated by 180 degrees.
    case down = 1
    /// Rotated to the left by 90 degrees.
    case left = 2
    /// Rotated to the right by 90 degrees.
    case right = 3
    /// Mirrored horizontally.
    case upMirrored = 4
    /// Mirrored horizontally, then rotated by 180 degrees.
    case downMirrored = 5
    /// Mirrored horizontally, then rotated to the left by 90 degrees.
    case leftMirrored = 6
    /// Mirrored horizontally, then rotated to the right by 90 degrees.
    case rightMirrored = 7
  }
}
