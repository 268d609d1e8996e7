import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// The location and the view of a touch, and how long they stay the same.
@MainActor
@Suite("The location and the view of a touch")
struct TouchPlaceTests {
  private let diary = CallLog()

  // statement 28
  @Test("a touch keeps the view that was hit when it began, wherever the finger moves")
  func viewStays() {
    let stage = Stage()
    let first = DiaryView("first", diary)
    let second = DiaryView("second", diary, frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    stage.window.addSubview(first)
    stage.window.addSubview(second)
    var views: [UIView?] = []
    first.onTouches = { touches, _ in views.append(touches.first?.view) }
    let finger = stage.touch(at: CGPoint(x: 20, y: 20))
    finger.move(to: CGPoint(x: 150, y: 20))
    finger.move(to: CGPoint(x: 300, y: 500))
    finger.lift()
    #expect(diary.lines == ["first began 1", "first moved 1", "first moved 1", "first ended 1"])
    #expect(views.count == 4)
    #expect(views.allSatisfy { $0 === first })
  }

  // statement 29
  @Test("a touch keeps its view after a recognizer has recognized it")
  func viewStaysAfterRecognition() {
    let stage = Stage(application: WatchingApplication.self)
    let view = DiaryView("view", diary)
    stage.window.addSubview(view)
    let target = ActionTarget()
    let recognizer = DiaryRecognizer(
      "recognizer", diary, target: target, action: Selector("act:", ActionTarget.act(_:)))
    recognizer.recognizesMoves = true
    view.addGestureRecognizer(recognizer)
    var touch: UITouch?
    stage.watching.onEvent = { touch = $0.allTouches?.first }
    target.onAction = { [diary] in
      diary.record("action \(touch?.view === view)")
    }
    let finger = stage.touch(at: CGPoint(x: 20, y: 20))
    finger.move(to: CGPoint(x: 40, y: 20))
    #expect(touch?.view === view)
    finger.lift()
    #expect(touch?.view === view)
    #expect(
      diary.lines == [
        "recognizer began 1", "view began 1", "recognizer moved 1", "view cancelled 1",
        "action true",
      ])
  }

  // statement 30
  @Test("a touch keeps the window in which it began, also over another window")
  func windowStays() {
    let stage = Stage()
    let view = DiaryView("view", diary)
    stage.window.addSubview(view)
    let other = UIWindow(frame: CGRect(x: 0, y: 200, width: 390, height: 100))
    let inOther = DiaryView("other", diary)
    other.addSubview(inOther)
    other.isHidden = false
    var windows: [UIWindow?] = []
    view.onTouches = { touches, _ in windows.append(touches.first?.window) }
    let finger = stage.touch(at: CGPoint(x: 20, y: 20))
    finger.move(to: CGPoint(x: 20, y: 250))
    finger.lift()
    #expect(diary.lines == ["view began 1", "view moved 1", "view ended 1"])
    #expect(windows.allSatisfy { $0 === stage.window })
    withExtendedLifetime(other) {}
  }

  // statement 28, 30
  @Test("the view, the window and the type of a touch never change")
  func whatNeverChanges() {
    let stage = Stage()
    let view = DiaryView("view", diary)
    stage.window.addSubview(view)
    var seen: [(UIView?, UIWindow?, UITouch.TouchType)] = []
    view.onTouches = { touches, _ in
      for touch in touches { seen.append((touch.view, touch.window, touch.type)) }
    }
    let pen = stage.pencil(at: CGPoint(x: 20, y: 20))
    pen.move(to: CGPoint(x: 300, y: 300))
    pen.lift()
    #expect(seen.count == 3)
    #expect(seen.allSatisfy { $0.0 === view && $0.1 === stage.window && $0.2 == .pencil })
  }

  // statement 31
  @Test("a touch retains its view after the view was removed, and releases it at its end")
  func viewKeptAlive() {
    let stage = Stage()
    weak var view: UIView?
    do {
      let made = DiaryView("view", diary)
      stage.window.addSubview(made)
      view = made
    }
    let finger = stage.touch(at: CGPoint(x: 20, y: 20))
    view?.removeFromSuperview()
    #expect(view != nil)
    finger.move(to: CGPoint(x: 30, y: 20))
    #expect(view != nil)
    finger.lift()
    #expect(view == nil)
    #expect(diary.lines == ["view began 1", "view moved 1", "view ended 1"])
  }

