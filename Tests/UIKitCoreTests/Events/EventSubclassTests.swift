import Testing
import TouchstoneTesting
import UIKit

/// Subclasses of events, touches and presses, as tests of iOS apps create them.
private final class NamedEvent: UIEvent {
  let name: String
  override init() {
    name = "unnamed"
    super.init()
  }
  init(name: String) {
    self.name = name
    super.init()
  }
  override var type: EventType { .motion }
}

private final class FakeTouch: UITouch {
  private let fakePlace: CGPoint
  init(at place: CGPoint) {
    fakePlace = place
    super.init()
  }
  override func location(in view: UIView?) -> CGPoint { fakePlace }
  override var phase: Phase { .began }
}

private final class FakePress: UIPress {
  let fakeType: PressType
  init(_ type: PressType) {
    fakeType = type
    super.init()
  }
  override var type: PressType { fakeType }
}

private final class FakePressesEvent: UIPressesEvent {
  let presses: Set<UIPress>
  init(_ presses: Set<UIPress>) {
    self.presses = presses
    super.init()
  }
  override var allPresses: Set<UIPress> { presses }
}

private final class NamedEventView: UIView {
  var lines: [String] = []
  private(set) weak var touch: UITouch?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touch = touches.first
    lines += touches.map { "\($0.location(in: self).x) \((event as? NamedEvent)?.name ?? "")" }
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    lines += presses.map { "\($0.type) of \(event?.allPresses.count ?? 0)" }
  }
}

/// Moves its window with the finger, and reads the finger's location in the window.
private final class WindowHandle: UIView {
  var places: [CGPoint] = []
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let window, let touch = touches.first else { return }
    let before = touch.location(in: nil)
    window.frame.origin.x += 30
    let after = touch.location(in: nil)
    places += [before, after, touch.location(in: self), touch.previousLocation(in: window)]
  }
}

/// The handle of a floating window, which follows the finger by the distance since the last event.
private final class DragHandle: UIView {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let window, let touch = touches.first else { return }
    let place = touch.location(in: self)
    let before = touch.previousLocation(in: self)
    window.frame.origin.x += place.x - before.x
    window.frame.origin.y += place.y - before.y
  }
}

@MainActor
@Suite("Custom events and touches, and windows that move")
struct EventSubclassTests {
  @Test("an event, a touch and a press can be subclassed with initializers of their own")
  func subclasses() {
    let event = NamedEvent(name: "mine")
    #expect(NamedEvent().name == "unnamed" && event.type == .motion)
    #expect(event.allTouches == nil && UIEvent().type == .touches)
    let view = NamedEventView()
    view.touchesBegan([FakeTouch(at: CGPoint(x: 7, y: 8))], with: event)
    let press = FakePress(.menu)
    view.pressesBegan([press], with: FakePressesEvent([press]))
    #expect(view.lines == ["7.0 mine", "menu of 1"])
    #expect(FakeTouch(at: .zero).view == nil && UITouch().phase == .began)
  }

  @Test("a touch whose window moves has its new location in the same call")
  func windowMoves() {
    let stage = Stage()
    let handle = WindowHandle(frame: CGRect(x: 10, y: 10, width: 300, height: 300))
    stage.window.addSubview(handle)
    let finger = stage.touch(at: CGPoint(x: 100, y: 100))
    finger.move(to: CGPoint(x: 120, y: 100))
    #expect(
      handle.places == [
        CGPoint(x: 120, y: 100), CGPoint(x: 90, y: 100), CGPoint(x: 80, y: 90),
        CGPoint(x: 70, y: 100),
      ])
    stage.window.frame.origin.x = 0
    finger.lift()
  }

  @Test("a window dragged by a view in it stays under the finger")
  func draggedWindow() {
    let stage = Stage()
    let window = UIWindow(frame: CGRect(x: 40, y: 50, width: 200, height: 200))
    window.windowLevel = .alert
    window.isHidden = false
    window.addSubview(DragHandle(frame: window.bounds))
    let finger = stage.touch(at: CGPoint(x: 100, y: 100))
    finger.move(to: CGPoint(x: 160, y: 180), duration: 0.2)
    #expect(window.frame.origin == CGPoint(x: 100, y: 130))
    finger.lift()
  }

  @Test("a finger's force is known if its screen measures it, with the maximum")
  func force() {
    let stage = Stage()
    let view = NamedEventView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.window.addSubview(view)
    let finger = stage.touch(at: CGPoint(x: 100, y: 100))
    #expect(finger.maximumPossibleForce == 0)
    let touch = view.touch
    #expect(touch?.force == 0 && touch?.maximumPossibleForce == 0)
    finger.force = 2.5
    finger.move(by: .zero)
    #expect(touch?.force == 2.5 && touch?.maximumPossibleForce == Finger.ordinaryMaximumForce)
    finger.force = 100
    finger.move(by: .zero)
    #expect(touch?.force == touch?.maximumPossibleForce)
    finger.maximumPossibleForce = 4
    #expect(finger.force == 4)
    finger.move(by: .zero)
    #expect(touch?.maximumPossibleForce == 4 && touch?.phase == .moved)
    finger.lift()
  }
}
