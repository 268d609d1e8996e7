public import TouchstoneKit

extension Stage {
  /// What is on the screen now, in the midst of its animations, as an image of the screen's size.
  ///
  /// The image holds what was drawn. Its pixels, by `pngData()` or `cgImage`'s data, take the package
  /// trait `Raster`; without it a fault names the trait, and there are none.
  public var picture: UIImage { run { ScreenPicture.image(of: application) } }
}
