internal import UIKit

/// A scene that changes the application's main menu when it is built.
@MainActor
protocol MainMenuBuilding {
  /// Changes the main menu while the scene is shown.
  func buildMainMenu(with builder: any UIMenuBuilder)
}

/// A note whose commands are in the main menu.
final class MenusScene: PageController, MainMenuBuilding {
  static let scene = AppScene(
    name: "menus", title: "The main menu",
    hint: "Open the menu bar next to the stage. Its Note menu belongs to this page: its commands "
      + "depend on what is shown here.",
    controller: { MenusScene() })

  private let note = MenuNoteBox(
    "note", "A yellow note", .systemYellow, ink: .black,
    frame: CGRect(x: 20, y: 146, width: 350, height: 160))
  private let log = LogView(
    "log", prompt: "Chosen actions appear here.",
    frame: CGRect(x: 20, y: 548, width: 350, height: 276))
  private var isPinned = false
  private var colour = "yellow"
  private var notes = 3
  private var opened = 0

  override func viewDidLoad() {
    title = "page"
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    note.onEdit = { [weak self] in self?.log.add($0) }
    let card = Box.card("", frame: CGRect(x: 20, y: 318, width: 350, height: 218))
    card.isUserInteractionEnabled = false
    for (index, (command, words)) in Self.lines.enumerated() {
      let y = 12 + CGFloat(index) * 40
      card.addSubview(
        CaptionLabel(
          command, weight: .semibold, color: .label,
          frame: CGRect(x: 14, y: y, width: 66, height: 36)))
      card.addSubview(CaptionLabel(words, frame: CGRect(x: 84, y: y, width: 254, height: 36)))
    }
    for view in [note, card, log] as [UIView] { self.view.addSubview(view) }
    showNote()
  }

  override func viewDidAppear(_ animated: Bool) { note.becomeFirstResponder() }

  /// The menu's items, and what each of them demonstrates.
  private static let lines = [
    ("Pin", "has a check mark and a new title once the note is pinned"),
    ("Color", "moves its mark; all three share a method, with other property lists"),
    ("Delete", "is gray without notes; with Option (Alt) held it deletes all"),
    ("Recent", "loads its items each time it is shown, which takes half a second"),
    ("Copy", "and Paste are the standard ones: the note, if framed, performs them"),
  ]

  // MARK: The menu

  func buildMainMenu(with builder: any UIMenuBuilder) {
    builder.remove(menu: .format)
    builder.insertSibling(noteMenu, afterMenu: .edit)
  }

  private var noteMenu: UIMenu {
    let colours = ["Yellow", "Green", "Pink"].map { name in
      UICommand(title: name, action: Self.paint, propertyList: name.lowercased())
    }
    return UIMenu(
      title: "Note", identifier: UIMenu.Identifier("note"),
      children: [
        UIKeyCommand(title: "Pin", action: Self.pin, input: "j", modifierFlags: .command),
        UIMenu(title: "Color", children: colours),
        UIMenu(
          options: .displayInline,
          children: [
            UIKeyCommand(
              title: "Delete", action: Self.deleteOne, input: "\u{8}", modifierFlags: .command,
              alternates: [
                UICommandAlternate(
                  title: "Delete All", action: Self.deleteAll, modifierFlags: .alternate)
              ], attributes: .destructive)
          ]),
        UIMenu(
          title: "Recent",
          children: [UIDeferredMenuElement.uncached { [weak self] in self?.findRecent($0) }]),
      ])
  }

  override func validate(_ command: UICommand) {
    super.validate(command)
    switch command.action {
    case Self.pin:
      command.state = isPinned ? .on : .off
      command.title = isPinned ? "Pinned" : "Pin"
    case Self.paint:
      command.state = command.propertyList as? String == colour ? .on : .off
    case Self.deleteOne where notes == 0: command.attributes.insert(.disabled)
    default: break
    }
  }

  private func findRecent(_ answer: @escaping ([UIMenuElement]) -> Void) {
    opened += 1
    let title = "Shown \(opened)×"
    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [weak self] _ in
      answer([UIAction(title: title) { _ in self?.log.add("recent: \(title)") }])
    }
  }

  // MARK: The commands

  private static let pin = Selector("pinNote:", MenusScene.pinNote(_:))
  private static let paint = Selector("paintNote:", MenusScene.paintNote(_:))
  private static let deleteOne = Selector("deleteNote:", MenusScene.deleteNote(_:))
  private static let deleteAll = Selector("deleteAllNotes:", MenusScene.deleteAllNotes(_:))

  private func pinNote(_ command: UICommand) {
    isPinned.toggle()
    log.add(isPinned ? "pinned" : "not pinned")
    showNote()
  }

  private func paintNote(_ command: UICommand) {
    colour = command.propertyList as? String ?? colour
    log.add("painted \(colour)")
    showNote()
  }

  private func deleteNote(_ command: UICommand) {
    notes = max(0, notes - 1)
    log.add("deleted one, \(notes) left")
    showNote()
  }

  private func deleteAllNotes(_ command: UICommand) {
    notes = 0
    log.add("deleted all")
    showNote()
  }

  private func showNote() {
    let colours: [String: UIColor] = [
      "yellow": .systemYellow, "green": .systemGreen, "pink": .systemPink,
    ]
    note.backgroundColor = colours[colour]
    note.name = "\(isPinned ? "Pinned: a" : "A") \(colour) note, \(notes) in all"
    UIMenuSystem.main.setNeedsRevalidate()
  }
}

/// A note that copies its text and pastes it.
final class MenuNoteBox: KeyedBox {
  /// The note's name, in its first line.
  var name = "" {
    didSet { show() }
  }
  private var text = "Buy oranges."
  private var copied: String?
  /// Called with a description of the edit.
  var onEdit: ((String) -> Void)?

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == Selector("paste:") { return copied != nil }
    return super.canPerformAction(action, withSender: sender)
  }

  override func copy(_ sender: Any?) {
    copied = text
    onEdit?("copied “\(text)”")
  }

  override func paste(_ sender: Any?) {
    guard let copied else { return }
    // The text is limited to what the box can show.
    text = String((text + " " + copied).suffix(160))
    onEdit?("pasted")
    show()
  }

  private func show() { say("\(name)\n\n\(text)") }
}
