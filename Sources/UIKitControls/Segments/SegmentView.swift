@_spi(Kit) internal import UIKitCore

/// One segment, with a title or an image in its center.
final class SegmentView: UIView {
  private let label = UILabel()
  private let picture = UIImageView()
  private weak var control: UISegmentedControl?

  /// The font size of titles, in points; measured.
  static let fontSize: CGFloat = 13
  /// The font of the selected segment's title.
  private static var selectedFont: UIFont { .systemFont(ofSize: fontSize, weight: .medium) }
  /// The padding on each side of a segment's content, in points; chosen.
  static let margin: CGFloat = 10

  init(in control: UISegmentedControl) {
    self.control = control
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    for part in [label, picture] { addSubview(part) }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The appearance of a segment in its current state.
  struct Face {
    var attributes: [NSAttributedString.Key: Any]
    var isSelected: Bool
    var isPressed: Bool
    var isEnabled: Bool
  }

  private var content = SegmentContent(kind: .title(nil))
  private var face = Face(attributes: [:], isSelected: false, isPressed: false, isEnabled: true)

  func show(_ content: SegmentContent, _ face: Face) {
    self.content = content
    self.face = face
    let own = face.attributes[.font] as? UIFont
    let font =
      own ?? (face.isSelected ? Self.selectedFont : .systemFont(ofSize: Self.fontSize))
    if label.font != font {
      label.font = font
      control?.invalidateIntrinsicContentSize()
    }
    label.textColor = face.attributes[.foregroundColor] as? UIColor ?? .label
    label.text = content.title
    picture.image = content.image.map {
      $0.renderingMode == .alwaysOriginal ? $0 : $0.withRenderingMode(.alwaysTemplate)
    }
    picture.tintColor = label.textColor
    let alpha = face.isEnabled ? (face.isPressed ? Self.pressedAlpha : 1) : Self.disabledAlpha
    label.alpha = alpha
    picture.alpha = alpha
    setNeedsLayout()
  }

  /// The opacities of a segment under a finger, and of a disabled segment; chosen.
  private static let pressedAlpha: CGFloat = 0.3
  private static let disabledAlpha: CGFloat = 0.4

  /// The size of the segment's content.
  var contentSize: CGSize {
    content.image?.size ?? label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
  }

  /// The width that the segment's content needs. For a title in the standard font, it is the same
  /// whether the segment is selected or not.
  var neededWidth: CGFloat {
    guard content.image == nil, face.attributes[.font] == nil else { return contentSize.width }
    return max(contentSize.width, Self.selectedFont.metrics.width(of: content.title ?? ""))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentSize
    let fitting = CGSize(width: min(size.width, max(0, bounds.width - 4)), height: size.height)
    let frame = CGRect(
      x: (bounds.midX - fitting.width / 2) + content.offset.width,
      y: (bounds.midY - fitting.height / 2) + content.offset.height, width: fitting.width,
      height: fitting.height)
    label.isHidden = content.image != nil
    picture.isHidden = content.image == nil
    label.frame = frame
    picture.frame = frame
  }

  // MARK: Accessibility

  override var accessibilityDefaults: AccessibilityDefaults {
    var traits: UIAccessibilityTraits = .button
    if face.isSelected { traits.insert(.selected) }
    if !face.isEnabled { traits.insert(.notEnabled) }
    return AccessibilityDefaults(
      isElement: true,
      label: content.title ?? content.action?.title ?? content.image?.accessibilityName,
      traits: traits)
  }

  /// Selects the segment.
  override func accessibilityActivate() -> Bool {
    guard let control, let index = control.index(of: self) else { return false }
    return control.choose(index)
  }
}

extension UIImage {
  /// The name that the app gave the image for reading, or the one with which it loaded the image.
  @MainActor fileprivate var accessibilityName: String? { accessibilityLabel ?? name }
}
