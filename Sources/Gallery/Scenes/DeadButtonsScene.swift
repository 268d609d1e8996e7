internal import UIKit

/// Six buttons that look normal but don't work, each for a different common reason.
final class DeadButtonsScene: PageController {
  static let scene = AppScene(
    name: "dead-buttons", title: "Six dead buttons",
    hint: "None of these buttons works. Tap one: the page explains why, marks the cause, and "
      + "suggests a line of code that fixes it.",
    controller: { DeadButtonsScene() })

  private weak var pulsing: UIButton?

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    cover(addCard("buy", "Buy", "cart", .systemBlue, row: 0, column: 0))
    hangOut(addCard("save", "Save", "bookmark", .systemIndigo, row: 0, column: 1))
    watch(addCard("like", "Like", "heart", .systemPink, row: 1, column: 0))
    putIntoPicture(addCard("play", "Play", "play", .systemTeal, row: 1, column: 1))
    pulsing = addCard("call", "Call", "phone", .systemGreen, row: 2, column: 0).button
    addCard("send", "Send", "paperplane", .systemOrange, row: 2, column: 1).button.isEnabled = false
  }

  private func addCard(
    _ name: String, _ words: String, _ symbol: String, _ color: UIColor, row: Int, column: Int
  ) -> ButtonCard {
    let size = CGSize(width: (PageLayout.width - PageLayout.gap) / 2, height: 218)
    let card = ButtonCard(
      name, words, symbol, color,
      frame: CGRect(
        origin: CGPoint(
          x: PageLayout.margin + CGFloat(column) * (size.width + PageLayout.gap),
          y: PageLayout.top + CGFloat(row) * (size.height + PageLayout.gap)),
        size: size))
    view.addSubview(card)
    return card
  }

  // MARK: The six reasons

  /// Covers the whole card with a leftover transparent view.
  private func cover(_ card: ButtonCard) {
    let shade = UIView(frame: card.bounds)
    shade.accessibilityIdentifier = "shade"
    card.addSubview(shade)
  }

  /// Moves the button into a superview that is too small in height.
  private func hangOut(_ card: ButtonCard) {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: card.bounds.width, height: 150))
    box.accessibilityIdentifier = "box"
    card.addSubview(box)
    box.addSubview(card.picture)
    box.addSubview(card.button)
  }

  /// Adds a long press for a ripple, which recognizes at once and cancels the touch.
  private func watch(_ card: ButtonCard) {
    let ripple = UILongPressGestureRecognizer()
    ripple.name = "ripple"
    ripple.minimumPressDuration = 0
    card.addGestureRecognizer(ripple)
  }

  /// Moves the button into an image view, which has user interaction disabled by default, so its
  /// subviews receive no touches either.
  private func putIntoPicture(_ card: ButtonCard) {
    let poster = UIImageView(frame: card.bounds)
    poster.accessibilityIdentifier = "poster"
    card.addSubview(poster)
    poster.addSubview(card.picture)
    poster.addSubview(card.button)
  }

  /// Runs an endless animation without `.allowUserInteraction`.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIView.animate(withDuration: 0.7, delay: 0, options: [.repeat, .autoreverse]) {
      self.pulsing?.transform = CGAffineTransform(scaleX: 0.93, y: 0.93)
    }
  }
}

/// A picture above a button that counts its taps.
final class ButtonCard: UIView {
  private(set) var picture = UIView(frame: .zero)
  private(set) var button = UIButton(frame: .zero)

  /// Creates a card with a button of the given name.
  convenience init(
    _ name: String, _ words: String, _ symbol: String, _ color: UIColor, frame: CGRect
  ) {
    self.init(frame: frame)
    accessibilityIdentifier = "\(name)Card"
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = PageLayout.corner
    let large = UIImage.SymbolConfiguration(pointSize: 60)
    let image = UIImageView(image: UIImage(systemName: symbol, withConfiguration: large))
    image.tintColor = color
    image.contentMode = .scaleAspectFit
    image.frame = CGRect(x: (frame.width - 72) / 2, y: 36, width: 72, height: 72)
    picture = UIView(frame: CGRect(x: 0, y: 0, width: frame.width, height: 140))
    picture.addSubview(image)
    button = CountingButton(
      name, words, color, frame: CGRect(x: 16, y: 156, width: frame.width - 32, height: 46))
    addSubview(picture)
    addSubview(button)
  }
}
