internal import UIKitControls
@_spi(Kit) internal import UIKitCore
internal import UIKitScroll
internal import UIKitText

/// The card of an alert: the texts and the text fields above the buttons. Either part scrolls if it
/// doesn't fit.
final class AlertView: UIView {
  /// The content of the card.
  struct Content {
    var title: String?
    var message: String?
    var fields: [AlertTextField] = []
    /// The actions in the order of the screen (statement 510).
    var actions: [UIAlertAction] = []
    var preferred: UIAlertAction?
    /// Whether two buttons may be next to each other.
    var allowsSideBySide = true
  }

  private let textScroll = UIScrollView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let buttonScroll = UIScrollView()
  private let list = AlertButtonList()
  private var content = Content()
  private static let metrics = DesignMetrics.inForce.alert
  /// The smallest visible part of the buttons if they and the texts don't fit: one and a half
  /// buttons, so that the user sees that they scroll. Chosen.
  private static let visibleButtons: CGFloat = 1.5

  /// Called when the user chooses an action.
  var onChoose: (UIAlertAction) -> Void = { _ in } { didSet { list.onChoose = onChoose } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = Self.metrics.corner
    clipsToBounds = true
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
      textScroll.addSubview(label)
    }
    titleLabel.textColor = .label
    addSubview(textScroll)
    addSubview(buttonScroll)
    buttonScroll.addSubview(list)
  }

  required init?(coder: NSCoder) { nil }

  /// The color of the buttons' titles and of the preferred button. Apps set it for their own color.
  override var tintColor: UIColor! { willSet { list.titleColor = newValue } }

  // MARK: Content

  func show(_ content: Content) {
    self.content = content
    let hasBoth = hasText(content.title) && hasText(content.message)
    show(content.title, in: titleLabel, style: hasBoth ? .headline : .body, isLone: !hasBoth)
    show(
      content.message, in: messageLabel, style: hasBoth ? .subheadline : .body, isLone: !hasBoth)
    messageLabel.textColor = hasBoth ? .secondaryLabel : .label
    for field in content.fields where field.superview !== textScroll {
      textScroll.addSubview(field)
    }
    list.show(content.actions, preferred: content.preferred)
    setNeedsLayout()
  }

  private func hasText(_ text: String?) -> Bool { text?.isEmpty == false }

  private func show(_ text: String?, in label: UILabel, style: UIFont.TextStyle, isLone: Bool) {
    label.text = text
    label.isHidden = !hasText(text)
    label.font = .preferredFont(forTextStyle: style)
    label.textAlignment = isLone || !Self.metrics.alignsTextToLeading ? .center : .natural
  }

  /// Shows the states of the actions.
  func actionsDidChange() { for button in list.buttons { button.actionDidChange() } }

  /// The visible buttons with their actions.
  var shownButtons: [(action: UIAlertAction, button: UIView)] {
    list.buttons.map { ($0.action, $0) }
  }

  /// The button of the preferred action, or otherwise the first button.
  var preferredButton: UIView? {
    list.buttons.first { $0.action === content.preferred } ?? list.buttons.first
  }

  /// Makes the first text field first responder when the card appears, so that the keyboard comes
  /// with it (statement 515).
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { content.fields.first?.becomeFirstResponder() }
  }

  // MARK: Layout

  /// The labels that have a text.
  private var labels: [UILabel] { [titleLabel, messageLabel].filter { !$0.isHidden } }

  /// Returns the frames of the labels and the text fields in a width, and the height of the whole
  /// upper part.
  private func textFrames(
    _ width: CGFloat
  ) -> (labels: [CGRect], fields: [CGRect], height: CGFloat) {
    let metrics = Self.metrics
    let textWidth = max(0, width - 2 * metrics.textSide)
    var top = metrics.aboveText
    var frames: [CGRect] = []
    for label in labels {
      if !frames.isEmpty { top += metrics.titleGap }
      let height = label.sizeThatFits(
        CGSize(width: textWidth, height: .greatestFiniteMagnitude)
      ).height
      frames.append(CGRect(x: metrics.textSide, y: top, width: textWidth, height: height))
      top += height
    }
    var fields: [CGRect] = []
    for index in content.fields.indices {
      top += index > 0 ? metrics.fieldGap : frames.isEmpty ? 0 : metrics.aboveField
      fields.append(
        CGRect(
          x: metrics.fieldSide, y: top, width: max(0, width - 2 * metrics.fieldSide),
          height: metrics.field))
      top += metrics.field
    }
    if frames.isEmpty, fields.isEmpty { return ([], [], metrics.margin) }
    top += frames.count > 1 && fields.isEmpty ? metrics.belowMessage : metrics.belowText
    return (frames, fields, top)
  }

  private func isSideBySide(_ width: CGFloat) -> Bool {
    content.allowsSideBySide && list.fitsSideBySide(in: width - 2 * Self.metrics.margin)
  }

  /// Returns the height of the buttons, with the margin below them.
  private func buttonHeight(_ width: CGFloat) -> CGFloat {
    list.buttons.isEmpty
      ? 0 : list.height(sideBySide: isSideBySide(width)) + Self.metrics.margin
  }

  /// Returns the size of the card, which is at most `space`.
  func size(in space: CGSize) -> CGSize {
    let width = max(0, min(Self.metrics.width, space.width))
    let height = textFrames(width).height + buttonHeight(width)
    return CGSize(width: width, height: max(0, min(height, space.height)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let text = textFrames(width)
    let buttons = buttonHeight(width)
    // The texts shrink first, and then the buttons.
    let least = min(buttons, Self.metrics.button * Self.visibleButtons)
    let textHeight = min(text.height, max(bounds.height - buttons, bounds.height / 2))
    let lower = max(least, bounds.height - textHeight)
    textScroll.frame = CGRect(x: 0, y: 0, width: width, height: max(0, bounds.height - lower))
    textScroll.contentSize = CGSize(width: width, height: text.height)
    buttonScroll.frame = CGRect(x: 0, y: bounds.height - lower, width: width, height: lower)
    buttonScroll.contentSize = CGSize(width: width, height: buttons)
    for scroll in [textScroll, buttonScroll] {
      scroll.isScrollEnabled = scroll.contentSize.height > scroll.bounds.height + 0.01
      scroll.delaysContentTouches = scroll.isScrollEnabled
    }
    for (label, frame) in zip(labels, text.labels) { label.frame = frame }
    for (field, frame) in zip(content.fields, text.fields) { field.frame = frame }
    let margin = Self.metrics.margin
    list.frame = CGRect(
      x: margin, y: 0, width: max(0, width - 2 * margin), height: max(0, buttons - margin))
    list.layOut(sideBySide: isSideBySide(width))
  }

  // MARK: Touches

  // A touch next to the buttons ends here. It would reach the presenter by the responder chain.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
