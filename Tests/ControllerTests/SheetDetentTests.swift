import Testing
import TouchstoneTesting
import UIKit

/// The detents of a sheet, as recorded on iOS 26.1 with a screen of 393 × 852 (`sheet_detents`).
@MainActor @Suite(.staged)
struct SheetDetentTests {
  private typealias Detent = UISheetPresentationController.Detent

  private let stage = Stage(device: .iPhone16)
  private let base = UIViewController()
  private let shown = UIViewController()

  init() {
    stage.window.rootViewController = base
    stage.settle()
  }

  private func show(_ detents: [Detent]) throws -> UISheetPresentationController {
    let sheet = try #require(shown.sheetPresentationController)
    sheet.detents = detents
    base.present(shown, animated: false)
    stage.settle()
    return sheet
  }

  private func expect(_ rect: CGRect, _ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) {
    let differences = [rect.minX - x, rect.minY - y, rect.width - w, rect.height - h]
    #expect(differences.allSatisfy { abs($0) <= 0.001 }, "\(rect)")
  }

  /// A detent's value, with the sheet's frame.
  struct Recorded: Sendable {
    let value: CGFloat
    let frame: CGRect
  }

  nonisolated static let recorded = [
    Recorded(value: 200, frame: CGRect(x: 8, y: 619.527, width: 377, height: 224.473)),
    Recorded(value: 300, frame: CGRect(x: 8, y: 523.598, width: 377, height: 320.402)),
    Recorded(value: 500, frame: CGRect(x: 8, y: 331.74, width: 377, height: 512.26)),
    Recorded(value: 700, frame: CGRect(x: 8, y: 139.883, width: 377, height: 704.117)),
    Recorded(value: 10000, frame: CGRect(x: 0, y: 59, width: 393, height: 793)),
  ]

  @Test("A custom detent has the recorded height", arguments: recorded)
  func recordedDetent(_ recorded: Recorded) throws {
    let sheet = try show([.custom { _ in recorded.value }])
    let (frame, wanted) = (shown.view.frame, recorded.frame)
    expect(frame, wanted.minX, wanted.minY, wanted.width, wanted.height)
    expect(
      sheet.frameOfPresentedViewInContainerView, wanted.minX, wanted.minY, wanted.width,
      wanted.height)
    #expect(abs(shown.view.safeAreaInsets.bottom - 34) <= 0.001)
  }

  @Test
  func `Medium and large have the recorded heights, and the change is animated`() throws {
    let sheet = try show([.medium(), .large()])
    expect(shown.view.frame, 8, 403.687, 377, 440.313)
    #expect(abs(shown.view.safeAreaInsets.bottom - 34) <= 0.001)
    #expect(shown.view.bounds.size == CGSize(width: 393, height: 459))
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    expect(shown.view.frame, 0, 59, 393, 793)
    stage.advance(by: 0.05)
    let seen = try #require(shown.view.layer.presentation()).frame.minY
    #expect(seen > 100 && seen < 400)
    stage.settle()
    #expect(shown.view.safeAreaInsets.bottom == 34)
  }

  @Test
  func `Detents receive the height without the safe area`() throws {
    var maximum: CGFloat = 0
    _ = try show([
      .custom {
        maximum = $0.maximumDetentValue
        return 200
      }
    ])
    #expect(maximum == 759)
  }

  @Test
  func `Detents without a value are skipped, and without any detent the sheet is large`() throws {
    let sheet = try show([.custom { _ in nil }])
    expect(shown.view.frame, 0, 59, 393, 793)
    sheet.detents = [.custom { _ in .nan }]
    expect(shown.view.frame, 0, 59, 393, 793)
    sheet.detents = [.custom { _ in -5 }]
    #expect(shown.view.bounds.height == 34)
  }

  @Test
  func `An undimmed detent lets touches through around the sheet`() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
    base.view.addSubview(button)
    let sheet = try show([.medium(), .large()])
    let place = CGPoint(x: 50, y: 120)
    #expect(stage.window.hitTest(place, with: nil) !== button)
    sheet.largestUndimmedDetentIdentifier = .medium
    stage.settle()
    #expect(stage.window.hitTest(place, with: nil) === button)
    sheet.selectedDetentIdentifier = .large
    stage.settle()
    #expect(stage.window.hitTest(place, with: nil) !== button)
  }

  @Test
  func `A grabber, if enabled, is five points below the upper edge`() throws {
    let sheet = try show([.large()])
    let container = try #require(shown.view.superview)
    let before = container.subviews.count
    sheet.prefersGrabberVisible = true
    #expect(container.subviews.count == before + 1)
    #expect(container.subviews.last?.frame == CGRect(x: 178.5, y: 64, width: 36, height: 5))
  }

  @Test
  func `A view that was a sheet looks as before after the dismissal`() throws {
    shown.view.layer.cornerRadius = 3
    let sheet = try show([.medium()])
    sheet.preferredCornerRadius = 20
    #expect(shown.view.layer.cornerRadius == 20)
    shown.dismiss(animated: true)
    stage.settle()
    #expect(shown.view.layer.cornerRadius == 3)
    #expect(shown.view.transform == .identity)
    #expect(shown.view.gestureRecognizers?.isEmpty != false)
    base.present(shown, animated: false)
    stage.settle()
    expect(shown.view.frame, 0, 59, 393, 793)
  }

  @Test
  func `A popover in a narrow window is a sheet, unless its delegate keeps it a popover`() throws {
    final class Keeping: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController
      ) -> UIModalPresentationStyle { .none }
    }
    shown.modalPresentationStyle = .popover
    let popover = try #require(shown.popoverPresentationController)
    popover.adaptiveSheetPresentationController.detents = [.medium()]
    base.present(shown, animated: false)
    stage.settle()
    expect(shown.view.frame, 8, 403.687, 377, 440.313)
    #expect(shown.popoverPresentationController === popover)
    base.dismiss(animated: false)
    stage.settle()
    let source = UIView(frame: CGRect(x: 150, y: 200, width: 40, height: 20))
    base.view.addSubview(source)
    let keeping = Keeping()
    shown.popoverPresentationController?.delegate = keeping
    shown.popoverPresentationController?.sourceView = source
    shown.preferredContentSize = CGSize(width: 100, height: 60)
    base.present(shown, animated: false)
    stage.settle()
    // Below the arrow.
    expect(shown.view.convert(shown.view.bounds, to: nil), 120, 233, 100, 60)
    stage.tap(at: CGPoint(x: 20, y: 700))
    stage.settle()
    #expect(base.presentedViewController == nil)
  }
}
