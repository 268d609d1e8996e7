import Testing
import TouchstoneTesting
import UIKit

/// Tables and the keyboard.
@MainActor @Suite(.staged)
struct TableKeyboardTests {
  private let stage = Stage(keyboard: 300)
  private let form = Form(style: .plain)

  private func show() {
    stage.window.rootViewController = form
    stage.advance(by: 0.1)
  }

  /// Returns the frame of a row in the window.
  private func frame(_ row: Int) -> CGRect {
    form.tableView.convert(form.tableView.rectForRow(at: [0, row]), to: nil)
  }

  // statement 818
  @Test func `a table controller scrolls the edited row above the keyboard`() {
    show()
    let old = frame(15)
    #expect(old.maxY > 544)
    #expect(form.field(15)?.becomeFirstResponder() == true)
    #expect(form.tableView.contentInset.bottom == 300)
    #expect(form.tableView.verticalScrollIndicatorInsets.bottom == 300)
    stage.settle()
    #expect(frame(15).maxY <= 544)
    #expect(frame(15).minY >= 0)
  }

  // statement 818
  @Test func `a row above the keyboard stays where it is`() {
    show()
    form.field(2)?.becomeFirstResponder()
    stage.settle()
    #expect(form.tableView.contentOffset.y == 0)
    #expect(form.tableView.contentInset.bottom == 300)
  }

  // statement 818
  @Test func `the inset goes with the keyboard, and the app's own inset stays`() {
    show()
    form.tableView.contentInset.bottom = 20
    form.field(2)?.becomeFirstResponder()
    stage.settle()
    #expect(form.tableView.contentInset.bottom == 320)
    form.tableView.contentInset.bottom += 5
    form.field(2)?.resignFirstResponder()
    stage.settle()
    #expect(form.tableView.contentInset.bottom == 25)
    #expect(form.tableView.verticalScrollIndicatorInsets.bottom == 0)
  }

  @Test func `a keyboard of another height changes the inset`() {
    show()
    form.field(2)?.becomeFirstResponder()
    stage.settle()
    stage.keyboardHeight = 350
    stage.settle()
    #expect(form.tableView.contentInset.bottom == 350)
  }

  @Test func `the row of the next field scrolls into view while the keyboard stays`() {
    show()
    form.field(2)?.becomeFirstResponder()
    stage.settle()
    form.field(15)?.becomeFirstResponder()
    stage.settle()
    #expect(frame(15).maxY <= 544)
    #expect(form.tableView.contentInset.bottom == 300)
  }

  @Test func `a field outside the table changes the inset but doesn't scroll`() {
    show()
    let outside = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    stage.window.addSubview(outside)
    outside.becomeFirstResponder()
    stage.settle()
    #expect(form.tableView.contentOffset.y == 0)
    #expect(form.tableView.contentInset.bottom == 300)
    outside.resignFirstResponder()
    stage.settle()
    #expect(form.tableView.contentInset.bottom == 0)
  }

  // statement 818
  @Test func `a tap on a field in a row begins editing and doesn't select the row`() {
    show()
    if let field = form.field(3) { stage.tap(field) }
    stage.settle()
    #expect(form.field(3)?.isFirstResponder == true)
    #expect(form.tableView.indexPathForSelectedRow == nil)
  }

  // statement 871
  @Test func `a tap on a row leaves the keyboard, and a drag dismisses it by the mode`() {
    show()
    form.tableView.keyboardDismissMode = .onDrag
    form.field(3)?.becomeFirstResponder()
    stage.settle()
    stage.tap(at: CGPoint(x: 350, y: 66))
    stage.settle()
    #expect(form.field(3)?.isFirstResponder == true)
    stage.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 350, y: 300))
    stage.settle()
    #expect(form.field(3)?.isFirstResponder == false)
    #expect(form.tableView.contentInset.bottom == 0)
  }

  @Test func `a table without a table controller leaves its insets alone`() {
    let table = UITableView(frame: stage.window.bounds)
    stage.window.addSubview(table)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    table.addSubview(field)
    field.becomeFirstResponder()
    stage.settle()
    #expect(table.contentInset.bottom == 0)
  }
}

/// A table of 30 rows, each with a text field of 200 points.
private final class Form: UITableViewController {
  private var fields: [Int: UITextField] = [:]

  func field(_ row: Int) -> UITextField? { fields[row] }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 44
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    30
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let field = UITextField(frame: CGRect(x: 20, y: 7, width: 200, height: 30))
    cell.contentView.addSubview(field)
    fields[indexPath.row] = field
    return cell
  }
}
