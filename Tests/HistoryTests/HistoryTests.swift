import Foundation
import Fuzzing
import TouchstoneHost
import TouchstoneTesting
import UIKit

@testable import TouchstoneSession
@testable import TouchstoneWeb

@Suite(.staged) @MainActor struct HistoryTests {
  private let stage = Stage(size: CGSize(width: 200, height: 300))
  private let host: ApplicationHost
  private let session: ApplicationSession
  private var limits = HistoryLimits()

  init() {
    host = ApplicationHost(stage.application)
    session = ApplicationSession(host, appName: "app")
  }

  private func history(
    writesAtOnce: Bool = true, _ change: (inout HistoryLimits) -> Void = { _ in }
  ) -> History {
    var limits = HistoryLimits()
    change(&limits)
    let history = History(session, limits: limits, writesAtOnce: writesAtOnce)
    history.begin()
    return history
  }

  private func frame(_ history: History, at time: Double) {
    host.runFrame(at: time)
    history.record(at: time, elements: PageElements())
  }

  private func touch(_ phase: TouchSample.Phase, _ x: Double, _ y: Double, at time: Double) throws {
    try host.post(
      .touch(TouchSample(id: 1, phase: phase, position: .init(x: x, y: y), time: time)))
  }

  private func box(_ name: String, _ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    view.accessibilityIdentifier = name
    view.backgroundColor = .red
    stage.window.addSubview(view)
    return view
  }

