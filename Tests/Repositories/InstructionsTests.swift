import TouchstoneTesting
import UIKit

@testable import Instructions

/// ephread/Instructions: an overlay with a hole for touches, and windows that let them through.
@Suite(.staged) @MainActor
struct InstructionsTests {
  private let stage = Stage()
  private let overlay = OverlayView()
  private let button = UIButton(frame: CGRect(x: 20, y: 20, width: 30, height: 30))
  private let taps: Taps

  private final class Taps { var count = 0 }

  init() {
    let taps = Taps()
    button.addAction(UIAction { _ in taps.count += 1 }, for: .touchUpInside)
    self.taps = taps
    overlay.translatesAutoresizingMaskIntoConstraints = true
    overlay.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    overlay.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test func `A hole lets touches through if allowed`() {
    #expect(hit(25, 25) === overlay)
    #expect(hit(90, 90) === overlay)
    overlay.cutoutPath = UIBezierPath(rect: CGRect(x: 20, y: 20, width: 30, height: 30))
    #expect(hit(25, 25) === overlay)
    overlay.allowTouchInsideCutoutPath = true
    #expect(hit(25, 25) == nil)
    #expect(hit(90, 90) === overlay)
    #expect(hit(150, 150) == nil)
    overlay.forwardTouchEvents = true
    #expect(hit(25, 25) == nil)
    #expect(hit(90, 90) == nil)
  }

  @Test func `A button under the hole is tapped`() {
    stage.window.addSubview(button)
    stage.window.addSubview(overlay)
    overlay.cutoutPath = UIBezierPath(rect: button.frame)
    overlay.allowTouchInsideCutoutPath = true
    stage.tap(at: CGPoint(x: 25, y: 25))
    stage.tap(at: CGPoint(x: 90, y: 90))
    #expect(taps.count == 1)
  }

  @Test func `The views of the overlay fill it`() {
    stage.window.addSubview(overlay)
    stage.advance(by: 0.1)
    #expect(overlay.holder.frame == overlay.bounds)
    #expect(overlay.ornaments.frame == overlay.bounds)
  }

  @Test func `A window above that passes touches through lets them reach the window below`() {
    stage.window.addSubview(button)
    let window = InstructionsWindow(frame: stage.window.frame)
    window.windowLevel = .normal + 1
    let root = InstructionsRootView(frame: window.bounds)
    root.passthrough = true
    window.addSubview(root)
    window.isHidden = false
    stage.tap(at: CGPoint(x: 25, y: 25))
    #expect(taps.count == 1)
    root.passthrough = false
    stage.tap(at: CGPoint(x: 25, y: 25))
    #expect(taps.count == 1)
  }
}
