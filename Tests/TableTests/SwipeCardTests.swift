import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit
import UIKitLists

/// Swipe actions in the cards of inset grouped tables.
@MainActor @Suite(.staged)
struct SwipeCardTests {
  private func scene(rows: Int, _ style: UITableView.Style = .insetGrouped) -> SwipeScene {
    let scene = SwipeScene(rows: rows, style: style)
    scene.source.offer(["Flag"])
    scene.source.leading = UISwipeActionsConfiguration(actions: [scene.source.action("Pin")])
    return scene
  }

  /// The layer of the view around the buttons of the open row.
  private func layer(_ scene: SwipeScene) -> CALayer? { scene.buttons.first?.superview?.layer }

  /// Expects that the actions of the open row are clipped to some corners of its card.
  private func expectCorners(
    _ corners: CACornerMask, _ scene: SwipeScene, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let layer = layer(scene)
    #expect(layer?.masksToBounds == true, sourceLocation: sourceLocation)
    #expect(layer?.maskedCorners == corners, sourceLocation: sourceLocation)
    let radius = corners.isEmpty ? 0 : TableMetrics.inForce.cardCorner
    #expect(layer?.cornerRadius == radius, sourceLocation: sourceLocation)
  }

  @Test func `the actions of each row are clipped to the corners of the card at their edge`() {
    #expect(TableMetrics.inForce.cardCorner > 0)
    let scene = scene(rows: 3)
    let corners: [CACornerMask] = [.layerMaxXMinYCorner, [], .layerMaxXMaxYCorner]
    for (row, corners) in corners.enumerated() {
      scene.swipe(row, by: -100, x: 280)
      expectCorners(corners, scene)
      let home = scene.table.rectForRow(at: [0, row])
      #expect(home.minX > 0)
      #expect(layer(scene)?.frame.maxX == home.maxX && layer(scene)?.frame.minY == home.minY)
      scene.table.isEditing = false
      scene.stage.settle()
    }
    scene.swipe(0, by: 100, x: 40)
    expectCorners(.layerMinXMinYCorner, scene)
  }

  @Test func `the actions of an only row are clipped to both corners`() {
    let scene = scene(rows: 1)
    scene.swipe(0, by: -100, x: 280)
    expectCorners([.layerMaxXMinYCorner, .layerMaxXMaxYCorner], scene)
  }

  @Test func `the actions get the corners of a row that becomes the last one`() {
    let scene = scene(rows: 3)
    scene.swipe(1, by: -100, x: 280)
    expectCorners([], scene)
    scene.source.rows = 2
    scene.table.deleteRows(at: [[0, 2]], with: .none)
    scene.stage.settle()
    expectCorners(.layerMaxXMaxYCorner, scene)
  }

  @Test func `tables without cards clip no corners`() {
    let scene = scene(rows: 1, .grouped)
    scene.swipe(0, by: -100)
    expectCorners([], scene)
  }
}
