internal import UIKit

/// Eight cells, each with something that competes with the row for the touch.
final class CellTouchesScene: PageController, UITableViewDataSource, UITableViewDelegate {
  static let scene = AppScene(
    name: "cell-touches", title: "What answers in a cell",
    hint: "Tap each row and what is in it. The log names the object that answered.",
    controller: { CellTouchesScene() })

  private let table = UITableView(
    frame: CGRect(x: 0, y: 132, width: 390, height: 520), style: .plain)
  private let log = LogView(
    "log", prompt: "Tap a row.", frame: CGRect(x: 20, y: 664, width: 350, height: 156))

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    table.accessibilityIdentifier = "rivals"
    table.rowHeight = 64
    table.isScrollEnabled = true
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
    view.addSubview(log)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Rival.allCases.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let rival = Rival.allCases[indexPath.row]
    let cell =
      rival == .silentCell
      ? SilentCell(style: .default, reuseIdentifier: nil)
      : UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = rival.rawValue
    cell.textLabel?.font = .systemFont(ofSize: 15)
    add(rival, to: cell)
    return cell
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.add("The row “\(Rival.allCases[indexPath.row].rawValue)” was selected.")
    tableView.deselectRow(at: indexPath, animated: true)
  }

  private func add(_ rival: Rival, to cell: UITableViewCell) {
    let place = CGRect(x: 210, y: 10, width: 160, height: 44)
    switch rival {
    case .plain, .silentCell: break
    case .button: cell.contentView.addSubview(button(place))
    case .toggle:
      let toggle = UISwitch(frame: CGRect(x: 300, y: 16, width: 63, height: 28))
      toggle.addAction(
        UIAction { [weak self] _ in self?.log.add("The switch answered.") }, for: .valueChanged)
      cell.contentView.addSubview(toggle)
    case .field:
      let field = UITextField(frame: place.insetBy(dx: 0, dy: 5))
      field.borderStyle = .roundedRect
      field.placeholder = "Type here"
      field.addAction(
        UIAction { [weak self] _ in self?.log.add("The field began editing.") },
        for: .editingDidBegin)
      cell.contentView.addSubview(field)
    case .recognizer:
      let label = tinted("Tap recognizer", place)
      label.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: Selector("answerTap:", Self.answerTap)))
      cell.contentView.addSubview(label)
    case .textView:
      let text = UITextView(frame: place)
      text.text = "This text view keeps its touches."
      text.isEditable = false
      text.backgroundColor = .secondarySystemBackground
      cell.contentView.addSubview(text)
    case .sideways:
      let scroll = UIScrollView(frame: place)
      scroll.contentSize = CGSize(width: 480, height: 44)
      scroll.backgroundColor = .secondarySystemBackground
      scroll.addSubview(tinted("Drag sideways", CGRect(x: 0, y: 0, width: 160, height: 44)))
      scroll.addSubview(tinted("and on", CGRect(x: 160, y: 0, width: 160, height: 44)))
      scroll.addSubview(tinted("Drag me back", CGRect(x: 320, y: 0, width: 160, height: 44)))
      cell.contentView.addSubview(scroll)
    }
  }

  private func button(_ frame: CGRect) -> UIButton {
    let button = UIButton(configuration: .filled())
    button.frame = frame
    button.setTitle("Buy", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in self?.log.add("The button answered.") }, for: .touchUpInside)
    return button
  }

  private func tinted(_ text: String, _ frame: CGRect) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    label.font = .systemFont(ofSize: 14)
    label.textAlignment = .center
    label.textColor = .systemIndigo
    label.backgroundColor = .systemIndigo.withAlphaComponent(0.12)
    label.isUserInteractionEnabled = true
    return label
  }

  private func answerTap(_ recognizer: UITapGestureRecognizer) {
    log.add("The tap recognizer of the label answered.")
  }
}

/// The objects that compete with a row for its touch.
private enum Rival: String, CaseIterable {
  case plain = "Nothing else"
  case button = "A button"
  case toggle = "A switch"
  case field = "A text field"
  case recognizer = "A recognizer"
  case textView = "A text view"
  case sideways = "A sideways list"
  case silentCell = "touchesBegan without super"
}

/// A cell that overrides `touchesBegan` without calling `super`, so that its row is never selected.
private final class SilentCell: UITableViewCell {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
