import TouchstoneTesting
import TouchstoneTrace
import UIKit

@testable import TouchstoneInspector

/// A verdict as it was provoked, with its explanation for a developer.
struct ProvokedVerdict {
  /// The name in JSON.
  let verdict: String
  /// A description of the setup, for the table.
  let how: String
  let account: TouchExplanation.Diagnosis
}

/// A page with a card and a button in it, made dead in every way for which there is a verdict.
@MainActor
final class VerdictStage {
  let stage = Stage()
  let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let card = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 100))
  let buy = UIButton(frame: CGRect(x: 20, y: 20, width: 120, height: 44))

  init() {
    stage.window.accessibilityIdentifier = "window"
    for (view, name) in [(page, "page"), (card, "card"), (buy, "buy")] {
      view.accessibilityIdentifier = name
    }
    buy.addAction(UIAction { _ in }, for: .touchUpInside)
    stage.window.addSubview(page)
    page.addSubview(card)
    card.addSubview(buy)
  }

  /// Replaces the card with another view, and moves the card's contents into it.
  func replaceCard<View: UIView>(with view: View, _ name: String) -> View {
    view.frame = card.frame
    view.accessibilityIdentifier = name
    page.addSubview(view)
    view.addSubview(buy)
    card.removeFromSuperview()
    return view
  }

  func add<View: UIView>(_ view: View, _ name: String, _ frame: CGRect, to outer: UIView? = nil)
    -> View
  {
    view.frame = frame
    view.accessibilityIdentifier = name
    (outer ?? page).addSubview(view)
    return view
  }

  /// Returns the verdict of hit testing for a touch at a view's center, if it is the expected one.
  func hit(_ name: String, _ how: String, about view: UIView? = nil) -> ProvokedVerdict? {
    let view = view ?? buy
    let explanation = view.explanation(
      forTouchAt: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
    let entries = explanation.path + explanation.refused
    guard entries.contains(where: { $0.subject.object === view && $0.verdict.name == name }) else {
      return nil
    }
    return ProvokedVerdict(verdict: name, how: how, account: explanation.account)
  }

  /// Returns the verdict of the trace for a touch, if it is the expected one.
  func delivery(_ name: String, _ how: String) -> ProvokedVerdict? {
    stage.trace.first { $0.delivery?.name == name }?.deliveryAccount.map {
      ProvokedVerdict(verdict: name, how: how, account: $0)
    }
  }

  var middle: CGPoint { CGPoint(x: 130, y: 142) }
}
