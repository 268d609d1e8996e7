import Testing
import TouchstoneKit
import TouchstoneTesting
import UIKit

/// The behavior of an open menu when its surroundings change, by parameters.
@MainActor @Suite(.staged)
struct MenuEndingTests {
  @Test(
    arguments: [Thing.menu, .buttonMenu, .editMenu, .menuController],
    [Change.rotate, .rotateBack, .resize, .shrinkWindow])
  func `A menu that stays open while its window resizes is on the screen and usable`(
    _ thing: Thing, _ change: Change
  ) throws {
    for moment in Moment.allCases {
      let world = ChangeWorld()
      world.stage.application.menus.endings.closesOnResize = false
      change.prepare(world)
      let open = thing.type.init(world)
      open.open()
      moment.arrive(open)
      change.apply(to: world)
      world.stage.settle()
      #expect(open.isOpen && open.problems == [], "\(thing) × \(change), \(moment)")
      #expect(ChangeLaw.deadControls(on: world.stage) == [], "\(thing) × \(change), \(moment)")
      let line = try #require(world.stage.shownMenuTitles?.last)
      world.stage.tapMenu(line)
      world.stage.settle()
      #expect(!open.isOpen && open.begun == 1 && open.ended == 1, "\(thing) × \(change), \(moment)")
    }
  }

  @Test(arguments: [Thing.menu, .buttonMenu, .editMenu, .menuController])
  func `Whether a menu closes while the app is inactive or in the background is a parameter`(
    _ thing: Thing
  ) {
    for closes in [false, true] {
      let world = ChangeWorld()
      world.stage.application.menus.endings.closesWhenInactive = closes
      world.stage.application.menus.endings.closesInBackground = closes
      let open = thing.type.init(world)
      open.open()
      world.stage.interrupt()
      world.stage.settle()
      #expect(open.isOpen != closes, "\(thing)")
      world.stage.resume()
      if closes { open.open() }
      world.stage.enterBackground()
      world.stage.settle()
      #expect(open.isOpen != closes, "\(thing)")
      world.stage.enterForeground()
      open.close()
      world.stage.settle()
      #expect(open.begun == open.ended, "\(thing)")
    }
  }

  @Test(arguments: [Thing.menu, .editMenu])
  func `A menu becomes dark as soon as its view does`(_ thing: Thing) throws {
    let world = ChangeWorld()
    let open = thing.type.init(world)
    open.open()
    world.stage.settle()
    let menu = try #require(world.stage.application.windowsFrontToBack.first)
    #expect(menu.traitCollection.userInterfaceStyle == .light)
    world.stage.setUserInterfaceStyle(.dark)
    world.stage.settle()
    #expect(menu.traitCollection.userInterfaceStyle == .dark)
    open.close()
    world.stage.settle()
  }

  @Test func `A view that is back in its window by the end of the turn keeps its menu`() {
    let world = ChangeWorld()
    let open = OpenContextMenu(world)
    open.open()
    world.stage.settle()
    world.host.removeFromSuperview()
    world.page.view.addSubview(world.host)
    world.stage.settle()
    #expect(open.isOpen && open.ended == 0)
    open.close()
    world.stage.settle()
  }
}
