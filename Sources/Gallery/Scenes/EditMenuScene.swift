internal import UIKit

/// A label that can be copied, a field, and a card and a button with menus.
final class EditMenuScene: PageController, UIContextMenuInteractionDelegate {
  static let scene = AppScene(
    name: "edit-menu", title: "Edit menus",
    hint:
      "Hold the yellow label: its menu shows the actions it can perform. Double-tap the field. "
      + "Hold the blue card, or right-click it.",
    controller: { EditMenuScene() })

  private let label = CopyableBox(
    "copyable", "Touchstone 1.0 · hold to copy", .systemYellow, ink: .black,
    frame: CGRect(x: 20, y: 166, width: 350, height: 64))
  private let field = UITextField(frame: CGRect(x: 20, y: 246, width: 350, height: 36))
  private let card = Box(
    "card", "A card with a context menu", .systemBlue,
    frame: CGRect(x: 20, y: 298, width: 167, height: 110))
  private let popUp = UIButton(type: .system)
  private let log = LogView(
    "log", prompt: "Chosen actions appear here.",
    frame: CGRect(x: 20, y: 532, width: 350, height: 292))
  private var isPinned = false

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    label.onEdit = { [weak self] in self?.log.add($0) }
    field.accessibilityIdentifier = "field"
    field.borderStyle = .roundedRect
    field.text = "Two taps select a word"
    card.addInteraction(UIContextMenuInteraction(delegate: self))
    popUp.accessibilityIdentifier = "popUp"
    popUp.frame = CGRect(x: 203, y: 298, width: 167, height: 44)
    popUp.configuration = .gray()
    popUp.showsMenuAsPrimaryAction = true
    popUp.changesSelectionAsPrimaryAction = true
    popUp.menu = UIMenu(
      title: "Sort by",
      children: ["Name", "Date", "Size"].map { name in
        UIAction(title: name) { [weak self] _ in self?.log.add("sorted by \(name.lowercased())") }
      })
    let note = Box.card(
      "Cut is missing from the label's menu: its canPerformAction returns false. Paste appears "
        + "once text was copied. The gray button shows its menu at once, and the choice.",
      frame: CGRect(x: 20, y: 424, width: 350, height: 92))
    note.isUserInteractionEnabled = false
    for view in [label, field, card, popUp, note, log] as [UIView] { self.view.addSubview(view) }
  }

  // MARK: The card

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.menuOfCard })
  }

  private var menuOfCard: UIMenu {
    let colours: [(String, UIColor)] = [
      ("Blue", .systemBlue), ("Green", .systemGreen), ("Purple", .systemPurple),
    ]
    return UIMenu(children: [
      UIAction(title: "Pin", state: isPinned ? .on : .off) { [weak self] _ in
        guard let self else { return }
        isPinned.toggle()
        log.add(isPinned ? "pinned" : "not pinned")
      },
      UIMenu(
        title: "Color",
        children: colours.map { name, colour in
          UIAction(title: name, state: card.backgroundColor == colour ? .on : .off) {
            [weak self] _ in
            self?.card.backgroundColor = colour
            self?.log.add("painted \(name.lowercased())")
          }
        }),
      UIAction(title: "Share", subtitle: "No recipients", attributes: .disabled) { _ in },
      UIMenu(
        options: .displayInline,
        children: [
          UIAction(title: "Delete", attributes: .destructive) { [weak self] _ in
            self?.log.add("not deleted: this is a sample")
          }
        ]),
    ])
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.add("the card's menu appears")
  }
}

/// A box with text that can be copied. It decides itself which edit commands it performs.
final class CopyableBox: KeyedBox, UIEditMenuInteractionDelegate {
  private lazy var menu = UIEditMenuInteraction(delegate: self)
  private var isPrepared = false
  /// Called with a description of the edit.
  var onEdit: ((String) -> Void)?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard !isPrepared else { return }
    isPrepared = true
    addInteraction(menu)
    addGestureRecognizer(
      UILongPressGestureRecognizer(
        target: self, action: Selector("held:", CopyableBox.held(_:))))
  }

  private func held(_ press: UILongPressGestureRecognizer) {
    guard press.state == .began else { return }
    becomeFirstResponder()
    menu.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: press.location(in: self)))
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { caption.frame }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == Selector("paste:") { return UIPasteboard.general.hasStrings }
    if action == Selector("cut:") { return false }
    return super.canPerformAction(action, withSender: sender)
  }

  override func copy(_ sender: Any?) {
    UIPasteboard.general.string = caption.text
    onEdit?("copied “\(caption.text ?? "")”")
  }

  override func cut(_ sender: Any?) {}

  override func paste(_ sender: Any?) {
    onEdit?("pasted “\(UIPasteboard.general.string ?? "")”")
  }
}
