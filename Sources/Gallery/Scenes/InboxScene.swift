internal import UIKit

/// A table with sections, swipe actions, an editing mode, and controls in its cells.
final class InboxScene: PageController, UITableViewDataSource, UITableViewDelegate {
  static let scene = AppScene(
    name: "table", title: "A table of messages",
    hint: "Swipe a row to either side, tap a star, or tap Edit. The last line names what answered.",
    controller: { InboxScene() })

  private let table = UITableView(
    frame: CGRect(x: 0, y: 132, width: 390, height: 620), style: .insetGrouped)
  private let edit = UIButton(configuration: .gray())
  private let log = LogView(
    "log", prompt: "No row has answered yet.",
    frame: CGRect(x: 20, y: 764, width: 350, height: 56))
  private var folders = Message.folders

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    table.accessibilityIdentifier = "messages"
    table.register(MessageCell.self, forCellReuseIdentifier: "message")
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
    edit.frame = CGRect(x: 300, y: 14, width: 70, height: 44)
    edit.setTitle("Edit", for: .normal)
    edit.accessibilityIdentifier = "edit"
    edit.addAction(UIAction { [weak self] _ in self?.toggleEditing() }, for: .touchUpInside)
    view.addSubview(edit)
    view.addSubview(log)
  }

  private func toggleEditing() {
    table.setEditing(!table.isEditing, animated: true)
    edit.setTitle(table.isEditing ? "Done" : "Edit", for: .normal)
  }

  private func message(_ path: IndexPath) -> Message { folders[path.section].messages[path.row] }

  // MARK: Data

  func numberOfSections(in tableView: UITableView) -> Int { folders.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    folders[section].messages.count
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    folders[section].title
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    (cell as? MessageCell)?.show(message(indexPath)) { [weak self] in
      self?.log.add("The star of \(self?.message(indexPath).sender ?? "") answered.")
    }
    return cell
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    remove(indexPath)
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let moved = folders[sourceIndexPath.section].messages.remove(at: sourceIndexPath.row)
    folders[destinationIndexPath.section].messages.insert(moved, at: destinationIndexPath.row)
    log.add("\(moved.sender) moved to row \(destinationIndexPath.row).")
  }

  private func remove(_ path: IndexPath) {
    log.add("\(message(path).sender) was deleted.")
    folders[path.section].messages.remove(at: path.row)
    table.deleteRows(at: [path], with: .automatic)
  }

  // MARK: Touches

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.add("Row \(indexPath.section).\(indexPath.row) answered: \(message(indexPath).sender).")
    if !tableView.isEditing { tableView.deselectRow(at: indexPath, animated: true) }
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      self?.remove(indexPath)
      done(true)
    }
    let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
      self?.log.add("\(self?.message(indexPath).sender ?? "") was flagged.")
      done(true)
    }
    flag.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [delete, flag])
  }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let read = UIContextualAction(style: .normal, title: "Read") { [weak self] _, _, done in
      self?.log.add("\(self?.message(indexPath).sender ?? "") was read.")
      done(true)
    }
    read.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [read])
  }
}

/// A message of the inbox.
struct Message {
  let sender: String
  let subject: String

  /// The messages by folder.
  static let folders: [(title: String, messages: [Message])] = [
    (
      "Today",
      [
        Message(sender: "Mira", subject: "The tickets for Friday"),
        Message(sender: "Jonas", subject: "Photos of the lake"),
        Message(sender: "Library", subject: "Two books are due"),
      ]
    ),
    (
      "Earlier",
      [
        Message(sender: "Ada", subject: "Notes on the engine"),
        Message(sender: "Workshop", subject: "Your bicycle is ready"),
        Message(sender: "Tom", subject: "Lunch on Tuesday?"),
        Message(sender: "Choir", subject: "New times for rehearsals"),
        Message(sender: "Eva", subject: "A recipe with pears"),
      ]
    ),
  ]
}

/// A cell with a message and a star, which is a button.
final class MessageCell: UITableViewCell {
  private let star = UIButton(type: .system)
  private var onStar: () -> Void = {}

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    star.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    star.setTitle("★", for: .normal)
    star.titleLabel?.font = .systemFont(ofSize: 22)
    star.addAction(UIAction { [weak self] _ in self?.onStar() }, for: .touchUpInside)
    accessoryView = star
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ message: Message, onStar: @escaping () -> Void) {
    textLabel?.text = message.sender
    detailTextLabel?.text = message.subject
    star.accessibilityLabel = "Star of \(message.sender)"
    self.onStar = onStar
  }
}
