import Testing
import TouchstoneTesting
import UIKit

/// The frames of menus, recorded on an iPhone 16. The frames of rows are in the menu's coordinates.
@MainActor @Suite(.staged)
struct RecordedMenuTests {
  private struct Kind {
    let titles: [String]
    var title = ""
    var subtitle: String?
    var opens: String?
  }

  private static let kinds = [
    "one": Kind(titles: ["Copy"]),
    "three": Kind(titles: ["Copy", "Duplicate", "Delete"]),
    "titled": Kind(titles: ["Copy", "Paste"], title: "Actions"),
    "subtitles": Kind(titles: ["Copy", "Move"], subtitle: "More about it"),
    "submenu": Kind(titles: ["Copy"], opens: "More"),
  ]

  private func show(_ kind: Kind, on stage: Stage) throws -> UIView {
    var children: [UIMenuElement] = kind.titles.map {
      UIAction(title: $0, subtitle: kind.subtitle) { _ in }
    }
    if let opens = kind.opens {
      children.append(UIMenu(title: opens, children: [UIAction(title: "Inner") { _ in }]))
    }
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 40, y: 120, width: 100, height: 44)
    button.menu = UIMenu(title: kind.title, children: children)
    button.showsMenuAsPrimaryAction = true
    stage.window.addSubview(button)
    stage.tap(button)
    stage.settle()
    func find(_ view: UIView) -> UIView? {
      if view.accessibilityIdentifier == "contextMenu" { return view }
      return view.subviews.lazy.compactMap(find).first
    }
    let found = stage.application.windowsFrontToBack.lazy.compactMap(find).first
    return try #require(found, "no menu is shown")
  }

  @Test("menus and their rows have the frames that were recorded")
  func frames() throws {
    let scene = try RecordedScene.read("menus")
    var compared = 0
    for expected in scene.expected {
      let parts = expected.name.split(separator: ".").map(String.init)
      let stage = Stage(device: .iPhone16)
      let menu = try show(try #require(Self.kinds[parts[0]]), on: stage)
      var frame = menu.convert(menu.bounds, to: nil)
      if parts.count > 1, let place = Int(parts[1].dropFirst(3)) {
        let rows = menu.subviews.flatMap(\.subviews).filter { $0 is UIControl }
        let row = rows[place + (parts[0] == "titled" ? 1 : 0)]
        let part = parts.count < 3 ? row : try #require(row.subviews.first { $0 is UILabel })
        frame = part.convert(part.bounds, to: menu)
      } else if parts.last == "header" {
        let row = try #require(menu.subviews.flatMap(\.subviews).first { $0 is UIControl })
        frame = row.convert(row.bounds, to: menu)
      }
      let isSame =
        expected.frame.count == 4
        && zip(frame.numbers, expected.frame).allSatisfy { abs($0 - $1) <= 0.001 }
      #expect(isSame, "\(expected.name): \(frame.numbers), not \(expected.frame)")
      compared += 1
    }
    #expect(compared == 12)
  }
}
