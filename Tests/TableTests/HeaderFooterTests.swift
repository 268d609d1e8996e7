import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit
import UIKitLists

/// The titles, sizes and backgrounds of headers and footers.
@MainActor @Suite(.staged)
struct HeaderFooterTests {
  // statement 738
  @Test func `the title of the recorded plain header is at its recorded place`() {
    CellScene.asRecorded {
      let source = SectionSource(header: "Section", footer: "Note")
      let table = UITableView(frame: CGRect(x: 0, y: 40, width: 375, height: 480))
      table.dataSource = source
      table.delegate = source
      table.traitOverrides.displayScale = 2
      table.layoutIfNeeded()
      let header = table.headerView(forSection: 0)
      #expect(header?.frame.height == 40.5)
      let label = header?.textLabel
      #expect(label?.text == "Section" && isSame(label?.frame.minX, 8))
      #expect(isNear(label?.frame.midY, 20.25))
      #expect(label?.font.pointSize == 17)
      #expect(
        label?.font.fontName == UIFont.systemFont(ofSize: 17, weight: .semibold).fontName)
      #expect(table.footerView(forSection: 0)?.textLabel?.font.pointSize == 13)
    }
  }

  // statement 739
  @Test func `titles of a recorded grouped table are 16 points from the left`() {
    CellScene.asRecorded {
      let source = SectionSource(header: "Section", footer: "Note")
      let table = UITableView(
        frame: CGRect(x: 0, y: 0, width: 375, height: 480), style: .grouped)
      table.dataSource = source
      table.delegate = source
      table.traitOverrides.displayScale = 2
      table.layoutIfNeeded()
      let (header, footer) = (table.headerView(forSection: 0), table.footerView(forSection: 0))
      #expect(header?.frame.height == 40.5 && isSame(header?.textLabel?.frame.minX, 16))
      #expect(header?.textLabel?.font.pointSize == 17)
      #expect(footer?.frame.height == 30 && isSame(footer?.textLabel?.frame.minX, 16))
      #expect(footer?.textLabel?.font.pointSize == 13)
      #expect(footer?.textLabel?.textColor == .secondaryLabel)
    }
  }

  // statement 730
  @Test func `a long title wraps`() {
    let source = SectionSource(header: CellScene.longText, footer: nil)
    let scene = SectionScene(source)
    let header = scene.table.headerView(forSection: 0)
    let label = header?.textLabel
    #expect((header?.frame.height ?? 0) > 60)
    #expect((label?.frame.maxX ?? 999) <= 320 - 16)
    #expect((label?.frame.maxY ?? 999) <= (header?.bounds.height ?? 0))
  }

  @Test func `looks that the delegate sets before the header is shown stay`() {
    let source = SectionSource(header: "Section", footer: nil)
    source.willDisplay = { view in
      let header = view as? UITableViewHeaderFooterView
      header?.textLabel?.textColor = .systemRed
      header?.textLabel?.font = .systemFont(ofSize: 11)
      header?.contentView.backgroundColor = .systemYellow
    }
    let scene = SectionScene(source)
    scene.stage.advance(by: 0.1)
    let header = scene.table.headerView(forSection: 0)
    #expect(header?.textLabel?.textColor == .systemRed)
    #expect(header?.textLabel?.font.pointSize == 11)
    #expect(header?.contentView.backgroundColor == .systemYellow)
  }

  @Test func `a plain header has a background and a pinned state while it floats`() {
    let source = SectionSource(header: "Section", footer: nil)
    let scene = SectionScene(source)
    let header = scene.table.headerView(forSection: 0)
    var states: [Bool] = []
    header?.configurationUpdateHandler = { states.append($1.isPinned) }
    scene.stage.advance(by: 0.02)
    #expect(header?.configurationState.isPinned == false)
    #expect(header?.subviews.count == 1)
    scene.table.contentOffset.y = 200
    scene.stage.advance(by: 0.02)
    scene.stage.advance(by: 0.02)
    #expect(header?.configurationState.isPinned == true)
    #expect(header?.subviews.first?.frame == header?.bounds)
    #expect(header?.subviews.first?.subviews.first?.backgroundColor == .systemBackground)
    scene.table.contentOffset.y = 0
    scene.stage.advance(by: 0.02)
    scene.stage.advance(by: 0.02)
    #expect(header?.subviews.count == 1)
    #expect(states == [false, true, false])
  }

  @Test func `a header of the app is as high as its constraints say`() {
    let header = BoxHeader(reuseIdentifier: "box")
    #expect(CellScene.fit(header).height == 93)
    #expect(header.reuseIdentifier == "box")
    #expect(CellScene.fit(UITableViewHeaderFooterView(reuseIdentifier: nil)).height == 28)
  }

  @Test func `content and background configurations replace the parts`() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.backgroundView = UIView()
    header.textLabel?.text = "old"
    var content = header.defaultContentConfiguration()
    content.text = "new"
    header.contentConfiguration = content
    header.backgroundConfiguration = .listGroupedHeaderFooter()
    header.frame = CGRect(origin: .zero, size: CellScene.fit(header))
    header.layoutIfNeeded()
    #expect(header.textLabel == nil && header.backgroundView == nil)
    #expect(header.bounds.height == 28)
    let label = CellScene.label("new", in: header.contentView)
    #expect(label?.frame.minX == 16 && isNear(label?.frame.midY, 14))
    header.contentConfiguration = nil
    #expect(header.textLabel != nil && header.textLabel?.text == nil)
  }

  @Test func `a footer that the delegate makes has the configuration of footers`() {
    let source = SectionSource(header: nil, footer: nil)
    let footer = UITableViewHeaderFooterView(reuseIdentifier: nil)
    source.footerView = footer
    let scene = SectionScene(source, style: .grouped)
    #expect(scene.table.footerView(forSection: 0) === footer)
    #expect(footer.defaultContentConfiguration() == .groupedFooter())
  }

  @Test func `several requests are one update`() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.layoutIfNeeded()
    var count = 0
    header.configurationUpdateHandler = { _, _ in count += 1 }
    header.setNeedsUpdateConfiguration()
    header.setNeedsUpdateConfiguration()
    header.layoutIfNeeded()
    #expect(count == 1)
  }
}

/// A window with one table of one section.
@MainActor
private struct SectionScene {
  let stage = Stage(size: CGSize(width: 320, height: 480))
  let table: UITableView

  init(_ source: SectionSource, style: UITableView.Style = .plain) {
    table = UITableView(frame: stage.window.bounds, style: style)
    table.dataSource = source
    table.delegate = source
    stage.window.addSubview(table)
    stage.advance(by: 0.02)
  }
}

/// A section of 30 rows, or of 2 if it has a footer.
@MainActor
private final class SectionSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  let header, footer: String?
  var footerView: UIView?
  var willDisplay: ((UIView) -> Void)?

  init(header: String?, footer: String?) {
    self.header = header
    self.footer = footer
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    footer == nil && footerView == nil ? 30 : 2
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    header
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footer
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    footerView
  }
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { willDisplay?(view) }
}

/// A header with a box of 73 points, 10 from top and bottom.
@MainActor
private final class BoxHeader: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      box.heightAnchor.constraint(equalToConstant: 73),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
