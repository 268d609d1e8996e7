internal import UIKit

/// Shows the last of its children in front of the others. A finger from the left edge of the screen
/// drags it away.
///
/// A custom container controller with containment, a screen edge pan and an animation.
final class StackController: UIViewController {
  /// The pan that drags the top page away.
  let edgePan = UIScreenEdgePanGestureRecognizer()
  /// Called with the outcome of each pop.
  var onChange: ((String) -> Void)?
  private(set) var pages: [UIViewController] = []
  private var isMoving = false

  override func viewDidLoad() {
    view.accessibilityIdentifier = "stack"
    view.clipsToBounds = true
    edgePan.name = "edge pan"
    edgePan.edges = .left
    edgePan.addTarget(self, action: StackController.panned)
    view.addGestureRecognizer(edgePan)
  }

  /// Pushes a page.
  func push(_ page: UIViewController, animated: Bool) {
    guard !isMoving else { return }
    let below = pages.last
    pages.append(page)
    addChild(page)
    page.view.frame = view.bounds
    view.addSubview(page.view)
    guard animated, let below else {
      below?.view.removeFromSuperview()
      page.didMove(toParent: self)
      return
    }
    place(page, over: below, share: 1)
    move(page, over: below, to: 0) { _ in
      below.view.removeFromSuperview()
      page.didMove(toParent: self)
    }
  }

  /// Pops the top page.
  func pop() {
    guard let (top, below) = beginPop() else { return }
    finishPop(top, below, speed: 0)
  }

  // MARK: The pan

  private func panned() {
    let x = max(0, edgePan.translation(in: view).x)
    switch edgePan.state {
    case .began:
      guard let (top, below) = beginPop() else { return }
      place(top, over: below, share: x / view.bounds.width)
    case .changed:
      guard isMoving, let (top, below) = topTwo else { return }
      place(top, over: below, share: x / view.bounds.width)
    default:
      guard isMoving, let (top, below) = topTwo else { return }
      let speed = edgePan.state == .ended ? edgePan.velocity(in: view).x : -Self.decisiveSpeed
      let isFar = x > view.bounds.width / 2
      if speed >= Self.decisiveSpeed || isFar && speed > -Self.decisiveSpeed {
        finishPop(top, below, speed: speed)
      } else {
        cancelPop(top, below)
      }
    }
  }

  private var topTwo: (top: UIViewController, below: UIViewController)? {
    pages.count > 1 ? (pages[pages.count - 1], pages[pages.count - 2]) : nil
  }

  /// Inserts the page below under the top page. Returns `nil` if no page is below, or if a page is
  /// already moving.
  private func beginPop() -> (UIViewController, UIViewController)? {
    guard !isMoving, let (top, below) = topTwo else { return nil }
    isMoving = true
    below.view.frame = view.bounds
    view.insertSubview(below.view, belowSubview: top.view)
    place(top, over: below, share: 0)
    return (top, below)
  }

  private func finishPop(_ top: UIViewController, _ below: UIViewController, speed: CGFloat) {
    top.willMove(toParent: nil)
    pages.removeLast()
    move(top, over: below, to: 1) { [weak self] _ in
      top.view.removeFromSuperview()
      top.removeFromParent()
      self?.onChange?("popped")
    }
  }

  private func cancelPop(_ top: UIViewController, _ below: UIViewController) {
    move(top, over: below, to: 0) { [weak self] _ in
      below.view.removeFromSuperview()
      self?.onChange?("sprang back")
    }
  }

  // MARK: Positions

  /// Places two pages while the top one is moved by a fraction of the width. The page below moves
  /// more slowly.
  private func place(_ top: UIViewController, over below: UIViewController, share: CGFloat) {
    let width = view.bounds.width
    top.view.frame.origin.x = width * share
    below.view.frame.origin.x = -width * Self.parallax * (1 - share)
  }

  private func move(
    _ top: UIViewController, over below: UIViewController, to share: CGFloat,
    completion: @escaping (Bool) -> Void
  ) {
    isMoving = true
    UIView.animate(
      withDuration: Self.duration,
      animations: { self.place(top, over: below, share: share) },
      completion: { [weak self] isFinished in
        self?.isMoving = false
        completion(isFinished)
      })
  }

  /// The shift of the page below, as a fraction of the width.
  private static let parallax: CGFloat = 0.3
  /// The duration of a transition, in seconds.
  private static let duration = 0.3
  /// The velocity, in points per second, that decides the outcome regardless of the position.
  private static let decisiveSpeed: CGFloat = 300
}
