internal import UIKit

/// A list whose rows a finger moves by their handles.
final class ReorderScene: PageController, UITableViewDataSource, UITableViewDelegate {
  static let scene = AppScene(
    name: "reorder", title: "Rows in another order",
    hint: "Drag a row by its handle. The first row of each section stays where it is.",
    controller: { ReorderScene() })

  private let table = UITableView(
    frame: CGRect(x: 0, y: 132, width: 390, height: 600), style: .grouped)
  private let log = LogView(
    "log", prompt: "No row has moved yet.", frame: CGRect(x: 20, y: 744, width: 350, height: 76))
  private var sections = [
    ["Side A", "Overture", "The harbor", "Two bridges", "Night train", "Snow"],
    ["Side B", "Lanterns", "The clockmaker", "Salt", "Homeward"],
  ]

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    table.accessibilityIdentifier = "songs"
    table.register(UITableViewCell.self, forCellReuseIdentifier: "song")
    table.dataSource = self
    table.delegate = self
    table.isEditing = true
    view.addSubview(table)
    view.addSubview(log)
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    cell.textLabel?.font = .systemFont(ofSize: 17, weight: indexPath.row == 0 ? .bold : .regular)
    return cell
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.row > 0
  }
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .none }
  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { false }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    proposedDestinationIndexPath.row == 0
      ? IndexPath(row: 1, section: proposedDestinationIndexPath.section)
      : proposedDestinationIndexPath
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let song = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(song, at: destinationIndexPath.row)
    log.add("\(song) is now row \(destinationIndexPath.section).\(destinationIndexPath.row).")
  }
}
