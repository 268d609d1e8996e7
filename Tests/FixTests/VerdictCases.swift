import RecordingObjects
import TouchstoneTesting
import UIKit

/// The setups that provoke each verdict.
@MainActor
enum VerdictCases {
  /// The setups by name. Each returns the provoked verdict, or `nil` if it didn't occur.
  static let all: [(String, @MainActor (VerdictStage) -> ProvokedVerdict?)] = hits + deliveries

  private static let hits: [(String, @MainActor (VerdictStage) -> ProvokedVerdict?)] = [
    ("hit", { $0.hit("hit", "The explanation is requested for a button on a card on a page.") }),
    (
      "passedTo",
      {
        $0.hit(
          "passedTo",
          "The explanation is requested for the card around the "
            + "button.", about: $0.card)
      }
    ),
    (
      "hidden",
      {
        $0.buy.isHidden = true
        return $0.hit("hidden", "The button's `isHidden` is true.")
      }
    ),
    (
      "transparent",
      {
        $0.buy.alpha = 0.005
        return $0.hit("transparent", "The button's `alpha` is 0.005.")
      }
    ),
    (
      "interactionDisabled",
      {
        $0.buy.isUserInteractionEnabled = false
        return $0.hit("interactionDisabled", "The button's `isUserInteractionEnabled` is false.")
      }
    ),
    (
      "animating",
      { test in
        UIView.animate(withDuration: 1) { test.buy.alpha = 0.5 }
        let found = test.hit("animating", "The button fades, without `.allowUserInteraction`.")
        test.stage.settle()
        return found
      }
    ),
    (
      "outsideBounds",
      { test in
        let explanation = test.buy.explanation(forTouchAt: CGPoint(x: 60, y: 50))
        return explanation.refused.contains { $0.verdict.name == "outsideBounds" }
          ? ProvokedVerdict(
            verdict: "outsideBounds", how: "The touch is 6 points below the button.",
            account: explanation.account) : nil
      }
    ),
    (
      "emptyBounds",
      {
        $0.buy.frame.size = .zero
        return $0.hit("emptyBounds", "The button has no size.")
      }
    ),
    (
      "overridden",
      {
        let deaf = $0.replaceCard(with: Deaf(), "deaf")
        return $0.hit(
          "overridden", "The card's class overrides `hitTest(_:with:)` and returns nil.",
          about: deaf)
      }
    ),
    (
      "ancestorRefused",
      {
        $0.card.isUserInteractionEnabled = false
        return $0.hit("ancestorRefused", "The card's `isUserInteractionEnabled` is false.")
      }
    ),
    (
      "outsideAncestor",
      {
        $0.buy.frame.origin.y = 100
        return $0.hit("outsideAncestor", "The button extends beyond its card.")
      }
    ),
    (
      "occluded",
      { test in
        _ = test.add(UIView(), "veil", test.page.bounds)
        return test.hit("occluded", "A clear view as large as the page was added later.")
      }
    ),
    (
      "windowHidden",
      { test in
        let other = UIWindow(frame: test.stage.window.bounds)
        other.accessibilityIdentifier = "other"
        other.addSubview(test.buy)
        other.isHidden = false
        other.isHidden = true
        let explanation = test.buy.explanation(forTouchAt: CGPoint(x: 5, y: 5))
        let isHidden = explanation.refused.contains { $0.verdict.name == "windowHidden" }
        return isHidden
          ? ProvokedVerdict(
            verdict: "windowHidden", how: "The button's window is hidden.",
            account: explanation.account) : nil
      }
    ),
    (
      "windowBelow",
      { test in
        let toast = UIWindow(frame: test.stage.window.bounds)
        toast.accessibilityIdentifier = "toast"
        toast.isHidden = false
        defer { withExtendedLifetime(toast) {} }
        let explanation = test.buy.explanation(forTouchAt: CGPoint(x: 5, y: 5))
        let isBelow = explanation.refused.contains { $0.verdict.name == "windowBelow" }
        return isBelow
          ? ProvokedVerdict(
            verdict: "windowBelow", how: "A clear window covers the screen.",
            account: explanation.account) : nil
      }
    ),
  ]

