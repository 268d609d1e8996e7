@_spi(Kit) public import UIKitCore

/// The effects of an interaction on a text.
public enum UITextInteractionMode: Int, Sendable {
  /// Places the caret and selects.
  case editable = 0
  /// Selects only.
  case nonEditable = 1
}

/// Receives the gestures of a ``UITextInteraction``. Every method has a neutral default.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
  /// Returns whether a gesture may begin at a point of the text's view; `true` by default.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  /// Called before a gesture begins.
  func interactionWillBegin(_ interaction: UITextInteraction)
  /// Called after a gesture has ended.
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  /// Returns `true`.
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
    true
  }
  /// Does nothing.
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  /// Does nothing.
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// The gestures for editing text with fingers.
///
/// A tap makes the text first responder and places the caret. A double tap selects a word, a triple
/// tap a paragraph. A long press drags the caret.
///
/// The edit menu appears when a long press ends, when multiple taps select text, and when the user
/// taps the caret at its current location. A second tap there dismisses it. A click with the
/// secondary button shows the menu at the pointer, for the selection there or otherwise for the
/// word.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
  private let mode: UITextInteractionMode
  private weak var viewStorage: UIView?
  private let tap = UITapGestureRecognizer()
  private let doubleTap = UITapGestureRecognizer()
  private let tripleTap = UITapGestureRecognizer()
  private let hold = UILongPressGestureRecognizer()
  private let click = UILongPressGestureRecognizer()
  private lazy var menu = TextEditMenu(self)
  /// Whether the last tap was on the text, not on a handle, so that a multiple tap may continue.
  private(set) var tapsAreText = false
  /// The gestures of which the delegate has received the beginning, but not yet the end.
  private var underWay: [UIGestureRecognizer] = []
  /// Whether an edit menu was visible when the last tap began. The tap has dismissed it.
  private var tapDismissedMenu = false

  /// Creates the gestures of a text.
  public init(for mode: UITextInteractionMode) {
    self.mode = mode
    super.init()
    prepare()
  }

  /// The delegate, which is notified of the gestures; not retained.
  open weak var delegate: (any UITextInteractionDelegate)?
  /// The text; not retained.
  open weak var textInput: (any UIResponder & UITextInput)?
  /// The effects of the gestures.
  open var textInteractionMode: UITextInteractionMode { mode }
  /// The gestures that other recognizers may require to fail.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] {
    [tap, doubleTap, tripleTap, hold, click]
  }

  /// The view that the gestures are attached to.
  open var view: UIView? { viewStorage }

  /// Detaches the gestures from their view.
  open func willMove(to view: UIView?) {
    for gesture in gesturesForFailureRequirements { viewStorage?.removeGestureRecognizer(gesture) }
    // Recognizers that leave their view send no action (statement 137).
    for gesture in underWay { end(gesture) }
  }

  /// Attaches the gestures to the view.
  open func didMove(to view: UIView?) {
    viewStorage = view
    for gesture in gesturesForFailureRequirements { view?.addGestureRecognizer(gesture) }
  }

  // MARK: Gestures

  private func prepare() {
    doubleTap.numberOfTapsRequired = 2
    tripleTap.numberOfTapsRequired = 3
    for gesture in gesturesForFailureRequirements {
      gesture.cancelsTouchesInView = false
      gesture.delaysTouchesEnded = false
      gesture.delegate = self
    }
    tap.addTarget(self, action: UITextInteraction.didTap)
    doubleTap.addTarget(self, action: UITextInteraction.didTapTwice)
    tripleTap.addTarget(self, action: UITextInteraction.didTapThrice)
    hold.addTarget(self, action: UITextInteraction.didHold)
    click.minimumPressDuration = 0
    click.name = "edit menu by the secondary button"
    click.addTarget(self, action: UITextInteraction.didClick)
  }

  /// Called when a drag of a selection handle begins.
  func willDrag(by gesture: UIGestureRecognizer) {
    tapsAreText = false
    begin(gesture)
  }

  /// Called when a drag of a selection handle ends. Shows the menu.
  func didDrag(by gesture: UIGestureRecognizer) {
    end(gesture)
    menu.present()
  }

  private func begin(_ gesture: UIGestureRecognizer) {
    underWay.append(gesture)
    delegate?.interactionWillBegin(self)
  }

  /// Notifies the delegate that a gesture has ended, if the delegate received its beginning.
  func end(_ gesture: UIGestureRecognizer) {
    guard let index = underWay.firstIndex(where: { $0 === gesture }) else { return }
    underWay.remove(at: index)
    delegate?.interactionDidEnd(self)
  }

  /// Ends a gesture that was reset in its own action and sends no other (statement 399).
  func endIfReset(_ gesture: UIGestureRecognizer) {
    if gesture.state == .possible { end(gesture) }
  }

  private func didTap(_ gesture: UIGestureRecognizer) {
    if let text = textInput as? UITextView {
      let point = gesture.location(in: text)
      if let item = text.items.item(at: point) {
        // A finger that was held for a menu doesn't tap as well, even if no menu appeared.
        return text.items.wasHeld ? () : text.items.tap(item, at: point)
      }
    }
    gestureDid { input in
      let wasFirst = input.isFirstResponder
      guard wasFirst || input.becomeFirstResponder() else { return }
      guard mode == .editable else { return }
      let before = input.selectedTextRange
      placeCaret(gesture, input)
      if wasFirst, !tapDismissedMenu, isCaret(before, of: input) { menu.present() }
    }
  }

  /// Returns whether `range` is the caret and the caret is still at the same position.
  private func isCaret(_ range: UITextRange?, of input: any UITextInput) -> Bool {
    guard let range, range.isEmpty, let now = input.selectedTextRange, now.isEmpty else {
      return false
    }
    return input.compare(range.start, to: now.start) == .orderedSame
  }

  private func didTapTwice(_ gesture: UIGestureRecognizer) { select(.word, gesture) }
  private func didTapThrice(_ gesture: UIGestureRecognizer) { select(.paragraph, gesture) }

  private func didHold(_ gesture: UIGestureRecognizer) {
    switch gesture.state {
    case .began:
      guard let input = textInput, input.isFirstResponder || input.becomeFirstResponder() else {
        return
      }
      begin(gesture)
      if mode == .editable { placeCaret(gesture, input) } else { selectUnit(.word, gesture, input) }
    case .changed:
      if let input = textInput, mode == .editable { placeCaret(gesture, input) }
    case .ended:
      end(gesture)
      menu.present()
    case .cancelled: end(gesture)
    default: break
    }
    endIfReset(gesture)
  }

  private func didClick(_ gesture: UIGestureRecognizer) {
    guard gesture.state == .began else { return }
    gestureDid { input in
      guard input.isFirstResponder || input.becomeFirstResponder() else { return }
      let point = gesture.location(in: input.textInputView)
      let selected = input.selectedTextRange.map(input.selectionRects(for:)) ?? []
      if !selected.contains(where: { $0.rect.contains(point) }) {
        selectUnit(.word, gesture, input)
      }
      menu.present(at: point)
    }
  }

  private func select(_ granularity: UITextGranularity, _ gesture: UIGestureRecognizer) {
    gestureDid { input in
      guard input.isFirstResponder || input.becomeFirstResponder() else { return }
      selectUnit(granularity, gesture, input)
      menu.present()
    }
  }

  private func gestureDid(_ act: (any UIResponder & UITextInput) -> Void) {
    guard let textInput else { return }
    tapsAreText = true
    delegate?.interactionWillBegin(self)
    act(textInput)
    delegate?.interactionDidEnd(self)
  }

  private func placeCaret(_ gesture: UIGestureRecognizer, _ input: any UITextInput) {
    guard let place = input.closestPosition(to: gesture.location(in: input.textInputView)) else {
      return
    }
    if let caret = input.textRange(from: place, to: place) { input.selectAsSystem(caret) }
  }

  private func selectUnit(
    _ granularity: UITextGranularity, _ gesture: UIGestureRecognizer, _ input: any UITextInput
  ) {
    let point = gesture.location(in: input.textInputView)
    guard let place = input.closestPosition(to: point) else { return }
    if let editor = (input as? any TextHost)?.editor, let place = place as? TextOffset {
      editor.selectUnit(granularity, at: place.offset)
      return
    }
    let ways: [UITextStorageDirection] = [.forward, .backward]
    for way in ways {
      if let range = input.tokenizer.rangeEnclosingPosition(
        place, with: granularity, inDirection: .storage(way))
      {
        return input.selectAsSystem(range)
      }
    }
  }
}

