internal import UIKit

/// The times at which views receive touches that a scroll view or recognizers delay.
final class DelaysScene: PageController {
  static let scene = AppScene(
    name: "delays", title: "Delayed touches",
    hint: "Press each of the four and hold, then tap each quickly. The log shows how long after "
      + "the finger each view gets the touch.",
    controller: { DelaysScene() })

  private let log = LogView(
    "log", prompt: "Times appear here.", frame: CGRect(x: 20, y: 616, width: 350, height: 208))

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    addList(
      "delayed", "delaysContentTouches is true: the button waits 150 ms", delays: true, x: 20)
    addList("prompt", "delaysContentTouches is false: no delay", delays: false, x: 201)
    let hold = UILongPressGestureRecognizer()
    hold.delaysTouchesBegan = true
    addBox(
      "began", "delaysTouchesBegan of a long press: touches wait until it fails",
      .systemOrange, hold, x: 20)
    let doubleTap = UITapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    addBox(
      "ended", "delaysTouchesEnded of a double tap: the touch's end waits until it fails",
      .systemPurple, doubleTap, x: 201)
    view.addSubview(log)
  }

  private func addList(_ name: String, _ words: String, delays: Bool, x: CGFloat) {
    let list = UIScrollView.card(
      "\(name)List", frame: CGRect(x: x, y: 136, width: 169, height: 280))
    list.delaysContentTouches = delays
    let rows = RowsView(
      "Row", count: 12, height: 50, .systemGray, frame: CGRect(x: 0, y: 150, width: 169, height: 0))
    list.addSubview(rows)
    list.contentSize = CGSize(width: 169, height: rows.frame.maxY)
    list.addSubview(
      CaptionLabel(
        words, weight: .semibold, color: .label,
        frame: CGRect(x: 12, y: 9, width: 145, height: 66)))
    let button = TimedButton(
      name, "Press me", frame: CGRect(x: 12, y: 84, width: 145, height: 54))
    button.onTime = { [weak log] in log?.add("\(name): the button is down after \($0) ms") }
    list.addSubview(button)
    view.addSubview(list)
  }

  private func addBox(
    _ name: String, _ words: String, _ color: UIColor, _ recognizer: UIGestureRecognizer, x: CGFloat
  ) {
    let box = TimedBox(name, words, color, frame: CGRect(x: x, y: 428, width: 169, height: 176))
    box.onTime = { [weak log] what, time in log?.add("\(name): \(what) after \(time) ms") }
    box.addGestureRecognizer(recognizer)
    view.addSubview(box)
  }
}

/// A recognizer that only observes: it receives touches without delay and recognizes nothing.
final class TouchClock: UIGestureRecognizer {
  private var began = 0.0
  private var ended = 0.0

  /// Creates a recognizer that neither delays nor cancels a touch.
  static func onLooker() -> TouchClock {
    let clock = TouchClock()
    clock.name = "clock"
    clock.cancelsTouchesInView = false
    clock.delaysTouchesEnded = false
    return clock
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    began = CACurrentMediaTime()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    ended = CACurrentMediaTime()
  }

  /// The milliseconds since the finger touched down.
  var sinceBegan: Int { Self.milliseconds(since: began) }
  /// The milliseconds since the finger was lifted.
  var sinceEnded: Int { Self.milliseconds(since: ended) }

  private static func milliseconds(since time: Double) -> Int {
    ((CACurrentMediaTime() - time) * 1000).whole
  }
}

/// A button that reports how long after the finger it received the touch.
final class TimedButton: CountingButton {
  private let clock = TouchClock.onLooker()
  /// Called with the delay in milliseconds.
  var onTime: ((Int) -> Void)? { didSet { addGestureRecognizer(clock) } }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    onTime?(clock.sinceBegan)
    return super.beginTracking(touch, with: event)
  }
}

/// A box that reports how long after the finger it received each touch.
final class TimedBox: Box {
  private let clock = TouchClock.onLooker()
  /// Called with the action of the finger and the delay in milliseconds.
  var onTime: ((String, Int) -> Void)? { didSet { addGestureRecognizer(clock) } }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    onTime?("began", clock.sinceBegan)
    layer.borderWidth = 3
    layer.borderColor = UIColor.label.resolvedColor(with: traitCollection).cgColor
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    onTime?("ended", clock.sinceEnded)
    layer.borderWidth = 0
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    onTime?("cancelled", clock.sinceBegan)
    layer.borderWidth = 0
  }
}
