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
    #expect(world.ended == (cell.outcome == .ends ? 1 : 0), "\(words): \(world.ended) ends")
    world.end(removal)
    #expect(world.begun == 1 && world.ended == 1, "\(words): \(world.ended) ends in all")
  }

  // statement 370
  @Test func `Controllers of a window appear and disappear as it joins and leaves its scene`() {
    final class Noting: UIViewController {
      var words: [String] = []
      override func viewWillAppear(_ animated: Bool) { words.append("will appear") }
      override func viewDidAppear(_ animated: Bool) { words.append("appeared") }
      override func viewWillDisappear(_ animated: Bool) { words.append("will disappear") }
      override func viewDidDisappear(_ animated: Bool) { words.append("disappeared") }
    }
    let stage = Stage()
    let (root, child) = (Noting(), Noting())
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    stage.window.rootViewController = root
    stage.settle()
    let scene = stage.window.windowScene
    for _ in 0..<2 {
      root.words = []
      child.words = []
      stage.window.windowScene = nil
      stage.window.windowScene = nil
      stage.settle()
      #expect(root.words == ["will disappear", "disappeared"])
      #expect(child.words == ["will disappear", "disappeared"])
      stage.window.windowScene = scene
      stage.window.windowScene = scene
      stage.settle()
      #expect(root.words.dropFirst(2) == ["will appear", "appeared"])
      #expect(child.words.dropFirst(2) == ["will appear", "appeared"])
    }
    // A hidden window shows no controller, in a scene or not.
    stage.window.isHidden = true
    root.words = []
    stage.window.windowScene = nil
    stage.window.windowScene = scene
    stage.settle()
    #expect(root.words == [])
  }
}
