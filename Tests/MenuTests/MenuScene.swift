import Testing
import TouchstoneTesting
import UIKit

/// An application that changes its main menu with a closure of the test.
final class MenuApplication: UIApplication {
  var builds = 0
  var build: ((any UIMenuBuilder) -> Void)?

  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    builds += 1
    build?(builder)
  }
}

/// A first responder that performs three commands, and validates them with a closure of the test.
final class MenuPerformer: UIView {
  static let run = Selector("menuTestRun:", MenuPerformer.run(_:))
  static let other = Selector("menuTestOther:", MenuPerformer.other(_:))
  var ran: [String] = []
  var validation: ((UICommand) -> Void)?
  var validated: [String] = []

  override var canBecomeFirstResponder: Bool { true }

  func run(_ command: UICommand) { ran.append(command.title) }
  func other(_ command: UICommand) { ran.append("other \(command.title)") }

  override func validate(_ command: UICommand) {
    super.validate(command)
    validated.append(command.title)
    validation?(command)
  }
}

/// A stage with such an application and such a first responder.
@MainActor
struct MenuScene {
  let stage: Stage
  let application: MenuApplication
  let performer: MenuPerformer

  init(_ build: ((any UIMenuBuilder) -> Void)? = nil) {
    let stage = Stage(application: MenuApplication.self)
    // The stage created it with this class.
    // swift-format-ignore: NeverForceUnwrap
    let application = stage.application as! MenuApplication
    application.build = build
    let performer = MenuPerformer(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(performer)
    performer.becomeFirstResponder()
    self.stage = stage
    self.application = application
    self.performer = performer
  }

  /// Creates a scene with a main menu that ends with a menu "Test" of these elements.
  init(_ elements: [UIMenuElement]) {
    self.init { builder in
      builder.insertChild(
        UIMenu(title: "Test", identifier: UIMenu.Identifier("test"), children: elements),
        atEndOfMenu: .root)
    }
  }

  func command(_ title: String, _ propertyList: Any? = nil) -> UICommand {
    UICommand(title: title, action: MenuPerformer.run, propertyList: propertyList)
  }
}
