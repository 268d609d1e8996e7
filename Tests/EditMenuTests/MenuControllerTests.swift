import Testing
import TouchstoneTesting
import UIKit

@Suite("UIMenuController", .staged) @MainActor
struct MenuControllerTests {
  private let stage = Stage()

  private func show(_ view: EditableView) {
    UIMenuController.shared.showMenu(
      from: view, rect: CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  // statement 334
  @Test("the menu shows the standard commands that the first responder performs, and custom items")
  func contents() {
    let view = stage.editable()
    view.performs = ["copy:", "stamp:"]
    view.becomeFirstResponder()
    let controller = UIMenuController.shared
    controller.menuItems = [
      UIMenuItem(title: "Stamp", action: EditableView.stamp),
      UIMenuItem(title: "Nobody", action: Selector("nobody:")),
    ]
    show(view)
    #expect(controller.isMenuVisible)
    #expect(stage.shownMenuTitles == ["Copy", "Stamp"])
    stage.tapMenu("Stamp")
    #expect(view.log == ["stamp from controller"])
    #expect(!controller.isMenuVisible)
    stage.settle()
  }

  // statement 334
  @Test("only the first responder is queried, and an empty menu is not shown")
  func firstResponderOnly() {
    let view = stage.editable()
    show(view)
    #expect(!UIMenuController.shared.isMenuVisible)
    #expect(view.senders.isEmpty)
  }

  // statement 330
  @Test("canPerformAction receives the application as sender")
  func sender() {
    let view = stage.editable()
    view.becomeFirstResponder()
    show(view)
    #expect(!view.senders.isEmpty)
    #expect(view.senders.allSatisfy { $0 == "application" }, "\(Set(view.senders))")
    let other = stage.editable(CGRect(x: 0, y: 500, width: 50, height: 50))
    other.present()
    #expect(other.senders.allSatisfy { $0 == "command" })
    stage.settle()
  }

  @Test("the notifications come in order, and menuFrame is the menu's frame")
  func notifications() {
    let view = stage.editable()
    view.becomeFirstResponder()
    let controller = UIMenuController.shared
    let names = [
      UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
      UIMenuController.menuFrameDidChangeNotification, UIMenuController.willHideMenuNotification,
      UIMenuController.didHideMenuNotification,
    ]
    let heard = NotificationLog(names, of: controller)
    #expect(controller.menuFrame == .zero)
    show(view)
    #expect(heard.take() == ["WillShowMenu"])
    stage.settle()
    #expect(heard.take() == ["DidShowMenu"])
    #expect(controller.menuFrame == stage.shownMenuFrame)
    view.performs = ["copy:", "selectAll:"]
    controller.update()
    #expect(stage.shownMenuTitles == ["Copy", "Select All"])
    #expect(heard.take() == ["MenuFrameDidChange"])
    controller.hideMenu(from: UIView())
    #expect(controller.isMenuVisible)
    controller.hideMenu(from: view)
    #expect(heard.take() == ["WillHideMenu"])
    stage.settle()
    #expect(heard.take() == ["DidHideMenu"])
    #expect(controller.menuFrame == .zero)
    heard.stop()
  }

  @Test("the older API: a target first, then visible, without animation")
  func visible() throws {
    let view = stage.editable()
    view.becomeFirstResponder()
    let controller = UIMenuController.shared
    controller.arrowDirection = .up
    controller.setTargetRect(CGRect(x: 0, y: 0, width: 200, height: 100), in: view)
    controller.isMenuVisible = true
    let frame = try #require(stage.shownMenuFrame)
    #expect(frame.minY > 400)
    controller.setMenuVisible(false, animated: true)
    #expect(!controller.isMenuVisible)
    controller.arrowDirection = .default
    stage.settle()
  }
}

/// Records the names of notifications.
@MainActor
final class NotificationLog {
  private final class Box: @unchecked Sendable { var names: [String] = [] }
  private let box = Box()
  private var tokens: [any NSObjectProtocol] = []

  init(_ names: [Notification.Name], of object: AnyObject) {
    for name in names {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
          [box] note in
          let name = note.name.rawValue
          box.names.append(
            name.replacingOccurrences(of: "UIMenuController", with: "")
              .replacingOccurrences(of: "Notification", with: ""))
        })
    }
  }

  func take() -> [String] {
    defer { box.names = [] }
    return box.names
  }

  func stop() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}
