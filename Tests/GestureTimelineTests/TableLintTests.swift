import Testing
import TouchstoneInspector
import TouchstoneTesting
import UIKit

/// The lint's findings about tables.
@MainActor @Suite(.staged)
struct TableLintTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    table.accessibilityIdentifier = "orders"
    stage.window.addSubview(table)
  }

  private var findings: [String] {
    stage.advance(by: 0.02)
    return stage.lint.filter { $0.kind == .noDataSource }.map(\.sentence)
  }

  @Test func `A table with a delegate and no data source is reported`() {
    #expect(findings == [])
    let source = Source()
    table.delegate = source
    #expect(
      findings == [
        "*orders* has a delegate but no data source, so it shows no rows. Set its dataSource."
      ])
    table.dataSource = source
    #expect(findings == [])
  }

  @Test func `A deallocated data source is reported`() {
    var source: Source? = Source()
    table.dataSource = source
    #expect(findings == [])
    source = nil
    #expect(table.dataSource == nil)
    let found = stage.lint.filter { $0.kind == .noDataSource }.map(\.sentence)
    #expect(found.first?.hasPrefix("The data source of *orders* is gone") == true)
    withExtendedLifetime(source) {}
  }
}
