import Testing
import TouchstoneTesting
import UIKit

/// Decides whether it may be dragged or zoomed, only by overriding `UIView`'s method.
private final class GatedScrollView: UIScrollView {
  var begins = true
  var asked: [UIGestureRecognizer] = []
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked.append(gestureRecognizer)
    return begins
  }
}

/// The same with the protocol declared, as in app code: methods that `UIView` doesn't have need no
/// `override`.
private class DeclaredScrollView: UIScrollView, UIGestureRecognizerDelegate {
  var lines: [String] = []
  var begins = true
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    lines.append("begin?")
    return begins
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    lines.append("together?")
    return true
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    lines.append("touch?")
    return true
  }
}

/// Overrides a method that its superclass declared.
private final class DecliningScrollView: DeclaredScrollView {
  override func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { false }
}

@MainActor
private final class Zoomer: NSObject, UIScrollViewDelegate {
  let view: UIView
  init(_ view: UIView) { self.view = view }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
}

@MainActor
@Suite("Scroll views as delegates of their own recognizers")
struct ScrollDelegateTests {
  private let stage = Stage()
  private let content = ContentView(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))

  private func show(_ view: UIScrollView) {
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    content.isMultipleTouchEnabled = true
    view.addSubview(content)
    view.contentSize = content.bounds.size
    stage.window.addSubview(view)
  }

  private func drag() {
    let finger = stage.touch(at: CGPoint(x: 150, y: 300))
    finger.move(by: CGVector(dx: 0, dy: -100), duration: 0.1)
    stage.advance(by: 0.1)
    finger.lift()
    stage.settle()
  }

  // statement 406
  @Test("an override of gestureRecognizerShouldBegin is called once for the pan, at any hit view")
  func asked() {
    let view = GatedScrollView()
    show(view)
    drag()
    #expect(view.asked.count == 1 && view.asked.first === view.panGestureRecognizer)
    #expect(view.contentOffset.y > 80)
    let offset = view.contentOffset
    view.begins = false
    drag()
    #expect(view.contentOffset == offset && !view.isDragging)
    #expect(content.touches.suffix(1) == ["ended"])
    // If the scroll view itself is hit, it isn't asked a second time.
    content.isHidden = true
    view.begins = true
    view.asked = []
    drag()
    #expect(view.asked.count == 1 && view.contentOffset != offset)
  }

  // statement 406
  @Test("an override of gestureRecognizerShouldBegin is called for the pinch as well")
  func askedForPinch() {
    let view = GatedScrollView()
    show(view)
    let zoomer = Zoomer(content)
    view.delegate = zoomer
    view.maximumZoomScale = 4
    let point = CGPoint(x: 150, y: 200)
    view.begins = false
    stage.pinch(at: point, from: 60, to: 160)
    stage.settle()
    #expect(view.zoomScale == 1)
    #expect(view.asked.contains { $0 === view.pinchGestureRecognizer })
    view.begins = true
    stage.pinch(at: point, from: 60, to: 160)
    stage.settle()
    #expect(view.zoomScale > 1.5)
  }

  // statement 281, 406
  @Test("a subclass that declares the protocol is the delegate, and all its methods are called")
  func declared() {
    let view = DeclaredScrollView()
    show(view)
    #expect(view.panGestureRecognizer.delegate === view)
    let other = UIPanGestureRecognizer()
    content.addGestureRecognizer(other)
    drag()
    #expect(view.lines.contains("touch?") && view.lines.contains("together?"))
    #expect(view.lines.filter { $0 == "begin?" }.count == 1)
    #expect(view.contentOffset.y > 80)
    let offset = view.contentOffset
    view.begins = false
    drag()
    #expect(view.contentOffset == offset)
  }

  // statement 406
  @Test("a subclass of a declaring scroll view may override its delegate methods")
  func overridden() {
    let view = DecliningScrollView()
    show(view)
    drag()
    #expect(view.contentOffset == .zero)
  }

  // statement 281, 406
  @Test("a scroll view's pan and pinch accept no other delegate, and a fault reports it")
  func refused() {
    let stage = Stage()
    let view = GatedScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    stage.window.addSubview(view)
    view.addSubview(content)
    let zoomer = Zoomer(content)
    view.delegate = zoomer
    view.maximumZoomScale = 4
    let other = DeclaredScrollView()
    for recognizer in [view.panGestureRecognizer, view.pinchGestureRecognizer]
      as [UIGestureRecognizer?]
    {
      recognizer?.delegate = other
      #expect(recognizer?.delegate != nil && recognizer?.delegate !== other)
    }
    #expect(stage.trace.filter { $0.kind == .fault }.count == 2)
    #expect(
      view.panGestureRecognizer.delegate?.gestureRecognizerShouldBegin(view.panGestureRecognizer)
        == true)
    #expect(view.asked.count == 1)
  }

  @Test(
    "a scroll view that is its own delegate is not retained by that", arguments: [true, false])
  func lifetime(declares: Bool) {
    weak var gone: UIScrollView?
    do {
      let view = declares ? DeclaredScrollView() : UIScrollView()
      let zoomer = Zoomer(content)
      view.delegate = zoomer
      view.maximumZoomScale = 4
      view.panGestureRecognizer.delegate = nil
      gone = view
    }
    #expect(gone == nil)
  }
}
