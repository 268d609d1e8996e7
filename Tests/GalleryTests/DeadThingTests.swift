import Gallery
import Testing
import TouchstoneTesting
import UIKit

/// A finger on every control and every dead thing of the Gallery: the sentence is about that very thing.
@Suite("Dead things of the Gallery") @MainActor
struct DeadThingTests {
  @Test(
    "the sentence for a point names the control, or the dead thing, that is seen there",
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
      // A part of the view, or what somebody has laid on it to be touched, may take the touch.
      if let hit = explanation.hit?.object as? UIView, hit !== view, hit.isDescendant(of: view) {
        continue
      }
      #expect(sentence.contains("*\(name)*"), "\(sentence)")
      if explanation.hit?.object !== view {
        #expect(sentence.hasPrefix("*\(name)* "), "\(sentence)")
      }
    }
  }

  /// Controls, and views that were made for touches and take none where they are.
  private func isToTouch(_ view: UIView) -> Bool {
    let isPart = sequence(first: view, next: \.superview).dropFirst().contains { $0 is UIControl }
    guard !isPart else { return false }
    return view is UIControl
      || !view.isUserInteractionEnabled && !(view.gestureRecognizers ?? []).isEmpty
  }

  /// Whether a person could point at it: nothing around it is cut off there.
  private func isShown(_ view: UIView, at point: CGPoint) -> Bool {
    sequence(first: view, next: \.superview).allSatisfy { outer in
      !outer.clipsToBounds || outer.bounds.contains(outer.convert(point, from: nil as UIView?))
    }
  }
}
