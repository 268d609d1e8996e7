import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit
import UIKitLists

/// The heights of rows whose content becomes narrower during editing.
@MainActor @Suite(.staged)
struct EditingHeightTests {
  private let row = IndexPath(row: 0, section: 0)

  /// A scene with rows of long texts that size themselves.
  private func longTexts() -> TableScene {
    let source = RecordingSource()
    source.cell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = CellScene.longText
      return cell
    }
    return TableScene([12], source: source) { $0.isPrefetchingEnabled = false }
  }

  private func height(_ row: Int, _ scene: TableScene) -> CGFloat {
    scene.table.rectForRow(at: IndexPath(row: row, section: 0)).height
  }

  @Test func `rows that size themselves are measured again when editing begins and ends`() {
    let scene = longTexts()
    let wide = height(0, scene)
    let text = scene.table.cellForRow(at: row)?.textLabel?.frame.width ?? 0
    scene.table.isEditing = true
    scene.stage.settle()
    let cell = scene.table.cellForRow(at: row)
    let narrow = height(0, scene)
    #expect((cell?.textLabel?.frame.width ?? text) < text)
    #expect(narrow > wide && cell?.bounds.height == narrow)
    #expect(scene.table.rectForRow(at: [0, 1]).minY == narrow)
    scene.table.isEditing = false
    scene.stage.settle()
    #expect(height(0, scene) == wide)
    #expect(scene.table.cellForRow(at: row)?.bounds.height == wide)
  }

  @Test func `rows that come during editing are measured with their controls`() {
    let scene = longTexts()
    scene.table.isEditing = true
    scene.stage.settle()
    let narrow = height(0, scene)
    scene.table.scrollToRow(at: IndexPath(row: 11, section: 0), at: .bottom, animated: false)
    scene.stage.advance(by: 0.1)
    #expect(height(11, scene) == narrow)
    #expect(scene.table.cellForRow(at: [0, 11])?.bounds.height == narrow)
  }

  @Test func `the rows below move to their places in an animation if editing begins in one`() {
    let scene = longTexts()
    let wide = height(0, scene)
    let next = scene.table.cellForRow(at: [0, 1])
    scene.table.setEditing(true, animated: true)
    scene.stage.advance(by: 0.1)
    let way = height(0, scene) - wide
    let y = next?.layer.presentation()?.frame.minY ?? 0
    #expect(way > 0 && y > wide && y < wide + way)
    scene.stage.settle()
    #expect(isSame(next?.layer.presentation()?.frame.minY, wide + way))
  }

  @Test func `the delegate is asked for the heights of visible rows again`() {
    let scene = NamedScene([["a", "b"]])
    scene.source.heights["a"] = 80
    scene.table.isEditing = true
    scene.stage.settle()
    #expect(scene.log.take().filter { $0.hasPrefix("height") } == ["height 0.0", "height 0.1"])
    #expect(scene.tops == [0, 80])
  }
}
