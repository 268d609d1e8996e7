/// Asks whether to undo, over everything but the keyboard.
///
/// The window is not key: the first responder stays what it is, and with it what would be undone.
final class UndoAlert: UIWindow {
  private let manager: UndoManager
  private let card = UIView(frame: .zero)
  /// Called when the question was answered.
  var onClose: (() -> Void)?

  /// Points and seconds, chosen to look like the system's alerts, whose measures are not published.
  private enum Look {
    static let width: CGFloat = 270
    static let title: CGFloat = 58
    static let row: CGFloat = 44
    static let hairline: CGFloat = 0.5
    static let corner: CGFloat = 14
    static let dimming: CGFloat = 0.3
    static let fade: TimeInterval = 0.2
  }

  init(_ manager: UndoManager, scene: UIWindowScene) {
    self.manager = manager
    super.init(windowScene: scene)
    windowLevel = .alert
    accessibilityIdentifier = "undoAlert"
    accessibilityViewIsModal = true
    backgroundColor = .black.withAlphaComponent(Look.dimming)
    addSubview(card)
    fillCard()
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeKey: Bool { false }

  override func accessibilityPerformEscape() -> Bool {
    close {}
    return true
  }

  func show() {
    alpha = 0
    isHidden = false
    fade(to: 1) {}
  }

  /// Takes no further answers while it fades.
  private func close(_ answer: @escaping () -> Void) {
    isUserInteractionEnabled = false
    onClose?()
    answer()
    fade(to: 0) { [self] in
      isHidden = true
      windowScene = nil
    }
  }

  private func fade(to alpha: CGFloat, _ completion: @escaping () -> Void) {
    UIView.animate(withDuration: Look.fade, delay: 0, options: .allowUserInteraction) {
      self.alpha = alpha
    } completion: { _ in
      completion()
    }
  }

  // MARK: The card

  private struct Choice {
    let words: String
    let identifier: String
    var weight = UIFont.Weight.regular
    let answer: () -> Void
  }

  private func fillCard() {
    let manager = manager
    var choices: [Choice] = []
    if manager.canUndo {
      choices.append(
        Choice(words: manager.undoMenuItemTitle, identifier: "undo") { manager.undo() })
    }
    if manager.canRedo {
      choices.append(
        Choice(words: manager.redoMenuItemTitle, identifier: "redo") { manager.redo() })
    }
    let cancel = Choice(words: "Cancel", identifier: "cancelUndo", weight: .semibold) {}
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = Look.corner
    card.clipsToBounds = true
    if choices.count == 1, let choice = choices.first {
      // The title names the action; the buttons stand side by side.
      addTitle(choice.words)
      let word = choice.identifier == "undo" ? "Undo" : "Redo"
      let short = Choice(words: word, identifier: choice.identifier, answer: choice.answer)
      add(cancel, CGRect(x: 0, y: Look.title, width: Look.width / 2, height: Look.row))
      add(short, CGRect(x: Look.width / 2, y: Look.title, width: Look.width / 2, height: Look.row))
      addLine(
        CGRect(x: Look.width / 2, y: Look.title, width: Look.hairline, height: Look.row))
      place(height: Look.title + Look.row)
    } else {
      addTitle("Undo")
      for (row, choice) in (choices + [cancel]).enumerated() {
        let top = Look.title + CGFloat(row) * Look.row
        add(choice, CGRect(x: 0, y: top, width: Look.width, height: Look.row))
      }
      place(height: Look.title + CGFloat(choices.count + 1) * Look.row)
    }
  }

  private func addTitle(_ words: String) {
    let title = UILabel(frame: CGRect(x: 16, y: 0, width: Look.width - 32, height: Look.title))
    title.text = words
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    title.textAlignment = .center
    title.textColor = .label
    title.accessibilityIdentifier = "undoAlertTitle"
    card.addSubview(title)
  }

  private func add(_ choice: Choice, _ frame: CGRect) {
    let button = UIButton(frame: frame)
    button.accessibilityIdentifier = choice.identifier
    button.setTitle(choice.words, for: .normal)
    button.setTitleColor(.systemBlue, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: choice.weight)
    button.addAction(
      UIAction { [weak self] _ in self?.close(choice.answer) }, for: .touchUpInside)
    card.addSubview(button)
    addLine(CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: Look.hairline))
  }

  private func addLine(_ frame: CGRect) {
    let line = UIView(frame: frame)
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    card.addSubview(line)
  }

  private func place(height: CGFloat) {
    card.frame = CGRect(
      x: (bounds.width - Look.width) / 2, y: (bounds.height - height) / 2, width: Look.width,
      height: height)
  }
}
