import Foundation
import Testing
import TouchstoneGestures

@Suite("Motion of an axis")
struct AxisMotionTests {
  private let limits = ScrollLimits(content: 1400, viewport: 400)

  private func motion(_ start: Double, _ velocity: Double, _ limits: ScrollLimits? = nil)
    -> AxisMotion
  {
    AxisMotion(from: start, velocity: velocity, limits: limits ?? self.limits, rate: 0.998)
  }

  // statement 267
  @Test("in range a deceleration is smooth, and comes to rest at low speed")
  func inRange() {
    let free = motion(100, 750)
    #expect(close(free.announcedEnd, 100 + 740 / 2.002, 0.01))
    #expect(close(free.end, 100 + 0.499 * 740, 1e-6))
    #expect(free.position(at: -1) == 100 && free.position(at: 9) == free.end)
    #expect(!free.endsExactly && motion(100, 10).duration == 0)
  }

  @Test("at an edge the remaining velocity goes into the bounce")
  func edge() {
    let thrown = motion(940, 3125)
    #expect(thrown.end == 1000 && thrown.announcedEnd == 1000 && thrown.endsExactly)
    let furthest =
      stride(from: 0.0, to: thrown.duration, by: 0.001)
      .map(thrown.position(at:)).max() ?? 0
    #expect(close(furthest, 1100.3, 0.4))
    var stiff = limits
    stiff.bounces = false
    let stopped = motion(940, 3125, stiff)
    #expect(stopped.end == 1000 && close(stopped.duration, 0.0196, 1e-3))
    #expect(motion(1000, 3125, stiff).duration == 0)
  }

  @Test("from beyond an edge it returns, or continues inward if it is fast enough")
  func beyond() {
    #expect(motion(-50, -600).end == 0 && motion(-50, 0).end == 0 && motion(-50, 90).end == 0)
    let inwards = motion(-50, 1000)
    #expect(close(inwards.end, -50 + 0.499 * 990, 1e-6))
    #expect(close(inwards.announcedEnd, -50 + 990 / 2.002, 0.01))
  }

  // statement 261
  @Test("a target is reached exactly, also from beyond an edge")
  func target() {
    for (start, target) in [(100.0, 333.125), (-40, 0), (-40, 12.7), (500, 0.1)] {
      let motion = AxisMotion(
        from: start, to: target, velocity: 400, limits: limits, rate: 0.998)
      #expect(motion.end == target && motion.position(at: motion.duration) == target)
      #expect(motion.announcedEnd == target && motion.endsExactly && motion.duration > 0)
    }
  }

  @Test("moved elsewhere, it continues with its current velocity")
  func moved() {
    let free = motion(100, 750)
    let moved = free.moved(by: 350, at: 0.3, limits: limits)
    #expect(close(moved.end, free.end + 350, 1e-6))
    #expect(close(moved.duration, free.duration - 0.3, 1e-9))
    let back = motion(-80, -500)
    let same = back.moved(by: 0, at: 0.1, limits: limits)
    for time in [0.0, 0.1, 0.2] {
      #expect(close(same.position(at: time), back.position(at: 0.1 + time), 1e-9))
    }
  }

  @Test("moved by a page, it comes to rest a page further, at the page's speed")
  func movedTarget() {
    let page = AxisMotion(from: 150, to: 400, velocity: 600, limits: limits, rate: 0.99)
    let moved = page.moved(by: 400, at: 0.1, limits: limits)
    #expect(moved.end == 800 && moved.endsExactly)
    #expect(close(moved.duration, page.duration - 0.1, 1e-6))
    #expect(page.moved(by: 900, at: 0.1, limits: limits).end == 1000)
  }

  @Test("new limits change a motion that meets an edge, and leave others alone")
  func adapted() {
    var wide = limits
    wide.leadingInset = 60
    wide.content = 2000
    #expect(motion(100, 750).adapted(to: wide, at: 0.1) == nil)
    let thrown = motion(940, 1000).adapted(to: wide, at: 0.01)
    #expect(close(thrown?.end ?? 0, 940 + 0.499 * 990, 1e-6))
    #expect(motion(-90, -100).adapted(to: wide, at: 0.02)?.end == -60)
    let target = AxisMotion(from: 0, to: 300, velocity: 0, limits: limits, rate: 0.998)
    #expect(target.adapted(to: wide, at: 0.1) == nil)
    var stiff = limits
    stiff.bounces = false
    #expect(close(motion(940, 1000, stiff).adapted(to: wide, at: 0.01)?.end ?? 0, 1434, 0.1))
  }
}
