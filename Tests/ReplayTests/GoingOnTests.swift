import Gallery
import Testing
import TouchstoneHost
import TouchstoneInput
import TouchstoneProtocol
import TouchstoneReplay
import TouchstoneSession
import TouchstoneTesting
import TouchstoneWeb
import UIKit

/// A session that continues from an earlier moment of another one.
@MainActor
@Suite(.staged) struct GoingOnTests {
  private func session(scene: String = "see-through") throws -> ApplicationSession {
    let application = try UIApplication.launch(
      delegate: GalleryDelegate.self, screen: Device.iPhone14.screen())
    application.show(sceneNamed: scene)
    application.loop.show()
    return ApplicationSession(ApplicationHost(application), appName: "app")
  }

  private func touch(
    _ phase: TouchSample.Phase, _ time: Double, x: Double = 100
  ) -> RawInput {
    .touch(TouchSample(id: 1, phase: phase, position: .init(x: x, y: 480), time: time))
  }

  /// Taps the button at a time, and runs frames until a little later.
  private func tap(_ session: ApplicationSession, at time: Double) throws {
    try session.receive([touch(.began, time)], from: 1)
    session.frame(at: time + 0.02)
    try session.receive([touch(.ended, time + 0.05)], from: 1)
    session.frame(at: time + 0.07)
  }

  private func texts(_ session: ApplicationSession) -> String {
    session.answer(ProtocolQuestion(id: "1", verb: "look")).text
  }

  private func next(
    _ moment: SessionMoment, golden: [OutcomeLine]? = nil, scene: String = "see-through"
  ) throws -> ApplicationSession {
    let next = try session(scene: scene)
    let lines = golden ?? moment.golden.split(separator: "\n").compactMap { OutcomeLine($0) }
    try next.continueSession(
      from: try RecordingReader.read(moment.recording), at: moment.time, golden: lines)
    return next
  }

  @Test func `Continuing from the middle and tapping gives the result of the whole session`() throws
  {
    let whole = try session()
    whole.frame(at: 0.1)
    for time in [1.0, 2, 3] { try tap(whole, at: time) }
    #expect(texts(whole).contains("Button · 3"))
    let second = try next(try whole.moment(at: 2.5))
    #expect(texts(second).contains("Button · 2"))
    #expect(second.continued?.isDiverged == false)
    #expect(second.continued?.sentence.contains("up to there, the replay matched") == true)
    try tap(second, at: 3)
    #expect(second.now == whole.now)
    #expect(texts(second) == texts(whole))
    // It can also be left at an earlier moment.
    let third = try next(try second.moment(at: 1.5))
    #expect(texts(third).contains("Button · 1"))
  }

  @Test func `A finger that was down is cancelled, and the cancellation is reported`() throws {
    let whole = try session()
    try whole.receive([touch(.began, 1)], from: 1)
    whole.frame(at: 1.1)
    let second = try next(try whole.moment(at: 1.1))
    #expect(second.continued?.sentence.hasSuffix("because it is no longer held.") == true)
    try second.receive([touch(.began, 2)], from: 1)
    try second.receive([touch(.ended, 2.1)], from: 1)
    second.frame(at: 2.2)
    #expect(texts(second).contains("Button · 1"))
  }

  @Test func `Times and touches count from the scene, whatever was shown before it`() throws {
    let whole = try session(scene: "delivery")
    whole.frame(at: 1)
    try tap(whole, at: 2)
    whole.show(scene: "see-through")
    whole.frame(at: 5)
    try tap(whole, at: 6)
    try tap(whole, at: 7)
    let second = try next(try whole.moment(at: 6.5))
    #expect(second.continued?.isDiverged == false)
    #expect(texts(second).contains("Button · 1"))
    #expect(throws: InputRefusal.self) { try whole.moment(at: 2) }
    #expect(throws: InputRefusal.self) { try whole.moment(at: 99) }
  }

  @Test func `A divergence is reported with the session's value, once`() throws {
    let whole = try session()
    for time in [1.0, 2] { try tap(whole, at: time) }
    let moment = try whole.moment(at: 2.07)
    var golden = moment.golden.split(separator: "\n").compactMap { OutcomeLine($0) }
    let place = try #require(golden.lastIndex { $0.text.hasPrefix("answered") })
    golden[place] = try #require(OutcomeLine("2050ms answered UIView \"card\""))
    let sentence = try #require(try next(moment, golden: golden).continued?.sentence)
    #expect(
      sentence.contains(
        "but the replay differed: at 2.05 s the session had “answered UIView \"card\"”"))
    golden.removeSubrange(place...)
    let shorter = try #require(try next(moment, golden: golden).continued?.sentence)
    #expect(shorter.contains("which the session didn't have") || shorter.contains("but now it is"))
  }

  @Test func `A session changed by hand can't be continued`() throws {
    let whole = try session(scene: "dead-buttons")
    // A number that no line has tries nothing, and therefore changes nothing.
    whole.tryFix(99)
    _ = try whole.moment(at: 0)
    let answer = whole.inspection(at: 104, y: 315)
    whole.tryFix(try #require(answer.fix?.number))
    #expect(throws: InputRefusal.self) { try whole.moment(at: 0) }
  }

  @Test func `Trace lines are read with or without touches, and duplicates are left out`() {
    #expect(
      OutcomeLine("700ms touch 1 bound (1, 2) UIView") == OutcomeLine("700ms bound (1, 2) UIView"))
    for line in [
      "700ms enqueued · finger 1 began", "x bound", "", "7ms",
      "7ms touch 1 delivered touchesMoved a",
      "7ms recognizer changed → changed a", "7ms recognizer a until 9ms",
    ] {
      #expect(OutcomeLine(Substring(line)) == nil, "\(line)")
    }
  }

  @Test func `A recording without frames plays at its rate`() throws {
    let text =
      """
      {"touchstone":1,"screen":{"width":390,"height":844,"scale":3,"hz":60},"scene":"see-through"}
      {"kind":"touch","t":1,"id":1,"phase":"began","x":100,"y":480}
      {"kind":"touch","t":1.1,"id":1,"phase":"ended","x":100,"y":480}
      {"kind":"advance","t":2}
      """ + "\n"
    let session = try session()
    try session.continueSession(from: try RecordingReader.read(text), at: 1.5, golden: nil)
    #expect(texts(session).contains("Button · 1") && session.now == 1.5)
    #expect(session.continued?.sentence.contains("no golden trace") == true)
  }
}