  @Test(arguments: UInt64(0)..<6)
  func `Any moment equals what a tab received then`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let history = history {
      $0.segmentSeconds = 0.4
      $0.segmentEntries = 15
    }
    let tab = session.follow()
    var seen = DisplayList()
    var moments: [(time: Double, list: String, fingers: Int)] = []
    var views: [UIView] = []
    var isDown = false
    for step in 1...200 {
      let time = Double(step) / 60
      for _ in 0..<random.below(3) { change(&views, &random) }
      if random.chance(6) {
        try touch(
          isDown ? .ended : .began, Double(random.below(200)), Double(random.below(300)),
          at: time - 0.005)
        isDown.toggle()
      }
      host.runFrame(at: time)
      // A second query in a frame could return a name that was read in between, so the list is only
      // queried here.
      for _ in 0..<2 { _ = host.displayList() }
      history.record(at: time, elements: PageElements())
      seen.apply(tab.changes())
      moments.append((time, seen.told, isDown ? 1 : 0))
    }
    history.endSegment()
    #expect(history.segments.count > 5)
    for moment in moments.shuffled(using: &random) {
      let past = try HistoryMoment(history, at: moment.time)
      #expect(past.list.told == moment.list, "seed \(seed), at \(moment.time)")
      #expect(past.fingers.count == moment.fingers, "seed \(seed), at \(moment.time)")
    }
  }

  private func change(_ views: inout [UIView], _ random: inout SeededGenerator) {
    let parent = random.one(of: views) ?? stage.window
    switch random.below(6) {
    case 0, 1:
      let view = UIView(
        frame: CGRect(x: random.below(99), y: random.below(99), width: 40, height: 30))
      view.backgroundColor = .blue
      parent.addSubview(view)
      views.append(view)
    case 2:
      parent.frame.origin.x += 1
      if parent === stage.window { parent.frame.origin.x = 0 }
    case 3: if parent !== stage.window { parent.isHidden.toggle() }
    case 4: if parent !== stage.window { parent.alpha = CGFloat(random.below(10)) / 10 }
    default:
      guard parent !== stage.window else { return }
      parent.removeFromSuperview()
      views.removeAll { $0 === parent }
    }
  }

  @Test func `A frame in which nothing changes costs nothing`() {
    let history = history()
    frame(history, at: 0.1)
    frame(history, at: 0.2)
    let end = history.end
    for step in 3..<100 { frame(history, at: Double(step) / 10) }
    history.endSegment()
    #expect(history.end == end)
    #expect(history.segments.count == 1)
  }

  @Test func `Each touch that begins is stored with the sentence about its destination`() throws {
    let view = box("target", CGRect(x: 10, y: 10, width: 50, height: 50))
    let history = history()
    frame(history, at: 0.1)
    try touch(.began, 20, 20, at: 0.2)
    frame(history, at: 0.21)
    try touch(.ended, 20, 20, at: 0.3)
    frame(history, at: 0.31)
    view.isHidden = true
    frame(history, at: 0.4)
    try touch(.began, 20, 20, at: 0.5)
    frame(history, at: 0.51)
    history.endSegment()
    #expect(try HistoryMoment(history, at: 0.15).sentences == [])
    let first = try #require(try HistoryMoment(history, at: 0.25).sentences.last)
    #expect(first.contains("target"))
    let second = try #require(try HistoryMoment(history, at: 0.6).sentences.last)
    #expect(first != second)
    #expect(history.marks.marks.map(\.kind) == [.touch, .touch])
    #expect(history.marks.marks.map(\.end) == [0.3, nil])
  }

  @Test func `A key that repeats is one mark, which ends with the key`() {
    var marks = HistoryMarks()
    let key = { (phase: HeldPhase, time: Double, isRepeat: Bool) in
      RawInput.key(
        KeySample(
          phase: phase, usage: 4, characters: "a", isRepeat: isRepeat, time: time))
    }
    marks.record(key(.began, 1, false))
    for step in 1...5 { marks.record(key(.began, 1 + Double(step) / 10, true)) }
    marks.record(key(.ended, 2, false))
    #expect(marks.marks.map(\.start) == [1])
    #expect(marks.marks.map(\.end) == [2])
  }

  @Test func `A view's properties are stored with their time, once for each change`() throws {
    let view = box("target", CGRect(x: 10, y: 10, width: 50, height: 50))
    let history = history()
    for step in 1...10 { frame(history, at: Double(step) / 10) }
    let node = try #require(host.number(of: view.layer))
    view.isHidden = true
    for step in 11...30 { frame(history, at: Double(step) / 10) }
    let hidden = { (time: Double) in
      history.properties(ofNode: node, at: time).groups.first?.rows.first { $0.key == "hidden" }?
        .flag
    }
    #expect(hidden(0.9) == false)
    #expect(hidden(2.9) == true)
    #expect(history.snapshots.entries[node]?.count == 2)
    #expect(history.properties(ofNode: 99_999, at: 1).groups.isEmpty)
    #expect(!history.isBusy)
  }

  @Test func `Data older than the limit is dropped, and the rest starts from a full state`() throws
  {
    let view = box("moving", CGRect(x: 10, y: 10, width: 50, height: 50))
    let history = history {
      $0.seconds = 3
      $0.segmentSeconds = 1
    }
    for step in 1...600 {
      view.frame.origin.x = CGFloat(step % 90)
      frame(history, at: Double(step) / 60)
      if step % 60 == 1 {
        try touch(step % 120 == 1 ? .began : .ended, 20, 20, at: Double(step) / 60)
      }
    }
    history.endSegment()
    #expect(history.start > 5 && history.start < 8)
    #expect(history.end > 9.9)
    #expect(history.segments.allSatisfy { $0.end >= history.end - 3.1 })
    #expect(history.marks.marks.allSatisfy { ($0.end ?? $0.start) >= history.start })
    let first = try HistoryMoment(history, at: history.start)
    #expect(first.list.nodes.contains { $0.identifier == "moving" })
  }

  @Test func `History over the byte limit is dropped, the oldest part first`() {
    let view = box("moving", CGRect(x: 10, y: 10, width: 50, height: 50))
    let history = history {
      $0.bytes = 40_000
      $0.segmentSeconds = 0.5
    }
    for step in 1...1200 {
      view.frame.origin.x = CGFloat(step % 90)
      frame(history, at: Double(step) / 60)
    }
    #expect(history.bytes <= 60_000)
    #expect(history.start > 10)
  }

  @Test func `Data that was never requested is not encoded, and counts by its memory`() {
    let view = box("moving", CGRect(x: 10, y: 10, width: 50, height: 50))
    let history = history(writesAtOnce: false) {
      $0.bytes = 200_000
      $0.segmentSeconds = 0.5
    }
    for step in 1...1200 {
      view.frame.origin.x = CGFloat(step % 90)
      frame(history, at: Double(step) / 60)
    }
    #expect(history.bytes <= 250_000)
    #expect(history.start > 10)
    #expect(history.segments.count > 1)
    for segment in history.segments {
      guard case .entries = segment.content else {
        Issue.record("segment \(segment.number) is written")
        continue
      }
    }
    let number = history.segments[0].number
    #expect(history.text(ofSegment: number) == history.segments[0].text)
  }

  @Test func `The history costs nothing while no page shows its timeline`() {
    let history = history()
    frame(history, at: 0.1)
    history.pause()
    #expect(session.willPost == nil)
    #expect(!session.isDeliveryPathRecorded)
    let view = box("late", CGRect(x: 10, y: 10, width: 50, height: 50))
    frame(history, at: 0.2)
    let end = history.end
    #expect(end < 0.15)
    history.begin()
    frame(history, at: 0.3)
    history.endSegment()
    #expect(history.segments.count == 2)
    let node = host.number(of: view.layer)
    #expect(try! HistoryMoment(history, at: 0.3).list.nodes.contains { $0.id == node })
  }

  @Test func `The scene and the faults are on the timeline`() {
    let history = history()
    frame(history, at: 0.1)
    stage.application.tracer.report(.fault("nobody has this"), at: 0.15)
    frame(history, at: 0.2)
    #expect(history.marks.marks.map(\.kind) == [.fault])
    #expect(history.marks.marks[0].text.contains("nobody has this"))
    #expect(history.lines.count == 1)
  }
}
