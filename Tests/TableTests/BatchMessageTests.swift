import Testing
import TouchstoneTesting
import UIKit

/// The lines for batches that contradict the data source.
@MainActor @Suite(.staged)
struct BatchMessageTests {
  /// Runs an inconsistent batch on rows a, b, c and d, and returns its line.
  ///
  /// Checks that there is one line, which names the table, that the completion is called, and that
  /// the table shows the data source's rows afterwards.
  private func line(
    after: [[String]], _ changes: @escaping (UITableView) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> String {
    let scene = NamedScene([["a", "b", "c"], ["d"]])
    scene.table.accessibilityIdentifier = "orders"
    scene.source.sections = after
    var ended: [Bool] = []
    scene.table.performBatchUpdates {
      changes(scene.table)
    } completion: {
      ended.append($0)
    }
    scene.stage.settle()
    let faults = scene.stage.faults
    #expect(faults.count == 1, sourceLocation: sourceLocation)
    #expect(faults.first?.contains("orders") == true, sourceLocation: sourceLocation)
    #expect(ended == [true], sourceLocation: sourceLocation)
    #expect(scene.names == after.flatMap { $0 }, sourceLocation: sourceLocation)
    #expect(scene.table.numberOfSections == after.count, sourceLocation: sourceLocation)
    return faults.first ?? ""
  }

  // statement 849
  @Test func `a wrong number of rows is UIKit's sentence with all numbers`() {
    let line = line(after: [["a", "b", "c", "x", "y"], ["d"]]) {
      $0.insertRows(at: [[0, 3]], with: .fade)
    }
    #expect(
      line.hasPrefix(
        "Invalid update: invalid number of rows in section 0.  The number of rows contained in an "
          + "existing section after the update (5) must be equal to the number of rows contained "
          + "in that section before the update (3), plus or minus the number of rows inserted or "
          + "deleted from that section (1 inserted, 0 deleted) and plus or minus the number of "
          + "rows moved into or out of that section (0 moved in, 0 moved out)."))
  }

  @Test func `a change of the data without any call is an invalid number of rows`() {
    let line = line(after: [["a"], ["d"]]) { $0.reloadRows(at: [[0, 0]], with: .fade) }
    #expect(line.contains("after the update (1)"))
    #expect(line.contains("(0 inserted, 0 deleted)"))
  }

  // statement 849
  @Test func `rows moved between sections are counted`() {
    let line = line(after: [["a", "b", "c"], ["d"]]) { $0.moveRow(at: [0, 0], to: [1, 0]) }
    #expect(line.contains("in section 0."))
    #expect(line.contains("(0 moved in, 1 moved out)"))
  }

  // statement 850
  @Test func `a wrong number of sections is UIKit's sentence with all numbers`() {
    let line = line(after: [["a", "b", "c"]]) { $0.insertSections([0], with: .fade) }
    #expect(
      line.hasPrefix(
        "Invalid update: invalid number of sections.  The number of sections contained in the "
          + "table view after the update (1) must be equal to the number of sections contained in "
          + "the table view before the update (2), plus or minus the number of sections inserted "
          + "or deleted (1 inserted, 0 deleted)."))
  }

  // statement 851
  @Test func `a deleted row that doesn't exist is named with the section's number of rows`() {
    let line = line(after: [["a", "b", "c"], ["d"]]) { $0.deleteRows(at: [[0, 9]], with: .fade) }
    #expect(
      line.hasPrefix(
        "attempt to delete row 9 from section 0 which only contains 3 rows before the update"))
  }

  @Test func `a reloaded row that doesn't exist is named`() {
    let line = line(after: [["a", "b", "c"], ["d"]]) { $0.reloadRows(at: [[1, 1]], with: .fade) }
    #expect(line.hasPrefix("attempt to reload row 1 from section 1 which only contains 1 rows"))
  }

  // statement 853
  @Test func `a row inserted beyond the end is named with the section's number of rows`() {
    let line = line(after: [["a", "b", "c", "x"], ["d"]]) {
      $0.insertRows(at: [[0, 7]], with: .fade)
    }
    #expect(
      line.hasPrefix(
        "attempt to insert row 7 into section 0, but there are only 4 rows in section 0 after the "
          + "update"))
  }

  // statement 852
  @Test func `a deletion and a move of one row is a conflict`() {
    let line = line(after: [["b", "c"], ["d"]]) {
      $0.deleteRows(at: [[0, 0]], with: .fade)
      $0.moveRow(at: [0, 0], to: [1, 0])
    }
    #expect(line.hasPrefix("attempt to perform a delete and a move from the same index path ("))
  }

  // statement 852
  @Test func `a deletion and a reload of one row is a conflict`() {
    let line = line(after: [["b", "c"], ["d"]]) {
      $0.deleteRows(at: [[0, 0]], with: .fade)
      $0.reloadRows(at: [[0, 0]], with: .fade)
    }
    #expect(line.hasPrefix("attempt to delete and reload the same index path"))
  }

  // statement 852
  @Test func `two insertions of one row are a conflict`() {
    let line = line(after: [["a", "b", "c", "x", "y"], ["d"]]) {
      $0.insertRows(at: [[0, 3], [0, 3]], with: .fade)
    }
    #expect(line.hasPrefix("attempt to perform multiple inserts of the same index path"))
  }

  @Test func `a section that doesn't exist can't be deleted`() {
    let line = line(after: [["a", "b", "c"], ["d"]]) { $0.deleteSections([4], with: .fade) }
    #expect(line.hasPrefix("attempt to delete section 4, but there are only 2 sections before"))
  }

  @Test func `an index path of one number is one line`() {
    let line = line(after: [["a", "b", "c"], ["d"]]) {
      $0.deleteRows(at: [IndexPath(index: 0)], with: .fade)
    }
    #expect(line.hasPrefix("Invalid index path for use with UITableView"))
  }

  @Test func `rows of NSNotFound and negative rows are one line each`() {
    for row in [NSNotFound, -1, Int.min] {
      let line = line(after: [["a", "b", "c"], ["d"]]) {
        $0.insertRows(at: [IndexPath(row: row, section: 0)], with: .fade)
      }
      #expect(line.hasPrefix("attempt to insert row \(row) into section 0"))
    }
  }

  @Test func `one row deleted twice in a batch is one deletion`() {
    let scene = NamedScene([["a", "b"]])
    scene.source.sections = [["b"]]
    scene.table.deleteRows(at: [[0, 0], [0, 0]], with: .fade)
    #expect(scene.stage.faults == [] && scene.names == ["b"])
    scene.stage.settle()
  }

  @Test func `endUpdates without beginUpdates is one line and changes nothing`() {
    let scene = NamedScene([["a", "b"]])
    scene.table.endUpdates()
    #expect(scene.stage.faults.count == 1)
    #expect(scene.names == ["a", "b"])
  }
}
