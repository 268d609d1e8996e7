import Foundation
import Testing
import TouchstoneTesting
import UIKit

/// Scroll views that lose their window or their recognizers during a movement.
@MainActor
@Suite("Scroll views that leave in motion", .staged)
struct LeavingScrollTests {
  private let zoom = ZoomScene(content: CGSize(width: 300, height: 2000))
  private var scene: ScrollScene { zoom.scene }
  private var stage: Stage { scene.stage }

  /// Returns the log's lines about beginnings and ends.
  private func ends() -> [String] {
    scene.log.take().filter { $0.contains("begin") || $0.contains("did end") }
  }

  private func drag() -> Finger {
    let finger = scene.press()
    finger.move(by: CGVector(dx: 0, dy: -100), duration: 0.1)
    return finger
  }

  @Test("a drag ends at rest, within the removal")
  func dragging() {
    let finger = drag()
    #expect(ends() == ["will begin dragging"])
    scene.view.removeFromSuperview()
    #expect(ends() == ["did end dragging, at rest"])
    #expect(!scene.view.isDragging && !scene.view.isTracking)
    finger.move(by: CGVector(dx: 0, dy: -50))
    finger.lift()
    stage.settle()
    #expect(scene.log.take() == [])
  }

  @Test("a deceleration ends, also one that a finger has caught")
  func decelerating() {
    scene.flick(CGVector(dx: 0, dy: -100))
    _ = ends()
    scene.view.removeFromSuperview()
    #expect(ends() == ["did end decelerating"])
    stage.window.addSubview(scene.view)
    scene.view.contentOffset = .zero
    scene.flick(CGVector(dx: 0, dy: -100))
    stage.advance(by: 0.1)
    let finger = scene.press()
    _ = ends()
    scene.view.removeFromSuperview()
    #expect(ends() == ["did end dragging, at rest", "did end decelerating"])
    #expect(!scene.view.isDecelerating)
    finger.lift()
    stage.settle()
    #expect(ends() == [])
  }

  @Test("an animated change of the offset ends, and one of the scale")
  func animating() {
    scene.view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    stage.advance(by: 0.1)
    scene.view.removeFromSuperview()
    #expect(ends() == ["did end animation"])
    stage.window.addSubview(scene.view)
    scene.view.setZoomScale(2, animated: true)
    stage.advance(by: 0.1)
    scene.view.removeFromSuperview()
    #expect(ends() == ["will begin zooming", "did end zooming"])
    stage.settle()
    #expect(ends() == [])
  }

  @Test("a zoom by fingers ends, and its drag with it")
  func zooming() {
    let fingers = zoom.press()
    fingers.move(apart: 200)
    _ = ends()
    let isDragged = scene.view.isDragging
    scene.view.removeFromSuperview()
    let log = ends()
    #expect(log.filter { $0 == "did end zooming" }.count == 1)
    #expect(log.contains("did end dragging, at rest") == isDragged)
    fingers.lift()
    stage.settle()
    #expect(ends() == [])
  }

  @Test("the delegate may remove the view in each of its methods, and receives every end once")
  func reentrant() {
    for moment in ["scroll", "will end", "did end", "zoom"] {
      let leave: (UIScrollView) -> Void = { $0.removeFromSuperview() }
      switch moment {
      case "scroll": scene.log.onScroll = leave
      case "will end": scene.log.onWillEndDragging = leave
      case "did end": scene.log.onEndDragging = leave
      default: scene.log.onZoom = leave
      }
      if moment == "zoom" {
        let fingers = zoom.press()
        fingers.move(apart: 200)
        fingers.lift()
      } else {
        scene.flick(CGVector(dx: 0, dy: -100))
      }
      stage.settle()
      let log = scene.log.take()
      func count(_ prefix: String) -> Int { log.filter { $0.hasPrefix(prefix) }.count }
      #expect(count("will begin dragging") == count("did end dragging"), "\(moment): \(log)")
      #expect(count("will end dragging") == count("did end dragging"), "\(moment): \(log)")
      #expect(count("will begin decel") == count("did end decel"), "\(moment): \(log)")
      #expect(count("will begin zooming") == count("did end zooming"), "\(moment): \(log)")
      (scene.log.onScroll, scene.log.onZoom) = ({ _ in }, { _ in })
      (scene.log.onWillEndDragging, scene.log.onEndDragging) = ({ _ in }, { _ in })
      scene.view.contentOffset = .zero
      stage.window.addSubview(scene.view)
      _ = scene.log.take()
    }
  }

  // statement 137
  @Test("a pan or pinch removed from the scroll view ends its scroll, without its action")
  func recognizersGo() {
    let finger = drag()
    _ = ends()
    let other = UIView()
    other.addGestureRecognizer(scene.view.panGestureRecognizer)
    #expect(ends() == ["did end dragging, at rest"])
    #expect(!scene.view.isDragging)
    finger.lift()
    scene.view.addGestureRecognizer(scene.view.panGestureRecognizer)
    scene.view.contentOffset = .zero
    let fingers = zoom.press()
    fingers.move(apart: 200)
    _ = ends()
    scene.view.maximumZoomScale = scene.view.minimumZoomScale
    #expect(ends().contains("did end zooming"))
    #expect(!scene.view.isZooming)
    fingers.lift()
    stage.settle()
  }

  @Test("a zoom that the delegate replaces with another movement has an end")
  func refusedZoom() {
    final class Refusing: NSObject, UIScrollViewDelegate {
      var lines: [String] = []
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
      func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        lines.append("begin")
        scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
      }
      func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
      ) { lines.append("end") }
    }
    let delegate = Refusing()
    scene.view.delegate = delegate
    let fingers = zoom.press()
    fingers.move(apart: 200)
    fingers.lift()
    scene.view.setZoomScale(2, animated: true)
    stage.settle()
    #expect(delegate.lines == ["begin", "end", "begin", "end"])
    #expect(!scene.view.isZooming)
  }

  @Test("a movement that the delegate starts at an animation's end continues, with its own end")
  func chained() {
    final class Chaining: NSObject, UIScrollViewDelegate {
      var ends = 0
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        ends += 1
        if ends == 1 { scrollView.setContentOffset(CGPoint(x: 0, y: 900), animated: true) }
      }
    }
    let delegate = Chaining()
    scene.view.delegate = delegate
    scene.view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    stage.advance(by: 0.1)
    scene.view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    stage.settle()
    #expect(delegate.ends == 2)
    #expect(scene.view.contentOffset.y == 900)
  }

  @Test("a drag whose keyboard dismissal ends the gesture neither begins nor ends")
  func keyboard() {
    final class Leaving: NSObject, UITextFieldDelegate {
      func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
      ) { textField.superview?.removeFromSuperview() }
    }
    let delegate = Leaving()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.delegate = delegate
    scene.view.addSubview(field)
    scene.view.keyboardDismissMode = .onDrag
    field.becomeFirstResponder()
    scene.flick(CGVector(dx: 0, dy: -100))
    stage.settle()
    #expect(ends() == [])
    #expect(scene.view.window == nil && !scene.view.isDragging)
  }
}
