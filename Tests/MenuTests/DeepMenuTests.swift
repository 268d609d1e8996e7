import Testing
import TouchstoneTesting
import UIKit

@testable import UIKitCore
@testable import UIKitMenus

/// Nested menus: the depth limit that every menu traversal relies on.
@MainActor @Suite(.staged)
struct DeepMenuTests {
  private let stage = Stage()

  private var faults: [String] { stage.trace.filter { $0.kind == .fault }.compactMap(\.detail) }

  private func nested(_ count: Int) -> UIMenu {
    var menu = UIMenu(title: "1", children: [UIAction(title: "leaf") { _ in }])
    for number in 1..<count { menu = UIMenu(title: "\(number + 1)", children: [menu]) }
    return menu
  }

  private func depth(of items: [MenuItem]) -> Int {
    var (depth, items) = (0, items)
    while let next = items.first {
      depth += 1
      items = next.children
    }
    return depth
  }

  @Test("100 nested menus are all shown")
  func allowed() {
    let menu = nested(100)
    #expect(faults.isEmpty)
    #expect(depth(of: MenuPresenter(stage.application).items(of: menu)) == 100)
    #expect(menu.leaves.count == 1 && menu.identifiers.count == 100)
  }

  @Test("10,000 nested menus end at 100, with one line that names the limit")
  func refused() {
    let menu = nested(10_000)
    #expect(faults.count == 1 && faults[0].contains("100 menus are nested in each other"))
    #expect(menu.leaves.isEmpty)
    let around = UIMenu(children: [menu, UIAction(title: "beside") { _ in }])
    #expect(around.leaves.count == 1)
  }

  @Test("a deferred element that contains its own menu ends at 100 menus, with one line")
  func deferredRing() {
    var menu: UIMenu?
    let deferred = UIDeferredMenuElement { fill in fill(menu.map { [$0] } ?? []) }
    let root = UIMenu(title: "ring", children: [deferred, UIAction(title: "leaf") { _ in }])
    menu = root
    let presenter = MenuPresenter(stage.application)
    presenter.prepare(root) {}
    for _ in 0..<2 {
      let depth = depth(of: presenter.items(of: root))
      #expect(depth > 10 && depth <= 100)
      #expect(!root.leaves.isEmpty)
    }
    #expect(faults.count == 1 && faults[0].contains("100 menus are nested in each other"))
    menu = nil
  }

  @Test("a menu whose children are overridden to contain itself shows its original children")
  func overriddenRing() throws {
    final class Ring: UIMenu {
      override var children: [UIMenuElement] { [self, self] }
    }
    let ring = try #require(Ring(coder: NSKeyedArchiver(requiringSecureCoding: false)))
    let around = UIMenu(children: [ring, UIAction(title: "leaf") { _ in }])
    #expect(around.leaves.count == 1)
    #expect(MenuPresenter(stage.application).items(of: around).map(\.title) == ["leaf"])
    #expect(ring.children.count == 2 && faults.isEmpty)
  }
}