  // statement 31
  @Test("a touch retains its window, and releases it at its end")
  func windowKeptAlive() {
    let stage = Stage()
    weak var window: UIWindow?
    func show() -> Finger {
      let made = UIWindow(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
      made.isHidden = false
      window = made
      return stage.touch(at: CGPoint(x: 20, y: 220))
    }
    let finger = show()
    #expect(window != nil)
    finger.move(to: CGPoint(x: 30, y: 220))
    #expect(window != nil)
    finger.lift()
    #expect(window == nil)
  }

  // statement 33
  @Test("locations in nil are in the window of the touch")
  func locationInNil() {
    let stage = Stage()
    let window = UIWindow(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
    let view = DiaryView("view", diary, frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    window.addSubview(view)
    window.isHidden = false
    var places: [[CGPoint]] = []
    view.onTouches = { touches, _ in
      for touch in touches {
        places.append([
          touch.location(in: nil), touch.location(in: window), touch.location(in: view),
          touch.previousLocation(in: nil), touch.previousLocation(in: view),
        ])
      }
    }
    let finger = stage.touch(at: CGPoint(x: 70, y: 130))
    finger.move(to: CGPoint(x: 75, y: 140))
    finger.lift()
    let began = CGPoint(x: 20, y: 30)
    let moved = CGPoint(x: 25, y: 40)
    let beganInView = CGPoint(x: 10, y: 20)
    #expect(places[0] == [began, began, beganInView, began, beganInView])
    #expect(places[1] == [moved, moved, CGPoint(x: 15, y: 30), began, beganInView])
  }

  // statement 33
  @Test("locations in a rotated and scaled view are in that view's own coordinates")
  func locationInTransformedView() {
    let stage = Stage()
    let view = DiaryView("view", diary)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
    stage.window.addSubview(view)
    var place = CGPoint.zero
    view.onTouches = { touches, _ in place = touches.first?.location(in: view) ?? .zero }
    stage.tap(at: CGPoint(x: 50, y: 70))
    #expect(abs(place.x - 60) < 1e-9)
    #expect(abs(place.y - 50) < 1e-9)
  }

  // statement 34
  @Test("the previous location is the location at first, and then the last event's location")
  func previousLocation() throws {
    let stage = Stage()
    let view = DiaryView("view", diary)
    view.isMultipleTouchEnabled = true
    stage.window.addSubview(view)
    var places: [[CGFloat]] = []
    view.onTouches = { touches, _ in
      for touch in touches where touch.hash == 1 {
        places.append([touch.previousLocation(in: nil).x, touch.location(in: nil).x])
      }
    }
    // Two samples in one frame: the previous location is that of the last event, not of the last
    // sample.
    try stage.play([
      sampleLine(0, 1, "began", 10, 20), sampleLine(0.01, 1, "moved", 20, 20),
      sampleLine(0.02, 1, "moved", 30, 20), sampleLine(0.03, 1, "moved", 40, 20),
      sampleLine(0.035, 2, "began", 50, 50), sampleLine(0.04, 1, "moved", 45, 20),
      sampleLine(0.06, 1, "ended", 45, 20), sampleLine(0.06, 2, "ended", 50, 50),
    ])
    #expect(places == [[10, 10], [10, 20], [20, 40], [40, 45], [45, 45]])
  }

  // statement 34
  @Test("a stationary finger has its location as its previous location while another moves")
  func previousLocationAtRest() {
    let stage = Stage(application: WatchingApplication.self)
    let resting = stage.touch(at: CGPoint(x: 10, y: 20))
    resting.move(to: CGPoint(x: 20, y: 20))
    let moving = stage.touch(at: CGPoint(x: 50, y: 50))
    var places: [CGFloat] = []
    stage.watching.onEvent = { event in
      for touch in event.allTouches ?? [] where touch.phase == .stationary {
        places = [touch.previousLocation(in: nil).x, touch.location(in: nil).x]
      }
    }
    moving.move(to: CGPoint(x: 60, y: 50))
    #expect(places == [20, 20])
    resting.lift()
    moving.lift()
  }

  // statement 35
  @Test("a touch has a precise location, and the hit test uses the plain one")
  func preciseLocation() {
    let stage = Stage()
    let view = DiaryView("view", diary)
    stage.window.addSubview(view)
    var hitPoints: [CGPoint] = []
    var pairs: [(CGPoint, CGPoint)] = []
    let probe = PointProbe(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    probe.onPoint = { hitPoints.append($0) }
    view.addSubview(probe)
    view.onTouches = { touches, _ in
      for touch in touches {
        pairs.append((touch.location(in: view), touch.preciseLocation(in: view)))
        pairs.append((touch.previousLocation(in: view), touch.precisePreviousLocation(in: view)))
      }
    }
    let finger = stage.touch(at: CGPoint(x: 20.25, y: 30.5))
    finger.move(to: CGPoint(x: 21.75, y: 30.5))
    finger.lift()
    #expect(hitPoints.allSatisfy { $0 == CGPoint(x: 20.25, y: 30.5) })
    #expect(!hitPoints.isEmpty)
    #expect(pairs.count == 6)
    for (plain, precise) in pairs {
      #expect(abs(plain.x - precise.x) <= 0.5)
      #expect(abs(plain.y - precise.y) <= 0.5)
    }
  }

  // statement 55
  @Test("a touch has its force, the maximum force, its radius and the radius's tolerance")
  func forceAndRadius() throws {
    let stage = Stage()
    let view = DiaryView("view", diary)
    stage.window.addSubview(view)
    var values: [CGFloat] = []
    view.onTouches = { touches, _ in
      guard let touch = touches.first, touch.phase == .began else { return }
      values = [
        touch.force, touch.maximumPossibleForce, touch.majorRadius, touch.majorRadiusTolerance,
      ]
    }
    let more = #","force":1,"maximumForce":6.5,"radius":11,"radiusTolerance":2.5"#
    try stage.play([
      sampleLine(0, 1, "began", 20, 20, more: more), sampleLine(0.1, 1, "ended", 20, 20),
    ])
    #expect(values == [1, 6.5, 11, 2.5])
  }

  // statement 56
  @Test("a pen has its altitude, and its azimuth in any view, from the window's x axis for nil")
  func penAngles() throws {
    let stage = Stage()
    let view = DiaryView("view", diary)
    let turned = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    stage.window.addSubview(view)
    stage.window.addSubview(turned)
    turned.isUserInteractionEnabled = false
    var angles: [CGFloat] = []
    var vectors: [CGVector] = []
    view.onTouches = { touches, _ in
      guard let touch = touches.first else { return }
      angles += [touch.altitudeAngle, touch.azimuthAngle(in: nil), touch.azimuthAngle(in: turned)]
      vectors.append(touch.azimuthUnitVector(in: nil))
    }
    let flat = #","type":"pencil","altitude":0,"azimuth":0"#
    let upright = #","type":"pencil","altitude":1.570796,"azimuth":1.570796"#
    try stage.play([
      sampleLine(0, 1, "began", 20, 20, more: flat),
      sampleLine(0.1, 1, "ended", 20, 20, more: upright),
    ])
    let quarter = CGFloat.pi / 2
    let expected: [CGFloat] = [0, 0, -quarter, quarter, quarter, 0]
    #expect(angles.count == expected.count)
    for (angle, expected) in zip(angles, expected) { #expect(abs(angle - expected) < 1e-5) }
    #expect(vectors.first == CGVector(dx: 1, dy: 0))
  }
}

/// Records the points of its hit tests and is never hit.
private final class PointProbe: UIView {
  var onPoint: (CGPoint) -> Void = { _ in }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    onPoint(point)
    return false
  }
}

/// A target of a recognizer.
@MainActor
private final class ActionTarget {
  var onAction: () -> Void = {}
  func act(_ sender: Any?) { onAction() }
}
