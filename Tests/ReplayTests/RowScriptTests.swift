import Testing
import TouchstoneHost
import TouchstoneInput
import TouchstoneReplay
import TouchstoneTesting
import UIKit

private final class OrdersDelegate: WindowDelegate {
  static var tables = 1

  override func makeController() -> UIViewController { OrdersController(Self.tables) }
}

/// A page with tables one below the other.
private final class OrdersController: UIViewController, UITableViewDataSource {
  private let count: Int

  init(_ count: Int) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for number in 0..<count {
      let table = UITableView(
        frame: CGRect(x: 0, y: 400 * CGFloat(number), width: 390, height: 400))
      table.accessibilityIdentifier = "orders\(number)"
      table.rowHeight = 44
      table.contentInsetAdjustmentBehavior = .never
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = self
      view.addSubview(table)
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

/// Recorded touches on rows become calls with index paths.
@MainActor
@Suite(.staged, .serialized) struct RowScriptTests {
  private func source(_ points: [Point], tables: Int) throws -> String {
    OrdersDelegate.tables = tables
    let header = RecordingHeader(screen: .init(Device.iPhone14.screen()))
    let records = points.enumerated().flatMap { number, point in
      [(TouchSample.Phase.began, 0.5), (.ended, 0.5625)].map { phase, time in
        RecordingRecord.input(
          .touch(TouchSample(id: 1, phase: phase, position: point, time: time + Double(number))))
      }
    }
    let writer = TestWriter(name: "Rows", delegate: "App.OrdersDelegate") { header in
      let application = try UIApplication.launch(
        delegate: OrdersDelegate.self, screen: header.screen.configuration)
      application.loop.show()
      return application
    }
    return try writer.source(of: Recording(header: header, records: records))
  }

  @Test func `A tap on a row is written with its index path`() throws {
    let source = try source([Point(x: 190, y: 44 * 2 + 22)], tables: 1)
    #expect(source.contains("stage.tap(row: IndexPath(row: 2, section: 0))\n"), "\(source)")
    #expect(!source.contains("expecting: .nothing"))
  }

  @Test func `With several tables, the call names the table`() throws {
    let source = try source([Point(x: 190, y: 400 + 44 + 22)], tables: 2)
    #expect(
      source.contains("stage.tap(row: IndexPath(row: 1, section: 0), in: \"orders1\")\n"),
      "\(source)")
  }

  @Test func `A tap on a row that is cut off is written with a name or a point`() throws {
    // Row 9 begins at 396, four points above the end of the table.
    let source = try source([Point(x: 190, y: 398)], tables: 1)
    #expect(!source.contains("IndexPath("), "\(source)")
  }
}
