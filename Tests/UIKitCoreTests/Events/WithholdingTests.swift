import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// Views with single touch, and views with exclusive touch.
@MainActor
@Suite("Withheld touches")
struct WithholdingTests {
  private let diary = CallLog()
  private let stage = Stage()

  /// Adds a view in a column of its own.
  private func add(_ name: String, column: Int) -> DiaryView {
    let frame = CGRect(x: 100 * CGFloat(column), y: 0, width: 100, height: 100)
    let view = DiaryView(name, diary, frame: frame)
    stage.window.addSubview(view)
    return view
  }

  private func touch(column: Int, x: CGFloat = 50) -> Finger {
    stage.touch(at: CGPoint(x: 100 * CGFloat(column) + x, y: 50))
  }

  // statement 40
  @Test("a view gets only the first of several fingers unless it allows multiple touches")
  func secondFinger() {
    let view = add("view", column: 0)
    #expect(!view.isMultipleTouchEnabled)
    let first = touch(column: 0, x: 20)
    let second = touch(column: 0, x: 60)
    second.move(by: CGVector(dx: 5, dy: 0))
    first.move(by: CGVector(dx: 5, dy: 0))
    first.lift()
    second.move(by: CGVector(dx: 5, dy: 0))
    second.lift()
    #expect(diary.take() == ["view began 1", "view moved 1", "view ended 1"])
    view.isMultipleTouchEnabled = true
    let fingers = [touch(column: 0, x: 20), touch(column: 0, x: 60)]
    for finger in fingers { finger.lift() }
    #expect(diary.lines == ["view began 3", "view began 4", "view ended 3", "view ended 4"])
  }

  // statement 40
  @Test("two fingers that land at once on a single-touch view give it the first only")
  func bothAtOnce() {
    _ = add("view", column: 0)
    var fingers: [Finger] = []
    stage.together { fingers = [touch(column: 0, x: 20), touch(column: 0, x: 60)] }
    stage.together { for finger in fingers { finger.lift() } }
    #expect(diary.lines == ["view began 1", "view ended 1"])
  }

  // statement 40
  @Test("a withheld finger stays withheld if the view allows multiple touches later")
  func withheldForLife() {
    let view = add("view", column: 0)
    let first = touch(column: 0, x: 20)
    let second = touch(column: 0, x: 60)
    view.isMultipleTouchEnabled = true
    second.move(by: CGVector(dx: 5, dy: 0))
    second.lift()
    first.lift()
    #expect(diary.lines == ["view began 1", "view ended 1"])
  }

  // statement 41
  @Test("a single-touch view sees all touches that its subviews forward")
  func handedOnTouches() {
    let parent = add("parent", column: 0)
    for x in [0, 50] {
      parent.addSubview(UIView(frame: CGRect(x: x, y: 0, width: 50, height: 100)))
    }
    let fingers = [touch(column: 0, x: 20), touch(column: 0, x: 60)]
    for finger in fingers { finger.lift() }
    #expect(
      diary.lines == ["parent began 1", "parent began 2", "parent ended 1", "parent ended 2"])
  }

  // statement 42, 48
  @Test("the recognizers of a view get the second finger that is withheld from the view")
  func recognizersGetAll() {
    let view = add("view", column: 0)
    view.addGestureRecognizer(DiaryRecognizer("recognizer", diary))
    stage.window.addGestureRecognizer(DiaryRecognizer("window's", diary))
    let fingers = [touch(column: 0, x: 20), touch(column: 0, x: 60)]
    #expect(
      diary.take() == [
        "recognizer began 1", "window's began 1", "view began 1", "recognizer began 2",
        "window's began 2",
      ])
    for finger in fingers { finger.lift() }
    #expect(diary.lines.filter { $0.hasPrefix("recognizer ended") }.count == 2)
  }

  // statement 43
  @Test("other views still get touches while a single-touch view has one")
  func otherViews() {
    _ = add("first", column: 0)
    _ = add("second", column: 1)
    let fingers = [touch(column: 0), touch(column: 0, x: 60), touch(column: 1)]
    for finger in fingers { finger.lift() }
    #expect(
      diary.lines == ["first began 1", "second began 3", "first ended 1", "second ended 3"])
  }

  // statement 44
  @Test("while an exclusive view has a touch the other views of its window get none")
  func exclusiveHolder() {
    let exclusive = add("exclusive", column: 0)
    #expect(!exclusive.isExclusiveTouch)
    exclusive.isExclusiveTouch = true
    _ = add("other", column: 1)
    let window = UIWindow(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    window.windowScene = stage.window.windowScene
    window.addSubview(DiaryView("in other window", diary))
    window.isHidden = false
    let first = touch(column: 0)
    let second = touch(column: 1)
    let third = stage.touch(at: CGPoint(x: 50, y: 250))
    first.lift()
    second.lift()
    third.lift()
    #expect(
      diary.lines == [
        "exclusive began 1", "in other window began 3", "exclusive ended 1",
        "in other window ended 3",
      ])
    withExtendedLifetime(window) {}
  }

  // statement 45
  @Test(
    "an exclusive view gets no touch while another view of its window has one; later it does")
  func exclusiveNewcomer() {
    let exclusive = add("exclusive", column: 0)
    exclusive.isExclusiveTouch = true
    _ = add("other", column: 1)
    let first = touch(column: 1)
    let second = touch(column: 0)
    first.lift()
    second.move(by: CGVector(dx: 5, dy: 0))
    second.lift()
    #expect(diary.take() == ["other began 1", "other ended 1"])
    let third = touch(column: 0)
    third.lift()
    let fourth = touch(column: 1)
    fourth.lift()
    #expect(
      diary.lines == [
        "exclusive began 3", "exclusive ended 3", "other began 4", "other ended 4",
      ])
  }

  // statement 45
  @Test("an exclusive view with multiple touches gets its own second finger")
  func exclusiveTwice() {
    let exclusive = add("exclusive", column: 0)
    exclusive.isExclusiveTouch = true
    exclusive.isMultipleTouchEnabled = true
    let fingers = [touch(column: 0, x: 20), touch(column: 0, x: 60)]
    for finger in fingers { finger.lift() }
    #expect(diary.lines.count == 4)
  }

  // statement 46
  @Test("of two exclusive views the first touched wins; of three views the two others go together")
  func twoExclusiveViews() {
    let views = [add("a", column: 0), add("b", column: 1), add("c", column: 2)]
    views[0].isExclusiveTouch = true
    views[1].isExclusiveTouch = true
    for (first, second, expected) in [(0, 1, 1), (1, 0, 1), (2, 0, 1), (0, 2, 1)] {
      let fingers = [touch(column: first), touch(column: second)]
      #expect(diary.take().count == expected)
      for finger in fingers { finger.lift() }
      _ = diary.take()
    }
    views[1].isExclusiveTouch = false
    let fingers = [touch(column: 1), touch(column: 2)]
    #expect(diary.lines.count == 2)
    for finger in fingers { finger.lift() }
  }

  // statement 47, 48
  @Test("recognizers ignore exclusive views")
  func recognizersIgnoreExclusivity() {
    let exclusive = add("exclusive", column: 0)
    exclusive.isExclusiveTouch = true
    let other = add("other", column: 1)
    other.addGestureRecognizer(DiaryRecognizer("recognizer", diary))
    let fingers = [touch(column: 0), touch(column: 1)]
    #expect(diary.take() == ["exclusive began 1", "recognizer began 2"])
    for finger in fingers { finger.lift() }
    #expect(diary.lines == ["exclusive ended 1", "recognizer ended 2"])
  }
}
