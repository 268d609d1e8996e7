internal import TouchstoneInput
internal import TouchstoneKit

/// Content under moving fingers, with the positions of the fingers.
@MainActor
protocol MovingContent: AnyObject {
  /// Inserts the content into a window.
  init(_ window: UIWindow, fingers: Int)
  /// The number of moves that the content has handled.
  var moves: Int { get }
  /// Returns the position of a finger at a step, which differs from that of the step before.
  func position(of finger: Int, step: Int) -> Point
}

/// Returns a value that goes up and down between 0 and `height` in steps of 1.
func triangle(_ step: Int, _ height: Int) -> Double {
  let phase = step % (2 * height)
  return Double(phase < height ? phase : 2 * height - phase)
}

/// A view for each finger, which handles touches like a drawing view: it reads their current and
/// previous locations.
class AnsweringContent: MovingContent {
  private let views: [AnsweringView]
  /// The number of levels between the view that handles the touch and the touched view.
  class var depth: Int { 0 }

  required init(_ window: UIWindow, fingers: Int) {
    let depth = Self.depth
    views = (0..<fingers).map { finger in
      let view = AnsweringView(frame: CGRect(x: 0, y: 40 * finger, width: 390, height: 40))
      var parent: UIView = view
      for _ in 0..<depth {
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 40))
        parent.addSubview(child)
        parent = child
      }
      window.addSubview(view)
      return view
    }
  }

  var moves: Int { views.reduce(0) { $0 + $1.moves } }

  func position(of finger: Int, step: Int) -> Point {
    Point(x: 20 + Double(step % 300), y: 40 * Double(finger) + 20)
  }
}

/// Content with ten views below the view that handles the touch.
final class DeepContent: AnsweringContent {
  override class var depth: Int { 10 }
}

private final class AnsweringView: UIView {
  var moves = 0
  private var way = CGFloat(0)

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      moves += 1
      way += touch.location(in: self).x - touch.previousLocation(in: self).x
    }
  }
}

/// A view that is dragged with a pan.
final class PanContent: MovingContent {
  private(set) var moves = 0
  private var way = CGFloat(0)

  init(_ window: UIWindow, fingers: Int) {
    window.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: PanContent.panned))
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    moves += 1
    way += pan.translation(in: pan.view).x + pan.velocity(in: pan.view).x
  }

  func position(of finger: Int, step: Int) -> Point { Point(x: 20 + triangle(step, 300), y: 200) }
}

/// A view with a pinch, and a tap that requires a double tap to fail.
final class PinchContent: MovingContent {
  private(set) var moves = 0
  private var sum = CGFloat(0)

  init(_ window: UIWindow, fingers: Int) {
    let single = UITapGestureRecognizer(target: self, action: PinchContent.tapped)
    let double = UITapGestureRecognizer(target: self, action: PinchContent.tapped)
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    let pinch = UIPinchGestureRecognizer(target: self, action: PinchContent.pinched)
    window.isMultipleTouchEnabled = true
    for recognizer in [single, double, pinch] { window.addGestureRecognizer(recognizer) }
  }

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    moves += 1
    sum += pinch.scale + pinch.velocity
  }

  private func tapped() {}

  func position(of finger: Int, step: Int) -> Point {
    let way = triangle(step, 100)
    return Point(x: finger == 0 ? 150 - way : 200 + way, y: 300)
  }
}

/// A scroll view with more content than fits.
final class ScrollContent: NSObject, MovingContent, UIScrollViewDelegate {
  private(set) var moves = 0
  private let view: UIScrollView

  init(_ window: UIWindow, fingers: Int) {
    view = UIScrollView(frame: window.bounds)
    super.init()
    view.contentSize = CGSize(width: 390, height: 5000)
    for row in 0..<50 {
      view.addSubview(UIView(frame: CGRect(x: 0, y: 100 * row, width: 390, height: 90)))
    }
    view.delegate = self
    window.addSubview(view)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { moves += 1 }

  func position(of finger: Int, step: Int) -> Point {
    Point(x: 100, y: 700 - triangle(step, 500))
  }
}
