internal import UIKit

/// Recognizes a check mark: down to the right, then up to the right and higher than it began.
///
/// A discrete recognizer that overrides every method there is for subclasses.
final class CheckMarkGestureRecognizer: UIGestureRecognizer {
  /// The way of the finger, in the coordinates of its view.
  private(set) var stroke: [CGPoint] = []
  /// Is told of the stroke while it is drawn.
  var onStroke: (([CGPoint]) -> Void)?
  private var finger: UITouch?
  private var isRising = false

  /// How large the check mark is.
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

  // MARK: Others

  /// Fingers and pens draw; what else there is does not.
  override func shouldReceive(_ event: UIEvent) -> Bool {
    event.type == .touches && super.shouldReceive(event)
  }

  /// A tap on the same view waits until this one has failed.
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    other is UITapGestureRecognizer && other.view === view
  }

  /// It waits for nobody.
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { false }

  /// It keeps whatever else is on its view from being recognized.
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { other.view === view }

  /// Nothing around its view takes the stroke from it.
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { other.view === view }

  // MARK: The stroke

  private func follow(_ touch: UITouch) {
    stroke.append(touch.location(in: view))
    onStroke?(stroke)
  }

  private var lowest: CGPoint { stroke.max { $0.y < $1.y } ?? .zero }

  /// Whether the finger goes right all the time, first down and then up.
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

  /// How far the finger may go back, in points.
  private static let slack: CGFloat = 10
  /// How far down the first leg goes at least, in points.
  private static let shortestLeg: CGFloat = 20
}
