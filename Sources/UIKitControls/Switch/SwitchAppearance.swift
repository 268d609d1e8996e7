internal import UIKitAnimation
@_spi(Kit) internal import UIKitCore

/// The track and the thumb of a switch.
@MainActor
final class SwitchAppearance {
  private let track = UIView()
  private let thumb = ThumbView()

  private static let metrics = DesignMetrics.inForce.toggle
  /// The opacities of the track and the thumb of a disabled switch. The thumb stays easier to see.
  private static let disabledAlpha: (track: CGFloat, thumb: CGFloat) = (0.5, 0.8)
  /// The speeds of the track's color change when the switch is turned on and off.
  ///
  /// They are frequencies of a critically damped spring in radians per second, measured on iOS 26.
  private static let filling: (on: CGFloat, off: CGFloat) = (9.24, 15.708)
  /// The duration of the thumb's slide in seconds, and its timing curve, both fitted to iOS 26.
  private static let slide = (
    duration: 0.336,
    curve: CAMediaTimingFunction(controlPoints: 0.16, 0.004, 0.406, 1.192)
  )
  /// The color of the track while the switch is off, measured on iOS 26.
  private static let offColor = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.25) : UIColor(white: 0, alpha: 0.26)
  }

  /// The appearance of a switch in one state.
  struct Face {
    var isOn: Bool
    var isPressed: Bool
    var onColor: UIColor
    var thumbColor: UIColor
    var isEnabled: Bool
    /// Whether the thumb is at the left while the switch is on.
    var isMirrored: Bool
  }

  /// Whether the displayed face is mirrored.
  private(set) var isMirrored = false

  func install(in view: UIView) {
    view.isOpaque = false
    for part in [track, thumb] {
      part.isUserInteractionEnabled = false
      view.addSubview(part)
    }
    track.frame = CGRect(origin: .zero, size: Self.metrics.size)
    track.layer.cornerRadius = Self.metrics.size.height / 2
    thumb.layer.cornerRadius = Self.metrics.thumb.height / 2
  }

  /// Shows a face. If `animated` is true, the track and the thumb change with separate timing
  /// curves.
  func show(_ face: Face, animated: Bool) {
    isMirrored = face.isMirrored
    guard animated else {
      fill(face)
      slide(face)
      return
    }
    run(.spring(.critical(frequency: face.isOn ? Self.filling.on : Self.filling.off)), 0) {
      self.fill(face)
    }
    run(.curve(Self.slide.curve), Self.slide.duration) { self.slide(face) }
  }

  private func run(
    _ pace: ViewAnimationPace, _ duration: TimeInterval, _ changes: @escaping () -> Void
  ) {
    let block = ViewAnimationBlock(
      duration: duration,
      options: [.allowUserInteraction, .overrideInheritedDuration, .beginFromCurrentState],
      pace: pace, completion: nil)
    block.run(changes)
  }

  private func fill(_ face: Face) {
    thumb.backgroundColor = face.thumbColor
    track.backgroundColor = face.isOn ? face.onColor : Self.offColor
    track.alpha = face.isEnabled ? 1 : Self.disabledAlpha.track
    thumb.alpha = face.isEnabled ? 1 : Self.disabledAlpha.thumb
  }

  private func slide(_ face: Face) {
    let metrics = Self.metrics
    let width = metrics.thumb.width + (face.isPressed ? metrics.stretch : 0)
    thumb.frame = CGRect(
      x: face.isOn != face.isMirrored ? metrics.size.width - metrics.gap - width : metrics.gap,
      y: metrics.gap,
      width: width, height: metrics.thumb.height)
  }
}

/// The white thumb that a finger drags, with the soft shadow of iOS.
final class ThumbView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    backgroundColor = .white
    layer.shadowColor = .black
    layer.shadowOpacity = 0.14
    layer.shadowOffset = CGSize(width: 0, height: 1)
    layer.shadowRadius = 3
    layer.borderColor = CGColor(gray: 0, alpha: 0.04)
    layer.borderWidth = 0.5
  }
}
