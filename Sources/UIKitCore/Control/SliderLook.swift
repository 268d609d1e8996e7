/// The track and the thumb of a slider, in the measures of iOS.
@MainActor
final class SliderLook {
  private let before = UIView()
  private let behind = UIView()
  private let thumb = ThumbView()
  private let minimum = UIImageView()
  private let maximum = UIImageView()

  /// How high the track is, in points.
  private static let trackHeight: CGFloat = 4
  /// How wide the thumb is, in points.
  static let thumbSize: CGFloat = 28
  /// How far the track stays from the edges, in points.
  private static let margin: CGFloat = 2
  /// How far the pictures stay from the track, in points.
  private static let imageGap: CGFloat = 8
  /// How long the thumb takes to slide, in seconds.
  static let duration = 0.2
  /// How opaque a disabled slider is.
  private static let disabledAlpha: CGFloat = 0.5

  func install(in view: UIView) {
    for part in [behind, before, minimum, maximum, thumb] {
      part.isUserInteractionEnabled = false
      view.addSubview(part)
    }
    thumb.layer.cornerRadius = Self.thumbSize / 2
    before.layer.cornerRadius = Self.trackHeight / 2
    behind.layer.cornerRadius = Self.trackHeight / 2
  }

  func update(_ slider: UISlider, thumb thumbRect: CGRect, track: CGRect) {
    behind.frame = track
    before.frame = CGRect(
      x: track.minX, y: track.minY, width: max(0, thumbRect.midX - track.minX),
      height: track.height)
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
  }

  static func imageRect(_ image: UIImage?, in bounds: CGRect, atEnd: Bool) -> CGRect {
    guard let size = image?.size else {
      return CGRect(x: atEnd ? bounds.maxX : bounds.minX, y: bounds.midY, width: 0, height: 0)
    }
    return CGRect(
      x: atEnd ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  static func trackRect(in bounds: CGRect, between first: CGRect, _ last: CGRect) -> CGRect {
    let left = first.maxX + (first.width > 0 ? imageGap : margin)
    let right = last.minX - (last.width > 0 ? imageGap : margin)
    return CGRect(
      x: left, y: bounds.midY - trackHeight / 2, width: max(0, right - left), height: trackHeight)
  }

  /// The thumb stays on the track: it goes from its one end to the other.
  static func thumbRect(in bounds: CGRect, track: CGRect, part: CGFloat) -> CGRect {
    let start = track.minX - margin
    let room = max(0, track.width + 2 * margin - thumbSize)
    return CGRect(
      x: start + room * part, y: bounds.midY - thumbSize / 2, width: thumbSize, height: thumbSize)
  }
}
