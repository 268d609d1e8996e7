internal import UIKit

/// A single tap that waits until a double tap has failed, next to a single tap that doesn't wait.
final class TapDoubleTapScene: PageController {
  static let scene = AppScene(
    name: "tap-double-tap", title: "Tap and double tap",
    hint: "On the upper box the single tap requires the double tap to fail: it waits, and only one "
      + "is recognized. On the lower box both are.",
    controller: { TapDoubleTapScene() })

  private let log = LogView(
    "log", prompt: "Recognized gestures appear here.",
    frame: CGRect(x: 20, y: 620, width: 350, height: 194))

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    let waiting = Box(
      "waiting", "The tap waits for the double tap to fail", .systemTeal,
      frame: CGRect(x: 20, y: 146, width: 350, height: 225))
    let hasty = Box(
      "hasty", "The tap does not wait", .systemIndigo,
      frame: CGRect(x: 20, y: 383, width: 350, height: 225))
    let pair = addTaps(to: waiting)
    pair.single.require(toFail: pair.double)
    _ = addTaps(to: hasty)
    for view in [waiting, hasty, log] { self.view.addSubview(view) }
  }

  private func addTaps(
    to box: Box
  ) -> (single: UITapGestureRecognizer, double: UITapGestureRecognizer) {
    let single = UITapGestureRecognizer(target: self, action: TapDoubleTapScene.recognized)
    single.name = "tap"
    let double = UITapGestureRecognizer(target: self, action: TapDoubleTapScene.recognized)
    double.name = "double tap"
    double.numberOfTapsRequired = 2
    box.addGestureRecognizer(single)
    box.addGestureRecognizer(double)
    return (single, double)
  }

  private func recognized(_ recognizer: UIGestureRecognizer) {
    log.add("\(recognizer.name ?? "") on \(recognizer.view?.accessibilityIdentifier ?? "")")
  }
}
