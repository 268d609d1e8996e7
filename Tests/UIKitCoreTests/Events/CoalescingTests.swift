import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// The samples between two events of a finger, and the predicted ones.
@MainActor
@Suite("Coalesced and predicted touches")
struct CoalescingTests {
  private let stage = Stage()
  private let view = DiaryView(
    "view", CallLog(), frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() {
    view.isMultipleTouchEnabled = true
    stage.window.addSubview(view)
  }

  /// Returns recording lines of a finger that touches down, moves by a point every 240th of a
  /// second, and lifts.
  private func lines(_ count: Int, id: Int = 1, y: Double = 100) -> [String] {
    let moves = (1...count).map { index in
      sampleLine(Double(index) / 240, id, "moved", 10 + Double(index), y)
    }
    let end = Double(count + 1) / 240
    return [sampleLine(0, id, "began", 10, y)] + moves
      + [sampleLine(end, id, "ended", 10 + Double(count), y)]
  }

  // statement 14
  @Test("samples at 240 Hz make one event a frame, with the last sample as the touch")
  func oneEventAFrame() throws {
    var seen: [(place: CGFloat, samples: Int)] = []
    view.onTouches = { touches, event in
      guard let touch = touches.first, touch.phase == .moved else { return }
      seen.append((touch.location(in: nil).x, event.coalescedTouches(for: touch)?.count ?? 0))
    }
    try stage.play(lines(12))
    #expect(seen.map(\.place) == [14, 18, 22])
    #expect(seen.map(\.samples) == [4, 4, 4])
  }

  // statement 14, 49
  @Test("coalesced touches, concatenated, are the samples of the finger")
  func coalescedAreTheStream() throws {
    for (count, seed) in [(1, 1.0), (7, 0.37), (30, 0.81), (101, 1.7)] {
      var places: [Double] = []
      var raw: [Double] = []
      view.onTouches = { touches, event in
        for touch in touches {
          places += (event.coalescedTouches(for: touch) ?? []).map { $0.location(in: nil).x }
        }
      }
      var records = [sampleLine(0, 1, "began", 10, 100)]
      raw.append(10)
      var time = 0.0
      for index in 1...count {
        time += 0.001 + 0.007 * abs(Double(index) * seed).truncatingRemainder(dividingBy: 1)
        let place = 10 + Double(index)
        raw.append(place)
        records.append(sampleLine(time, 1, "moved", place, 100))
      }
      raw.append(10 + Double(count))
      records.append(sampleLine(time, 1, "ended", 10 + Double(count), 100))
      let fresh = Stage()
      fresh.window.addSubview(view)
      try fresh.play(records)
      #expect(places == raw)
    }
  }

  // statement 49
  @Test("coalesced touches come in the order of their samples, and the last is a copy of the touch")
  func lastIsACopy() throws {
    var isChecked = false
    view.onTouches = { touches, event in
      guard let touch = touches.first, touch.phase == .moved, !isChecked else { return }
      isChecked = true
      guard let list = event.coalescedTouches(for: touch), let last = list.last else {
        Issue.record("a touch of the event has no coalesced touches")
        return
      }
      let times = list.map(\.timestamp)
      #expect(times == times.sorted())
      #expect(list.map { $0.previousLocation(in: nil).x } == [10, 11, 12, 13])
      #expect(list.map { $0.location(in: nil).x } == [11, 12, 13, 14])
      #expect(last !== touch)
      #expect(last.timestamp == touch.timestamp)
      #expect(last.phase == touch.phase)
      #expect(last.tapCount == touch.tapCount)
      #expect(last.view === touch.view)
      #expect(last.window === touch.window)
      #expect(last.type == touch.type)
    }
    try stage.play(lines(8))
    #expect(isChecked)
  }

  // statement 49
  @Test("an event has no coalesced or predicted touches for another event's touch")
  func foreignTouch() {
    var event: UIEvent?
    var touch: UITouch?
    view.onTouches = { touches, latest in
      event = latest
      touch = touches.first
    }
    stage.tap(at: CGPoint(x: 20, y: 20))
    let old = touch
    let finger = stage.touch(at: CGPoint(x: 20, y: 20))
    if let old, let touch {
      #expect(event?.coalescedTouches(for: old) == nil)
      #expect(event?.predictedTouches(for: old) == nil)
      #expect(event?.coalescedTouches(for: touch)?.count == 1)
    }
    #expect(old !== touch)
    finger.lift()
  }

  // statement 50
  @Test("coalesced and predicted touches are separate objects; sets contain one touch per finger")
  func auxiliaryObjects() throws {
    var checks = 0
    view.onTouches = { touches, event in
      #expect(touches.count <= 2)
      #expect(event.allTouches?.count ?? 0 <= 2)
      for touch in touches where touch.phase == .moved {
        let coalesced = event.coalescedTouches(for: touch) ?? []
        let predicted = event.predictedTouches(for: touch) ?? []
        #expect(!coalesced.isEmpty)
        for auxiliary in coalesced + predicted {
          checks += 1
          #expect(auxiliary !== touch)
          #expect(event.allTouches?.contains { $0 === auxiliary } == false)
          #expect(touches.contains { $0 === auxiliary } == false)
        }
      }
    }
    let both = zip(lines(12), lines(12, id: 2, y: 300)).flatMap { [$0, $1] }
    try stage.play(both)
    #expect(checks >= 24)
  }

  // statement 51
  @Test("predicted touches of a steady finger are ahead of it, and later than now")
  func predictions() throws {
    var counts: [Int] = []
    view.onTouches = { touches, event in
      guard let touch = touches.first, touch.phase == .moved else { return }
      let predicted = event.predictedTouches(for: touch) ?? []
      counts.append(predicted.count)
      var place = touch.location(in: nil).x
      var time = touch.timestamp
      for guess in predicted {
        #expect(guess.location(in: nil).x > place)
        #expect(guess.timestamp > time)
        #expect(guess.location(in: nil).y == touch.location(in: nil).y)
        place = guess.location(in: nil).x
        time = guess.timestamp
      }
      // A finger at 240 points per second isn't predicted further than the distance of one frame.
      #expect(place <= touch.location(in: nil).x + 4.001)
    }
    try stage.play(lines(12))
    #expect(counts.count == 3)
    #expect(counts.allSatisfy { $0 > 0 })
  }

  // statement 51
  @Test("a prediction does not affect later touches")
  func predictionsAreThrownAway() throws {
    func places(asking: Bool) throws -> [[CGFloat]] {
      let stage = Stage()
      let view = DiaryView("view", CallLog(), frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      stage.window.addSubview(view)
      var places: [[CGFloat]] = []
      view.onTouches = { touches, event in
        for touch in touches {
          if asking { _ = event.predictedTouches(for: touch) }
          places.append([touch.previousLocation(in: nil).x, touch.location(in: nil).x])
        }
      }
      try stage.play(lines(20))
      return places
    }
    #expect(try places(asking: true) == places(asking: false))
  }

  // statement 52
  @Test("only predicted touches have an estimated location")
  func estimatedLocation() throws {
    var predictedCount = 0
    view.onTouches = { touches, event in
      for touch in touches {
        #expect(!touch.estimatedProperties.contains(.location))
        for copy in event.coalescedTouches(for: touch) ?? [] {
          #expect(!copy.estimatedProperties.contains(.location))
        }
        for guess in event.predictedTouches(for: touch) ?? [] {
          predictedCount += 1
          #expect(guess.estimatedProperties.contains(.location))
        }
      }
    }
    try stage.play(lines(12))
    #expect(predictedCount > 0)
  }

  // statement 53, 54
  @Test("a touch without expected updates has no update index, and is never refined")
  func noUpdates() throws {
    let listener = EstimateListener(frame: view.bounds)
    stage.window.addSubview(listener)
    try stage.play(lines(12))
    #expect(listener.touchCount > 0)
    #expect(listener.expecting == 0)
    #expect(listener.indexed == 0)
    #expect(listener.updates == 0)
  }
}

/// Counts its touches and their estimated properties.
private final class EstimateListener: UIView {
  var touchCount = 0
  var expecting = 0
  var indexed = 0
  var updates = 0

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      let all = [touch] + (event?.predictedTouches(for: touch) ?? [])
      touchCount += all.count
      expecting += all.filter { !$0.estimatedPropertiesExpectingUpdates.isEmpty }.count
      indexed += all.filter { $0.estimationUpdateIndex != nil }.count
    }
  }

  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { updates += 1 }
}
