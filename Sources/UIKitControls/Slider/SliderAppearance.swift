@_spi(Kit) internal import UIKitCore

/// The track and the thumb of a slider.
@MainActor
final class SliderAppearance {
  private let before = UIView()
  private let behind = UIView()
  private let thumb = ThumbView()
  private let minimum = UIImageView()
  private let maximum = UIImageView()
  /// The views of images that replace parts, created when the app sets an image.
  private var pictures: [SliderImages.Part: UIImageView] = [:]

  private static let metrics = DesignMetrics.inForce.slider
  /// The duration of a sliding thumb's animation, in seconds.
  static let duration = 0.2
  /// The opacity of a disabled slider.
  private static let disabledAlpha: CGFloat = 0.5

  func install(in view: UIView) {
    view.isOpaque = false
    for part in [behind, before, minimum, maximum, thumb] {
      part.isUserInteractionEnabled = false
      view.addSubview(part)
    }
    thumb.layer.cornerRadius = Self.metrics.thumb.height / 2
    before.layer.cornerRadius = Self.metrics.track / 2
    behind.layer.cornerRadius = Self.metrics.track / 2
  }

  /// Fills the track up to `end`, from its left end, or from its right end if the slider is
  /// mirrored.
  func update(_ slider: UISlider, thumb thumbRect: CGRect, track: CGRect, filledTo end: CGFloat) {
    behind.frame = track
    let start = slider.isMirrored ? end : track.minX
    let length = slider.isMirrored ? track.maxX - end : end - track.minX
    before.frame = CGRect(
      x: start, y: track.minY, width: max(0, length), height: track.height)
    thumb.frame = thumbRect
    before.backgroundColor = slider.minimumTrackTintColor ?? slider.tintColor
    behind.backgroundColor = slider.maximumTrackTintColor ?? .systemFill
    thumb.backgroundColor = slider.thumbTintColor ?? .white
    minimum.image = slider.minimumValueImage
    maximum.image = slider.maximumValueImage
    minimum.frame = slider.minimumValueImageRect(forBounds: slider.bounds)
    maximum.frame = slider.maximumValueImageRect(forBounds: slider.bounds)
    let alpha = slider.isEnabled ? 1 : Self.disabledAlpha
    for part in [behind, before, minimum, maximum] { part.alpha = alpha }
    show(slider.currentMaximumTrackImage, as: .maximumTrack, in: behind)
    show(slider.currentMinimumTrackImage, as: .minimumTrack, in: before)
    show(slider.currentThumbImage, as: .thumb, in: thumb)
  }

  /// Shows an image instead of a part, at the image's height and directly in front of the part.
  private func show(_ image: UIImage?, as part: SliderImages.Part, in plain: UIView) {
    plain.isHidden = image != nil
    guard let image else {
      pictures.removeValue(forKey: part)?.removeFromSuperview()
      return
    }
    let view = pictures[part] ?? UIImageView()
    pictures[part] = view
    if view.superview == nil { plain.superview?.insertSubview(view, aboveSubview: plain) }
    view.image = image
    view.alpha = plain.alpha
    view.frame = CGRect(
      x: plain.frame.minX, y: plain.frame.midY - image.size.height / 2, width: plain.frame.width,
      height: image.size.height)
  }

  static func imageRect(_ image: UIImage?, in bounds: CGRect, atRight: Bool) -> CGRect {
    guard let size = image?.size else {
      return CGRect(x: atRight ? bounds.maxX : bounds.minX, y: bounds.midY, width: 0, height: 0)
    }
    return CGRect(
      x: atRight ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  static func trackRect(in bounds: CGRect, between first: CGRect, _ last: CGRect) -> CGRect {
    let left = first.maxX + (first.width > 0 ? metrics.imageGap : metrics.margin)
    let right = last.minX - (last.width > 0 ? metrics.imageGap : metrics.margin)
    return CGRect(
      x: left, y: bounds.midY - metrics.track / 2, width: max(0, right - left),
      height: metrics.track)
  }

  /// Returns the frame of the thumb at a fraction of the track, from its left end, with x in whole
  /// points. The thumb may extend beyond each end of the track by the margin.
  static func thumbRect(
    in bounds: CGRect, track: CGRect, part: CGFloat, image: UIImage?
  ) -> CGRect {
    let size = image?.size ?? metrics.thumb
    return CGRect(
      x: thumbPlace(track, part, size.width).rounded(), y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Returns the distance in points by which rounding to whole points moves the thumb to the right.
  static func thumbShift(track: CGRect, part: CGFloat, image: UIImage?) -> CGFloat {
    let place = thumbPlace(track, part, image?.size.width ?? metrics.thumb.width)
    return place.rounded() - place
  }

  private static func thumbPlace(
    _ track: CGRect, _ part: CGFloat, _ width: CGFloat
  ) -> CGFloat {
    let room = max(0, track.width + 2 * metrics.margin - width)
    return track.minX - metrics.margin + room * part
  }
}
