import Testing
import TouchstoneTesting
import UIKit

/// A canvas that records touches and the updates of their estimated properties.
private final class Canvas: UIView {
  var began: [UITouch] = []
  var moved: [[UITouch]] = []
  var updates: [UITouch] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    began += touches.compactMap { event?.coalescedTouches(for: $0)?.last }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    moved += touches.compactMap { event?.coalescedTouches(for: $0) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { updates += touches }
}

/// A recognizer that records updates of estimated properties.
private final class Stroke: UIGestureRecognizer {
  var updates: [UITouch] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { updates += touches }
}

@MainActor
@Suite("A pencil")
struct PencilTests {
  private let stage = Stage()
  private let canvas: Canvas

  init() {
    canvas = Canvas(frame: stage.window.bounds)
    stage.window.addSubview(canvas)
  }

  // statement 55, 56
  @Test("a pencil reports its angles and its force")
  func stance() throws {
    let pencil = stage.pencil(
      at: CGPoint(x: 10, y: 10), force: 0.5, altitude: 1, azimuth: .pi / 2, roll: 0.25)
    pencil.altitude = 0.8
    pencil.force = 0.75
    pencil.move(by: CGVector(dx: 5, dy: 0))
    pencil.lift()
    let first = try #require(canvas.began.first)
    #expect(first.type == .pencil)
    #expect(first.force == 0.5 && first.altitudeAngle == 1 && first.rollAngle == 0.25)
    #expect(abs(first.azimuthAngle(in: canvas) - .pi / 2) < 1e-9)
    let second = try #require(canvas.moved.first?.last)
    #expect(second.force == 0.75 && second.altitudeAngle == 0.8)
    #expect(first.estimatedProperties == [] && first.estimationUpdateIndex == nil)
  }

  // statement 53, 54
  @Test("an estimated property is refined under its update index, also after the lift")
  func estimates() throws {
    let pencil = stage.pencil(
      at: CGPoint(x: 10, y: 10), force: 0.3, altitude: 1, estimating: [.force, .altitude])
    let first = try #require(canvas.began.first)
    let number = try #require(first.estimationUpdateIndex)
    #expect(first.estimatedProperties == [.force, .altitude])
    #expect(first.estimatedPropertiesExpectingUpdates == [.force, .altitude])
    #expect(pencil.estimationUpdateIndex == number.intValue)
    pencil.estimates = []
    pencil.lift()
    pencil.refine(force: 0.6)
    let update = try #require(canvas.updates.last)
    #expect(update.estimationUpdateIndex == number)
    #expect(update.force == 0.6 && update.altitudeAngle == 1)
    #expect(update.estimatedProperties == .altitude)
    #expect(update.estimatedPropertiesExpectingUpdates == .altitude)
    pencil.refine(altitude: 1.2)
    let last = try #require(canvas.updates.last)
    #expect(last.force == 0.6 && last.altitudeAngle == 1.2)
    #expect(last.estimatedPropertiesExpectingUpdates == [])
    pencil.refine(force: 1)
    #expect(canvas.updates.count == 2, "nothing more was expected")
  }

  // statement 53
  @Test("each coalesced sample has an update index of its own")
  func coalesced() throws {
    let pencil = stage.pencil(at: CGPoint(x: 10, y: 10), estimating: .force)
    pencil.move(to: CGPoint(x: 60, y: 10), duration: 0.05)
    let samples = canvas.moved.flatMap { $0 }
    let numbers = samples.compactMap { $0.estimationUpdateIndex?.intValue }
    #expect(numbers == Array(2...(samples.count + 1)))
    pencil.refine(numbers.first, force: 0.9)
    #expect(canvas.updates.map { $0.estimationUpdateIndex?.intValue } == [numbers.first])
    #expect(canvas.updates.first?.location(in: canvas) == samples.first?.location(in: canvas))
    pencil.estimates = []
    pencil.lift()
  }

  @Test("an update that comes before its sample waits for it")
  func early() {
    let pencil = stage.pencil(at: CGPoint(x: 10, y: 10), estimating: .force)
    pencil.refine(2, force: 0.7)
    #expect(canvas.updates.isEmpty)
    pencil.move(by: CGVector(dx: 5, dy: 0))
    #expect(canvas.updates.map(\.force) == [0.7])
    pencil.lift()
  }

  @Test("recognizers receive updates while they have the touch, and the view if it saw the touch")
  func recognizers() {
    let stroke = Stroke()
    canvas.addGestureRecognizer(stroke)
    let pencil = stage.pencil(at: CGPoint(x: 10, y: 10), estimating: .force)
    pencil.refine(force: 0.5)
    #expect(stroke.updates.map(\.force) == [0.5])
    #expect(canvas.updates.map(\.force) == [])
    stroke.isEnabled = false
    pencil.lift()
  }

  @Test("a responder without the method forwards it to the next")
  func climbing() {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    canvas.addSubview(child)
    let pencil = stage.pencil(at: CGPoint(x: 10, y: 10), estimating: .force)
    pencil.refine(force: 0.5)
    #expect(canvas.updates.count == 1)
    pencil.lift()
  }

  @Test("a finger without estimates can't be refined, and a line reports it")
  func nothingEstimated() {
    let finger = stage.touch(at: CGPoint(x: 10, y: 10))
    let failures = Stage.failures { finger.refine(force: 1) }
    #expect(
      failures.map(\.text) == [
        "Finger 1 has no estimated values, so there is nothing to refine. "
          + "Its samples are exact unless the test specifies which values are estimates. "
          + "Start it with stage.pencil(at:estimating:), or set its estimates before it moves."
      ])
    finger.lift()
  }

  // statement 208
  @Test("a hovering pencil reports its height and its angles")
  func hovering() {
    let hover = UIHoverGestureRecognizer()
    canvas.addGestureRecognizer(hover)
    stage.hover(at: CGPoint(x: 10, y: 10), zOffset: 0.5, altitude: 1, azimuth: 0.5, roll: 0.2)
    #expect(hover.zOffset == 0.5 && hover.altitudeAngle == 1 && hover.rollAngle == 0.2)
    #expect(abs(hover.azimuthAngle(in: canvas) - 0.5) < 1e-9)
  }
}
