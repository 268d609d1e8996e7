internal import UIKitAnimation
@_spi(Kit) internal import UIKitCore

/// A grabber at one end of a selection: a bar as high as the line, and a round knob beyond it.
///
/// It takes a finger as soon as it comes down; the taps that follow a first one go to the text.
final class SelectionHandle: UIView {
  /// Which end of the selection.
  enum End {
    case start
    case end
  }

  let end: End
  /// The middle of the bar, in the superview's coordinates.
  private(set) var anchor = CGPoint.zero
  /// Whether the selection lies at its right: not so for the start of words from right to left.
  private var isAtLeft: Bool { didSet { if isAtLeft != oldValue { setNeedsDisplay() } } }
  /// The gestures of the text, whose taps count up.
  weak var interaction: UITextInteraction?
  /// Called with each step of a drag.
  var onDrag: ((SelectionHandle, UIGestureRecognizer) -> Void)?
  private let press = UILongPressGestureRecognizer()

  /// The diameter of the knob, in points, chosen to look like the system's.
  static let knob: CGFloat = 11
  private static let bar: CGFloat = 2
  /// How far the place for a finger reaches away from the selection and beyond the knob, and how far
  /// to the other sides, in points.
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

  /// Stands at its side of a rectangle of the selection.
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

/// The two grabbers of a text's selection, and what dragging them does.
///
/// A grabber keeps its side of the other: at least one character stays selected.
@MainActor
final class SelectionHandles {
  private unowned let host: any TextHost
  private let start = SelectionHandle(.start)
  private let end = SelectionHandle(.end)
  /// From the finger to the middle of the bar that it drags.
  private var grip = CGPoint.zero

  init(host: any TextHost, above canvas: UIView) {
    self.host = host
    for handle in [start, end] {
      host.insertSubview(handle, aboveSubview: canvas)
      handle.interaction = host.interaction
      handle.onDrag = { [weak self] in self?.drag($0, $1) }
    }
  }

  /// Stands at the ends of a selection, given by the parts that it begins and ends with; an end
  /// outside `visible` has no grabber, and without parts none has.
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
  /// Shows grabbers at the ends of what is selected, where the selection shows.
  func layOutHandles(isShown: Bool, above canvas: UIView) {
    let selection = editor.text.selection
    guard isShown, !selection.isEmpty else {
      handles?.stand(at: nil, nil, within: 0...0)
      return
    }
    let handles = handles ?? SelectionHandles(host: self, above: canvas)
    self.handles = handles
    // Half a caret's width, for an end that stands at the very edge.
    let edge = TextSetting.caretWidth / 2
    let ends = editor.ends(of: selection)
    handles.stand(
      at: selectionRects(for: ends.first).first(where: \.containsStart),
      selectionRects(for: ends.last).last(where: \.containsEnd),
      within: (canvas.frame.minX - edge)...(canvas.frame.maxX + edge))
  }
}
