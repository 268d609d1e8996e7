import Testing
import TouchstoneTesting
import UIKit

/// Retention between a presentation controller and the controller that it presents.
@MainActor @Suite(.staged)
struct PresentedControllerTests {
  @Test func `A presentation controller that the app creates retains its controller`() {
    weak var controller: UIViewController?
    var presentation: UIPresentationController?
    do {
      let made = UIViewController()
      controller = made
      presentation = UIPresentationController(presentedViewController: made, presenting: nil)
    }
    #expect(controller != nil)
    #expect(presentation?.presentedViewController === controller)
    presentation = nil
    #expect(controller == nil)
  }

  @Test func `A controller whose presentation controller was read is still deallocated`() {
    weak var controller: UIViewController?
    weak var presentation: UIPresentationController?
    do {
      let made = UIViewController()
      made.modalPresentationStyle = .popover
      let popover = made.popoverPresentationController
      popover?.adaptiveSheetPresentationController.detents = [.medium()]
      (controller, presentation) = (made, popover)
      #expect(popover?.presentedViewController === made)
    }
    #expect(controller == nil && presentation == nil)
  }

  @Test func `After the dismissal only the presentation controller's owner retains it`() {
    let stage = Stage()
    let base = UIViewController()
    stage.window.rootViewController = base
    stage.settle()
    weak var controller: UIViewController?
    var presentation: UIPresentationController?
    do {
      let made = UIViewController()
      base.present(made, animated: false)
      stage.settle()
      (controller, presentation) = (made, made.presentationController)
      base.dismiss(animated: false)
      stage.settle()
    }
    #expect(controller != nil && presentation?.presentedViewController === controller)
    presentation = nil
    #expect(controller == nil)
  }
}
