import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit
import UIKitControllers

/// A visible presentation while the width class, the window or its source changes.
@MainActor @Suite(.staged)
struct AdaptingAgainTests {
  /// Moves a popover when it is asked for its source.
  private final class Mover: NSObject, UIPopoverPresentationControllerDelegate {
    var styles: [Int] = []
    var rects: [CGRect] = []
    var move: (inout CGRect, inout UIView) -> Void = { _, _ in }

    func popoverPresentationController(
      _ popoverPresentationController: UIPopoverPresentationController,
      willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
      in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
      rects.append(rect.pointee)
      move(&rect.pointee, &view.pointee)
    }
    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { styles.append(style.rawValue) }
  }

  private let stage = Stage(device: .iPad)
  private let log = CallLog()
  private let base: LoggedController
  private let shown: LoggedController
  private let mover = Mover()
  private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 34))
  private let source = UIView(frame: CGRect(x: 100, y: 200, width: 40, height: 20))

  init() {
    base = LoggedController("base", log)
    shown = LoggedController("shown", log)
    stage.window.rootViewController = base
    stage.settle()
    base.view.addSubview(source)
    shown.view.addSubview(field)
    shown.preferredContentSize = CGSize(width: 200, height: 100)
  }

  private func present() throws -> UIPopoverPresentationController {
    shown.modalPresentationStyle = .popover
    let popover = try #require(shown.popoverPresentationController)
    popover.sourceView = source
    popover.delegate = mover
    base.present(shown, animated: false)
    stage.settle()
    _ = log.take()
    return popover
  }

  private func narrow() {
    stage.window.traitOverrides.horizontalSizeClass = .compact
    stage.settle()
  }

  private func widen() {
    stage.window.traitOverrides.horizontalSizeClass = .regular
    stage.settle()
  }

  private var content: CGRect { shown.view.convert(shown.view.bounds, to: stage.window) }

  @Test func `A popover becomes a sheet when its window becomes compact, and a popover again`()
    throws
  {
    let popover = try present()
    let place = content
    #expect(field.becomeFirstResponder())
    mover.styles = []
    narrow()
    let sheet = shown.activePresentationController
    #expect(sheet is UISheetPresentationController)
    #expect(shown.presentationController === popover)
    #expect(shown.view.bounds.width == stage.window.bounds.width)
    #expect(sheet?.containerView?.window === stage.window && popover.containerView == nil)
    widen()
    #expect(shown.activePresentationController === popover)
    #expect(content == place)
    #expect(sheet?.containerView == nil && shown.view.transform == .identity)
    #expect(field.isFirstResponder)
    #expect(log.take() == [])
    #expect(mover.styles == [UIModalPresentationStyle.formSheet.rawValue, -1])
    stage.tap(at: CGPoint(x: 700, y: 900))
    stage.settle()
    #expect(shown.presentingViewController == nil)
    #expect(log.take().filter { $0 == "shown didDisappear" }.count == 1)
    #expect(stage.window.subviews == [base.view])
  }

  @Test func `A popover that became a sheet is dismissed as a sheet, and leaves nothing behind`()
    throws
  {
    _ = try present()
    narrow()
    base.dismiss(animated: true)
    stage.settle()
    #expect(shown.presentingViewController == nil && stage.window.subviews == [base.view])
    #expect(log.take() == ["shown willDisappear", "shown didDisappear"])
    widen()
    base.present(shown, animated: false)
    stage.settle()
    #expect(shown.activePresentationController is UIPopoverPresentationController)
  }

  @Test func `A width class that changes during the presentation applies at its end`() throws {
    shown.modalPresentationStyle = .popover
    shown.popoverPresentationController?.sourceView = source
    base.present(shown, animated: true)
    stage.advance(by: 0.1)
    narrow()
    #expect(shown.activePresentationController is UISheetPresentationController)
    #expect(shown.view.bounds.width == stage.window.bounds.width)
  }

  @Test func `A sheet follows the width class automatically`() {
    base.present(shown, animated: false)
    stage.settle()
    #expect(shown.view.bounds.width == 704)
    narrow()
    #expect(shown.view.bounds.width == stage.window.bounds.width)
    widen()
    #expect(shown.view.bounds.width == 704)
  }

  /// Records the announced traits and sizes.
  private final class Announced: UIViewController {
    var lines: [String] = []

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      let isCompact = newCollection.verticalSizeClass == .compact
      lines.append("\(isCompact), was \(traitCollection.verticalSizeClass == .compact)")
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      lines.append("\(Int(size.width))")
    }
  }

  @Test func `Before a rotation the new traits are announced, and then the new size`() {
    let stage = Stage(device: .iPhone16)
    let (root, child, front) = (Announced(), Announced(), Announced())
    root.addChild(child)
    root.view.addSubview(child.view)
    stage.window.rootViewController = root
    stage.settle()
    front.modalPresentationStyle = .overFullScreen
    root.present(front, animated: false)
    stage.settle()
    stage.rotateDevice(to: .landscapeLeft)
    #expect(root.lines == ["true, was false", "852"])
    #expect(child.lines == ["true, was false", "852"])
    #expect(front.lines == ["true, was false", "852"])
    stage.rotateDevice(to: .landscapeRight)
    #expect(root.lines.count == 2)
  }

  @Test func `A popover's delegate may move it when the window resizes`() throws {
    let popover = try present()
    let other = UIView(frame: CGRect(x: 400, y: 300, width: 50, height: 50))
    base.view.addSubview(other)
    mover.move = { rect, view in
      view = other
      rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    }
    stage.settle()
    #expect(mover.rects == [])
    stage.rotateDevice(to: .landscapeLeft)
    stage.settle()
    #expect(mover.rects == [source.bounds])
    #expect(popover.sourceView === other)
    #expect(popover.sourceRect == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(content.midX == 405 && content.minY == 323)
  }

  @Test func `A popover follows a source that is laid out with the new size`() throws {
    source.frame.origin.x = stage.window.bounds.width - 140
    source.autoresizingMask = .flexibleLeftMargin
    _ = try present()
    stage.rotateDevice(to: .landscapeLeft)
    stage.settle()
    let middle = source.convert(source.bounds, to: stage.window).midX
    #expect(content.midX == middle && middle == stage.window.bounds.width - 120)
  }

  @Test func `A popover whose source has left the window stays where it was`() throws {
    let popover = try present()
    let place = content
    source.removeFromSuperview()
    popover.containerView?.setNeedsLayout()
    stage.settle()
    #expect(content == place)
    stage.rotateDevice(to: .landscapeLeft)
    stage.settle()
    #expect(stage.window.bounds.contains(content))
  }

  @Test func `A rotation during a presentation leaves its coordinator to the presented controller`()
  {
    base.present(shown, animated: true)
    stage.advance(by: 0.1)
    let coordinator = shown.transitionCoordinator
    #expect(coordinator?.isAnimated == true)
    stage.rotateDevice(to: .landscapeLeft)
    #expect(shown.transitionCoordinator?.isAnimated == true)
    stage.settle()
    #expect(shown.transitionCoordinator == nil)
    #expect(
      shown.presentationController?.presentedView?.frame
        == shown.presentationController?.frameOfPresentedViewInContainerView)
  }
}
