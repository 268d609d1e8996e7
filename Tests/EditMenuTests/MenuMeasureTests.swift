import Testing
import TouchstoneTesting
import UIKit

@testable import UIKitCore
@testable import UIKitMenus

/// The menus of buttons compared with those that real UIKit laid out.
@Suite("The measures of menus", .staged) @MainActor
struct MenuMeasureTests {
  private let stage = Stage(size: CGSize(width: 393, height: 852))

  private func shows(
    _ menu: UIMenu, at frame: CGRect = CGRect(x: 40, y: 120, width: 100, height: 44)
  )
    -> CGRect
  {
    let button = UIButton(frame: frame)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    stage.window.addSubview(button)
    button.performPrimaryAction()
    stage.settle()
    return stage.shownMenuFrame ?? .zero
  }

  private func action(_ title: String, _ subtitle: String? = nil) -> UIAction {
    UIAction(title: title, subtitle: subtitle) { _ in }
  }

  private func expected(_ name: String) throws -> CGRect? {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = folder.appendingPathComponent("Truth/menus.json")
    let content = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let entries = try #require(content?["expected"] as? [[String: Any]])
    let entry = entries.first { $0["name"] as? String == name }
    guard let numbers = (entry?["frame"] as? [NSNumber])?.map(\.doubleValue) else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private func isNear(_ frame: CGRect, _ other: CGRect) -> Bool {
    [
      frame.minX - other.minX, frame.minY - other.minY, frame.maxX - other.maxX,
      frame.maxY - other.maxY,
    ].allSatisfy { abs($0) < 0.001 }
  }

  @Test("the menu of a button covers it, corner on corner, and has a real phone's size")
  func sizes() throws {
    let menus: [(String, UIMenu)] = [
      ("one", UIMenu(children: [action("Copy")])),
      ("three", UIMenu(children: ["Copy", "Duplicate", "Delete"].map { action($0) })),
      ("titled", UIMenu(title: "Actions", children: ["Copy", "Paste"].map { action($0) })),
      ("subtitles", UIMenu(children: ["Copy", "Move"].map { action($0, "More about it") })),
      (
        "submenu",
        UIMenu(children: [action("Copy"), UIMenu(title: "More", children: [action("Inner")])])
      ),
    ]
    for (name, menu) in menus {
      let frame = shows(menu)
      // Thirds were stored with three decimals.
      #expect(isNear(frame, try #require(try expected(name))), "\(name): \(frame)")
      let lines = try #require(stage.application.menus.lines)
      for (number, line) in lines.enumerated() where line.item.kind != .header {
        guard let row = try expected("\(name).row\(number)") else { continue }
        let place = line.frame.offsetBy(dx: -frame.minX, dy: -frame.minY)
        #expect(isNear(place, row), "\(name).row\(number): \(place)")
      }
      stage.application.menus.dismissContextMenu(because: "the test goes on")
      stage.settle()
    }
  }

  @Test("titles start 28 points from the left, and 40 if a row has a mark")
  func titles() throws {
    func titleEdges(_ menu: UIMenu) throws -> [CGFloat] {
      _ = shows(menu)
      let window = try #require(stage.application.implicitScene.stack.frontToBack.first)
      func labels(_ view: UIView) -> [UILabel] {
        (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
      }
      let edges = labels(window).map(\.frame.minX)
      stage.application.menus.dismissContextMenu(because: "the test goes on")
      stage.settle()
      return edges
    }
    let plain = ["Copy", "Paste"].map { action($0) }
    #expect(try titleEdges(UIMenu(children: plain)) == [28, 28])
    plain[1].state = .on
    #expect(try titleEdges(UIMenu(children: plain)) == [40, 40])
  }

  @Test("sections of a menu are 21 points apart")
  func sections() {
    let inner = UIMenu(options: .displayInline, children: [action("Inner")])
    let height: CGFloat = 10 + 42 + 21 + 42 + 10
    #expect(shows(UIMenu(children: [action("Copy"), inner])).height == height)
  }

  @Test("a menu without space below is on its button's lower edge, aligned to its right edge")
  func corners() {
    let button = CGRect(x: 273, y: 780, width: 100, height: 44)
    let frame = shows(UIMenu(children: ["a", "b", "c"].map { action($0) }), at: button)
    #expect(frame.maxY == button.maxY && frame.maxX == button.maxX)
  }
}
