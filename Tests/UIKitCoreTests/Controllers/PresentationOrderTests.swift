import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// The order of the callbacks of presenter and presented controller, and where their views are in
/// the meantime.
@MainActor @Suite(.staged)
struct PresentationOrderTests {
  private let stage = Stage()
  private let log = CallLog()

  private func controller(
    _ name: String, _ style: UIModalPresentationStyle = .automatic
  ) -> LoggedController {
    let controller = LoggedController(name, log)
    controller.modalPresentationStyle = style
    return controller
  }

  /// Returns a root controller that has appeared.
  private func base() -> LoggedController {
    let base = controller("base")
    stage.window.rootViewController = base
    stage.settle()
    _ = log.take()
    return base
  }

  // statement 371, 411
  @Test(
    "a full-screen presentation and its dismissal notify both in the measured order",
    arguments: [false, true])
  func fullScreenOrder(animated: Bool) {
    let base = base()
    let shown = controller("shown", .fullScreen)
    base.present(shown, animated: animated) { log.record("presented") }
    #expect(log.lines == ["shown didLoad", "base willDisappear", "shown willAppear"])
    stage.settle()
    #expect(
      log.take() == [
        "shown didLoad", "base willDisappear", "shown willAppear", "shown isAppearing",
        "shown didAppear", "base didDisappear", "presented",
      ])
    base.dismiss(animated: animated) { log.record("dismissed") }
    stage.settle()
    #expect(
      log.take() == [
        "shown willDisappear", "base willAppear", "base isAppearing", "base didAppear",
        "shown didDisappear", "dismissed",
      ])
  }

  // statement 411
  @Test(
    "a full screen removes the presenter's view from the window, and restores it",
    arguments: [UIModalPresentationStyle.fullScreen, .currentContext])
  func presentersView(style: UIModalPresentationStyle) {
    let base = base()
    let below = UIView()
    stage.window.insertSubview(below, at: 0)
    let shown = controller("shown", style)
    var places: [String] = []
    let place = { base.view.window == nil ? "outside" : "inside" }
    base.detail = { _ in place() }
    shown.detail = { _ in place() }
    base.present(shown, animated: true)
    stage.advance(by: 0.1)
    #expect(base.view.window != nil)
    stage.settle()
    #expect(base.view.window == nil)
    places = log.take()
    #expect(places.contains("shown didAppear inside"))
    #expect(places.contains("base didDisappear outside"))
    shown.dismiss(animated: true)
    #expect(log.take() == ["shown willDisappear outside", "base willAppear inside"])
    #expect(stage.window.subviews.firstIndex(of: base.view) == 1)
    #expect(base.view.frame == stage.window.bounds)
    stage.settle()
    #expect(stage.window.subviews == [below, base.view])
  }

  // statement 372
  @Test(
    "a sheet or an over-full-screen controller leaves the presenter in place, not notified",
    arguments: [
      UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen,
      .overCurrentContext,
    ])
  func presenterStays(style: UIModalPresentationStyle) {
    let base = base()
    let shown = controller("shown", style)
    base.present(shown, animated: true)
    stage.settle()
    #expect(
      log.take() == ["shown didLoad", "shown willAppear", "shown isAppearing", "shown didAppear"])
    #expect(base.view.window === stage.window)
    shown.dismiss(animated: true)
    stage.settle()
    #expect(log.take() == ["shown willDisappear", "shown didDisappear"])
  }

  // statement 410
  @Test("a presented controller is notified before its view is in the window, appears after layout")
  func presentedView() {
    let base = base()
    let shown = controller("shown")
    shown.tellWindow()
    shown.tellsLayout = true
    base.present(shown, animated: false)
    #expect(log.take() == ["shown didLoad outside", "shown willAppear outside"])
    #expect(shown.view.window === stage.window)
    stage.settle()
    #expect(
      log.take() == [
        "shown isAppearing inside", "shown willLayout inside", "shown didLayout inside",
        "shown didAppear inside",
      ])
  }

  @Test("stacked full screens are presented and dismissed one by one")
  func nested() {
    let base = base()
    let (first, second) = (controller("first", .fullScreen), controller("second", .fullScreen))
    base.present(first, animated: false)
    stage.settle()
    _ = log.take()
    first.present(second, animated: false)
    stage.settle()
    #expect(
      log.take() == [
        "second didLoad", "first willDisappear", "second willAppear", "second isAppearing",
        "second didAppear", "first didDisappear",
      ])
    #expect(first.view.window == nil)
    second.dismiss(animated: false)
    stage.settle()
    #expect(
      log.take() == [
        "second willDisappear", "first willAppear", "first isAppearing", "first didAppear",
        "second didDisappear",
      ])
    #expect(first.view.window === stage.window)
    #expect(base.view.window == nil)
    first.dismiss(animated: false)
    stage.settle()
    #expect(log.take().last == "first didDisappear")
    #expect(stage.window.subviews == [base.view])
  }

  @Test("dismissing stacked full screens notifies the visible ones, none twice")
  func stack() {
    let base = base()
    let (first, second) = (controller("first", .fullScreen), controller("second", .fullScreen))
    base.present(first, animated: false)
    stage.settle()
    first.present(second, animated: false)
    stage.settle()
    _ = log.take()
    base.dismiss(animated: true) { log.record("dismissed") }
    stage.settle()
    #expect(
      log.take() == [
        "second willDisappear", "base willAppear", "base isAppearing", "base didAppear",
        "second didDisappear", "dismissed",
      ])
    #expect(stage.window.subviews == [base.view])
    #expect(first.presentedViewController == nil)
    #expect(second.presentingViewController == nil)
  }

  @Test("dismissing stacked sheets notifies each of them, the topmost first")
  func stackOfSheets() {
    let base = base()
    let (first, second) = (controller("first"), controller("second"))
    base.present(first, animated: false)
    first.present(second, animated: false)
    stage.settle()
    _ = log.take()
    base.dismiss(animated: false)
    stage.settle()
    #expect(
      log.take() == [
        "second willDisappear", "first willDisappear", "second didDisappear",
        "first didDisappear",
      ])
  }

  @Test("children of a presenter disappear and appear with it")
  func children() {
    let base = base()
    let child = controller("child")
    base.addChild(child)
    base.view.addSubview(child.view)
    child.didMove(toParent: base)
    stage.settle()
    _ = log.take()
    let shown = controller("shown", .fullScreen)
    child.present(shown, animated: false)
    stage.settle()
    #expect(
      log.take().filter { !$0.hasPrefix("shown") } == [
        "base willDisappear", "child willDisappear", "base didDisappear", "child didDisappear",
      ])
    child.dismiss(animated: false)
    stage.settle()
    #expect(
      log.take().filter { !$0.hasPrefix("shown") } == [
        "base willAppear", "child willAppear", "base isAppearing", "child isAppearing",
        "base didAppear", "child didAppear",
      ])
  }

  @Test("presenting in viewDidAppear works, one after the other")
  func fromDidAppear() {
    final class Presenting: LoggedController {
      var upcoming: UIViewController?
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let upcoming { present(upcoming, animated: true) }
        upcoming = nil
      }
    }
    let base = Presenting("base", log)
    let shown = controller("shown", .fullScreen)
    base.upcoming = shown
    stage.window.rootViewController = base
    stage.settle()
    #expect(base.presentedViewController === shown)
    #expect(log.lines.suffix(2) == ["shown didAppear", "base didDisappear"])
  }

  @Test("a presentation dismissed within the frame never appears")
  func dismissedAtOnce() {
    let base = base()
    let shown = controller("shown", .fullScreen)
    base.present(shown, animated: false)
    base.dismiss(animated: false)
    stage.settle()
    #expect(!log.lines.contains("shown didAppear"))
    #expect(log.lines.suffix(2) == ["base didAppear", "shown didDisappear"])
    #expect(stage.window.subviews == [base.view])
    #expect(base.view.window === stage.window)
  }

  @Test("a controller that was dismissed can be presented again")
  func again() {
    let base = base()
    let shown = controller("shown", .fullScreen)
    for _ in 0..<2 {
      base.present(shown, animated: true)
      stage.settle()
      #expect(log.take().suffix(2) == ["shown didAppear", "base didDisappear"])
      shown.dismiss(animated: true)
      stage.settle()
      #expect(log.take().suffix(2) == ["base didAppear", "shown didDisappear"])
    }
  }

  @Test("a root covered by a full screen does not appear when its window is shown again")
  func coveredRoot() {
    let base = base()
    base.present(controller("shown", .fullScreen), animated: false)
    stage.settle()
    _ = log.take()
    stage.window.isHidden = true
    stage.window.isHidden = false
    stage.settle()
    #expect(!log.lines.contains("base willAppear"))
    #expect(base.view.window == nil)
  }
}
