import TouchstoneTesting
import UIKit

@testable import TouchVisualizer

/// A window that shows its touches itself, because methods can't be swizzled.
private final class ShowingWindow: UIWindow {
  override func sendEvent(_ event: UIEvent) {
    Visualizer.sharedInstance.handleEvent(event)
    super.sendEvent(event)
  }
}

/// morizotter/TouchVisualizer: a circle under every finger.
@Suite(.staged, .serialized) @MainActor
struct TouchVisualizerTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let window = ShowingWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    window.makeKeyAndVisible()
    window.isMultipleTouchEnabled = true
  }

  private func circles(_ window: UIWindow) -> [TouchView] {
    window.subviews.compactMap { $0 as? TouchView }
  }

  @Test func `Circles follow the fingers and are reused`() {
    Visualizer.start()
    let first = stage.touch(at: CGPoint(x: 50, y: 60))
    #expect(circles(window).count == 1)
    #expect(circles(window)[0].center == CGPoint(x: 50, y: 60))
    #expect(circles(window)[0].bounds.size == CGSize(width: 60, height: 60))
    #expect(circles(window)[0].alpha == 1)
    #expect(Visualizer.getTouches().count == 1)
    let second = stage.touch(at: CGPoint(x: 200, y: 300))
    #expect(Visualizer.getTouches().count == 2)
    first.move(to: CGPoint(x: 80, y: 90))
    #expect(circles(window).map(\.center) == [CGPoint(x: 80, y: 90), CGPoint(x: 200, y: 300)])
    first.lift()
    stage.advance(by: 0.25)
    #expect(circles(window).map(\.center) == [CGPoint(x: 200, y: 300)])
    second.lift()
    stage.advance(by: 0.25)
    var seen: Set<ObjectIdentifier> = []
    for _ in 0..<10 {
      let finger = stage.touch(at: CGPoint(x: 100, y: 100))
      circles(window).forEach { seen.insert(ObjectIdentifier($0)) }
      finger.lift()
      stage.advance(by: 0.4)
    }
    #expect(seen.count <= 2)
    Visualizer.stop()
  }

  @Test func `Circles move to the topmost window`() {
    Visualizer.start()
    let top = UIWindow(frame: window.frame)
    top.windowLevel = .normal + 1
    top.isUserInteractionEnabled = false
    top.isHidden = false
    let finger = stage.touch(at: CGPoint(x: 50, y: 60))
    #expect(circles(top).count == 1)
    #expect(circles(window).isEmpty)
    finger.lift()
    stage.advance(by: 0.25)
    top.isHidden = true
    Visualizer.stop()
  }

  @Test func `Stopping removes circles, and no new ones appear`() {
    Visualizer.start()
    let finger = stage.touch(at: CGPoint(x: 50, y: 60))
    Visualizer.stop()
    #expect(circles(window).isEmpty)
    stage.tap(at: CGPoint(x: 150, y: 60))
    #expect(circles(window).isEmpty)
    // The library's timer runs until it receives the finger's end, which requires that it is
    // started.
    Visualizer.start()
    finger.lift()
    stage.advance(by: 0.25)
    Visualizer.stop()
  }

  @Test func `Shaking shows nothing`() {
    Visualizer.start()
    stage.shake()
    #expect(circles(window).isEmpty)
    Visualizer.stop()
  }

  @Test func `The duration of a touch is shown`() {
    var configuration = Configuration()
    configuration.showsTimer = true
    Visualizer.start(configuration)
    let finger = stage.touch(at: CGPoint(x: 50, y: 60))
    let label = circles(window)[0].timerLabel
    #expect(label.alpha == 1)
    stage.advance(by: 0.5)
    let text = label.text
    #expect(text?.hasPrefix("0.4") == true || text?.hasPrefix("0.5") == true)
    stage.advance(by: 0.5)
    #expect(label.text != text)
    finger.lift()
    stage.advance(by: 0.25)
    Visualizer.stop()
  }

  @Test func `Method swizzling does nothing and does not fail`() {
    Visualizer.start()
    NotificationCenter.default.post(
      name: UIApplication.didBecomeActiveNotification, object: stage.application)
    stage.tap(at: CGPoint(x: 50, y: 60))
    stage.advance(by: 0.25)
    Visualizer.stop()
  }
}
