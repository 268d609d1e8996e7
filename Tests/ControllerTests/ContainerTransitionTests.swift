import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// A container that slides from one child to the next.
final class SlidingContainer: LoggedController {
  private(set) var current: UIViewController?

  func show(_ next: UIViewController, finished: (() -> Void)? = nil) {
    addChild(next)
    next.view.frame = view.bounds
    guard let old = current else {
      view.addSubview(next.view)
      next.didMove(toParent: self)
      current = next
      return
    }
    old.willMove(toParent: nil)
    next.view.frame.origin.x = view.bounds.width
    transition(from: old, to: next, duration: 0.5, options: .curveLinear) { [view] in
      next.view.frame.origin.x = 0
      old.view.frame.origin.x = -(view?.bounds.width ?? 0)
    } completion: { _ in
      old.removeFromParent()
      next.didMove(toParent: self)
      finished?()
    }
    current = next
  }
}

/// Child controllers that replace each other.
@MainActor @Suite(.staged)
struct ContainerTransitionTests {
  private let stage = Stage(device: .iPhone16)
  private let log = CallLog()
  private let container: SlidingContainer
  private let first: LoggedController
  private let second: LoggedController

  init() {
    container = SlidingContainer("container", log)
    first = LoggedController("first", log)
    second = LoggedController("second", log)
    stage.window.rootViewController = container
    container.show(first)
    stage.settle()
    _ = log.take()
  }

  @Test
  func `The old child disappears and the new one appears, and each is notified once`() throws {
    container.show(second) { log.record("finished") }
    #expect(log.lines == ["first willDisappear", "second willAppear"])
    stage.advance(by: 0.25)
    let seen = try #require(second.view.layer.presentation()).frame.minX
    #expect(abs(seen - 196.5) < 15)
    #expect(first.view.window != nil)
    stage.settle()
    #expect(first.view.superview == nil)
    #expect(second.view.frame == container.view.bounds)
    #expect(container.children == [second])
    #expect(
      log.take() == [
        "first willDisappear", "second willAppear", "second isAppearing", "first didDisappear",
        "second didAppear", "finished",
      ])
  }

  @Test
  func `Controllers that are not children make no transition`() {
    var told: Bool?
    container.transition(
      from: first, to: UIViewController(), duration: 0.1, animations: nil
    ) { told = $0 }
    #expect(told == false)
    #expect(first.view.superview === container.view)
  }

  // statement 375
  @Test
  func `A container that forwards appearance methods itself receives no automatic ones`() {
    final class Telling: LoggedController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let telling = Telling("telling", log)
    stage.window.rootViewController = telling
    for child in [first, second] { telling.addChild(child) }
    first.view.frame = telling.view.bounds
    telling.view.addSubview(first.view)
    stage.settle()
    _ = log.take()
    first.beginAppearanceTransition(false, animated: true)
    second.beginAppearanceTransition(true, animated: true)
    telling.transition(from: first, to: second, duration: 0.2, animations: nil) {
      [first, second] _ in
      first.endAppearanceTransition()
      second.endAppearanceTransition()
    }
    stage.settle()
    #expect(
      log.take().filter { !$0.hasPrefix("telling") } == [
        "second willAppear", "second isAppearing", "second didAppear",
      ])
  }

  @Test
  func `Children are notified of a new size of the container`() {
    final class Sized: UIViewController {
      var sizes: [CGSize] = []
      var turns: [String] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
        coordinator.animate(
          alongsideTransition: { [weak self] _ in self?.turns.append("alongside") },
          completion: { [weak self] _ in self?.turns.append("completed") })
      }
    }
    let root = Sized()
    let child = Sized()
    stage.window.rootViewController = root
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    stage.settle()
    stage.rotateDevice(to: .landscapeLeft)
    stage.settle()
    #expect(root.sizes == [CGSize(width: 852, height: 393)])
    #expect(child.sizes == root.sizes)
    #expect(root.turns == ["alongside", "completed"])
  }
}
