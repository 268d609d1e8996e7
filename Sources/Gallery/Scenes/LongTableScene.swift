internal import UIKit

/// A table of a hundred thousand rows.
final class LongTableScene: PageController, UITableViewDataSource, UITableViewDelegate {
  static let scene = AppScene(
    name: "table-100000", title: "A hundred thousand rows",
    hint: "Flick the list, or jump. The table only makes the cells that fit on the screen.",
    controller: { LongTableScene() })

  private static let count = 100_000

  private let table = UITableView(frame: CGRect(x: 0, y: 180, width: 390, height: 560))
  private let log = LogView(
    "log", prompt: "", frame: CGRect(x: 20, y: 752, width: 350, height: 68))
  private var made = 0

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    table.accessibilityIdentifier = "rows"
    // So that the number of cells is that of a screenful.
    table.isPrefetchingEnabled = false
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
    view.addSubview(log)
    addJump("First", 0, to: 0)
    addJump("Middle", 1, to: Self.count / 2)
    addJump("Last", 2, to: Self.count - 1)
    describe()
  }

  private func addJump(_ title: String, _ number: Int, to row: Int) {
    let button = UIButton(configuration: .gray())
    button.frame = CGRect(x: 20 + CGFloat(number) * 120, y: 128, width: 110, height: 44)
    button.setTitle(title, for: .normal)
    button.accessibilityIdentifier = title.lowercased()
    button.addAction(
      UIAction { [weak self] _ in
        self?.table.scrollToRow(
          at: IndexPath(row: row, section: 0), at: .middle, animated: true)
      }, for: .touchUpInside)
    view.addSubview(button)
  }

  private func describe() { log.show(["Rows: \(Self.count)", "Cells made so far: \(made)"]) }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell: UITableViewCell
    if let waiting = tableView.dequeueReusableCell(withIdentifier: "row") {
      cell = waiting
    } else {
      cell = UITableViewCell(style: .value1, reuseIdentifier: "row")
      made += 1
      describe()
    }
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.detailTextLabel?.text = indexPath.row.isMultiple(of: 2) ? "even" : "odd"
    return cell
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.show([
      "Rows: \(Self.count)", "Cells made so far: \(made)", "Row \(indexPath.row) answered.",
    ])
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