extension UITextInteraction: UIGestureRecognizerDelegate {
  /// Asks the delegate whether a gesture may begin.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let textInput else { return false }
    // A long press on a link or a tag requests its menu, and so does the secondary button.
    if gestureRecognizer === hold || gestureRecognizer === click,
      let text = textInput as? UITextView,
      text.items.item(at: gestureRecognizer.location(in: text)) != nil
    {
      return false
    }
    let point = gestureRecognizer.location(in: textInput.textInputView)
    return delegate?.interactionShouldBegin(self, at: point) ?? true
  }

  /// Returns whether a recognizer receives a touch.
  ///
  /// A disabled control receives no touches, and a control within the text handles its own. The tap
  /// that places the caret ignores the second tap of a double tap if the text is already first
  /// responder.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    if let control = view as? UIControl, !control.isEnabled { return false }
    guard !isOnControl(touch) else { return false }
    if gestureRecognizer === tap {
      tapDismissedMenu = menu.isUp
      (textInput as? UITextView)?.items.wasHeld = false
    }
    return gestureRecognizer !== tap || touch.tapCount <= 1 || textInput?.isFirstResponder == false
  }

  /// Returns whether a touch hit a control in the text, such as a button to reveal a secret.
  private func isOnControl(_ touch: UITouch) -> Bool {
    LinkWalk(touch.view, \.superview).first { $0 === view || $0 is UIControl }
      .map { $0 !== view } ?? false
  }

  /// Returns whether a recognizer receives an event.
  ///
  /// The secondary button only clicks and never causes a long press.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    let isSecondary = event.buttonMask.contains(.secondary)
    if gestureRecognizer === click { return isSecondary }
    return gestureRecognizer !== hold || !isSecondary
  }

  /// Returns `true` for two gestures of the same text, so that multiple taps count up and the first
  /// tap places the caret immediately.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gesturesForFailureRequirements.contains { $0 === otherGestureRecognizer }
  }
}
