import TouchstoneTesting
import UIKit

@testable import ResponderChain

private final class Catcher: UIView, OpenTabMessageHandler {
  var events: [OpenTabEvent] = []
  func handleOpenTab(_sender: AnyObject, forEvent event: OpenTabEvent) { events.append(event) }
}

/// jeffbailey/ResponderChainActionMessages: actions without a target, with events of their own.
@Suite(.staged) @MainActor
struct ResponderChainTests {
  private let stage = Stage()
  private let tabs = MainTabBarController()
  private let map = MapViewController()
  private let sender = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    tabs.viewControllers = [map, FavoritesViewController(), SettingsViewController()]
    stage.window.rootViewController = tabs
    map.view.addSubview(sender)
    stage.advance(by: 0.1)
  }

  @Test func `A message opens its tab`() {
    #expect(OpenTabActionMessage.openSettings.sendAction(from: sender))
    #expect(tabs.selectedViewController === tabs.settingsViewController)
    #expect(OpenTabActionMessage.openFavorites.sendAction(from: sender))
    #expect(tabs.selectedViewController === tabs.favoritesViewController)
    #expect(OpenTabActionMessage.openMap.sendAction(from: sender))
    #expect(tabs.selectedViewController === map)
  }

  @Test func `Outside any window no responder receives the message`() {
    #expect(!OpenTabActionMessage.openSettings.sendAction(from: UIView()))
    #expect(tabs.selectedViewController === map)
  }

  @Test func `A responder in between handles the message`() {
    let catcher = Catcher(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    map.view.addSubview(catcher)
    catcher.addSubview(sender)
    #expect(OpenTabActionMessage.openSettings.sendAction(from: sender))
    #expect(catcher.events.map(\.tabType) == [.settings])
    #expect(tabs.selectedViewController === map)
  }
}
