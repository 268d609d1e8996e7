import Testing
import TouchstoneKit
import TouchstoneTesting
import UIKit

/// Changes of the world while something is open.
@MainActor @Suite(.staged)
struct ChangeMatrixTests {
  // statement 307, 313, 387, 388, 389, 392, 394
  @Test(arguments: Thing.allCases, Change.allCases)
  func `Every open object stays usable or ends once when its surroundings change`(
    _ thing: Thing, _ change: Change
  ) {
    for moment in Moment.allCases { run(thing, change, moment) }
  }

  private func run(_ thing: Thing, _ change: Change, _ moment: Moment) {
    let world = ChangeWorld()
    let stage = world.stage
    let cell = thing.cell(change)
    let words = "\(thing) × \(change), \(moment): \(cell)"
    change.prepare(world)
    let open = thing.type.init(world)
    open.open()
    moment.arrive(open)
    #expect(open.isOpen, "\(words): it isn't open before")
    change.apply(to: world)
    stage.settle()
    #expect(open.isOpen == (cell.outcome == .stays), "\(words)")
    if stage.window.isOnScreen { check(open, stage, words) }
    change.undo(in: world)
    stage.settle()
    check(open, stage, words + ", undone")
    open.close()
    stage.settle()
    #expect(open.begun == open.beginnings, "\(words): began \(open.begun) times")
    #expect(open.begun == open.ended, "\(words): \(open.begun) began, \(open.ended) ended")
    #expect(!open.isOpen, "\(words): it doesn't end")
    #expect(ChangeLaw.deadControls(on: stage) == [], "\(words), closed")
    #expect(!(open is RunningScroll) || open.problems == [], "\(words), closed")
    stage.tap(world.button)
    #expect(world.taps == 1, "\(words): the page's button answers \(world.taps) times")
  }

  /// Expects that the open object is in its place, and that every control can be used.
  private func check(_ open: OpenThing, _ stage: Stage, _ words: String) {
    if open.isOpen { #expect(open.problems == [], "\(words)") }
    if stage.application.applicationState == .active {
      #expect(ChangeLaw.deadControls(on: stage) == [], "\(words)")
    }
  }
}
