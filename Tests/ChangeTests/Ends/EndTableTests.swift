import Testing
import TouchstoneTesting
import UIKit

/// Each beginning in the public API under each removal.
@MainActor @Suite(.staged)
struct EndTableTests {
  // statement 123, 137, 224, 227, 307, 313, 343, 370, 387, 389, 390, 392, 393, 394
  @Test(arguments: BegunThing.allCases, Removal.allCases)
  func `A beginning has one end, at the removal or later, as its statement specifies`(
    _ thing: BegunThing, _ removal: Removal
  ) {
    guard let cell = thing.cell(removal) else { return }
    let world = EndWorld()
    let open = thing.type.init(world.changes)
    let words = "\(thing) × \(removal): \(cell)"
    open.open()
    open.stage.advance(by: 0.05)
    #expect(open.begun == 1 && open.ended == 0, "\(words): it hasn't begun")
    removal.apply(to: open, in: world)
    // Menus and animations check their surroundings at the end of the turn.
    open.stage.advance(by: 0.02)
    #expect(open.ended == (cell.outcome == .ends ? 1 : 0), "\(words): \(open.ended) ends")
    open.close()
    removal.undo(on: open.stage)
    open.stage.settle()
    #expect(open.begun == 1 && open.ended == 1, "\(words): \(open.ended) ends in all")
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
    // A hidden window shows no controller, whether it is in a scene or not.
    stage.window.isHidden = true
    root.words = []
    stage.window.windowScene = nil
    stage.window.windowScene = scene
    stage.settle()
    #expect(root.words == [])
  }
}
