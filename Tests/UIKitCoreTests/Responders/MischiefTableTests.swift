import Testing
import TouchstoneTesting
import UIKit

/// Whatever a handler does to views, windows and controllers in any phase, every touch that began
/// for a view ends for it once. No receiver is called after the end, and no object leaks.
@MainActor
struct MischiefTableTests {
  @Test(
    "a handler may remove, hide, move or release any object",
    arguments: MischiefMoment.allCases.filter { $0 != .controlAction }, MischiefDeed.allCases)
  func table(moment: MischiefMoment, deed: MischiefDeed) {
    let before = MischiefCount.living
    // Without a trace, moves use another code path.
    for (time, isTraced) in [(1, true), (2, true), (1, false), (2, false)] {
      autoreleased { play(moment, deed, time, isTraced) }
      #expect(MischiefCount.living == before, "\(moment), \(deed): something stays alive")
    }
  }

  @Test(
    "every moment of the table really occurs",
    arguments: MischiefMoment.allCases.filter { $0 != .controlAction })
  func momentsCome(moment: MischiefMoment) {
    let world = MischiefWorld.standard()
    var comes = 0
    world.decide = { happening, _ in
      if happening == moment { comes += 1 }
      return nil
    }
    script(world)
    #expect(comes > 0)
    #expect(world.finish(cancelling: [1, 2, 3]) == [])
  }

  @Test("the event log detects duplicate, late and missing notifications")
  func bookIsHonest() throws {
    let world = MischiefWorld.standard()
    var late: UITouch?
    world.decide = { [weak world] moment, _ in
      if moment == .viewEnded { late = world?.book.event?.allTouches?.first }
      return nil
    }
    world.post(.began, 1, 30, 30)
    world.flush()
    #expect(world.book.close() == ["a view hears no end", "a touch has no end"])
    world.post(.ended, 1, 30, 30)
    world.flush()
    #expect(world.book.close() == [])
    let touch = try #require(late)
    let view = try #require(touch.view)
    world.book.told(view, .ended, [touch])
    #expect(world.book.close().count == 1)
    world.book.told(view, .moved, [touch])
    #expect(world.book.close().count == 3)
  }

  /// Performs the action the first or second time that the moment occurs.
  private func play(
    _ moment: MischiefMoment, _ deed: MischiefDeed, _ time: Int, _ isTraced: Bool
  ) {
    let world = MischiefWorld.standard(isTraced: isTraced)
    var comes = 0
    world.decide = { happening, _ in
      guard happening == moment else { return nil }
      comes += 1
      return comes == time ? deed : nil
    }
    script(world)
    let problems = world.finish(cancelling: [1, 2, 3])
    #expect(problems == [], "\(moment), \(deed), time \(time)")
    #expect(world.book.openCount == 0)
  }

  /// Plays two fingers through all phases while views come and go, and a third finger afterwards.
  private func script(_ world: MischiefWorld) {
    world.post(.began, 1, 30, 30)
    world.post(.began, 2, 60, 60)
    world.flush()
    world.post(.moved, 1, 40, 40)
    world.flush()
    world.stage.advance(by: 0.02)
    if let target = world.target {
      _ = target.becomeFirstResponder()
      let extra = MischiefView(world, frame: CGRect(x: 300, y: 300, width: 20, height: 20))
      target.addSubview(extra)
      target.setNeedsLayout()
      world.stage.advance(by: 0.02)
      extra.removeFromSuperview()
      _ = target.resignFirstResponder()
    }
    world.post(.moved, 1, 45, 45)
    world.post(.moved, 2, 80, 80)
    world.flush()
    world.other?.makeKey()
    world.window?.makeKey()
    world.post(.ended, 1, 45, 45)
    world.flush()
    world.post(.cancelled, 2, 80, 80)
    world.flush()
    if let window = world.window, let root = window.rootViewController {
      root.view.removeFromSuperview()
      window.insertSubview(root.view, at: 0)
      window.isHidden = true
      window.isHidden = false
    }
    world.post(.began, 3, 250, 250)
    world.post(.moved, 3, 255, 255)
    world.post(.ended, 3, 255, 255)
    world.flush()
  }

  private func autoreleased(_ body: () -> Void) { body() }
}
