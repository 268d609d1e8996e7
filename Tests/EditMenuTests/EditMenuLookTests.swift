import Testing
import TouchstoneTesting
import UIKit

@testable import UIKitCore
@testable import UIKitMenus

@Suite("Locations and pages of edit menus", .staged) @MainActor
struct EditMenuLookTests {
  private static let screen = CGRect(x: 8, y: 8, width: 374, height: 828)

  private func place(
    _ target: CGRect, _ preferred: UIEditMenuArrowDirection = .automatic,
    size: CGSize = CGSize(width: 200, height: 44)
  ) -> MenuPlacement {
    MenuPlacement(size: size, around: target, in: Self.screen, preferring: preferred)
  }

  @Test("a menu is above if it fits, else below, else over a target that fills the screen")
  func automatic() {
    let middle = place(CGRect(x: 150, y: 400, width: 50, height: 20))
    #expect(middle.arrow == .down)
    #expect(middle.frame == CGRect(x: 75, y: 347, width: 200, height: 44))
    let top = place(CGRect(x: 150, y: 20, width: 50, height: 20))
    #expect(top.arrow == .up)
    #expect(top.frame.minY == 49)
    let all = place(CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(all.arrow == .automatic)
    #expect(Self.screen.contains(all.frame))
  }

  @Test("a menu is on the preferred side, if it fits")
  func preferred() {
    let target = CGRect(x: 100, y: 400, width: 20, height: 20)
    #expect(place(target, .up).frame.minY == 429)
    #expect(place(target, .left).frame.minX == 129)
    #expect(place(target, .right).arrow == .down)
    #expect(place(CGRect(x: 300, y: 400, width: 20, height: 20), .right).frame.maxX == 291)
  }

  @Test("a menu is always inside the screen, with the arrow under the target")
  func clamped() {
    for x in stride(from: -50.0, through: 440, by: 35) {
      for y in stride(from: -60.0, through: 900, by: 60) {
        let placed = place(CGRect(x: x, y: y, width: 30, height: 20))
        #expect(Self.screen.contains(placed.frame), "\(x) \(y)")
      }
    }
    let left = place(CGRect(x: 0, y: 400, width: 60, height: 20))
    #expect(left.frame.minX == 8)
    #expect(abs(left.tip.x - 34) < 1)
  }

  @Test("titles that fit are on one page; others are distributed, with space for the arrows")
  func pages() {
    #expect(EditMenuPages(widths: [100, 100, 100], room: 300, arrow: 30).pages == [0..<3])
    let many = EditMenuPages(widths: Array(repeating: 100, count: 6), room: 300, arrow: 30)
    #expect(many.pages == [0..<2, 2..<4, 4..<6])
    #expect(EditMenuPages(widths: [900, 10], room: 300, arrow: 30).pages == [0..<1, 1..<2])
    #expect(EditMenuPages(widths: [], room: 300, arrow: 30).pages.isEmpty)
  }

  @Test("arrows change the pages of a menu that is too wide, back and forth")
  func turning() throws {
    let stage = Stage()
    let view = stage.editable()
    var chosen = ""
    view.makeMenu = { _ in
      UIMenu(
        children: (1...8).map { number in
          UIAction(title: "Command \(number)") { chosen = $0.title }
        })
    }
    view.present()
    stage.settle()
    let first = try #require(stage.shownMenuTitles)
    #expect(first.first == "Command 1" && first.count < 8)
    stage.turnMenuPage()
    let second = try #require(stage.shownMenuTitles)
    #expect(second.first == "Command \(first.count + 1)")
    #expect(Self.screen.contains(try #require(stage.shownMenuFrame)))
    stage.turnMenuPage(forth: false)
    #expect(stage.shownMenuTitles == first)
    stage.turnMenuPage()
    stage.tapMenu(try #require(second.first))
    #expect(chosen == second.first)
    stage.settle()
  }

  @Test("a submenu opens in place, and its arrow returns")
  func submenus() {
    let stage = Stage()
    let view = stage.editable()
    var ran = 0
    view.makeMenu = { _ in
      UIMenu(children: [
        UIMenu(title: "More", children: [UIAction(title: "Inner") { _ in ran += 1 }]),
        UIAction(title: "Off", attributes: .disabled) { _ in },
      ])
    }
    view.present()
    stage.settle()
    #expect(stage.shownMenuTitles == ["More ›", "(Off)"])
    stage.tapMenu("Off")
    #expect(stage.shownMenuTitles?.count == 2)
    stage.tapMenu("More")
    #expect(stage.shownMenuTitles == ["Inner"])
    stage.turnMenuPage(forth: false)
    #expect(stage.shownMenuTitles?.first == "More ›")
    stage.tapMenu("More")
    stage.tapMenu("Inner")
    #expect(ran == 1)
    #expect(stage.shownMenuTitles == nil)
    stage.settle()
  }

  @Test("uncached deferred content is requested each time the menu is shown")
  func askedAgain() {
    let stage = Stage()
    let view = stage.editable()
    var asked = 0
    let deferred = UIDeferredMenuElement.uncached { fill in
      asked += 1
      fill([UIAction(title: "Number \(asked)") { _ in }])
    }
    view.makeMenu = { _ in UIMenu(children: [deferred]) }
    for number in 1...2 {
      view.present()
      stage.settle()
      #expect(stage.shownMenuTitles == ["Number \(number)"])
      view.interaction.dismissMenu()
      stage.settle()
    }
  }

  @Test("an element that keeps the menu open runs repeatedly; deferred content arrives later")
  func keeping() {
    let stage = Stage()
    let view = stage.editable()
    var ran = 0
    var fill: (([UIMenuElement]) -> Void)?
    view.makeMenu = { _ in
      UIMenu(children: [
        UIAction(title: "Again", attributes: .keepsMenuPresented) { _ in ran += 1 },
        UIDeferredMenuElement { fill = $0 },
      ])
    }
    view.present()
    stage.settle()
    #expect(stage.shownMenuTitles == ["Again", "(Loading…)"])
    stage.tapMenu("Again")
    stage.tapMenu("Again")
    #expect(ran == 2)
    fill?([UIAction(title: "Late") { _ in ran += 10 }])
    #expect(stage.shownMenuTitles == ["Again", "Late"])
    stage.tapMenu("Late")
    #expect(ran == 12)
    stage.settle()
  }

  @Test("the menu uses its view's interface style, and the app does not find its window")
  func style() throws {
    let stage = Stage()
    let view = stage.editable()
    view.overrideUserInterfaceStyle = .dark
    view.present()
    stage.settle()
    let windows = stage.application.implicitScene.stack.frontToBack
    let menu = try #require(windows.first as? MenuWindow)
    #expect(menu.traitCollection.userInterfaceStyle == .dark)
    #expect(!stage.application.windows.contains { $0 is MenuWindow })
    #expect(stage.application.keyWindow === stage.window)
    view.interaction.dismissMenu()
    stage.settle()
    #expect(!stage.application.implicitScene.stack.frontToBack.contains { $0 is MenuWindow })
  }
}
