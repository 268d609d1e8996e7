import Gallery
import Testing
import TouchstoneTesting
import UIKit

/// Touches every control and every dead view of the Gallery: the sentence must be about that view.
@Suite("Dead controls of the Gallery") @MainActor
struct DeadThingTests {
  @Test(
    "the sentence for a point names the control, or the dead view, that is visible there",
    arguments: AllScenesTests.names)
  func namesIt(scene: String) {
    let gallery = GalleryStage(scene)
    for view in gallery.all where isToTouch(view) {
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      let point = view.convert(middle, to: nil)
      guard gallery.stage.window.bounds.contains(point), isShown(view, at: point) else { continue }
      let explanation = gallery.stage.explanation(at: point)
      let name = view.explanation(forTouchAt: middle).subject?.name ?? "nothing"
      let sentence = explanation.sentence
      // A part of the view, or a touchable view on top of it, may receive the touch.
      if let hit = explanation.hit?.object as? UIView, hit !== view, hit.isDescendant(of: view) {
        continue
      }
      #expect(sentence.contains("*\(name)*"), "\(sentence)")
      if explanation.hit?.object !== view {
        #expect(sentence.hasPrefix("*\(name)* "), "\(sentence)")
      }
    }
  }

  /// Returns whether a view is a control, or was made for touches and receives none where it is.
  private func isToTouch(_ view: UIView) -> Bool {
    let isPart = sequence(first: view, next: \.superview).dropFirst().contains { $0 is UIControl }
    guard !isPart else { return false }
    return view is UIControl
      || !view.isUserInteractionEnabled && !(view.gestureRecognizers ?? []).isEmpty
  }

  /// Returns whether the view is visible at a point: no superview clips it there.
  private func isShown(_ view: UIView, at point: CGPoint) -> Bool {
    sequence(first: view, next: \.superview).allSatisfy { outer in
      !outer.clipsToBounds || outer.bounds.contains(outer.convert(point, from: nil as UIView?))
    }
  }
}
