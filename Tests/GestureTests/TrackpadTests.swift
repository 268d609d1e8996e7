import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// A delegate of a pinch or rotation that records its queries.
@MainActor
private final class Asker: NSObject, UIGestureRecognizerDelegate {
  var types: [UIEvent.EventType] = []
  var takes = true
  var allowsBoth = false
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    types.append(event.type)
    return takes
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { allowsBoth }
}

@MainActor
@Suite("Pinches and rotations on a trackpad", .staged)
struct TrackpadTests {
  private let stage = Stage()
  private let log = ActionLog()
  private let asker = Asker()
  private let view: RecordingView
  private let pinch: UIPinchGestureRecognizer
  private let rotation: UIRotationGestureRecognizer
  private let middle = CGPoint(x: 100, y: 120)

  init() {
    view = RecordingView("view", log, frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.isMultipleTouchEnabled = true
    stage.window.addSubview(view)
    pinch = log.made("pinch", UIPinchGestureRecognizer())
    rotation = log.made("rotation", UIRotationGestureRecognizer())
    for recognizer in [pinch, rotation] {
      recognizer.delegate = asker
      view.addGestureRecognizer(recognizer)
    }
  }

  /// Returns the log without continuous changes.
  private func moves() -> [String] { log.take().filter { !$0.hasSuffix("changed") } }

  // statement 10, 200
  @Test("a trackpad's pinch begins, changes and ends with its scale, without a touch")
  func pinching() {
    var scales: [CGFloat] = []
    log.onAction = { [pinch, view, middle] _ in
      scales.append(pinch.scale)
      #expect(pinch.numberOfTouches == 0)
      #expect(pinch.location(in: view) == middle)
    }
    stage.trackpadPinch(at: middle, by: 2)
    #expect(moves() == ["pinch began", "pinch ended"])
    #expect(scales.count == 37, "36 changes in 0.3 s, and the end")
    #expect(abs((scales.last ?? 0) - 2) < 1e-9)
    #expect(scales.first.map { $0 > 1 && $0 < 1.05 } == true)
    #expect(asker.types.allSatisfy { $0 == .transform })
    #expect(stage.now == 0.3)
    #expect(pinch.state == .possible)
  }

  @Test("a trackpad's pinch reports the velocity of its scale")
  func pinchVelocity() {
    var velocities: [CGFloat] = []
    log.onAction = { [pinch] _ in velocities.append(pinch.velocity) }
    stage.trackpadPinch(at: middle, by: 1.5, duration: 0.5)
    let latest = velocities.last ?? 0
    #expect(latest > 1 && latest < 1.4, "ln 1.5 × 1.5 ÷ 0.5 s is 1.2")
  }

  // statement 204
  @Test("a trackpad's rotation begins, changes and ends with its angle, clockwise positive")
  func turning() {
    var angles: [CGFloat] = []
    log.onAction = { [rotation] _ in
      angles.append(rotation.rotation)
      #expect(rotation.numberOfTouches == 0)
    }
    stage.trackpadRotate(at: middle, by: -.pi, duration: 0.5)
    #expect(moves() == ["rotation began", "rotation ended"])
    #expect(abs((angles.last ?? 0) + .pi) < 1e-9)
    #expect((rotation.velocity) == 0)
  }

  @Test("setting the scale in each action gives the change since the last one")
  func rebasing() {
    var product = 1.0 as CGFloat
    log.onAction = { [pinch] _ in
      product *= pinch.scale
      pinch.scale = 1
    }
    stage.trackpadPinch(at: middle, by: 3)
    #expect(abs(product - 3) < 1e-9)
  }

  @Test("the participants are fixed at the beginning, and the pointer may leave the view")
  func fixed() {
    let other = RecordingView("view", log, frame: CGRect(x: 0, y: 400, width: 300, height: 300))
    other.isMultipleTouchEnabled = true
    stage.window.addSubview(other)
    other.addGestureRecognizer(log.made("other", UIPinchGestureRecognizer()))
    stage.trackpadPinch(at: CGPoint(x: 10, y: 500), by: 2)
    #expect(moves() == ["other began", "other ended"])
    stage.trackpadPinch(at: CGPoint(x: 350, y: 350), by: 2)
    #expect(moves() == [])
  }

  @Test("a delegate that refuses the event blocks a pinch")
  func refused() {
    asker.takes = false
    stage.trackpadPinch(at: middle, by: 2)
    #expect(log.take() == [])
    #expect(asker.types == [.transform, .transform])
  }

  // statement 387
  @Test("an interruption cancels a trackpad's pinch, and the next one begins again")
  func interrupted() {
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { [stage] _ in
      stage.application.interrupt()
    }
    stage.trackpadPinch(at: middle, by: 2)
    #expect(moves() == ["pinch began", "pinch cancelled"])
    stage.resume()
    stage.trackpadPinch(at: middle, by: 2)
    #expect(moves() == ["pinch began", "pinch ended"])
  }

  @Test("touches during a trackpad pinch do not count toward it")
  func touchesMeanwhile() {
    log.onAction = { [pinch] _ in #expect(pinch.numberOfTouches == 0) }
    stage.together {
      stage.trackpadPinch(at: middle, by: 2)
      stage.touch(at: CGPoint(x: 20, y: 20)).lift()
    }
    #expect(moves().filter { $0.hasPrefix("pinch") } == ["pinch began", "pinch ended"])
  }

  @Test("pinching over a scroll view on a trackpad zooms it about the pointer")
  func zooming() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 400, width: 300, height: 400))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let zoomer = Zoomer(content)
    scrollView.addSubview(content)
    scrollView.contentSize = content.bounds.size
    scrollView.delegate = zoomer
    scrollView.maximumZoomScale = 4
    stage.window.addSubview(scrollView)
    let place = CGPoint(x: 75, y: 500)
    let before = content.convert(place, from: stage.window)
    stage.trackpadPinch(at: place, by: 2)
    stage.settle()
    #expect(abs(scrollView.zoomScale - 2) < 1e-6)
    let after = content.convert(place, from: stage.window)
    #expect(abs(after.x - before.x) < 0.5 && abs(after.y - before.y) < 0.5)
  }

  private final class Zoomer: NSObject, UIScrollViewDelegate {
    let content: UIView
    init(_ content: UIView) { self.content = content }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
  }

  // statement 193
  @Test("a pan by scrolling is located at the pointer")
  func scrollPlace() {
    let pan = log.made("pan", UIPanGestureRecognizer())
    pan.allowedScrollTypesMask = .all
    view.addGestureRecognizer(pan)
    var places: [CGPoint] = []
    log.onAction = { [view] in places.append($0.location(in: view)) }
    stage.scroll(at: middle, by: CGVector(dx: 0, dy: 5))
    #expect(places == [middle])
    stage.settle()
  }
}
