internal import UIKit

/// Every event of a button, a switch and a slider, as it is sent.
final class ControlEventsScene: PageController {
  static let scene = AppScene(
    name: "control-events", title: "Control events",
    hint: "Press the button, drag off it and back, release it outside; flip the switch, move the "
      + "slider. Every event is counted and logged.",
    controller: { ControlEventsScene() })

  private let log = LogView(
    "log", prompt: "Events appear here.", frame: CGRect(x: 20, y: 590, width: 350, height: 234))
  private var tallies: [String: EventTally] = [:]

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    addControls()
    let card = Box.card("", frame: CGRect(x: 20, y: 358, width: 350, height: 220))
    for (index, (name, _)) in Self.events.enumerated() {
      let tally = EventTally(
        name,
        frame: CGRect(
          x: index.isMultiple(of: 2) ? 8 : 179, y: 8 + CGFloat(index / 2) * 34, width: 163,
          height: 30))
      tallies[name] = tally
      card.addSubview(tally)
    }
    view.addSubview(card)
    view.addSubview(log)
  }

  private func addControls() {
    let button = CountingButton(
      "button", "Button", frame: CGRect(x: 90, y: 152, width: 210, height: 64))
    let toggle = UISwitch(frame: CGRect(x: 20, y: 0, width: 63, height: 28))
    let slider = UISlider(frame: CGRect(x: 20, y: 299, width: 350, height: 34))
    toggle.accessibilityIdentifier = "switch"
    slider.accessibilityIdentifier = "slider"
    slider.value = 0.3
    toggle.frame.origin = CGPoint(x: 195 - toggle.frame.width / 2, y: 241)
    for (name, control) in [("button", button), ("switch", toggle), ("slider", slider)]
      as [(String, UIControl)]
    {
      view.addSubview(control)
      watch(control, name)
    }
  }

  /// Logs every event of a control.
  private func watch(_ control: UIControl, _ controlName: String) {
    for (name, event) in Self.events {
      control.addAction(
        UIAction { [weak self] _ in self?.note(name, of: controlName) }, for: event)
    }
  }

  private func note(_ event: String, of control: String) {
    tallies[event]?.count += 1
    log.add("\(control): \(event)")
    // The page also shows what an app prints.
    print("\(control): \(event)")
  }

  /// The events that a finger can cause, with their names.
  private static let events: [(String, UIControl.Event)] = [
    ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat),
    ("touchDragInside", .touchDragInside), ("touchDragOutside", .touchDragOutside),
    ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit),
    ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside),
    ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
    ("primaryActionTriggered", .primaryActionTriggered),
  ]
}

/// The name of an event, and the number of times it was sent.
final class EventTally: UIView {
  private let name = UILabel(frame: .zero)
  private let number = UILabel(frame: .zero)
  var count = 0 {
    didSet {
      number.text = String(count)
      backgroundColor = .systemGreen.withAlphaComponent(0.22)
    }
  }

  convenience init(_ event: String, frame: CGRect) {
    self.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityIdentifier = event
    backgroundColor = .systemGray6
    layer.cornerRadius = 7
    number.text = "0"
    number.textAlignment = .right
    name.text = event
    for label in [name, number] {
      label.font = .systemFont(ofSize: 11.5)
      label.textColor = .label
      addSubview(label)
    }
    name.frame = CGRect(x: 8, y: 0, width: frame.width - 36, height: frame.height)
    number.frame = CGRect(x: frame.width - 38, y: 0, width: 30, height: frame.height)
  }
}
