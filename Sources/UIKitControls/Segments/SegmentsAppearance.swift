@_spi(Kit) internal import UIKitCore

/// The background of a segmented control, and the lines between its segments.
@MainActor
final class SegmentsAppearance {
  var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  var backgrounds: [UInt: UIImage] = [:]
  var dividers: [[UInt]: UIImage] = [:]
  var adjustments: [Int: UIOffset] = [:]
  private let track = UIImageView()
  private let pill = UIImageView()
  private var lines: [UIView] = []

  /// The default height of every segmented control, and the inset of the pill in its segment, in
  /// points: measured on iOS 26.
  static let height: CGFloat = 32
  private static let gap: CGFloat = 2
  /// The height of the lines between segments, in points; chosen.
  private static let line: CGFloat = 16
  /// The scale of the pill while a finger drags it; chosen.
  private static let pressedScale: CGFloat = 0.95
  /// The duration of the pill's move to another segment, in seconds; chosen.
  static let duration = 0.25

  func install(in control: UISegmentedControl) {
    control.isOpaque = false
    for part in [track, pill] {
      part.isUserInteractionEnabled = false
      control.addSubview(part)
    }
    pill.layer.shadowColor = .black
    pill.layer.shadowOpacity = 0.12
    pill.layer.shadowOffset = CGSize(width: 0, height: 2)
    pill.layer.shadowRadius = 3
  }

  /// Returns the title attributes for a state, merged over those for `normal`.
  func attributes(in state: UIControl.State) -> [NSAttributedString.Key: Any] {
    let ordinary = attributes[UIControl.State.normal.rawValue] ?? [:]
    return ordinary.merging(attributes[state.rawValue] ?? [:]) { _, own in own }
  }

  private static let pillColor = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white
  }

  func update(
    _ control: UISegmentedControl, segments: [UIView], chosen: Int, isPressed: Bool
  ) {
    track.frame = control.bounds
    track.image = backgrounds[UIControl.State.normal.rawValue]
    track.backgroundColor = track.image == nil ? .tertiarySystemFill : nil
    track.layer.cornerRadius = track.image == nil ? control.bounds.height / 2 : 0
    pill.isHidden = !segments.indices.contains(chosen)
    pill.image = backgrounds[UIControl.State.selected.rawValue]
    pill.backgroundColor =
      pill.image == nil ? control.selectedSegmentTintColor ?? Self.pillColor : nil
    if !pill.isHidden {
      let place = segments[chosen].frame.insetBy(dx: Self.gap, dy: Self.gap)
      pill.bounds = CGRect(x: 0, y: 0, width: max(0, place.width), height: max(0, place.height))
      pill.center = CGPoint(x: place.midX, y: place.midY)
      pill.transform =
        isPressed
        ? CGAffineTransform(scaleX: Self.pressedScale, y: Self.pressedScale) : .identity
      pill.layer.cornerRadius = pill.image == nil ? pill.bounds.height / 2 : 0
    }
    draw(between: segments, chosen: chosen, in: control)
  }

  private func draw(between segments: [UIView], chosen: Int, in control: UIView) {
    while lines.count > max(0, segments.count - 1) { lines.removeLast().removeFromSuperview() }
    while lines.count < segments.count - 1 {
      let line = UIView()
      line.isUserInteractionEnabled = false
      control.insertSubview(line, aboveSubview: track)
      lines.append(line)
    }
    for (index, line) in lines.enumerated() {
      let edges = (segments[index].frame, segments[index + 1].frame)
      let x = edges.0.minX < edges.1.minX ? edges.0.maxX : edges.1.maxX
      line.frame = CGRect(
        x: x - 0.5, y: control.bounds.midY - Self.line / 2, width: 1, height: Self.line)
      line.backgroundColor = .separator
      line.alpha = chosen == index || chosen == index + 1 ? 0 : 1
    }
  }
}
