import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// The index at the trailing edge of a table.
@MainActor @Suite(.staged)
struct SectionIndexTests {
  // statement 867
  @Test func `a touch on an index title jumps to its section at once and selects no row`() {
    let scene = IndexScene(["A", "B", "C"])
    scene.stage.tap(at: scene.point(of: 1))
    #expect(scene.table.contentOffset.y == scene.table.rectForHeader(inSection: 1).minY)
    #expect(scene.source.log.take() == ["title B 1"])
    #expect(scene.table.indexPathForSelectedRow == nil)
  }

  // statement 867
  @Test func `a drag along the index jumps from title to title while the finger is down`() {
    let scene = IndexScene(["A", "B", "C"])
    let finger = scene.stage.touch(at: scene.point(of: 0))
    #expect(scene.source.log.take() == ["title A 0"])
    finger.move(to: scene.point(of: 1))
    #expect(scene.table.contentOffset.y == scene.table.rectForHeader(inSection: 1).minY)
    #expect(!scene.table.isDragging && !scene.table.isScrollAnimating)
    finger.move(by: CGVector(dx: 0, dy: 1))
    finger.move(to: scene.point(of: 2))
    #expect(scene.source.log.take() == ["title B 1", "title C 2"])
    finger.lift()
    scene.stage.settle()
    #expect(scene.table.contentOffset.y == scene.table.contentSize.height - 480)
  }

  @Test func `a held finger on the index jumps before content touches would begin`() {
    let scene = IndexScene(["A", "B", "C"])
    let finger = scene.stage.touch(at: scene.point(of: 2))
    #expect(scene.table.contentOffset.y > 0)
    finger.lift()
  }

  @Test func `the index is at the trailing edge and stays there while rows scroll`() {
    let scene = IndexScene(["A", "B", "C"])
    let frame = scene.strip.map { $0.convert($0.bounds, to: nil) }
    #expect(frame?.maxX == 320 && frame?.minY == 0 && frame?.maxY == 480)
    scene.table.contentOffset.y = 300
    scene.stage.advance(by: 0.05)
    #expect(scene.strip.map { $0.convert($0.bounds, to: nil) } == frame)
    #expect(scene.table.subviews.last === scene.strip)
  }

  @Test func `the index of a right-to-left table is at its left edge`() {
    let scene = IndexScene(["A", "B", "C"]) { $0.semanticContentAttribute = .forceRightToLeft }
    #expect(scene.strip?.frame.minX == 0)
  }

  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func `the content of cells ends at the index, and is as wide as the table without one`(
    side: UISemanticContentAttribute
  ) {
    let scene = IndexScene(["A", "B", "C"]) { $0.semanticContentAttribute = side }
    let cell = scene.table.visibleCells.first
    let strip = scene.strip?.frame ?? .zero
    #expect(strip.width >= 15)
    let content = cell.map { $0.contentView.convert($0.contentView.bounds, to: scene.table) }
    let start: CGFloat = side == .forceRightToLeft ? strip.maxX : 0
    #expect(isSame(content?.minX, start))
    #expect(isSame(content?.width, 320 - strip.width))
    #expect(cell?.frame.width == 320)
    scene.source.titles = nil
    scene.table.reloadSectionIndexTitles()
    scene.stage.advance(by: 0.05)
    #expect(isSame(cell?.contentView.frame.width, 320))
  }

  @Test func `text wraps earlier next to the index, and the row's height follows`() {
    let scene = IndexScene(["A", "B", "C"]) {
      $0.rowHeight = UITableView.automaticDimension
      $0.register(LongCell.self, forCellReuseIdentifier: "row")
    }
    let width = scene.strip?.frame.width ?? 0
    func height(_ width: CGFloat) -> CGFloat { CellScene.height(CellScene.longText, width) + 22 }
    #expect(isNear(scene.table.rectForRow(at: [0, 0]).height, height(288 - width)))
    scene.source.titles = (0..<3).map { _ in "a wide title of a section" }
    scene.table.reloadSectionIndexTitles()
    scene.stage.advance(by: 0.05)
    let wide = scene.strip?.frame.width ?? 0
    #expect(wide > width + 50)
    #expect(isNear(scene.table.rectForRow(at: [0, 0]).height, height(288 - wide)))
    #expect(height(288 - wide) > height(288 - width) + 10)
  }

  // statement 868
  @Test func `the search title shows a magnifying glass, and its data source may scroll itself`() {
    let scene = IndexScene([UITableView.indexSearch, "A", "B"])
    scene.source.section = { $0 == 0 ? NSNotFound : $0 - 1 }
    #expect(scene.strip?.subviews.first is UIImageView)
    #expect(scene.texts == ["A", "B"])
    scene.table.contentOffset.y = 100
    scene.stage.tap(at: scene.point(of: 0))
    #expect(scene.table.contentOffset.y == 100)
    scene.stage.tap(at: scene.point(of: 2))
    #expect(scene.table.contentOffset.y == scene.table.rectForHeader(inSection: 1).minY)
  }

