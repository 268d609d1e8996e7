import Testing
import TouchstoneTesting
import UIKit

/// The frame of a popover, the direction of its arrow, and its background.
@MainActor @Suite(.staged)
struct PopoverTests {
  private let stage = Stage(device: .iPad)
  private let base = UIViewController()
  private let shown = UIViewController()
  private let source = UIView(frame: CGRect(x: 300, y: 400, width: 40, height: 20))

  init() {
    stage.window.rootViewController = base
    stage.settle()
    base.view.addSubview(source)
    shown.preferredContentSize = CGSize(width: 200, height: 100)
  }

  private func present(
    _ change: (UIPopoverPresentationController) -> Void = { _ in }
  ) throws -> UIPopoverPresentationController {
    shown.modalPresentationStyle = .popover
    let popover = try #require(shown.popoverPresentationController)
    popover.sourceView = source
    change(popover)
    base.present(shown, animated: false)
    stage.settle()
    return popover
  }

  /// The frame of the visible content in the window.
  private var content: CGRect { shown.view.convert(shown.view.bounds, to: stage.window) }

  @Test func `A popover is below its source, with an arrow between them`() throws {
    let popover = try present()
    #expect(popover.arrowDirection == .up)
    #expect(content == CGRect(x: 220, y: 433, width: 200, height: 100))
    #expect(
      popover.frameOfPresentedViewInContainerView
        == CGRect(x: 220, y: 420, width: 200, height: 113))
  }

  @Test(arguments: [
    (UIPopoverArrowDirection.down, CGRect(x: 220, y: 287, width: 200, height: 100)),
    (.left, CGRect(x: 353, y: 360, width: 200, height: 100)),
    (.right, CGRect(x: 87, y: 360, width: 200, height: 100)),
  ])
  func `A popover is at a permitted side`(
    _ direction: UIPopoverArrowDirection, _ place: CGRect
  ) throws {
    let popover = try present { $0.permittedArrowDirections = direction }
    #expect(popover.arrowDirection == direction)
    #expect(content == place)
  }

  @Test func `Without space below, a popover is above`() throws {
    source.frame.origin.y = stage.window.bounds.height - 60
    #expect(try present().arrowDirection == .down)
  }

  @Test func `A popover points at a rectangle of its source`() throws {
    let popover = try present { $0.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10) }
    #expect(content.midX == 305 && content.minY == 423)
    popover.sourceRect = .null
    stage.settle()
    #expect(content.midX == 320 && content.minY == 433)
  }

  @Test func `A popover points at a source item instead of the source view`() throws {
    let other = UIView(frame: CGRect(x: 100, y: 200, width: 60, height: 30))
    base.view.addSubview(other)
    let popover = try present { $0.sourceItem = other }
    #expect(content.midX == 130 && content.minY == 243)
    #expect(popover.sourceView === source)
    popover.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10)
    stage.settle()
    #expect(content.minY == 223)
  }

  @Test func `A popover points at a layout guide`() throws {
    let guide = UILayoutGuide()
    base.view.addLayoutGuide(guide)
    guide.layoutFrame = CGRect(x: 100, y: 230, width: 60, height: 100)
    #expect(guide.frame(in: source) == CGRect(x: -200, y: -170, width: 60, height: 100))
    #expect(UILayoutGuide().frame(in: base.view) == nil)
    _ = try present { $0.sourceItem = guide }
    #expect(content.midX == 130 && content.minY == 343)
  }

  @Test func `Without a direction a popover is centered over its source`() throws {
    let popover = try present { $0.permittedArrowDirections = [] }
    #expect(content == CGRect(x: 220, y: 360, width: 200, height: 100))
    #expect(popover.arrowDirection == [])
  }

  @Test func `A popover too large for every side shrinks, or covers its source if allowed`()
    throws
  {
    shown.preferredContentSize = CGSize(width: 200, height: 5000)
    let popover = try present { $0.permittedArrowDirections = [.up, .down] }
    let bottom = stage.window.bounds.height - max(0, stage.window.safeAreaInsets.bottom) - 10
    #expect(content.minY == 433 && content.maxY == bottom)
    popover.canOverlapSourceViewRect = true
    popover.containerView?.setNeedsLayout()
    stage.settle()
    #expect(content.height > bottom - 433 && content.maxY == bottom)
  }

  private final class Frame: UIPopoverBackgroundView {
    override class func arrowBase() -> CGFloat { 20 }
    override class func arrowHeight() -> CGFloat { 30 }
    override class func contentViewInsets() -> UIEdgeInsets {
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    override class var wantsDefaultContentAppearance: Bool { false }
  }

  @Test func `A custom background receives the location of its arrow`() throws {
    source.frame.origin.x = 0
    let popover = try present { $0.popoverBackgroundViewClass = Frame.self }
    let views = popover.presentedView?.subviews ?? []
    let background = try #require(views.first as? Frame)
    #expect(background.bounds.size == CGSize(width: 206, height: 134))
    #expect(background.arrowDirection == .up)
    // The popover stays in the window, and the arrow still points to the center of its source.
    #expect(content == CGRect(x: 12, y: 451, width: 200, height: 100))
    #expect(background.arrowOffset == -93)
    #expect(shown.view.layer.cornerRadius == 0)
  }

  @Test func `The default background has a path with an arrow, and the content's color`() throws {
    shown.view.backgroundColor = .red
    let popover = try present()
    let layer = try #require(popover.presentedView?.subviews.first?.layer as? CAShapeLayer)
    #expect(layer.path?.boundingBox == CGRect(x: 0, y: 0, width: 200, height: 113))
    #expect(layer.path?.contains(CGPoint(x: 100, y: 2)) == true)
    #expect(layer.path?.contains(CGPoint(x: 50, y: 2)) == false)
    #expect(layer.fillColor == UIColor.red.cgColor)
    popover.backgroundColor = .blue
    #expect(layer.fillColor == UIColor.blue.cgColor)
    #expect(shown.view.layer.cornerRadius == 13)
    base.dismiss(animated: false)
    stage.settle()
    #expect(shown.view.layer.cornerRadius == 0 && shown.view.superview == nil)
  }

  @Test func `Passthrough views take their touches, and other views dismiss`() throws {
    let button = UIButton(frame: CGRect(x: 50, y: 700, width: 100, height: 50))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    base.view.addSubview(button)
    _ = try present { $0.passthroughViews = [button] }
    stage.tap(at: CGPoint(x: 100, y: 725))
    stage.settle()
    #expect(taps == 1 && base.presentedViewController === shown)
    stage.tap(at: CGPoint(x: 300, y: 725))
    stage.settle()
    #expect(taps == 1 && base.presentedViewController == nil)
  }
}
