internal import UIKitAnimation
internal import UIKitControls
@_spi(Kit) internal import UIKitCore

/// An alert that offers to undo, in front of everything except the keyboard.
///
/// The window doesn't become key, so that the first responder and its undo manager stay the same.
final class UndoAlert: UIWindow, SystemPart {
  private let manager: UndoManager
  private let dimming = UIView(frame: .zero)
  private let card = UIView(frame: .zero)
  /// Called when the user has chosen a button.
  var onClose: (() -> Void)?

  private static let metrics = DesignMetrics.inForce.alert
  private static let font: CGFloat = 17

  init(_ manager: UndoManager, scene: UIWindowScene) {
    self.manager = manager
    super.init(windowScene: scene)
    windowLevel = .alert
    accessibilityIdentifier = "undoAlert"
    accessibilityViewIsModal = true
    let metrics = Self.metrics
    dimming.backgroundColor = UIColor {
      let isDark = $0.userInterfaceStyle == .dark
      return .black.withAlphaComponent(isDark ? metrics.darkDimming : metrics.dimming)
    }
    addSubview(dimming)
    addSubview(card)
    fillCard()
  }

  required init?(coder: NSCoder) { nil }

  var partName: String { "the undo alert" }
  override var canBecomeKey: Bool { false }

  override func accessibilityPerformEscape() -> Bool {
    close {}
    return true
  }

  func show() {
    dimming.alpha = 0
    isHidden = false
    dim(to: 1) {}
  }

  /// Closes the alert. As on iOS, the card disappears at once, and touches are ignored while the
  /// dimming fades.
  private func close(_ answer: @escaping () -> Void) {
    isUserInteractionEnabled = false
    card.isHidden = true
    onClose?()
    answer()
    dim(to: 0) { [self] in
      isHidden = true
      windowScene = nil
    }
  }

  private func dim(to alpha: CGFloat, _ completion: @escaping () -> Void) {
    let block = ViewAnimationBlock(
      duration: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      pace: .spring(.critical(frequency: Self.metrics.dimmingFrequency))
    ) { _ in completion() }
    block.run { dimming.alpha = alpha }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dimming.frame = bounds
    let room = bounds.inset(by: safeAreaInsets)
    card.frame.origin = CGPoint(
      x: room.midX - card.frame.width / 2, y: room.midY - card.frame.height / 2)
  }

  // MARK: The card

  private struct Choice {
    let words: String
    let identifier: String
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
    let cancel = Choice(words: "Cancel", identifier: "cancelUndo") {}
    let metrics = Self.metrics
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = metrics.corner
    card.clipsToBounds = true
    if choices.count == 1, let choice = choices.first {
      // The title names the action, and the two buttons are side by side.
      let word = choice.identifier == "undo" ? "Undo" : "Redo"
      let short = Choice(words: word, identifier: choice.identifier, answer: choice.answer)
      let top = addTitle(choice.words)
      let width = (metrics.width - 2 * metrics.margin - metrics.gap) / 2
      for (column, choice) in [cancel, short].enumerated() {
        let left = metrics.margin + CGFloat(column) * (width + metrics.gap)
        add(choice, CGRect(x: left, y: top, width: width, height: metrics.button))
      }
    } else {
      var top = addTitle("Undo")
      let width = metrics.width - 2 * metrics.margin
      for choice in choices + [cancel] {
        add(choice, CGRect(x: metrics.margin, y: top, width: width, height: metrics.button))
        top += metrics.button + metrics.gap
      }
    }
    let bottom = card.subviews.last?.frame.maxY ?? 0
    card.bounds.size = CGSize(width: metrics.width, height: bottom + metrics.margin)
  }

  /// Adds the title and returns the y coordinate at which the buttons begin.
  private func addTitle(_ words: String) -> CGFloat {
    let metrics = Self.metrics
    let title = UILabel(frame: .zero)
    title.text = words
    title.font = .systemFont(ofSize: Self.font)
    title.textAlignment = .center
    title.textColor = .label
    title.accessibilityIdentifier = "undoAlertTitle"
    title.frame = CGRect(
      x: metrics.textSide, y: metrics.aboveText, width: metrics.width - 2 * metrics.textSide,
      height: title.intrinsicContentSize.height)
    card.addSubview(title)
    return title.frame.maxY + metrics.belowText
  }

  private func add(_ choice: Choice, _ frame: CGRect) {
    let button = UIButton(frame: frame)
    button.accessibilityIdentifier = choice.identifier
    button.setTitle(choice.words, for: .normal)
    button.setTitleColor(.label, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: Self.font, weight: .medium)
    button.backgroundColor = .tertiarySystemFill
    button.layer.cornerRadius = Self.metrics.buttonCorner
    button.addAction(
      UIAction { [weak self] _ in self?.close(choice.answer) }, for: .touchUpInside)
    card.addSubview(button)
  }
}
