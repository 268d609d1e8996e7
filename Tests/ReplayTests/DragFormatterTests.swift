import Testing
import TouchstoneHost
import TouchstoneInput
import TouchstoneReplay
import TouchstoneTesting
import UIKit

/// An app with a card that snaps into a bin, a slider, a disabled button, and a strip that accepts
/// touches only at its edge.
private final class DraggingDelegate: WindowDelegate {
  override func makeController() -> UIViewController { DraggingController() }
}

private final class DraggingController: UIViewController {
  private let card = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 60))
  private let bin = UIView(frame: CGRect(x: 200, y: 500, width: 120, height: 120))
  private let state = UILabel(frame: CGRect(x: 20, y: 40, width: 300, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    let slider = UISlider(frame: CGRect(x: 40, y: 300, width: 200, height: 34))
    let button = UIButton(frame: CGRect(x: 40, y: 400, width: 200, height: 44))
    button.isEnabled = false
    let strip = Strip(frame: CGRect(x: 0, y: 700, width: 390, height: 80))
    let named: [(UIView, String)] = [
      (bin, "bin"), (card, "card"), (state, "state"), (slider, "volume"), (button, "off"),
      (strip, "strip"),
    ]
    for (child, name) in named {
      child.accessibilityIdentifier = name
      view.addSubview(child)
    }
    card.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: DraggingController.pan))
    let edge = UIPanGestureRecognizer(target: self, action: DraggingController.pull)
    edge.delegate = strip
    strip.addGestureRecognizer(edge)
  }

  func pull(_ pan: UIPanGestureRecognizer) {
    if pan.state == .ended { state.text = "pulled" }
  }

  func pan(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: view)
    card.center = CGPoint(x: card.center.x + way.x, y: card.center.y + way.y)
    pan.setTranslation(.zero, in: view)
    guard pan.state == .ended, bin.frame.contains(card.center) else { return }
    card.center = bin.center
    state.text = "thrown away"
  }
}

/// A strip in which pulls begin in the first forty points.
private final class Strip: UIView, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { touch.location(in: self).x < 40 }
}

/// Drags in tests that are generated from recordings.
@MainActor
@Suite(.staged) struct DragWordsTests {
  private let writer = TestWriter(name: "A drag", delegate: "App.DraggingDelegate") { header in
    let application = try UIApplication.launch(
      delegate: DraggingDelegate.self, screen: header.screen.configuration)
    application.loop.show()
    return application
  }

  /// Returns the samples of a finger that moves between two locations, slow at the beginning and
  /// the end like a real hand.
  private func way(
    _ start: (Double, Double), _ end: (Double, Double), at time: Double = 0.5,
    for seconds: Double = 0.5
  ) -> [RecordingRecord] {
    (0...30).map { step in
      let share = Double(step) / 30
      let done = share * share * (3 - 2 * share)
      let place = Point(
        x: start.0 + (end.0 - start.0) * done, y: start.1 + (end.1 - start.1) * done)
      let phase = step == 0 ? TouchSample.Phase.began : step == 30 ? .ended : .moved
      return .input(
        .touch(TouchSample(id: 1, phase: phase, position: place, time: time + seconds * share)))
    }
  }

  private func source(_ records: [RecordingRecord]) throws -> String {
    let header = RecordingHeader(screen: .init(Device.iPhone14.screen()))
    return try writer.source(of: Recording(header: header, records: records))
  }

  @Test func `A drag onto another view is written with the names of both`() throws {
    let source = try source(way((60, 120), (250, 560)))
    #expect(
      source.contains(
        """
          stage.drag(
            "card", to: "bin",
            duration: 0.5)
          stage.advance(by: 0.5)
          #expect((stage.view("state") as? UILabel)?.text == "thrown away")
        """))
  }

  @Test func `A drag to an empty area is written as a name and a distance`() throws {
    let source = try source(way((60, 120), (90, 220)))
    #expect(source.contains("\"card\", by: CGVector(dx: 30, dy: 100),"))
  }

  @Test func `A fast drag is a swipe`() throws {
    let source = try source(way((60, 120), (90, 220), for: 0.2))
    #expect(source.contains("stage.swipe(\n    \"card\", by: CGVector(dx: 30, dy: 100),"))
  }

  @Test func `A drag whose center can't be used is written with its location in the view`() throws {
    let slid = try source(way((54, 317), (134, 317)))
    #expect(
      slid.contains("\"volume\", at: CGPoint(x: 14, y: 17), by: CGVector(dx: 80, dy: 0),"))
    #expect(slid.contains("as? UISlider)?.value == "))
    let pulled = try source(way((20, 720), (200, 720)))
    #expect(
      pulled.contains("\"strip\", at: CGPoint(x: 20, y: 20), by: CGVector(dx: 180, dy: 0),"))
    #expect(pulled.contains("\"pulled\""))
  }

  @Test func `Each drag is written by view and distance, with a start if needed`() throws {
    let source = try source(
      way((20, 720), (200, 720)) + way((60, 120), (90, 220), at: 2)
        + way((54, 317), (134, 317), at: 4))
    #expect(source.contains("\"strip\", at: CGPoint(x: 20, y: 20),"))
    #expect(source.contains("\"card\", by: CGVector(dx: 30, dy: 100),"))
    #expect(source.contains("\"volume\", at: CGPoint(x: 14, y: 17),"))
    #expect(!source.contains("stage.touch("))
  }

  @Test func `A drag without any named view is written from point to point`() throws {
    let source = try source(way((300, 100), (300, 400)))
    #expect(
      source.contains("from: CGPoint(x: 300, y: 100), to: CGPoint(x: 300, y: 400),"))
  }

  @Test func `A disabled control is touched by its point, which a stage does without checks`()
    throws
  {
    let taps = [TouchSample.Phase.began, .ended].map { phase in
      RecordingRecord.input(
        .touch(
          TouchSample(
            id: 1, phase: phase, position: Point(x: 140, y: 420), time: phase == .began ? 1 : 1.1)))
    }
    let source = try source(taps)
    #expect(source.contains("stage.tap(at: CGPoint(x: 140, y: 420))"))
  }

  @Test func `The generated calls have the original input's effect on a stage`() {
    let stage = Stage(app: DraggingDelegate.self, device: .iPhone14)
    stage.drag("volume", at: CGPoint(x: 14, y: 17), by: CGVector(dx: 80, dy: 0), duration: 0.5)
    #expect((stage.view("volume") as? UISlider)?.value ?? 0 > 0.3)
    stage.drag("card", to: "bin", duration: 0.5)
    #expect((stage.view("state") as? UILabel)?.text == "thrown away")
    #expect(stage.frame(of: "card") == CGRect(x: 210, y: 530, width: 100, height: 60))
  }
}
