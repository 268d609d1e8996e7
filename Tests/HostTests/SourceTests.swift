import Foundation
import TouchstoneHost
import TouchstoneTesting
import UIKit

@Suite("An input source that goes away", .staged) @MainActor
struct SourceTests {
  @Test("a source's touches, keys and buttons are cancelled, those of other sources stay down")
  func cancelling() throws {
    let served = try Served()
    try served.touch(.began, 50, 60, id: 1, at: 0.1, from: 1)
    try served.touch(.began, 70, 60, id: 2, at: 0.2, from: 2)
    try served.host.post([.key(KeySample(phase: .began, usage: 4, time: 0.3))], from: 1)
    try served.host.post([.key(KeySample(phase: .began, usage: 5, time: 0.3))], from: 2)
    try served.host.post([.press(PressSample(phase: .began, type: .menu, time: 0.4))], from: 1)
    let before = served.diary.count
    served.host.sourceWentAway(1)
    #expect(
      served.diary.dropFirst(before)
        == ["touch cancelled at 50, 60", "key 4 cancelled", "button cancelled"])
    served.host.sourceWentAway(1)
    #expect(served.diary.count == before + 3, "nothing is left of it")
    try served.touch(.ended, 70, 60, id: 2, at: 0.5, from: 2)
    #expect(served.diary.last == "touch ended at 70, 60")
    // A canceled finger may begin again.
    try served.touch(.began, 20, 60, id: 1, at: 0.6, from: 3)
    #expect(served.diary.last == "touch began at 20, 60")
  }

  @Test("input that the source ended before is not cancelled")
  func ended() throws {
    let served = try Served()
    try served.touch(.began, 50, 60, at: 0.1, from: 1)
    try served.touch(.ended, 50, 60, at: 0.2, from: 1)
    try served.host.post(
      [
        .key(KeySample(phase: .began, usage: 4, time: 0.3)),
        .key(KeySample(phase: .began, usage: 4, isRepeat: true, time: 0.4)),
        .key(KeySample(phase: .ended, usage: 4, time: 0.5)),
      ], from: 1)
    let before = served.diary
    served.host.sourceWentAway(1)
    #expect(served.diary == before)
  }

  @Test("a source's pointer leaves the screen, unless another source has moved it since")
  func pointer() throws {
    let served = try Served()
    let diary = served.app.diary
    let hover = UIHoverGestureRecognizer(
      target: diary, action: Selector("hovered:", DiaryView.hovered(_:)))
    diary.addGestureRecognizer(hover)
    func point(_ phase: HoverSample.Phase, at time: Double, from source: Int) throws {
      let sample = HoverSample(phase: phase, position: .init(x: 100 * time, y: 60), time: time)
      try served.host.post([.hover(sample)], from: source)
      served.host.runFrame(at: time)
    }
    try point(.began, at: 0.1, from: 1)
    try point(.moved, at: 0.2, from: 2)
    served.host.sourceWentAway(1)
    #expect(served.diary == ["hover began", "hover changed"])
    served.host.sourceWentAway(2)
    #expect(served.diary.last == "hover ended")
  }

  @Test("a source's scroll and pinch end, so that others can begin theirs")
  func gestures() throws {
    let served = try Served()
    let place = Point(x: 50, y: 60)
    let pinch = RawInput.transform(TransformSample(phase: .began, position: place, time: 0.2))
    try served.host.post(
      [
        .scroll(
          ScrollSample(
            position: place, dx: 0, dy: 5, phase: .began, precise: true, time: 0.1)),
        pinch,
      ], from: 1)
    #expect(served.refusal([pinch], from: 2) != nil, "there is one at a time")
    served.host.sourceWentAway(1)
    #expect(served.refusal([pinch], from: 2) == nil)
  }

  @Test("a source can't move, lift or cancel another source's input")
  func foreign() throws {
    let served = try Served()
    try served.touch(.began, 50, 60, at: 0.1, from: 1)
    #expect(
      served.refusal([Served.touch(.moved, 1, 1, at: 0.2)], from: 2)
        == "touch 1 comes from source 2; expected source 1, where it began")
    served.host.sourceWentAway(2)
    #expect(served.diary.count == 1)
  }
}
