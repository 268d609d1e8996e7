import TouchstoneTesting
import UIKit

@testable import Coordinator

extension UIResponder {
  /// Sends a message of an app that travels up until a responder handles it.
  @MainActor fileprivate func buy(_ item: String) {
    guard let shop = self as? Shop else { return coordinatingResponder?.buy(item) ?? () }
    shop.bought.append(item)
  }
}

private final class Shop: NavigationCoordinator {
  var bought: [String] = []
}

/// radianttap/Coordinator: messages that travel up from views to coordinators.
@Suite(.staged) @MainActor
struct CoordinatorTests {
  private let stage = Stage()
  private let navigation = UINavigationController()
  private let shop: Shop
  private let controller = UIViewController()
  private let button = UIButton(frame: CGRect(x: 20, y: 300, width: 100, height: 44))

  init() {
    shop = Shop(rootViewController: navigation)
    stage.window.rootViewController = navigation
    shop.start()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let inner = UIView(frame: outer.frame)
    controller.view.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(button)
    shop.show(controller)
    stage.advance(by: 1)
  }

  @Test func `A button finds the coordinator of its controller`() {
    #expect(button.containingCoordinator === shop)
    var visited: [UIResponder] = []
    var next = button.coordinatingResponder
    while let responder = next {
      visited.append(responder)
      next = responder.coordinatingResponder
    }
    #expect(visited.first === button.superview)
    #expect(visited.contains { $0 === controller })
    #expect(visited.contains { $0 === navigation })
    #expect(visited.last === shop)
  }

  @Test func `Children begin and end`() {
    let child = Shop(rootViewController: UINavigationController())
    shop.startChild(coordinator: child)
    #expect(child.isStarted)
    #expect(child.parent === shop)
    #expect(child.coordinatingResponder === shop)
    #expect(shop.childCoordinators[child.identifier] === child)
    shop.stopChild(coordinator: child)
    #expect(shop.childCoordinators.isEmpty)
    #expect(child.rootViewController.parentCoordinator == nil)
  }

  @Test func `Controllers are pushed, popped and replaced`() {
    shop.show(UIViewController())
    stage.advance(by: 1)
    shop.pop(animated: false)
    #expect(shop.viewControllers == [controller])
    #expect(navigation.viewControllers == [controller])
    let other = UIViewController()
    shop.top(other, animated: false)
    #expect(navigation.viewControllers == [other])
    stage.advance(by: 1)
  }

  @Test func `A message arrives once`() {
    let button = button
    button.addAction(UIAction { _ in button.buy("pear") }, for: .touchUpInside)
    stage.tap(button)
    #expect(shop.bought == ["pear"])
  }
}