  // statement 867
  @Test func `a table with fewer rows than the minimum shows no index`() {
    let scene = IndexScene(["A", "B", "C"])
    scene.table.sectionIndexMinimumDisplayRowCount = 31
    scene.stage.advance(by: 0.05)
    #expect(scene.strip == nil)
    scene.table.sectionIndexMinimumDisplayRowCount = 30
    scene.stage.advance(by: 0.05)
    #expect(scene.strip != nil)
    #expect(scene.texts == ["A", "B", "C"])
  }

  @Test func `a table without titles has no index`() {
    let scene = IndexScene([])
    #expect(scene.strip == nil)
  }

  // statement 714
  @Test func `reloading the index titles asks for them and for nothing else`() {
    let scene = IndexScene(["A", "B", "C"])
    scene.source.titles = ["X", "Y", "Z"]
    scene.stage.advance(by: 0.05)
    #expect(scene.texts == ["A", "B", "C"])
    scene.source.log.lines = []
    scene.table.reloadSectionIndexTitles()
    scene.stage.advance(by: 0.05)
    #expect(scene.source.log.take() == ["titles"])
    #expect(scene.texts == ["X", "Y", "Z"])
  }

  @Test func `reloading the data asks for the index titles again`() {
    let scene = IndexScene(["A", "B", "C"])
    scene.source.titles = nil
    scene.table.reloadData()
    scene.stage.advance(by: 0.05)
    #expect(scene.strip == nil)
  }

  @Test func `more titles than fit are shown in part, with dots between`() {
    let scene = IndexScene((0..<60).map { "\($0)" }, rows: 3)
    #expect(scene.texts.first == "0" && scene.texts.last == "59")
    #expect(scene.texts.contains("•"))
    #expect(CGFloat(scene.texts.count) * 11 <= 480)
    let views = scene.strip?.subviews ?? []
    #expect(zip(views, views.dropFirst()).allSatisfy { $0.frame.maxY <= $1.frame.minY })
    let bottom = views.last.map { $0.convert(CGPoint(x: 1, y: 12), to: nil) } ?? .zero
    scene.stage.tap(at: bottom)
    #expect(scene.source.log.take() == ["title 59 59"])
  }

  @Test func `the index has the colors of the table, and others during a touch`() {
    let scene = IndexScene(["A", "B", "C"])
    scene.table.sectionIndexColor = .red
    scene.table.sectionIndexBackgroundColor = .blue
    scene.table.sectionIndexTrackingBackgroundColor = .green
    let label = scene.strip?.subviews.first as? UILabel
    #expect(label?.textColor == .red)
    #expect(scene.strip?.backgroundColor == .blue)
    let finger = scene.stage.touch(at: scene.point(of: 0))
    #expect(scene.strip?.backgroundColor == .green)
    finger.lift()
    #expect(scene.strip?.backgroundColor == .blue)
  }

  @Test func `assistive technology adjusts the index from section to section`() {
    let scene = IndexScene(["A", "B", "C"])
    scene.stage.accessibility.increment(scene.strip)
    scene.stage.accessibility.increment(scene.strip)
    #expect(scene.strip?.accessibilityValue == "B")
    #expect(scene.table.contentOffset.y == scene.table.rectForHeader(inSection: 1).minY)
    scene.stage.accessibility.decrement(scene.strip)
    #expect(scene.strip?.accessibilityValue == "A")
    #expect(scene.table.contentOffset.y == 0)
  }
}

/// A cell with a text of several lines.
private final class LongCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    textLabel?.numberOfLines = 0
    textLabel?.text = CellScene.longText
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A table with an index, whose sections have ten rows each.
@MainActor
private struct IndexScene {
  let stage = Stage(size: CGSize(width: 320, height: 480))
  let table: UITableView
  let source: IndexedSource

  init(_ titles: [String], rows: Int = 10, prepare: (UITableView) -> Void = { _ in }) {
    table = UITableView(frame: stage.window.bounds, style: .plain)
    source = IndexedSource(titles, rows: rows)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 44
    table.sectionHeaderHeight = 28
    table.sectionHeaderTopPadding = 0
    prepare(table)
    table.dataSource = source
    table.delegate = source
    stage.window.addSubview(table)
    stage.advance(by: 0.5)
    source.log.lines = []
  }

  /// The strip with the titles.
  var strip: UIView? {
    table.subviews.first { $0.accessibilityTraits.contains(.adjustable) }
  }
  /// The texts in the strip, from top to bottom.
  var texts: [String] { strip?.subviews.compactMap { ($0 as? UILabel)?.text } ?? [] }

  /// Returns the center of a line in the window.
  func point(of line: Int) -> CGPoint {
    guard let views = strip?.subviews, views.indices.contains(line) else { return .zero }
    return views[line].convert(
      CGPoint(x: views[line].bounds.midX, y: views[line].bounds.midY), to: nil)
  }
}

/// A data source with index titles, which records its calls.
@MainActor
private final class IndexedSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  let log = CallLog()
  let sections: Int
  let rows: Int
  var titles: [String]?
  var section: (Int) -> Int = { $0 }

  init(_ titles: [String], rows: Int) {
    self.titles = titles
    self.rows = rows
    sections = max(3, titles.count)
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Section \(section)"
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    log.record("titles")
    return titles
  }
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    log.record("title \(title) \(index)")
    return section(index)
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.record("did highlight")
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.record("did select")
  }
}
