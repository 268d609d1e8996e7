import TouchstoneTesting
import UIKit

@testable import PanModal

private final class Sheet: UIViewController, PanModalPresentable {
  var mayTap = true
  var mayDrag = true
  var log: [String] = []

  var panScrollable: UIScrollView? { nil }
  var shortFormHeight: PanModalHeight { .contentHeight(200) }
  var longFormHeight: PanModalHeight { .maxHeight }
  var allowsTapToDismiss: Bool { mayTap }
  var allowsDragToDismiss: Bool { mayDrag }

  func shouldTransition(to state: PanModalPresentationController.PresentationState) -> Bool {
    log.append("should \(state)")
    return true
  }
  func willTransition(to state: PanModalPresentationController.PresentationState) {
    log.append("will \(state)")
  }
  func panModalWillDismiss() { log.append("will dismiss") }
  func panModalDidDismiss() { log.append("did dismiss") }

  func count(_ word: String) -> Int { log.count { $0 == word } }
}

/// slackhq/PanModal: a sheet with two heights that a finger drags.
@Suite(.staged) @MainActor
struct PanModalTests {
  private let stage = Stage(size: CGSize(width: 320, height: 568))
  private let presenting = UIViewController()
  private let sheet = Sheet()

  init() {
    stage.window.rootViewController = presenting
    stage.advance(by: 0.1)
    presenting.presentPanModal(sheet)
    stage.advance(by: 2)
  }

  private var presentation: PanModalPresentationController? {
    sheet.presentationController as? PanModalPresentationController
  }

  private var container: UIView? { presentation?.presentedView }

  private var top: CGFloat? { container?.frame.minY }

  private func flick(from start: CGFloat, to end: CGFloat) {
    stage.swipe(from: CGPoint(x: 160, y: start), to: CGPoint(x: 160, y: end))
    stage.advance(by: 2)
  }

  private func openLong() {
    presentation?.transition(to: .longForm)
    stage.advance(by: 2)
    #expect(top == 21)
    sheet.log = []
  }

  @Test func `The panel starts short`() {
    #expect(top == 368)
    let dimmed = presentation?.containerView?.subviews.first { $0 is DimmedView }
    #expect(dimmed?.alpha == 1)
  }

  @Test func `A slow drag up opens the panel`() {
    sheet.log = []
    let finger = stage.touch(at: CGPoint(x: 160, y: 400))
    finger.move(to: CGPoint(x: 160, y: 100), duration: 1.5)
    stage.advance(by: 0.3)
    // A pan begins after 10 points, so this is just at the edge.
    #expect(abs((top ?? 0) - 68) <= 10.001)
    finger.lift()
    stage.advance(by: 2)
    #expect(top == 21)
    #expect(sheet.log.contains("should longForm"))
    #expect(sheet.log.contains("will longForm"))
  }

  @Test func `A short drag down springs back`() {
    openLong()
    let finger = stage.touch(at: CGPoint(x: 160, y: 100))
    finger.move(to: CGPoint(x: 160, y: 140), duration: 1)
    stage.advance(by: 0.3)
    finger.lift()
    stage.advance(by: 2)
    #expect(top == 21)
  }

  @Test func `A flick down makes the long sheet short`() {
    openLong()
    flick(from: 100, to: 200)
    #expect(top == 368)
  }

  @Test func `A flick down dismisses the short sheet`() {
    flick(from: 400, to: 560)
    #expect(presenting.presentedViewController == nil)
    #expect(sheet.count("will dismiss") == 1)
    #expect(sheet.count("did dismiss") == 1)
  }

  @Test func `A tap outside dismisses the panel, if allowed`() {
    sheet.mayTap = false
    stage.tap(at: CGPoint(x: 160, y: 100))
    stage.advance(by: 2)
    #expect(presenting.presentedViewController === sheet)
    sheet.mayTap = true
    stage.tap(at: CGPoint(x: 160, y: 100))
    stage.advance(by: 2)
    #expect(presenting.presentedViewController == nil)
  }

  @Test func `If dragging may not dismiss the panel, it stays`() {
    sheet.mayDrag = false
    flick(from: 400, to: 560)
    #expect(top == 368)
    #expect(presenting.presentedViewController === sheet)
  }
}
