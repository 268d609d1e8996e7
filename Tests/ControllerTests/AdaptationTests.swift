import Testing
import TouchstoneTesting
import UIKit

/// The style of a presentation, which depends on the width class and not on a number of points.
@MainActor @Suite(.staged)
struct AdaptationTests {
  private let shown = UIViewController()

  /// Presents a popover, and returns whether it is shown as a popover.
  private func staysPopover(
    _ stage: Stage, _ change: (UIViewController) -> Void = { _ in }
  ) -> Bool {
    let base = UIViewController()
    stage.window.rootViewController = base
    stage.settle()
    change(base)
    let source = UIView(frame: CGRect(x: 150, y: 200, width: 40, height: 20))
    base.view.addSubview(source)
    shown.modalPresentationStyle = .popover
    shown.popoverPresentationController?.sourceView = source
    base.present(shown, animated: false)
    stage.settle()
    return shown.activePresentationController is UIPopoverPresentationController
  }

  @Test func `A phone in landscape is compact at any width in points`() {
    let stage = Stage(device: .iPhone16)
    stage.rotateDevice(to: .landscapeLeft)
    #expect(stage.window.bounds.width == 852)
    #expect(!staysPopover(stage))
  }

  @Test func `A tablet is regular`() {
    #expect(staysPopover(Stage(device: .iPad)))
  }

  @Test func `Overrides of the presenter apply`() {
    let isPopover = staysPopover(Stage(device: .iPad)) {
      $0.traitOverrides.horizontalSizeClass = .compact
    }
    #expect(!isPopover)
  }

  @Test func `Overrides around the presenter apply, too`() {
    let stage = Stage(device: .iPhone16)
    stage.window.traitOverrides.horizontalSizeClass = .regular
    #expect(staysPopover(stage))
  }

  @Test func `A page sheet is as wide as a page if the width is regular`() {
    let stage = Stage(device: .iPad)
    let base = UIViewController()
    stage.window.rootViewController = base
    stage.settle()
    base.present(shown, animated: false)
    stage.settle()
    #expect(shown.view.bounds.width == 704)
    base.traitOverrides.horizontalSizeClass = .compact
    shown.view.superview?.setNeedsLayout()
    stage.settle()
    #expect(shown.view.bounds.width == stage.window.bounds.width)
  }

  @Test func `Asked about other traits, the presentation controller adapts to those`() throws {
    let stage = Stage(device: .iPad)
    shown.modalPresentationStyle = .popover
    let popover = try #require(shown.popoverPresentationController)
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    let regular = UITraitCollection(horizontalSizeClass: .regular)
    #expect(popover.adaptivePresentationStyle(for: compact) == .formSheet)
    #expect(popover.adaptivePresentationStyle(for: regular) == .none)
    // A delegate that implements only the method without traits is only called for a compact width.
    final class Covering: NSObject, UIAdaptivePresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController
      ) -> UIModalPresentationStyle { .overFullScreen }
    }
    let covering = Covering()
    popover.delegate = covering
    #expect(popover.adaptivePresentationStyle(for: compact) == .overFullScreen)
    #expect(popover.adaptivePresentationStyle(for: regular) == .none)
    withExtendedLifetime(stage) {}
  }
}
