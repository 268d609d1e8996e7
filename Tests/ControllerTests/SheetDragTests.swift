import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// A sheet under a finger, as recorded on iOS 26.1.
@MainActor @Suite(.staged)
struct SheetDragTests {
  /// Records the delegate calls of a sheet.
  private final class Listener: NSObject, UISheetPresentationControllerDelegate {
    let log: CallLog
    var allows = true

    init(_ log: CallLog) { self.log = log }

    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool { allows }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      log.record("will dismiss")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      log.record("did dismiss")
    }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { log.record("attempt") }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) { log.record(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "none") }
  }

  private let stage = Stage(device: .iPhone16)
  private let log = CallLog()
  private let base: LoggedController
  private let shown: LoggedController
  private let listener: Listener

  init() {
    base = LoggedController("base", log)
    shown = LoggedController("shown", log)
    listener = Listener(log)
    stage.window.rootViewController = base
    stage.settle()
  }

  private func show(_ detents: [UISheetPresentationController.Detent]) {
    shown.sheetPresentationController?.detents = detents
    shown.sheetPresentationController?.delegate = listener
    base.present(shown, animated: false)
    stage.settle()
    _ = log.take()
  }

  /// Moves the finger down slowly in steps, and keeps it there.
  private func pull(_ finger: Finger, from start: CGFloat, by way: CGFloat) {
    for step in 1...20 {
      finger.move(to: CGPoint(x: 200, y: start + way * CGFloat(step) / 20))
      stage.advance(by: 0.05)
    }
    stage.advance(by: 0.3)
  }

  @Test(
    "A sheet follows the finger after ten points, and the view behind brightens",
    arguments: [(180, 170), (240, 230), (320, 310), (380, 370)] as [(CGFloat, CGFloat)])
  func following(
    way: CGFloat, offset: CGFloat
  ) throws {
    show([.large()])
    let finger = stage.touch(at: CGPoint(x: 200, y: 100))
    pull(finger, from: 100, by: way)
    #expect(abs(shown.view.frame.minY - 59 - offset) < 0.001)
    let dimming = try #require(shown.view.superview?.subviews.first)
    #expect(abs(dimming.alpha - (1 - offset / 793)) < 0.0125)
    finger.cancel()
    stage.settle()
  }

  @Test
  func `Upward drags move nothing`() {
    show([.large()])
    let finger = stage.touch(at: CGPoint(x: 200, y: 400))
    pull(finger, from: 400, by: -200)
    #expect(shown.view.frame.minY == 59)
    finger.lift()
    stage.settle()
    #expect(shown.view.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
  }

  @Test(
    "Released at rest a sheet is dismissed from half its height on",
    arguments: [(380, false), (408, true)] as [(CGFloat, Bool)])
  func largeAtRest(way: CGFloat, isGone: Bool) {
    show([.large()])
    let finger = stage.touch(at: CGPoint(x: 200, y: 100))
    pull(finger, from: 100, by: way)
    finger.lift()
    stage.settle()
    #expect((base.presentedViewController == nil) == isGone)
    #expect(
      log.take()
        == (isGone
          ? ["will dismiss", "shown willDisappear", "shown didDisappear", "did dismiss"]
          : [
            "will dismiss", "shown willDisappear", "shown willAppear", "shown isAppearing",
            "shown didAppear",
          ]))
    if !isGone { #expect(shown.view.frame == CGRect(x: 0, y: 59, width: 393, height: 793)) }
  }

  @Test(
    "A lower sheet is dismissed from half its visible height on",
    arguments: [(180, false), (220, true)] as [(CGFloat, Bool)])
  func lowAtRest(way: CGFloat, isGone: Bool) {
    show([.custom { _ in 400 }])
    let finger = stage.touch(at: CGPoint(x: 200, y: 500))
    pull(finger, from: 500, by: way)
    finger.lift()
    stage.settle()
    #expect((base.presentedViewController == nil) == isGone)
  }

  @Test
  func `A sheet returns on the recorded spring`() throws {
    show([.large()])
    let finger = stage.touch(at: CGPoint(x: 200, y: 100))
    pull(finger, from: 100, by: 180)
    finger.lift()
    let start = stage.now
    var samples: [(Double, CGFloat)] = []
    while stage.now < start + 0.4 {
      let seen = try #require(shown.view.layer.presentation()).frame.minY - 59
      samples.append((stage.now - start, seen))
      stage.advance(by: 1.0 / 120)
    }
    // 18.2574 radians per second, critically damped, from 170 points.
    for (time, seen) in samples {
      let part = 18.2574 * time
      #expect(abs(seen - 170 * (1 + part) * exp(-part)) < 0.05, "\(time)")
    }
    stage.settle()
    #expect(shown.view.frame.minY == 59)
  }

  @Test(
    "Between detents a sheet grows with the finger",
    arguments: [(60, 519), (120, 579), (230, 689)] as [(CGFloat, CGFloat)])
  func growing(way: CGFloat, height: CGFloat) {
    show([.medium(), .large()])
    let finger = stage.touch(at: CGPoint(x: 200, y: 500))
    pull(finger, from: 500, by: -way - 10)
    #expect(shown.view.bounds.height == height)
    finger.cancel()
    stage.settle()
  }

  @Test
  func `A released sheet moves to the nearest detent, and notifies its delegate`() {
    show([.medium(), .large()])
    let finger = stage.touch(at: CGPoint(x: 200, y: 500))
    pull(finger, from: 500, by: -240)
    finger.lift()
    stage.settle()
    #expect(shown.view.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    #expect(log.take() == ["com.apple.UIKit.large"])
    let back = stage.touch(at: CGPoint(x: 200, y: 200))
    pull(back, from: 200, by: 100)
    back.lift()
    stage.settle()
    #expect(log.take() == [])
    #expect(shown.view.frame.minY == 59)
  }

  // statement 378
  @Test
  func `A sheet that cannot be dismissed gives a little, and notifies its delegate`() {
    shown.isModalInPresentation = true
    show([.large()])
    let finger = stage.touch(at: CGPoint(x: 200, y: 100))
    pull(finger, from: 100, by: 610)
    #expect(shown.view.frame.minY > 59 && shown.view.frame.minY < 59 + 400)
    finger.lift()
    stage.settle()
    #expect(shown.view.frame.minY == 59)
    #expect(log.take() == ["attempt"])
    shown.isModalInPresentation = false
    listener.allows = false
    let again = stage.touch(at: CGPoint(x: 200, y: 100))
    pull(again, from: 100, by: 610)
    again.lift()
    stage.settle()
    #expect(log.take() == ["attempt"])
    #expect(base.presentedViewController === shown)
  }

  @Test
  func `A tap next to a sheet dismisses it, and the delegate is notified`() {
    show([.medium()])
    stage.tap(at: CGPoint(x: 200, y: 100))
    stage.settle()
    #expect(
      log.take() == ["will dismiss", "shown willDisappear", "shown didDisappear", "did dismiss"])
  }

  @Test
  func `Over a scroll view at its top a drag down moves the sheet, otherwise the content`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 793))
    scrollView.contentSize = CGSize(width: 393, height: 3000)
    scrollView.contentInsetAdjustmentBehavior = .never
    shown.view.addSubview(scrollView)
    show([.large()])
    let finger = stage.touch(at: CGPoint(x: 200, y: 200))
    pull(finger, from: 200, by: 180)
    #expect(abs(shown.view.frame.minY - 59 - 170) < 0.5)
    #expect(scrollView.contentOffset.y == 0)
    finger.lift()
    stage.settle()
    #expect(shown.view.frame.minY == 59)
    let up = stage.touch(at: CGPoint(x: 200, y: 600))
    pull(up, from: 600, by: -200)
    up.lift()
    stage.settle()
    #expect(shown.view.frame.minY == 59)
    #expect(scrollView.contentOffset.y > 150)
    let down = stage.touch(at: CGPoint(x: 200, y: 200))
    pull(down, from: 200, by: 100)
    down.lift()
    #expect(shown.view.frame.minY == 59)
    #expect(scrollView.contentOffset.y < 150)
  }

  @Test
  func `A drag up in a scroll view expands the sheet first, and then scrolls its content`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 793))
    scrollView.contentSize = CGSize(width: 393, height: 3000)
    scrollView.contentInsetAdjustmentBehavior = .never
    shown.view.addSubview(scrollView)
    show([.medium(), .large()])
    let finger = stage.touch(at: CGPoint(x: 200, y: 800))
    pull(finger, from: 800, by: -300)
    #expect(abs(shown.view.bounds.height - 749) < 0.5)
    #expect(scrollView.contentOffset.y == 0)
    pull(finger, from: 500, by: -150)
    #expect(shown.view.bounds.height == 793)
    #expect(scrollView.contentOffset.y > 90)
    finger.lift()
    stage.settle()
    #expect(shown.sheetPresentationController?.selectedDetentIdentifier == .large)
  }

  @Test
  func `A sheet that scrolling doesn't expand leaves the drag up to the content`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 793))
    scrollView.contentSize = CGSize(width: 393, height: 3000)
    scrollView.contentInsetAdjustmentBehavior = .never
    shown.view.addSubview(scrollView)
    shown.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = false
    show([.medium(), .large()])
    let finger = stage.touch(at: CGPoint(x: 200, y: 800))
    pull(finger, from: 800, by: -300)
    #expect(shown.view.bounds.height == 459)
    #expect(scrollView.contentOffset.y > 200)
    finger.lift()
  }

  @Test
  func `A sheet pulled by a scroll view returns when the scroll view leaves`() {
    show([.large()])
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 793))
    scrollView.contentSize = CGSize(width: 393, height: 3000)
    scrollView.contentInsetAdjustmentBehavior = .never
    shown.view.addSubview(scrollView)
    stage.settle()
    let place = shown.view.frame
    let finger = stage.touch(at: CGPoint(x: 200, y: 300))
    pull(finger, from: 300, by: 60)
    #expect(shown.view.frame.minY > place.minY)
    scrollView.removeFromSuperview()
    stage.settle()
    #expect(shown.view.frame == place)
    finger.lift()
    stage.settle()
    #expect(base.presentedViewController === shown)
  }
}
