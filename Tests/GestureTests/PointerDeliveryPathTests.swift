import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// A window that records events, and may not forward them.
private final class GateWindow: UIWindow {
  var log: ActionLog?
  var isShut = false
  override func sendEvent(_ event: UIEvent) {
    log?.record("window \(event.type)")
    if !isShut { super.sendEvent(event) }
  }
}

/// An application that records events.
private final class GateApplication: UIApplication {
  var log: ActionLog?
  override func sendEvent(_ event: UIEvent) {
    log?.record("application \(event.type)")
    super.sendEvent(event)
  }
}

@MainActor
@Suite("Delivery of pointers that touch nothing")
struct PointerDeliveryPathTests {
  private let stage = Stage(application: GateApplication.self)
  private let log = ActionLog()
  private let window = GateWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))

  init() {
    window.log = log
    (stage.application as? GateApplication)?.log = log
    window.makeKeyAndVisible()
  }

  // statement 2, 3
  @Test("hovering and scrolling go through the application and the window under the pointer")
  func deliveryPath() {
    let pan = log.made("pan", UIPanGestureRecognizer())
    pan.allowedScrollTypesMask = .all
    window.addGestureRecognizer(pan)
    window.addGestureRecognizer(log.made("hover", UIHoverGestureRecognizer()))
    stage.hover(at: CGPoint(x: 10, y: 10))
    #expect(log.take() == ["application hover", "window hover", "hover began"])
    stage.scroll(at: CGPoint(x: 10, y: 10), by: CGVector(dx: 0, dy: 5))
    #expect(log.take() == ["application scroll", "window scroll", "pan began"])
    stage.settle()
    #expect(log.take() == ["pan ended"])
    window.isShut = true
    stage.scroll(at: CGPoint(x: 10, y: 10), by: CGVector(dx: 0, dy: 5))
    #expect(log.take() == ["application scroll", "window scroll"])
    window.isShut = false
    // The pointer leaves this window for the window below.
    stage.hover(at: CGPoint(x: 10, y: 700))
    #expect(log.take() == ["application hover", "hover ended"])
  }

  // statement 108, 149
  @Test("a pan that waited in a scroll and lost is ready for the next one")
  func waitedAndLost() {
    let pans = ["last", "first"].map { log.made($0, UIPanGestureRecognizer()) }
    let double = log.made("double", UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    for pan in pans {
      pan.allowedScrollTypesMask = .all
      window.addGestureRecognizer(pan)
    }
    window.addGestureRecognizer(double)
    pans[0].require(toFail: pans[1])
    pans[1].require(toFail: double)
    let point = CGPoint(x: 10, y: 10)
    stage.tap(at: point)
    stage.advance(by: 0.3)
    _ = log.take()
    stage.scroll(at: point, by: CGVector(dx: 0, dy: 5))
    #expect(log.take() == ["application scroll", "window scroll"])
    stage.settle()
    #expect(log.take() == ["first began", "first ended"])
    #expect(pans.map(\.state) == [.possible, .possible])
  }

  // statement 387
  @Test("an interruption cancels an ongoing scroll")
  func interrupted() {
    let pan = log.made("pan", UIPanGestureRecognizer())
    pan.allowedScrollTypesMask = .all
    window.addGestureRecognizer(pan)
    stage.scroll(at: CGPoint(x: 10, y: 10), by: CGVector(dx: 0, dy: 5))
    _ = log.take()
    stage.interrupt()
    #expect(log.take() == ["pan cancelled"])
    #expect(pan.state == .possible)
    stage.resume()
    stage.scroll(at: CGPoint(x: 10, y: 10), by: CGVector(dx: 0, dy: 5))
    #expect(log.take() == ["application scroll", "window scroll", "pan began"])
    stage.settle()
  }
}
