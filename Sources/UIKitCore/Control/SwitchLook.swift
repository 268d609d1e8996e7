/// The track and the thumb of a switch, in the measures of iOS.
@MainActor
final class SwitchLook {
  private let track = UIView()
  private let thumb = ThumbView()

  /// The distance from the track's edge to the thumb, in points.
  private static let gap: CGFloat = 2
  /// How much wider the thumb is under a finger, in points.
  private static let stretch: CGFloat = 7
  /// How long the thumb takes from side to side, in seconds.
  static let duration = 0.25
  /// How opaque a disabled switch is.
  private static let disabledAlpha: CGFloat = 0.5

  func install(in view: UIView) {
    for part in [track, thumb] {
      part.isUserInteractionEnabled = false
      view.addSubview(part)
    }
    track.frame = CGRect(origin: .zero, size: UISwitch.size)
    track.layer.cornerRadius = UISwitch.size.height / 2
    track.alpha = 1
  }

  func update(
    isOn: Bool, isPressed: Bool, onColor: UIColor, thumbColor: UIColor, isEnabled: Bool
  ) {
    let size = UISwitch.size
    let height = size.height - 2 * Self.gap
    let width = height + (isPressed ? Self.stretch : 0)
    thumb.frame = CGRect(
      x: isOn ? size.width - Self.gap - width : Self.gap, y: Self.gap, width: width, height: height)
    thumb.layer.cornerRadius = height / 2
    thumb.backgroundColor = thumbColor
    track.backgroundColor = isOn ? onColor : .secondarySystemFill
    track.alpha = isEnabled ? 1 : Self.disabledAlpha
    thumb.alpha = isEnabled ? 1 : Self.disabledAlpha * 1.6
  }
}

/// The white disc that a finger moves, with the soft shadow of iOS.
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
    layer.shadowOpacity = 0.15
    layer.shadowOffset = CGSize(width: 0, height: 3)
    layer.shadowRadius = 4
    layer.borderColor = CGColor(gray: 0, alpha: 0.04)
    layer.borderWidth = 0.5
  }
}
