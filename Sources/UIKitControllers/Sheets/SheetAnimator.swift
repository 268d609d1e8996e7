internal import UIKitCore

/// Slides a sheet and its grabber in and out.
final class SheetAnimator: ModalAnimator {
  private let sheet: UISheetPresentationController

  init(_ sheet: UISheetPresentationController, presents: Bool) {
    self.sheet = sheet
    super.init(presents: presents)
  }

  override func animate(
    _ view: UIView, _ context: any UIViewControllerContextTransitioning,
    _ finish: @escaping () -> Void
  ) {
    let place = view.center
    let below = CGPoint(
      x: place.x, y: place.y + context.containerView.bounds.maxY - view.frame.minY)
    sheet.views.showGrabber(sheet.prefersGrabberVisible, over: view)
    func move(to center: CGPoint) {
      view.center = center
      sheet.views.moveGrabber(with: view)
    }
    if presents { move(to: below) }
    run(context) { [presents] in
      move(to: presents ? place : below)
    } then: {
      finish()
    }
  }
}
