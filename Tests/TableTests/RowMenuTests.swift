import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit
import UIKitLists

/// The context menus of rows.
@MainActor @Suite(.staged)
struct RowMenuTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let source = MenuSource()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func show() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 44
    table.dataSource = source
    table.delegate = source
    stage.window.addSubview(table)
    stage.advance(by: 0.02)
  }

  private func hold(_ y: CGFloat) -> Finger {
    let finger = stage.touch(at: CGPoint(x: 100, y: y))
    stage.advance(by: 0.6)
    return finger
  }

  @Test func `the interaction exists once the table has a delegate and is in a window`() {
    #expect(table.contextMenuInteraction == nil)
    table.delegate = source
    #expect(table.contextMenuInteraction == nil)
    show()
    #expect(table.contextMenuInteraction?.view === table)
  }

  // statement 966, 968
  @Test func `a press on a row shows its menu, and the row isn't selected`() {
    show()
    hold(66).lift()
    stage.settle()
    #expect(stage.shownMenuTitles == ["Row 1", "Copy"])
    #expect(
      source.log.take() == [
        "did highlight 1", "menu 1 at 100,66", "did unhighlight 1", "preview", "will display",
      ])
    #expect(table.indexPathForSelectedRow == nil)
    stage.tapMenu("Copy")
    stage.settle()
    #expect(source.log.take().filter { $0 != "dismissal" } == ["will end", "copy"])
  }

  // statement 966
  @Test func `the point is in the coordinates of the content`() {
    show()
    table.contentOffset.y = 440
    stage.advance(by: 0.02)
    hold(22).lift()
    #expect(source.log.take().contains("menu 10 at 100,462"))
  }

  // statement 966
  @Test func `a row without a menu is selected by a long press`() {
    source.hasMenu = false
    show()
    hold(66).lift()
    stage.settle()
    #expect(stage.shownMenuTitles == nil)
    #expect(source.log.take().contains("did select 1"))
  }

  @Test func `the space below the rows has no menu`() {
    source.count = 2
    show()
    hold(300).lift()
    #expect(stage.shownMenuTitles == nil)
    #expect(source.log.take() == [])
  }

  // statement 968
  @Test func `a tap on the preview is reported`() {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 150)
    source.preview = controller
    show()
    hold(66).lift()
    stage.settle()
    _ = source.log.take()
    stage.tap(at: controller.view.convert(CGPoint(x: 100, y: 75), to: nil))
    stage.settle()
    #expect(source.log.take().filter { $0 != "dismissal" } == ["perform preview", "will end"])
  }

  // statement 966
  @Test func `the preview is the row's cell unless the delegate states another`() {
    show()
    hold(66).lift()
    stage.settle()
    let preview = stage.view("contextMenu.preview")
    #expect(preview?.bounds.size == CGSize(width: 320, height: 44))
    table.contextMenuInteraction?.dismissMenu()
    #expect(preview?.center == CGPoint(x: 160, y: 66) && preview?.transform == .identity)
    stage.settle()
    #expect(!stage.hasView("contextMenu.preview"))
  }

  // statement 966, 968
  @Test func `the delegate's previews are lifted, and say where the menu returns to`() {
    show()
    let badge = UIView(frame: CGRect(x: 10, y: 7, width: 60, height: 30))
    badge.backgroundColor = .systemRed
    table.cellForRow(at: [0, 1])?.contentView.addSubview(badge)
    source.highlight = UITargetedPreview(view: badge)
    source.dismissal = UITargetedPreview(
      view: badge, parameters: UIPreviewParameters(),
      target: UIPreviewTarget(container: table, center: CGPoint(x: 200, y: 300)))
    hold(66).lift()
    stage.settle()
    let preview = stage.view("contextMenu.preview")
    #expect(preview?.bounds.size == CGSize(width: 60, height: 30))
    table.contextMenuInteraction?.dismissMenu()
    #expect(preview?.center == CGPoint(x: 200, y: 300))
    stage.settle()
  }

  // statement 968
  @Test func `each call about a menu has the configuration that the delegate returned`() {
    show()
    hold(66).lift()
    stage.settle()
    table.contextMenuInteraction?.dismissMenu()
    stage.settle()
    #expect(source.made.count == 1 && source.made.first?.identifier as? NSNumber == 1)
    // The two previews, the appearance and the end.
    #expect(source.seen.count == 4)
    #expect(source.seen.allSatisfy { $0 === source.made.first })
    hold(110).lift()
    stage.settle()
    #expect(source.made.count == 2 && source.seen.last?.identifier as? NSNumber == 2)
    table.contextMenuInteraction?.dismissMenu()
    stage.settle()
  }

  @Test func `a table without a delegate shows no menu and has no interaction`() {
    show()
    let other = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(other)
    #expect(other.contextMenuInteraction == nil)
  }
}

/// A data source and delegate with context menus.
@MainActor
private final class MenuSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  let log = CallLog()
  var hasMenu = true
  var count = 40
  var preview: UIViewController?
  var highlight: UITargetedPreview?
  var dismissal: UITargetedPreview?
  /// The configurations that were returned, and those of the later calls.
  var made: [UIContextMenuConfiguration] = []
  var seen: [UIContextMenuConfiguration] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.record("did highlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.record("did unhighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.record("did select \(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard hasMenu else { return nil }
    log.record("menu \(indexPath.row) at \(Int(point.x)),\(Int(point.y))")
    let configuration = UIContextMenuConfiguration(
      identifier: NSNumber(value: indexPath.row),
      previewProvider: preview.map { controller in { controller } },
      actionProvider: { [log] _ in
        UIMenu(
          title: "Row \(indexPath.row)",
          children: [UIAction(title: "Copy") { _ in log.record("copy") }])
      })
    made.append(configuration)
    return configuration
  }
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    log.record("preview")
    seen.append(configuration)
    return highlight
  }
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    log.record("dismissal")
    seen.append(configuration)
    return dismissal
  }
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.record("will display")
    seen.append(configuration)
  }
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.record("will end")
    seen.append(configuration)
  }
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { log.record("perform preview") }
}
