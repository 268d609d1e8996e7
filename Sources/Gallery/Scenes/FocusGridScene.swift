internal import UIKit

/// Focus movement by keys: a grid, a group next to it, a gap that a focus guide bridges, and a
/// veto.
final class FocusGridScene: PageController {
  static let scene = AppScene(
    name: "focus-grid", title: "Focus without touch",
    hint:
      "Arrow keys move the focus inside a group, Tab goes to the next group, Return presses. The "
      + "reason for each move is below.",
    controller: { FocusGridScene() })

  private let guide = UIFocusGuide()
  private let left = CountingButton(
    "Left", "Left", frame: CGRect(x: 12, y: 36, width: 110, height: 40))
  private let far = CountingButton(
    "Far", "Far", .systemIndigo, frame: CGRect(x: 238, y: 84, width: 100, height: 40))
  private let guideFrame = Box.outline(
    "guide", frame: CGRect(x: 238, y: 36, width: 100, height: 40))
  private let veto = UISwitch(frame: CGRect(x: 275, y: 11, width: 63, height: 28))
  private let guideOn = UISwitch(frame: CGRect(x: 275, y: 55, width: 63, height: 28))
  private let why = Box.card("", frame: CGRect(x: 20, y: 620, width: 350, height: 130))
  private weak var middle: UIView?
  private var failures: (any NSObjectProtocol)?

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    addGrid()
    addSide()
    addGap()
    addSwitches()
    why.accessibilityIdentifier = "why"
    view.addSubview(why)
    tell()
  }

  override func viewDidAppear(_ animated: Bool) {
    failures = NotificationCenter.default.addObserver(
      forName: UIFocusSystem.movementDidFailNotification, object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.tell() } }
  }

  override func viewDidDisappear(_ animated: Bool) {
    if let failures { NotificationCenter.default.removeObserver(failures) }
    failures = nil
  }

  // MARK: Focus

  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    !(veto.isOn && context.nextFocusedView === middle)
  }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    // The guide leads to the end at which the focus isn't, because the way back needs the other
    // target.
    guide.preferredFocusEnvironments = [context.nextFocusedView === far ? left : far]
    tell()
  }

  private func tell() { why.say("\(UIFocusDebugger.status())") }

  // MARK: Views

  private func addGrid() {
    let card = Box.card("Group: grid", frame: CGRect(x: 20, y: 136, width: 240, height: 192))
    card.focusGroupIdentifier = "grid"
    for (row, letter) in ["A", "B", "C"].enumerated() {
      for column in 1...3 {
        let button = CountingButton(
          "\(letter)\(column)", "\(letter)\(column)",
          frame: CGRect(
            x: 12 + CGFloat(column - 1) * 75, y: 36 + CGFloat(row) * 50, width: 66, height: 42))
        if letter == "B", column == 2 { middle = button }
        card.addSubview(button)
      }
    }
    view.addSubview(card)
  }

  private func addSide() {
    let card = Box.card("Group: side", frame: CGRect(x: 272, y: 136, width: 98, height: 192))
    card.focusGroupIdentifier = "side"
    for number in 1...3 {
      card.addSubview(
        CountingButton(
          "S\(number)", "S\(number)", .systemTeal,
          frame: CGRect(x: 12, y: 36 + CGFloat(number - 1) * 50, width: 74, height: 42)))
    }
    view.addSubview(card)
  }

  /// Adds a gap: Far is outside every strip that leads from Left, so only the guide reaches it.
  private func addGap() {
    let card = Box.card(
      "Group: grid, with a gap", frame: CGRect(x: 20, y: 340, width: 350, height: 140))
    card.focusGroupIdentifier = "grid"
    card.addSubview(guideFrame)
    card.addSubview(left)
    card.addSubview(far)
    card.addLayoutGuide(guide)
    guide.layoutFrame = guideFrame.frame
    guide.preferredFocusEnvironments = [far]
    view.addSubview(card)
  }

  private func addSwitches() {
    let card = Box.card("", frame: CGRect(x: 20, y: 492, width: 350, height: 116))
    card.focusGroupIdentifier = "switches"
    card.caption.text = "Group: switches"
    card.caption.frame = CGRect(x: 12, y: 9, width: 200, height: 18)
    addSwitch(veto, "veto", "Veto: B2 can't get focus", y: 34, in: card)
    addSwitch(guideOn, "guideOn", "The guide bridges the gap", y: 74, in: card)
    guideOn.isOn = true
    guideOn.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        guide.isEnabled = guideOn.isOn
        guideFrame.alpha = guideOn.isOn ? 1 : 0.3
      }, for: .valueChanged)
    view.addSubview(card)
  }

  private func addSwitch(
    _ toggle: UISwitch, _ name: String, _ words: String, y: CGFloat, in card: UIView
  ) {
    toggle.accessibilityIdentifier = name
    toggle.frame.origin.y = y
    card.addSubview(
      CaptionLabel(words, size: 15, frame: CGRect(x: 12, y: y + 6, width: 260, height: 20)))
    card.addSubview(toggle)
  }
}
