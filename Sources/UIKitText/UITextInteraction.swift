@_spi(Kit) public import UIKitCore

/// What an interaction may do to a text.
public enum UITextInteractionMode: Int, Sendable {
  /// Place the caret, and select.
  case editable = 0
  /// Select.
  case nonEditable = 1
}

/// Hears of the gestures of a ``UITextInteraction``. Every method has a neutral default.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
  /// Whether a gesture may begin at a point of the text's view; true unless said otherwise.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  /// A gesture is about to begin.
  func interactionWillBegin(_ interaction: UITextInteraction)
  /// A gesture has ended.
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  /// True.
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
    true
  }
  /// Nothing.
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  /// Nothing.
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// The gestures by which fingers edit a text: a tap makes it first responder and places the caret,
/// two select a word, three a paragraph, and a finger that stays down drags the caret.
///
/// The edit menu comes when a finger that stayed down is lifted, with what several taps selected, and
/// with a tap on the caret where it stands; a second tap there takes it away. A click with the
/// secondary button shows it at the pointer, for the selection there or else for the word.
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
  /// Whether the latest tap was one of the text's, so that the next one may count up with it; else it
  /// was a grabber's.
  private(set) var tapsAreText = false
  /// The gestures whose beginning the delegate has received, and whose end is still due.
  private var underWay: [UIGestureRecognizer] = []
  /// Whether an edit menu was up when the latest tap began; the tap has dismissed it.
  private var tapDismissedMenu = false

  init(mode: UITextInteractionMode) {
    self.mode = mode
    super.init()
    prepare()
  }

  /// Makes the gestures of a text.
  public convenience init(for mode: UITextInteractionMode) { self.init(mode: mode) }

  /// Hears of the gestures; not kept alive.
  open weak var delegate: (any UITextInteractionDelegate)?
  /// The text; not kept alive.
  open weak var textInput: (any UIResponder & UITextInput)?
  /// What the gestures may do.
  open var textInteractionMode: UITextInteractionMode { mode }
  /// The gestures that others may require to fail.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] {
    [tap, doubleTap, tripleTap, hold, click]
  }

  /// The view that the gestures are attached to.
  open var view: UIView? { viewStorage }

  /// The gestures leave the view that they were attached to.
  open func willMove(to view: UIView?) {
    for gesture in gesturesForFailureRequirements { viewStorage?.removeGestureRecognizer(gesture) }
    // Recognizers that leave their view send no action (statement 137).
    for gesture in underWay { end(gesture) }
  }

  /// The gestures are attached to the view.
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

  /// A grabber was taken.
  func willDrag(by gesture: UIGestureRecognizer) {
    tapsAreText = false
    begin(gesture)
  }

  /// A grabber was let go, and shows the menu.
  func didDrag(by gesture: UIGestureRecognizer) {
    end(gesture)
    menu.present()
  }

  private func begin(_ gesture: UIGestureRecognizer) {
    underWay.append(gesture)
    delegate?.interactionWillBegin(self)
  }

  /// Tells the delegate that a gesture has ended, if it received the beginning.
  func end(_ gesture: UIGestureRecognizer) {
    guard let index = underWay.firstIndex(where: { $0 === gesture }) else { return }
    underWay.remove(at: index)
    delegate?.interactionDidEnd(self)
  }

  /// Ends a gesture that was reset during its own action, and so sends no other (statement 399).
  func endIfReset(_ gesture: UIGestureRecognizer) {
    if gesture.state == .possible { end(gesture) }
  }

  private func didTap(_ gesture: UIGestureRecognizer) {
    if let text = textInput as? UITextView {
      let point = gesture.location(in: text)
      if let item = text.items.item(at: point) {
        // A finger that was held for a menu does not tap too, whether there was a menu or not.
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

  /// Whether `range` is the caret, and the caret is where it was.
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
    // A finger that stays on a link or a tag asks for its menu, and so does the secondary button.
    if gestureRecognizer === hold || gestureRecognizer === click,
      let text = textInput as? UITextView,
      text.items.item(at: gestureRecognizer.location(in: text)) != nil
    {
      return false
    }
    let point = gestureRecognizer.location(in: textInput.textInputView)
    return delegate?.interactionShouldBegin(self, at: point) ?? true
  }

  /// A control that is turned off takes nothing, one that lies in the text keeps its own touches, and
  /// what places the caret takes no notice of the second tap of two: only another text does.
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

  /// Whether a touch hit a control within the text's view, such as a button that shows a secret.
  private func isOnControl(_ touch: UITouch) -> Bool {
    LinkWalk(touch.view, \.superview).first { $0 === view || $0 is UIControl }
      .map { $0 !== view } ?? false
  }

  /// The secondary button clicks, and never holds.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    let isSecondary = event.buttonMask.contains(.secondary)
    if gestureRecognizer === click { return isSecondary }
    return gestureRecognizer !== hold || !isSecondary
  }

  /// The taps of one text count up together: the first places the caret at once.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gesturesForFailureRequirements.contains { $0 === otherGestureRecognizer }
  }
}
