internal import UIKitCore

/// Pictures one after the other, as an image view shows them.
struct ImageAnimation {
  /// Where the layer keeps its animation.
  static let key = "touchstone.images"

  private let images: [UIImage]
  private let duration: TimeInterval
  private let count: Int

  /// Pictures of a program's own.
  ///
  /// - Parameters:
  ///   - images: The pictures.
  ///   - duration: The seconds for all; a thirtieth for each where it is not positive.
  ///   - count: How often they are shown; always where it is not positive.
  init(_ images: [UIImage], duration: TimeInterval, count: Int) {
    self.images = images
    self.duration = duration > 0 ? duration : Double(images.count) / 30
    self.count = count
  }

  /// The pictures of an animated image; nil for one that stands still.
  init?(_ image: UIImage?) {
    guard let images = image?.images, let image else { return nil }
    self.init(images, duration: image.duration, count: 0)
  }

  /// The layer's animation; nil where there is nothing to show.
  @MainActor var inLayers: CAAnimation? {
    let pictures = images.compactMap(\.uprightPicture)
    guard !pictures.isEmpty else { return nil }
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.calculationMode = .discrete
    animation.values = pictures
    animation.duration = duration
    animation.repeatCount = count > 0 ? Float(count) : .infinity
    return animation
  }
}