  private static let deliveries: [(String, @MainActor (VerdictStage) -> ProvokedVerdict?)] = [
    (
      "delivered",
      {
        _ = $0.replaceCard(with: RecordingView(), "canvas")
        $0.stage.tap(at: CGPoint(x: 60, y: 110))
        return $0.delivery("delivered", "A view that overrides touch methods is tapped.")
      }
    ),
    (
      "handedOn",
      {
        $0.stage.tap(at: CGPoint(x: 60, y: 110))
        return $0.delivery("handedOn", "A view without touch methods is tapped.")
      }
    ),
    (
      "controlDisabled",
      {
        $0.buy.isEnabled = false
        $0.stage.tap(at: $0.middle)
        return $0.delivery("controlDisabled", "A disabled button is tapped.")
      }
    ),
    (
      "noAction",
      {
        $0.buy.removeTarget(nil, action: nil, for: .allEvents)
        let plain = $0.replaceCard(with: UIControl(), "plain")
        plain.addAction(UIAction { _ in }, for: .touchUpOutside)
        $0.stage.tap(at: CGPoint(x: 60, y: 110))
        return $0.delivery(
          "noAction", "A control whose one action is for `touchUpOutside` is tapped.")
      }
    ),
    (
      "targetGone",
      { test in
        let plain = test.replaceCard(with: UIControl(), "plain")
        do {
          let shop = Shop()
          plain.addTarget(shop, action: Shop.sell, for: .touchUpInside)
        }
        test.stage.tap(at: CGPoint(x: 60, y: 110))
        return test.delivery("targetGone", "A control's target was a local variable.")
      }
    ),
    (
      "delayed",
      { test in
        let list = test.replaceCard(with: UIScrollView(), "list")
        let canvas = test.add(
          RecordingView(), "canvas", CGRect(x: 0, y: 0, width: 200, height: 90), to: list)
        list.contentSize = CGSize(width: 200, height: 900)
        list.bringSubviewToFront(canvas)
        let finger = test.stage.touch(at: CGPoint(x: 60, y: 110))
        let found = test.delivery("delayed", "A finger comes down on a view in a scroll view.")
        finger.lift()
        return found
      }
    ),
    (
      "dropped",
      { test in
        let canvas = test.replaceCard(with: RecordingView(), "canvas")
        let pan = UIPanGestureRecognizer()
        pan.name = "pan"
        pan.delaysTouchesBegan = true
        canvas.addGestureRecognizer(pan)
        test.stage.drag(from: CGPoint(x: 60, y: 110), to: CGPoint(x: 160, y: 110))
        return test.delivery("dropped", "A pan that delays touches is recognized.")
      }
    ),
    (
      "cancelled",
      { test in
        let canvas = test.replaceCard(with: RecordingView(), "canvas")
        let pan = UIPanGestureRecognizer()
        pan.name = "pan"
        canvas.addGestureRecognizer(pan)
        test.stage.drag(from: CGPoint(x: 60, y: 110), to: CGPoint(x: 160, y: 110))
        return test.delivery(
          "cancelled",
          "A pan is recognized on a view that has received the "
            + "touch.")
      }
    ),
    (
      "secondFingerIgnored",
      { test in
        _ = test.replaceCard(with: RecordingView(), "canvas")
        let first = test.stage.touch(at: CGPoint(x: 60, y: 110))
        let second = test.stage.touch(at: CGPoint(x: 240, y: 110))
        let found = test.delivery("secondFingerIgnored", "Two fingers come down on one view.")
        first.lift()
        second.lift()
        return found
      }
    ),
    (
      "exclusiveTouch",
      { test in
        let canvas = test.replaceCard(with: RecordingView(), "canvas")
        canvas.isExclusiveTouch = true
        _ = test.add(RecordingView(), "other", CGRect(x: 50, y: 300, width: 200, height: 100))
        let first = test.stage.touch(at: CGPoint(x: 60, y: 110))
        let second = test.stage.touch(at: CGPoint(x: 60, y: 350))
        let found = test.delivery(
          "exclusiveTouch",
          "A finger is on a view with `isExclusiveTouch`, and another comes down on a second view.")
        first.lift()
        second.lift()
        return found
      }
    ),
    (
      "refusedByScrollView",
      { test in
        let list = test.replaceCard(with: Strict(), "list")
        _ = test.add(
          RecordingView(), "canvas", CGRect(x: 0, y: 0, width: 200, height: 90), to: list)
        list.delaysContentTouches = false
        test.stage.tap(at: CGPoint(x: 60, y: 110))
        return test.delivery(
          "refusedByScrollView",
          "A scroll view returns false from "
            + "`touchesShouldBegin(_:with:in:)`.")
      }
    ),
    (
      "leftWindow",
      { test in
        let finger = test.stage.touch(at: CGPoint(x: 60, y: 110))
        test.card.removeFromSuperview()
        finger.lift()
        return test.delivery("leftWindow", "A view is removed while a finger is on it.")
      }
    ),
    (
      "interactionIgnored",
      { test in
        test.stage.application.beginIgnoringInteractionEvents()
        test.stage.tap(at: test.middle)
        test.stage.application.endIgnoringInteractionEvents()
        return test.delivery(
          "interactionIgnored", "A tap after `beginIgnoringInteractionEvents()`.")
      }
    ),
    (
      "discarded",
      {
        $0.stage.tap(at: CGPoint(x: 60, y: 110))
        return $0.delivery(
          "discarded", "A view is tapped, and no responder in its chain overrides touch methods.")
      }
    ),
  ]
}

private final class Deaf: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

private final class Strict: UIScrollView {
  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { false }
}

@MainActor
private final class Shop {
  func sell() {}
}
