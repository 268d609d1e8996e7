internal import UIKit

/// The elements that assistive technology reads, and the objects that handle its requests.
final class AccessibilityScene: PageController {
  static let scene = AppScene(
    name: "accessibility", title: "Accessibility",
    hint: "Read this page with a screen reader, and activate, adjust, escape and magic-tap. The "
      + "log shows each call.",
    controller: { AccessibilityScene() })

  private let stars = StarsView("stars", frame: CGRect(x: 190, y: 8, width: 148, height: 32))
  private let song = UILabel(frame: CGRect(x: 12, y: 14, width: 326, height: 20))
  private let log = LogView(
    "log", prompt: "Accessibility calls appear here.",
    frame: CGRect(x: 20, y: 588, width: 350, height: 236))
  private weak var sheet: SheetView?
  private var isPlaying = false

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    addButtons()
    addSlider()
    addSwitch()
    addStars()
    addBars()
    addSong()
    view.addSubview(log)
  }

  private func addButtons() {
    let like = CountingButton(
      "like", "Like", .systemPink, frame: CGRect(x: 20, y: 136, width: 109, height: 44))
    like.onTap = { [weak self, weak like] in
      like?.isSelected = true
      self?.log.add("like: touchUpInside")
    }
    like.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Like twice") { [weak self] action in
        self?.log.add("like: \(action.name)")
        return true
      }
    ]
    let details = CountingButton(
      "details", "Details", frame: CGRect(x: 141, y: 136, width: 109, height: 44))
    details.accessibilityHint = "Opens a sheet."
    details.onTap = { [weak self] in self?.openSheet() }
    let share = CountingButton(
      "share", "Share", .systemGray3, frame: CGRect(x: 262, y: 136, width: 108, height: 44))
    share.isEnabled = false
    for button in [like, details, share] { view.addSubview(button) }
  }

  private func addSlider() {
    let card = Box.card("Volume", frame: CGRect(x: 20, y: 192, width: 350, height: 48))
    card.caption.frame.origin.y = 16
    // The slider has a label of its own. The caption would be read twice.
    card.caption.isAccessibilityElement = false
    let slider = UISlider(frame: CGRect(x: 110, y: 7, width: 228, height: 34))
    slider.accessibilityIdentifier = "volume"
    slider.accessibilityLabel = "Volume"
    slider.value = 0.4
    slider.addAction(
      UIAction { [weak self, weak slider] _ in
        self?.log.add("volume: valueChanged → \(slider?.accessibilityValue ?? "")")
      }, for: .valueChanged)
    card.addSubview(slider)
    view.addSubview(card)
  }

  private func addSwitch() {
    let card = Box.card("Shuffle", frame: CGRect(x: 20, y: 252, width: 350, height: 48))
    card.caption.frame.origin.y = 16
    card.caption.isAccessibilityElement = false
    let shuffle = UISwitch(frame: CGRect(x: 275, y: 10, width: 63, height: 28))
    shuffle.accessibilityIdentifier = "shuffle"
    shuffle.accessibilityLabel = "Shuffle"
    shuffle.addAction(
      UIAction { [weak self, weak shuffle] _ in
        self?.log.add("shuffle: valueChanged → \(shuffle?.isOn == true ? "on" : "off")")
      }, for: .valueChanged)
    card.addSubview(shuffle)
    view.addSubview(card)
  }

  private func addStars() {
    let card = Box.card("Rating", frame: CGRect(x: 20, y: 312, width: 350, height: 48))
    card.caption.frame.origin.y = 16
    card.caption.isAccessibilityElement = false
    stars.onRequest = { [weak self] in
      self?.log.add($0)
      guard self?.stars.stars == 0 else { return }
      UIAccessibility.post(notification: .announcement, argument: "No stars")
    }
    card.addSubview(stars)
    view.addSubview(card)
  }

  private func addBars() {
    let card = Box.card(
      "A drawing with elements", frame: CGRect(x: 20, y: 372, width: 350, height: 144))
    card.caption.accessibilityTraits = .header
    card.addSubview(BarsView("bars", frame: CGRect(x: 12, y: 34, width: 326, height: 98)))
    view.addSubview(card)
  }

  private func addSong() {
    let card = Box.card("", frame: CGRect(x: 20, y: 528, width: 350, height: 48))
    song.font = .systemFont(ofSize: 13, weight: .semibold)
    song.accessibilityIdentifier = "song"
    card.addSubview(song)
    view.addSubview(card)
    showSong()
  }

  private func showSong() {
    song.text = "Climbing the Chain · " + (isPlaying ? "playing" : "paused; a magic tap plays it")
  }

  // MARK: The sheet

  private func openSheet() {
    guard sheet == nil else { return }
    let sheet = SheetView("sheet", frame: view.bounds)
    sheet.onLeave = { [weak self] how in
      self?.log.add(how)
      self?.closeSheet()
    }
    view.addSubview(sheet)
    self.sheet = sheet
    UIAccessibility.post(notification: .screenChanged, argument: sheet)
  }

  private func closeSheet() {
    sheet?.removeFromSuperview()
    UIAccessibility.post(notification: .screenChanged, argument: nil)
  }

  // MARK: Responder chain

  /// Returns `false`, because there is nothing to leave, so that the next responder is called.
  override func accessibilityPerformEscape() -> Bool {
    log.add("controller: escape → false")
    return false
  }

  /// Plays or pauses, whichever element is being read.
  override func accessibilityPerformMagicTap() -> Bool {
    isPlaying.toggle()
    showSong()
    log.add("controller: magic tap → true")
    UIAccessibility.post(notification: .announcement, argument: isPlaying ? "Playing" : "Paused")
    return true
  }
}
