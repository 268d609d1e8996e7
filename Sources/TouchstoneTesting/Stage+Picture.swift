public import TouchstoneKit

extension Stage {
  /// The current content of the screen as an image of the screen's size, including animations in
  /// progress.
  ///
  /// The image stores drawing commands. Reading its pixels with `pngData()` or from `cgImage`
  /// requires the package trait `Raster`. Without the trait there are no pixels, and a fault names
  /// the trait.
  public var picture: UIImage { run { ScreenPicture.image(of: application) } }
}
