import Testing
import TouchstoneKit
import TouchstoneTesting
import UIKit

/// The world changes while something is open.
@MainActor @Suite(.staged)
struct ChangeMatrixTests {
  @Test(arguments: Thing.allCases, Change.allCases)
  func `Whatever is open stays usable or ends once when the world changes`(
    _ thing: Thing, _ change: Change
  ) {
    for moment in Moment.allCases { run(thing, change, moment) }
  }

  private func run(_ thing: Thing, _ change: Change, _ moment: Moment) {
    let world = ChangeWorld()
    let stage = world.stage
    let open = thing.type.init(world)
    open.open()
    moment.arrive(stage)
    change.apply(to: world)
    stage.settle()
    let cell = thing.cell(change)
    let words = "\(thing) × \(change), \(moment): \(cell)"
    if open.begun > 0 || moment == .isOpen {
      #expect(open.isOpen == (cell.outcome == .stays), "\(words)")
    }
    if stage.window.isOnScreen { check(open, stage, words) }
    change.undo(in: world)
    stage.settle()
    check(open, stage, words + ", undone")
    open.close()
    stage.settle()
    #expect(open.begun == open.ended, "\(words): \(open.begun) began, \(open.ended) ended")
    #expect(open.begun <= 1, "\(words): began \(open.begun) times")
    #expect(!open.isOpen, "\(words): it doesn't end")
    #expect(ChangeLaw.deadControls(on: stage) == [], "\(words), closed")
    stage.tap(world.button)
    #expect(world.taps == 1, "\(words): the page's button answers \(world.taps) times")
  }

  /// What is open is in its place, and every control can be used.
  private func check(_ open: OpenThing, _ stage: Stage, _ words: String) {
    if open.isOpen { #expect(open.problems == [], "\(words)") }
    if stage.application.applicationState == .active {
      #expect(ChangeLaw.deadControls(on: stage) == [], "\(words)")
    }
  }
}
