internal import UIKitCore

/// The images that an image view shows one after another.
struct ImageAnimation {
  /// The key of the animation in the layer.
  static let key = "touchstone.images"

  private let images: [UIImage]
  private let duration: TimeInterval
  private let count: Int

  /// Creates an animation from the app's images.
  ///
  /// - Parameters:
  ///   - images: The images.
  ///   - duration: The seconds for all images. If it isn't positive, each image is shown for 1/30
  ///     s.
  ///   - count: The number of repetitions. If it isn't positive, the animation repeats forever.
  init(_ images: [UIImage], duration: TimeInterval, count: Int) {
    self.images = images
    self.duration = duration > 0 ? duration : Double(images.count) / 30
    self.count = count
  }

  /// Creates an animation from an animated image, or returns `nil` for a still image.
  init?(_ image: UIImage?) {
    guard let images = image?.images, let image else { return nil }
    self.init(images, duration: image.duration, count: 0)
  }

  /// The layer animation, or `nil` if there are no images to show.
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
