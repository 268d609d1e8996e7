internal import UIKitAnimation
@_spi(Kit) internal import UIKitCore

/// A handle at one end of a selection: a bar of the line's height with a round knob beyond it.
///
/// It receives a finger as soon as the finger touches down. Further taps of a multiple tap go to
/// the text.
final class SelectionHandle: UIView {
  /// An end of the selection.
  enum End {
    case start
    case end
  }

  let end: End
  /// The center of the bar, in the superview's coordinates.
  private(set) var anchor = CGPoint.zero
  /// Whether the handle is at the left edge of its line's part of the selection.
  ///
  /// It is at the start of left-to-right text and at the end of right-to-left text.
  private var isAtLeft: Bool { didSet { if isAtLeft != oldValue { setNeedsDisplay() } } }
  /// The text's gestures, which count multiple taps.
  weak var interaction: UITextInteraction?
  /// Called with each step of a drag.
  var onDrag: ((SelectionHandle, UIGestureRecognizer) -> Void)?
  private let press = UILongPressGestureRecognizer()

  /// The diameter of the knob, in points, chosen to look like the system's.
  static let knob: CGFloat = 11
  private static let bar: CGFloat = 2
  /// The touch area, in points: its extent away from the selection and beyond the knob, and its
  /// extent to the other sides.
  private static let reach: (far: CGFloat, near: CGFloat) = (22, 8)

  init(_ end: End) {
    self.end = end
    isAtLeft = end == .start
    super.init(frame: .zero)
    accessibilityIdentifier = end == .start ? "selectionStart" : "selectionEnd"
    isOpaque = false
    contentMode = .redraw
    press.name = "drag of the selection"
    press.minimumPressDuration = 0
    press.delegate = self
    press.addTarget(self, action: SelectionHandle.didPress)
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) { nil }

  /// Moves the handle to its side of a selection rectangle.
  func stand(at part: UITextSelectionRect) {
    let (far, near) = Self.reach
    let line = part.rect
    isAtLeft = (end == .start) == (part.writingDirection != .rightToLeft)
    let x = isAtLeft ? line.minX : line.maxX
    anchor = CGPoint(x: x, y: line.midY)
    frame = CGRect(
      x: x - (isAtLeft ? far : near), y: line.minY - (end == .start ? far : near),
      width: far + near, height: line.height + far + near)
  }

  private func didPress(_ gesture: UIGestureRecognizer) { onDrag?(self, gesture) }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let (far, near) = Self.reach
    let height = bounds.height - far - near
    let x = isAtLeft ? far : near
    let top = end == .start ? far : near
    let middle = end == .start ? top - Self.knob / 2 + 1 : top + height + Self.knob / 2 - 1
    tintColor.setFill()
    UIBezierPath(
      rect: CGRect(x: x - Self.bar / 2, y: top, width: Self.bar, height: height)
    ).fill()
    UIBezierPath(
      ovalIn: CGRect(
        x: x - Self.knob / 2, y: middle - Self.knob / 2, width: Self.knob, height: Self.knob)
    ).fill()
  }
}

extension SelectionHandle: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { touch.tapCount <= 1 || interaction?.tapsAreText != true }
}

/// The two handles of a text's selection, and the effect of dragging them.
///
/// A handle can't cross the other one: at least one character stays selected.
@MainActor
final class SelectionHandles {
  private unowned let host: any TextHost
  private let start = SelectionHandle(.start)
  private let end = SelectionHandle(.end)
  /// The offset from the finger to the center of the dragged bar.
  private var grip = CGPoint.zero

  init(host: any TextHost, above canvas: UIView) {
    self.host = host
    for handle in [start, end] {
      host.insertSubview(handle, aboveSubview: canvas)
      handle.interaction = host.interaction
      handle.onDrag = { [weak self] in self?.drag($0, $1) }
    }
  }

  /// Positions the handles at the first and last parts of a selection.
  ///
  /// An end outside `visible` has no handle. If a part is `nil`, its handle is hidden.
  func stand(
    at first: UITextSelectionRect?, _ last: UITextSelectionRect?,
    within visible: ClosedRange<CGFloat>
  ) {
    UIView.performWithoutAnimation {
      place(start, at: first, within: visible)
      place(end, at: last, within: visible)
    }
  }

  private func place(
    _ handle: SelectionHandle, at part: UITextSelectionRect?, within visible: ClosedRange<CGFloat>
  ) {
    if let part { handle.stand(at: part) }
    handle.isHidden = part == nil || !visible.contains(handle.anchor.x)
  }

  private func drag(_ handle: SelectionHandle, _ gesture: UIGestureRecognizer) {
    let finger = gesture.location(in: host)
    switch gesture.state {
    case .began:
      grip = CGPoint(x: handle.anchor.x - finger.x, y: handle.anchor.y - finger.y)
      host.interaction.willDrag(by: gesture)
    case .changed: move(handle.end, to: CGPoint(x: finger.x + grip.x, y: finger.y + grip.y))
    case .ended: host.interaction.didDrag(by: gesture)
    case .cancelled: host.interaction.end(gesture)
    default: break
    }
    host.interaction.endIfReset(gesture)
  }

  private func move(_ end: SelectionHandle.End, to point: CGPoint) {
    let text = host.editor.text
    let selection = text.selection
    guard !selection.isEmpty else { return }
    let place = host.editor.offset(at: point)
    switch end {
    case .start:
      let last = text.offset(selection.upperBound, movedBy: -1) ?? selection.lowerBound
      host.editor.select(min(place, last)..<selection.upperBound, movingStart: true)
    case .end:
      let first = text.offset(selection.lowerBound, movedBy: 1) ?? selection.upperBound
      host.editor.select(selection.lowerBound..<max(place, first))
    }
  }
}

extension TextHost {
  /// Shows handles at the ends of the selection if the selection is visible.
  func layOutHandles(isShown: Bool, above canvas: UIView) {
    let selection = editor.text.selection
    guard isShown, !selection.isEmpty else {
      handles?.stand(at: nil, nil, within: 0...0)
      return
    }
    let handles = handles ?? SelectionHandles(host: self, above: canvas)
    self.handles = handles
    // Half a caret's width, for an end directly at the edge.
    let edge = TextSetting.caretWidth / 2
    let ends = editor.ends(of: selection)
    handles.stand(
      at: selectionRects(for: ends.first).first(where: \.containsStart),
      selectionRects(for: ends.last).last(where: \.containsEnd),
      within: (canvas.frame.minX - edge)...(canvas.frame.maxX + edge))
  }
}
