import TouchstoneKit
import TouchstoneTesting
import UIKit

/// A presented controller that counts its presentations and dismissals, with a button at its right edge.
@MainActor
final class CountedController: UIViewController {
  weak var thing: OpenThing?
  let button = UIButton(frame: .zero)
  var taps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
    view.addSubview(button)
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    button.frame = CGRect(x: view.bounds.maxX - 60, y: 20, width: 50, height: 30)
  }
  override func viewWillAppear(_ animated: Bool) {
    if isBeingPresented { thing?.begun += 1 }
  }
  override func viewDidDisappear(_ animated: Bool) {
    if isBeingDismissed { thing?.ended += 1 }
  }
}

/// A popover next to the host.
@MainActor
class OpenPopover: OpenThing, UIPopoverPresentationControllerDelegate {
  let shown = CountedController()
  private(set) var asked = 0

  override func open() {
    shown.thing = self
    shown.preferredContentSize = CGSize(width: 160, height: 90)
    style()
    world.page.present(shown, animated: true)
  }

  func style() {
    shown.modalPresentationStyle = .popover
    shown.popoverPresentationController?.sourceView = world.host
    shown.popoverPresentationController?.delegate = self
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) { asked += 1 }

  override var isOpen: Bool { shown.presentingViewController != nil }

  /// The expected frame of the view in its container.
  var wantedFrame: CGRect {
    shown.presentationController?.frameOfPresentedViewInContainerView ?? .null
  }

  override var problems: [String] {
    guard let presentation = shown.presentationController else { return ["it isn't presented"] }
    let frame = presentation.presentedView?.frame ?? .null
    let container = presentation.containerView?.frame ?? .null
    let before = shown.taps
    if stage.application.applicationState == .active, world.stage.window.isOnScreen {
      stage.tap(shown.button)
    } else {
      shown.taps += 1
    }
    return problem(container == world.windowBounds, "its container has \(container)")
      + problem(frame.isNear(wantedFrame), "it is at \(frame), not at \(wantedFrame)")
      + problem(world.windowBounds.contains(frame), "it is at \(frame), beside the screen")
      + problem(shown.taps == before + 1, "its button answered \(shown.taps - before) times")
  }

  override func close() { world.page.dismiss(animated: false) }
}

/// A sheet at its medium detent.
@MainActor
class OpenSheet: OpenPopover {
  override func style() {
    shown.sheetPresentationController?.detents = [.medium(), .large()]
    shown.sheetPresentationController?.prefersGrabberVisible = true
  }
}

/// A sheet under a finger that is about to dismiss it.
@MainActor
final class DraggedSheet: OpenSheet {
  private var finger: Finger?

  override func open() {
    super.open()
    stage.settle()
    let sheet = shown.view.convert(shown.view.bounds, to: nil)
    let finger = stage.touch(at: CGPoint(x: sheet.midX, y: sheet.minY + 15))
    finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.1)
    self.finger = finger
  }

  /// While a finger holds the sheet, its position is up to the finger.
  override var problems: [String] { shown.isBeingDismissed ? [] : super.problems }

  override func close() {
    if let finger, finger.isDown {
      finger.move(by: CGVector(dx: 0, dy: -60), duration: 0.2)
      stage.advance(by: 0.2)
      finger.lift()
    }
    stage.settle()
    super.close()
  }
}

/// A presentation without a custom presentation controller.
@MainActor
final class OpenCustomPresentation: OpenPopover {
  override func style() { shown.modalPresentationStyle = .custom }
}
