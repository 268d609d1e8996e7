internal import UIKit

/// The touches that a view receives while a pan recognizes, with and without
/// `cancelsTouchesInView`.
final class CancelInViewScene: PageController {
  static let scene = AppScene(
    name: "cancel-in-view", title: "Touches in the view",
    hint: "Drag on both boxes, and tap them. Both pans are recognized; only the left one cancels "
      + "the touch in its view.",
    controller: { CancelInViewScene() })

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    add("cancelling", "cancelsTouchesInView = true", .systemTeal, x: 20, cancels: true)
    add("leaving", "cancelsTouchesInView = false", .systemIndigo, x: 201, cancels: false)
  }

  private func add(
    _ name: String, _ words: String, _ color: UIColor, x: CGFloat, cancels: Bool
  ) {
    let log = LogView(
      name + "Log", prompt: "The view's touches appear here.",
      frame: CGRect(x: x, y: 480, width: 169, height: 334))
    let box = TellingBox(
      name, words, color, ink: .white, frame: CGRect(x: x, y: 146, width: 169, height: 322))
    box.onTouch = { [weak log] in log?.show($0) }
    let pan = UIPanGestureRecognizer(target: box, action: TellingBox.panned)
    pan.name = name + " pan"
    pan.cancelsTouchesInView = cancels
    box.addGestureRecognizer(pan)
    view.addSubview(box)
    view.addSubview(log)
  }
}

/// A box that reports its last touch and its pan, one line per call.
final class TellingBox: Box {
  /// Called with all lines of the last touch.
  var onTouch: (([String]) -> Void)?
  private var lines: [(text: String, count: Int)] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    lines = []
    tell("touchesBegan")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("touchesMoved")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("touchesEnded")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("touchesCancelled")
  }

  func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: tell("  pan began")
    case .changed: tell("  pan changed")
    case .ended: tell("  pan ended")
    default: tell("  pan cancelled")
    }
  }

  /// Adds a line, or counts a line with the same text.
  private func tell(_ text: String) {
    if let known = lines.firstIndex(where: { $0.text == text }) {
      lines[known].count += 1
    } else {
      lines.append((text, 1))
    }
    onTouch?(lines.map { $0.count > 1 ? "\($0.text) \($0.count)×" : $0.text })
  }
}
