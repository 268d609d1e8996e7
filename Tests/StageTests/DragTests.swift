import Testing
import TouchstoneTesting
import UIKit

/// Drags that begin on a view instead of at a point.
@MainActor
@Suite(.staged) struct DragTests {
  private let stage = Stage()

  /// A card with a center that follows the finger.
  private final class Card: UIView {
    convenience init(_ name: String, _ frame: CGRect, in window: UIWindow) {
      self.init(frame: frame)
      accessibilityIdentifier = name
      addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Card.pan))
      window.addSubview(self)
    }

    func pan(_ pan: UIPanGestureRecognizer) {
      center = pan.location(in: superview)
    }
  }

  private func makeCard() -> Card {
    Card("card", CGRect(x: 20, y: 100, width: 100, height: 60), in: stage.window)
  }

  private func makeBin() -> UIView {
    let bin = UIView(frame: CGRect(x: 200, y: 500, width: 120, height: 120))
    bin.accessibilityIdentifier = "bin"
    stage.window.insertSubview(bin, at: 0)
    return bin
  }

  @Test func `A drag by a distance begins at the center of the view`() {
    let card = makeCard()
    stage.drag(card, by: CGVector(dx: 50, dy: 80))
    #expect(card.center == CGPoint(x: 120, y: 210))
    stage.drag("card", by: CGVector(dx: -50, dy: -80), duration: 0.5)
    #expect(card.center == CGPoint(x: 70, y: 130))
    #expect(abs(stage.now - 0.8) < 1e-9)
  }

  @Test func `A drag from a location in a view uses the view's own coordinates`() {
    let slider = UISlider(frame: CGRect(x: 40, y: 200, width: 200, height: 34))
    slider.accessibilityIdentifier = "volume"
    stage.window.addSubview(slider)
    stage.drag(slider, by: CGVector(dx: 60, dy: 0))
    #expect(slider.value == 0)
    stage.drag("volume", at: CGPoint(x: 14, y: 17), by: CGVector(dx: 60, dy: 0))
    #expect(slider.value > 0.3)
  }

  @Test func `A swipe is a fast drag`() {
    let card = makeCard()
    stage.swipe("card", by: CGVector(dx: 50, dy: 0))
    stage.swipe(card, by: CGVector(dx: 50, dy: 0))
    #expect(card.center == CGPoint(x: 170, y: 130))
    #expect(abs(stage.now - 0.2) < 1e-9)
  }

  @Test func `A drag to another view ends at that view's center`() {
    let card = makeCard()
    let bin = makeBin()
    stage.drag("card", to: "bin")
    #expect(card.center == bin.center)
    card.center = CGPoint(x: 70, y: 130)
    stage.drag(card, to: bin)
    #expect(card.center == bin.center)
  }

  @Test func `A drag of a view that can't be hit, or to one, fails and touches nothing`() {
    let card = makeCard()
    let bin = makeBin()
    bin.isHidden = true
    let away = CGVector(dx: 9, dy: 9)
    let failures = Stage.failures {
      stage.drag(card, to: bin)
      stage.drag("card", at: CGPoint(x: -5, y: 5), by: away)
      card.isUserInteractionEnabled = false
      stage.drag(card, by: away)
      stage.swipe("card", by: away)
      stage.drag("cart", by: away)
      stage.drag("card", to: "tin")
    }
    #expect(
      failures.map(\.sourceLocation.line) == [
        #line - 8, #line - 7, #line - 5, #line - 4, #line - 3, #line - 2,
      ])
    #expect(failures.first?.text.contains("*bin*") == true)
    #expect(failures.last?.text.contains("the nearest name is \"bin\"") == true)
    #expect(stage.trace.isEmpty)
  }

  @Test func `A drag of a disabled control fails as a tap does`() {
    let slider = UISlider(frame: CGRect(x: 40, y: 200, width: 200, height: 34))
    slider.isEnabled = false
    stage.window.addSubview(slider)
    let failures = Stage.failures {
      stage.drag(slider, at: CGPoint(x: 14, y: 17), by: CGVector(dx: 60, dy: 0))
    }
    #expect(failures.count == 1)
    #expect(failures.first?.text.contains("is disabled") == true)
  }
}
