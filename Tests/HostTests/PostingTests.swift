import Foundation
import TouchstoneHost
import TouchstoneTesting
import UIKit

@Suite("A host posts input", .staged) @MainActor
struct PostingTests {
  @Test("an application launches on its host's screen")
  func screen() throws {
    let host = try ApplicationHost(
      delegate: DiaryDelegate.self, size: CGSize(width: 80, height: 24), scale: 2, hertz: 30,
      safeArea: UIEdgeInsets(top: 1, left: 0, bottom: 2, right: 0))
    #expect(UIApplication.shared === host.application)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 80, height: 24))
    #expect(UIScreen.main.scale == 2)
    #expect(UIScreen.main.maximumFramesPerSecond == 30)
    let window = try #require(host.application.delegate as? DiaryDelegate).diary.window
    #expect(window?.safeAreaInsets.bottom == 2)
  }

  private final class WindowlessDelegate: UIResponder, UIApplicationDelegate {}

  @Test("an app that shows no window is reported with the remedy, until it shows one")
  func windowless() throws {
    let host = try ApplicationHost(
      delegate: WindowlessDelegate.self, size: CGSize(width: 80, height: 24))
    let note = try #require(host.application.windowlessNote)
    #expect(note.hasPrefix("the app shows no window; create a UIWindow when the app launches"))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 24))
    window.rootViewController = UIViewController()
    #expect(host.application.windowlessNote != nil)
    window.makeKeyAndVisible()
    #expect(host.application.windowlessNote == nil)
  }

  @Test(
    "an impossible screen is refused in one line",
    arguments: [
      (CGSize(width: 0, height: 24), 1.0, 60.0, "the width of the screen is 0.0; expected 1 to"),
      (CGSize(width: 80, height: CGFloat.nan), 1, 60, "the height of the screen is nan; expected"),
      (
        CGSize(width: 80, height: 24), 0, 60, "the scale of the screen is 0.0; expected 0.01 to 100"
      ),
      (CGSize(width: 80, height: 24), 1, 1e9, "the rate of the screen is 1000000000.0; expected"),
    ])
  func impossibleScreen(size: CGSize, scale: Double, hertz: Double, line: String) {
    #expect {
      try ApplicationHost(
        delegate: DiaryDelegate.self, size: size, scale: scale, hertz: hertz)
    } throws: { error in
      "\(error)".hasPrefix(line)
    }
  }

  @Test("an impossible safe area is refused, so that each screen can be recorded")
  func impossibleSafeArea() {
    #expect {
      try ApplicationHost(
        delegate: DiaryDelegate.self, size: CGSize(width: 80, height: 24),
        safeArea: UIEdgeInsets(top: 0, left: 0, bottom: -1, right: 0))
    } throws: {
      "\($0)" == "the bottom inset of the screen is -1.0; expected 0 to 1000000"
    }
  }

  @Test("an application of scenes shows the requested one, or else its first")
  func scenes() throws {
    let size = CGSize(width: 80, height: 24)
    let first = try ApplicationHost(delegate: TwoScenes.self, size: size)
    #expect(first.displayList().nodes.contains { $0.identifier == "first" })
    let second = try ApplicationHost(delegate: TwoScenes.self, scene: "second", size: size)
    #expect(second.displayList().nodes.contains { $0.identifier == "second" })
    #expect(second.show(scene: "first"))
    second.runFrame(at: 0.1)
    #expect(second.displayList().nodes.contains { $0.identifier == "first" })
    #expect(!second.show(scene: "third"))
    #expect {
      try ApplicationHost(delegate: TwoScenes.self, scene: "third", size: size)
    } throws: {
      "\($0)" == #"there is no scene "third"; expected first or second"#
    }
  }

  @Test("a tap that a host posts reaches the view under it")
  func tap() throws {
    let served = try Served()
    try served.touch(.began, 50, 60, at: 0.5)
    #expect(served.diary == ["touch began at 50, 60"])
    try served.touch(.ended, 50, 60, at: 0.6)
    #expect(served.diary == ["touch began at 50, 60", "touch ended at 50, 60"])
    #expect(served.host.now == 0.6)
  }

  @Test("a move that a host posts waits for its next frame")
  func move() throws {
    let served = try Served()
    try served.touch(.began, 50, 60, at: 0.5)
    try served.touch(.moved, 55, 60, at: 0.51)
    try served.touch(.moved, 60, 60, at: 0.52)
    #expect(served.diary.count == 1)
    served.host.runFrame(at: 0.53)
    #expect(served.diary.dropFirst() == ["touch moved at 60, 60"])
  }

  @Test(
    "an impossible input is refused in one line, and changes nothing",
    arguments: [
      (Served.touch(.moved, 1, 1, id: 2, at: 1), "touch 2 moved before it began; expected"),
      (Served.touch(.began, 1, 1, at: 1), "touch 1 began while it is already down; expected"),
      (Served.touch(.moved, 1, 1, at: 0.4), "time runs backwards from 0.5 to 0.4; expected 0.5 or"),
      (Served.touch(.moved, .nan, 1, at: 1), "touch 1 is at nan, 1.0; expected coordinates from"),
      (Served.touch(.moved, 1, 1e7, at: 1), "touch 1 is at 1.0, 10000000.0; expected coordinates"),
      (Served.touch(.moved, 1, 1, at: .infinity), "the time is inf; expected seconds from 0 to"),
      (
        .key(KeySample(phase: .ended, usage: 4, time: 1)),
        "key 4 ended before it began; expected its beginning first"
      ),
    ])
  func refusal(input: RawInput, line: String) throws {
    let served = try Served()
    try served.touch(.began, 50, 60, at: 0.5)
    let refusal = try #require(served.refusal([input]))
    #expect(refusal.hasPrefix(line))
    #expect(!refusal.contains { $0.isNewline })
    #expect(served.host.now == 0.5)
    #expect(served.diary.count == 1)
  }

  @Test("one impossible input rejects its whole batch")
  func batch() throws {
    let served = try Served()
    let good = Served.touch(.began, 50, 60, at: 0.5)
    #expect(served.refusal([good, Served.touch(.ended, 1, 1, id: 7, at: 0.6)]) != nil)
    #expect(served.diary.isEmpty)
    #expect(served.host.now == 0)
    #expect(served.refusal([good, Served.touch(.ended, 50, 60, at: 0.6)]) == nil)
    #expect(served.diary.count == 2)
  }

  @Test("two hosts in one process each serve their own application")
  func twoHosts() throws {
    let (one, other) = (try Served(), try Served())
    try one.touch(.began, 50, 60, at: 0.5)
    try other.touch(.began, 70, 60, at: 0.4)
    one.host.runFrame(at: 1)
    other.host.runFrame(at: 1)
    #expect(one.diary == ["touch began at 50, 60"])
    #expect(other.diary == ["touch began at 70, 60"])
  }
}
