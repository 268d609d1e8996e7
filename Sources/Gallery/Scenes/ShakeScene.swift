internal import CoreMotion
internal import UIKit

/// A shake goes to the first responder, and accelerometer readings go directly to their listener.
final class ShakeScene: PageController {
  static let scene = AppScene(
    name: "shake", title: "Shake",
    hint: "Shake the device, or press Shake next to it. The first responder gets the shake, or "
      + "else the window. Sensor data goes to neither.",
    window: { frame in
      let window = ShakeWindow(frame: frame)
      window.accessibilityIdentifier = "shakeWindow"
      window.rootViewController = ShakeScene()
      return window
    })

  private let card = ShakeCard(
    "card", "The card", .systemIndigo, frame: CGRect(x: 20, y: 136, width: 169, height: 150))
  private let windowTally = ShakeTally(
    "window", "The window", .systemTeal, frame: CGRect(x: 201, y: 136, width: 169, height: 150))
  private let log = LogView(
    "log", prompt: "Calls of the motion methods appear here.",
    frame: CGRect(x: 20, y: 562, width: 350, height: 262))
  private let readings = ReadingsView(frame: CGRect(x: 20, y: 366, width: 350, height: 184))
  private let motion = CMMotionManager()

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    card.onPhase = { [weak self] in self?.note("card", $0) }
    view.addSubview(card)
    view.addSubview(windowTally)
    addChoice()
    view.addSubview(readings)
    view.addSubview(log)
  }

  override func viewDidAppear(_ animated: Bool) {
    card.becomeFirstResponder()
    (view.window as? ShakeWindow)?.onPhase = { [weak self] phase in
      if phase == "motionEnded" { self?.windowTally.count += 1 }
      self?.note("window", phase)
    }
    motion.accelerometerUpdateInterval = 1.0 / 30
    motion.startAccelerometerUpdates(to: .main) { [weak readings] data, _ in
      if let data { readings?.show(data.acceleration) }
    }
  }

  override func viewDidDisappear(_ animated: Bool) { motion.stopAccelerometerUpdates() }

  private func note(_ who: String, _ phase: String) { log.add("\(who): \(phase)") }

  /// Adds a switch that makes the card first responder or resigns it.
  private func addChoice() {
    let row = Box.card(
      "The card is first responder", frame: CGRect(x: 20, y: 298, width: 350, height: 56))
    let choice = UISwitch(frame: CGRect(x: 0, y: 14, width: 63, height: 28))
    choice.frame.origin.x = row.bounds.width - 12 - choice.frame.width
    choice.accessibilityIdentifier = "first"
    choice.isOn = true
    choice.addAction(
      UIAction { [weak self, weak choice] _ in
        guard let card = self?.card else { return }
        if choice?.isOn == true { card.becomeFirstResponder() } else { card.resignFirstResponder() }
      }, for: .valueChanged)
    row.caption.frame.origin.y = 20
    row.addSubview(choice)
    view.addSubview(row)
  }
}

/// A window that handles the motions that no first responder consumed.
final class ShakeWindow: UIWindow {
  /// Called with the name of each motion method.
  var onPhase: ((String) -> Void)?

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    onPhase?("motionBegan")
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    onPhase?("motionEnded")
  }

  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    onPhase?("motionCancelled")
  }
}

/// A colored box with the number of shakes in large digits.
class ShakeTally: Box {
  private let number = UILabel(frame: .zero)
  /// The number of shakes that ended here.
  var count = 0 {
    didSet { number.text = String(count) }
  }

  convenience init(_ name: String, _ words: String, _ color: UIColor, frame: CGRect) {
    self.init(name, words, color, ink: .white, frame: frame)
    number.frame = CGRect(x: 12, y: 44, width: frame.width - 24, height: 80)
    number.font = .systemFont(ofSize: 64, weight: .bold)
    number.textColor = .white
    number.textAlignment = .center
    number.text = "0"
    number.accessibilityIdentifier = name + "Count"
    addSubview(number)
  }
}

/// A card that can become first responder and counts the shakes that ended there.
final class ShakeCard: ShakeTally {
  /// Called with the name of each motion method.
  var onPhase: ((String) -> Void)?

  override var canBecomeFirstResponder: Bool { true }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    layer.borderColor = UIColor.label.resolvedColor(with: traitCollection).cgColor
    layer.borderWidth = 4
    onPhase?("motionBegan")
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    layer.borderWidth = 0
    count += 1
    onPhase?("motionEnded")
  }

  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    layer.borderWidth = 0
    onPhase?("motionCancelled")
  }
}

/// The last acceleration, as one bar per axis.
final class ReadingsView: UIView {
  private var bars: [UIView] = []
  private var numbers: [UILabel] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "readings"
    isUserInteractionEnabled = false
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = PageLayout.corner
    addSubview(
      CaptionLabel(
        "CMMotionManager: acceleration in g", weight: .semibold,
        color: .label, frame: CGRect(x: 12, y: 9, width: frame.width - 24, height: 40)))
    for (index, axis) in ["x", "y", "z"].enumerated() { addRow(axis, at: 46 + CGFloat(index) * 44) }
  }

  required init?(coder: NSCoder) { nil }

  private func addRow(_ axis: String, at y: CGFloat) {
    let name = UILabel(frame: CGRect(x: 12, y: y, width: 16, height: 32))
    name.text = axis
    let track = UIView(frame: CGRect(x: 36, y: y + 4, width: Self.track, height: 24))
    track.backgroundColor = .systemGray5
    track.layer.cornerRadius = 6
    track.clipsToBounds = true
    let bar = UIView(frame: CGRect(x: Self.track / 2 - 1, y: 0, width: 2, height: 24))
    bar.backgroundColor = .systemOrange
    track.addSubview(bar)
    let number = UILabel(frame: CGRect(x: 270, y: y, width: 68, height: 32))
    number.text = "–"
    number.textAlignment = .right
    number.accessibilityIdentifier = axis
    for label in [name, number] {
      label.font = .monospacedSystemFont(ofSize: 14, weight: .regular)
      label.textColor = .label
      addSubview(label)
    }
    addSubview(track)
    bars.append(bar)
    numbers.append(number)
  }

  /// Shows a reading.
  func show(_ acceleration: CMAcceleration) {
    for (index, share) in [acceleration.x, acceleration.y, acceleration.z].enumerated() {
      numbers[index].text = String(format: "%+.2f", share)
      let length = max(2, min(abs(share) / Self.range, 1) * Self.track / 2)
      bars[index].frame = CGRect(
        x: share < 0 ? Self.track / 2 - length : Self.track / 2, y: 0, width: length, height: 24)
    }
  }

  /// The length of a bar's track, in points.
  private static let track: CGFloat = 226
  /// The acceleration that fills half a track, in g.
  private static let range: CGFloat = 3
}
