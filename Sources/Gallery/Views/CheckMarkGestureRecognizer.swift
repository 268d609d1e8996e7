internal import UIKit

/// Recognizes a check mark: down to the right, then up to the right and higher than its start.
///
/// A discrete recognizer that overrides every method that is meant for subclasses.
final class CheckMarkGestureRecognizer: UIGestureRecognizer {
  /// The path of the finger, in the coordinates of the view.
  private(set) var stroke: [CGPoint] = []
  /// Called with the stroke while it is drawn.
  var onStroke: (([CGPoint]) -> Void)?
  private var finger: UITouch?
  private var isRising = false

  /// The size of the check mark.
  var size: CGSize {
    let x = stroke.map(\.x)
    let y = stroke.map(\.y)
    return CGSize(
      width: (x.max() ?? 0) - (x.min() ?? 0), height: (y.max() ?? 0) - (y.min() ?? 0))
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in touches {
      if finger == nil {
        finger = touch
        follow(touch)
      } else {
        ignore(touch, for: event)
      }
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let finger, touches.contains(finger), state == .possible else { return }
    follow(finger)
    if !isOnTheWay { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let finger, touches.contains(finger), state == .possible else { return }
    follow(finger)
    state = isComplete ? .recognized : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if state == .possible { state = .failed }
  }

  override func reset() {
    super.reset()
    finger = nil
    stroke = []
    isRising = false
  }

  // MARK: Other recognizers

  /// Accepts touch events only, so that scrolls and pinches of a trackpad draw nothing.
  override func shouldReceive(_ event: UIEvent) -> Bool {
    event.type == .touches && super.shouldReceive(event)
  }

  /// Requires that a tap on the same view waits until this recognizer has failed.
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    other is UITapGestureRecognizer && other.view === view
  }

  /// Returns `false`, so that this recognizer waits for no other.
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { false }

  /// Returns whether `other` is on the same view. This recognizer then prevents it.
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { other.view === view }

  /// Returns whether `other` is on the same view. Recognizers on superviews can't prevent this one.
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { other.view === view }

  // MARK: The stroke

  private func follow(_ touch: UITouch) {
    stroke.append(touch.location(in: view))
    onStroke?(stroke)
  }

  private var lowest: CGPoint { stroke.max { $0.y < $1.y } ?? .zero }

  /// Whether the finger moves right all the time, first down and then up.
  private var isOnTheWay: Bool {
    guard let last = stroke.last else { return true }
    let right = stroke.map(\.x).max() ?? 0
    if last.x < right - Self.slack { return false }
    if last.y < lowest.y - Self.slack { isRising = true }
    let highest = stroke.drop { $0.y < lowest.y }.map(\.y).min() ?? lowest.y
    return !isRising || last.y < highest + Self.slack
  }

  private var isComplete: Bool {
    guard let first = stroke.first, let last = stroke.last else { return false }
    return lowest.y - first.y >= Self.shortestLeg && last.y <= first.y
      && lowest.x > first.x && last.x > lowest.x
  }

  /// The distance that the finger may move back, in points.
  private static let slack: CGFloat = 10
  /// The minimum height of the first leg, in points.
  private static let shortestLeg: CGFloat = 20
}
