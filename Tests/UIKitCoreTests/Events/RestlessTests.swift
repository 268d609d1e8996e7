import Testing
import TouchstoneTesting
import UIKit

/// Apps that would never come to rest: they are reported in one line, and the frame continues.
@MainActor @Suite(.staged)
struct RestlessTests {
  private let stage = Stage()

  private var faults: [String] {
    stage.trace.filter { $0.kind == .fault }.compactMap(\.detail)
  }

  @Test("controllers that endlessly present each other are stopped, and frames continue")
  func presentations() {
    let first = PingController()
    stage.window.rootViewController = first
    stage.advance(by: 4)
    #expect(faults.count == 1)
    #expect(faults.first?.contains("are already presented on each other") == true)
    let shown = PingController.shown
    stage.advance(by: 1)
    #expect(PingController.shown == shown && faults.count == 1)
    PingController.shown = 0
  }

  @Test("an observer that changes its observed value is stopped, and frames continue")
  func observer() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentSize = CGSize(width: 100, height: 100_000)
    stage.window.addSubview(scrollView)
    var count = 0
    let observation = scrollView.observe(\.contentOffset) { scrollView, _ in
      guard count < 10_000 else { return }
      count += 1
      scrollView.contentOffset.y += 1
    }
    scrollView.contentOffset.y = 1
    #expect(count >= 200 && count < 10_000)
    #expect(faults.count == 1)
    #expect(faults.first?.contains("changes the property that it observes") == true)
    observation.invalidate()
    stage.settle()
  }

  @Test func `Observers that change each other's observed values are stopped, and frames continue`()
  {
    let views = (0..<2).map { _ in UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    for view in views {
      view.contentSize = CGSize(width: 100, height: 100_000)
      stage.window.addSubview(view)
    }
    var count = 0
    let observations = zip(views, views.reversed()).map { view, other in
      view.observe(\.contentOffset) { _, _ in
        guard count < 10_000 else { return }
        count += 1
        other.contentOffset.y += 1
      }
    }
    views[0].contentOffset.y = 1
    #expect(count >= 100 && count < 10_000)
    #expect(faults.count == 1)
    for observation in observations { observation.invalidate() }
    stage.settle()
  }

  @Test
  func `An observer that removes itself or adds others while notified is notified once`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 100_000)
    stage.window.addSubview(view)
    var (count, begun) = (0, 0)
    var observation: NSKeyValueObservation?
    var others: [NSKeyValueObservation] = []
    observation = view.observe(\.contentOffset) { view, _ in
      count += 1
      observation?.invalidate()
      observation = nil
      others.append(view.observe(\.contentOffset) { _, _ in begun += 1 })
      view.contentOffset.y += 1
    }
    view.contentOffset.y = 1
    #expect((count, begun) == (1, 1))
    others = []
    view.contentOffset.y = 50
    stage.settle()
    #expect((count, begun) == (1, 1))
    #expect(faults == [])
  }

  @Test("an animation of zero duration restarted in its completion waits for the next frame")
  func animation() {
    var rounds = 0
    var isTired = false
    func again() {
      guard !isTired else { return }
      rounds += 1
      UIView.animate(withDuration: 0, animations: {}) { _ in again() }
    }
    again()
    stage.advance(by: 0.5)
    #expect(stage.now == 0.5)
    #expect(rounds > 1_000)
    #expect(faults.count == 1)
    #expect(faults.first?.contains("an animation's completion") == true)
    isTired = true
    stage.settle()
  }

  @Test(
    "a call that repeats itself without delay waits for the next frame, and others continue")
  func performing() {
    let ball = Ball()
    var other = 0
    let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in other += 1 }
    ball.bounce()
    stage.advance(by: 0.55)
    timer.invalidate()
    #expect(other == 5)
    #expect(ball.bounces > 200)
    #expect(faults.count == 1)
    ball.isTired = true
    stage.settle()
  }

  @Test("many timers that fall due together cause no fault")
  func dueTogether() {
    var fired = 0
    for _ in 0..<5_000 {
      _ = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { _ in fired += 1 }
    }
    stage.advance(by: 0.3)
    #expect(fired == 5_000 && faults.isEmpty)
  }

  @Test("a layout that lays itself out again is stopped, and named")
  func layoutInLayout() {
    let view = AgainView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.accessibilityIdentifier = "again"
    view.isNested = true
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
    #expect(stage.now == 0.1)
    #expect(
      faults.contains { $0.contains("again") && $0.contains("inside 500 other layout passes") })
    #expect(view.layouts < 10_000)
  }

  @Test("a layout that requests the next one continues frame by frame, and is reported once")
  func layoutAfterLayout() {
    let view = AgainView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.accessibilityIdentifier = "again"
    stage.window.addSubview(view)
    stage.advance(by: 4)
    #expect(view.layouts > 200 && view.layouts < 300)
    #expect(
      faults == ["\"again\" requests layout in its own layoutSubviews(), 100 times in a row"]
        || faults.count == 1 && faults[0].contains("again"))
  }

  @Test("a view that moves itself in hitTest is reported once, and the touch continues")
  func moving() {
    let view = MovingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.accessibilityIdentifier = "mover"
    stage.window.addSubview(view)
    for _ in 0..<3 { stage.tap(at: CGPoint(x: 50, y: 50)) }
    #expect(faults.count == 1)
    #expect(faults.first?.contains("mover") == true)
    #expect(faults.first?.contains("moves itself in hitTest") == true)
  }

  @Test("a view that hit-tests its window in hitTest is stopped, and the touch continues")
  func askingAgain() {
    let view = AskingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.accessibilityIdentifier = "asker"
    stage.window.addSubview(view)
    stage.clearTrace()
    _ = stage.window.hitTest(CGPoint(x: 50, y: 50), with: nil)
    #expect(faults.count == 1)
    #expect(faults.first?.contains("asker") == true)
    #expect(view.asked == 2_000)
  }
}

private final class PingController: UIViewController {
  static var shown = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Self.shown += 1
    let next = PingController()
    next.modalPresentationStyle = .overFullScreen
    present(next, animated: false)
  }
}

@MainActor
private final class Ball: NSObject {
  var bounces = 0
  var isTired = false

  func bounce() {
    bounces += 1
    guard !isTired else { return }
    perform(Selector("bounce", Ball.bounce), with: nil, afterDelay: 0)
  }
}

private final class AgainView: UIView {
  var layouts = 0
  var isNested = false

  override func layoutSubviews() {
    layouts += 1
    setNeedsLayout()
    if isNested { layoutIfNeeded() }
  }
}

private final class MovingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frame.origin.x = frame.origin.x == 0 ? 1 : 0
    return super.hitTest(point, with: event)
  }
}

private final class AskingView: UIView {
  var asked = 0

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    asked += 1
    return window?.hitTest(convert(point, to: nil), with: event)
  }
}
