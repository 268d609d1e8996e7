import Testing
import TouchstoneTesting
import UIKit

/// Each beginning of the public API under each removal.
@MainActor @Suite(.staged)
struct EndTableTests {
  // statement 123, 224, 307, 313, 387, 388, 389, 390, 392, 393, 394
  @Test(arguments: BegunThing.allCases, Removal.allCases)
  func `A beginning has one end, at the removal or later, as its statement says`(
    _ thing: BegunThing, _ removal: Removal
  ) {
    let world = EndWorld()
    let cell = thing.cell(removal)
    let words = "\(thing) × \(removal): \(cell)"
    world.begin(thing)
    #expect(world.begun == 1 && world.ended == 0, "\(words): it hasn't begun")
    world.apply(removal)
    // Menus look around at the end of the turn.
    if thing == .contextMenu || thing == .editMenu { world.stage.advance(by: 0.1) }
    let isKnown = thing == .appearance && removal == .leftScene
    withKnownIssue("a window that leaves its scene keeps the appearance of its controllers") {
      #expect(world.ended == (cell.outcome == .ends ? 1 : 0), "\(words): \(world.ended) ends")
    } when: {
      isKnown
    }
    world.end(removal)
    #expect(world.begun == 1 && world.ended == 1, "\(words): \(world.ended) ends in all")
  }
}
