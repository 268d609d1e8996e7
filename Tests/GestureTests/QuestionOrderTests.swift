import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

@MainActor
@Suite("Order and number of delegate calls")
struct QuestionOrderTests {
  private let stage = Stage()
  private let log = ActionLog()
  private let view: AskedView
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let delegate: AskedDelegate
  private let point = CGPoint(x: 100, y: 100)

  init() {
    delegate = AskedDelegate(log)
    view = AskedView("view", log, frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    stage.window.addSubview(parent)
    parent.addSubview(view)
  }

  private func add(_ name: String, to view: UIView, taps: Int = 1) -> AskedTap {
    let tap = log.made(name, AskedTap())
    tap.numberOfTapsRequired = taps
    tap.log = log
    tap.delegate = delegate
    view.addGestureRecognizer(tap)
    return tap
  }

  // statement 89, 91, 92, 94, 105, 142, 143, 145, 152, 153, 156, 158, 161, 162
  @Test("a tap on two nested views: the whole sequence of calls and results")
  func nestedTaps() {
    _ = add("outer", to: parent)
    _ = add("inner", to: view)
    let finger = stage.touch(at: point)
    #expect(
      log.take() == [
        "inner event?", "inner's delegate: event?", "inner's delegate: touch?",
        "outer event?", "outer's delegate: event?", "outer's delegate: touch?",
        "inner hears began", "outer hears began", "view began",
      ])
    finger.move(by: CGVector(dx: 3, dy: 0))
    #expect(log.take() == ["inner hears moved", "outer hears moved", "view moved"])
    finger.lift()
    #expect(
      log.take() == [
        // Each recognizer receives the touch, and is asked whether it may begin.
        "inner hears ended", "inner's delegate: begin?", "view: inner begin?",
        "outer hears ended", "outer's delegate: begin?", "view: outer begin?",
        // The deepest view's recognizer is first. Does it have to wait for the other one?
        "inner class requires outer?", "outer class is required by inner?",
        "inner's delegate: requires outer?", "outer's delegate: is required by inner?",
        // It doesn't. May both continue?
        "inner prevents outer?", "outer prevented by inner?",
        "inner's delegate: with outer?", "outer's delegate: with inner?",
        "view cancelled", "inner ended",
      ])
  }

  // statement 143, 144
  @Test("recognizers of two views are recognized together if the first delegate allows it")
  func simultaneous() {
    delegate.together = true
    _ = add("outer", to: parent)
    _ = add("inner", to: view)
    let finger = stage.touch(at: point)
    _ = log.take()
    finger.lift()
    let lines = log.take()
    #expect(
      Array(lines.drop { $0 != "inner prevents outer?" }) == [
        "inner prevents outer?", "outer prevented by inner?", "inner's delegate: with outer?",
        // No recognizer prevents the outer one, and its own queries follow.
        "inner prevents outer?", "outer prevented by inner?", "inner's delegate: with outer?",
        "outer class requires inner?", "inner class is required by outer?",
        "outer's delegate: requires inner?", "inner's delegate: is required by outer?",
        "view cancelled", "inner ended", "outer ended",
      ])
  }

  // statement 146
  @Test("the class hooks decide prevention only: no touch and no beginning calls them")
  func hooksAreAboutPrevention() {
    _ = add("tap", to: view)
    stage.tap(at: point)
    #expect(!log.lines.contains { $0.contains("prevent") })
    #expect(log.lines.last == "tap ended")
  }

  // statement 152
  @Test("a waiting recognizer is queried once, and not again when it is released")
  func waitingAsksOnce() {
    let single = add("single", to: view)
    let double = add("double", to: view, taps: 2)
    single.require(toFail: double)
    stage.tap(at: point)
    #expect(
      log.take().suffix(8) == [
        "double hears ended", "single hears ended", "single's delegate: begin?",
        "view: single begin?", "single class requires double?",
        "double class is required by single?", "single's delegate: requires double?",
        "double's delegate: is required by single?",
      ])
    stage.advance(by: 0.4)
    #expect(log.take() == ["view cancelled", "single ended"])
  }

  // statement 162
  @Test("two touches that begin in one event cause one event call, and one call per touch")
  func eventIsAskedOnce() {
    _ = add("tap", to: view)
    view.isMultipleTouchEnabled = true
    stage.together {
      stage.touch(at: point)
      stage.touch(at: CGPoint(x: 150, y: 100))
    }
    #expect(
      log.lines.filter { $0.contains("?") } == [
        "tap event?", "tap's delegate: event?", "tap's delegate: touch?", "tap's delegate: touch?",
      ])
    stage.interrupt()
    stage.resume()
  }

  // statement 158, 159
  @Test("a view is queried only if its touch would be cancelled")
  func viewIsAsked() {
    add("tap", to: view).cancelsTouchesInView = false
    stage.tap(at: point)
    #expect(log.lines.contains("tap's delegate: begin?"))
    #expect(!log.lines.contains("view: tap begin?"))
  }

  // statement 91, 93
  @Test("of one view's recognizers the ones with more taps are first, then the last one added")
  func orderOnOneView() {
    for (name, taps) in [("first", 1), ("double", 2), ("last", 1)] {
      _ = add(name, to: view, taps: taps)
    }
    let finger = stage.touch(at: point)
    #expect(
      log.take().filter { $0.contains("hears") } == [
        "double hears began", "last hears began", "first hears began",
      ])
    finger.lift()
    let lines = log.take()
    #expect(lines.filter { $0.hasSuffix("ended") && !$0.contains("hears") } == ["last ended"])
    stage.advance(by: 1)
  }

  // statement 91, 92
  @Test("a failure in the same event counts before any recognition, in any order of delivery")
  func failuresCountFirst() {
    let between = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.removeFromSuperview()
    parent.addSubview(between)
    between.addSubview(view)
    let inner = log.made("inner", UITapGestureRecognizer())
    let middle = log.made("middle", UITapGestureRecognizer())
    let pan = log.made("pan", UIPanGestureRecognizer())
    view.addGestureRecognizer(inner)
    between.addGestureRecognizer(middle)
    parent.addGestureRecognizer(pan)
    // The pan fails when the finger lifts, and receives that touch last.
    inner.require(toFail: pan)
    stage.tap(at: point)
    #expect(log.lines.filter { !$0.hasPrefix("view") } == ["inner ended"])
  }
}
