import Testing
import TouchstoneTesting
import UIKit

/// A record of the announcements of rows.
@MainActor
final class OutsidePrefetcher: NSObject, UITableViewDataSourcePrefetching {
  var announced: [IndexPath] = []
  var cancelled: [IndexPath] = []
  /// Whether an announced row was visible at that time.
  var includesVisible = false

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    announced += indexPaths
    let visible = tableView.indexPathsForVisibleRows ?? []
    if indexPaths.contains(where: visible.contains) { includesVisible = true }
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    cancelled += indexPaths
  }
}

/// Prefetching, from the specification only.
@MainActor @Suite(.staged)
struct OutsidePrefetchTests {
  // statement 872, 873
  @Test func `Rows near the screen are announced after the load, and visible ones never`() {
    let scene = OutsideScene([OutsideScene.names(1000)])
    let prefetcher = OutsidePrefetcher()
    scene.table.prefetchDataSource = prefetcher
    scene.table.reloadData()
    scene.stage.settle()
    scene.stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300))
    scene.stage.settle()
    #expect(!prefetcher.announced.isEmpty)
    #expect(!prefetcher.includesVisible)
    #expect(prefetcher.announced.allSatisfy { $0.row < 200 })
  }

  // statement 872
  @Test func `Only announced rows are cancelled when the direction changes`() {
    let scene = OutsideScene([OutsideScene.names(1000)])
    let prefetcher = OutsidePrefetcher()
    scene.table.prefetchDataSource = prefetcher
    for y in [5000, 20_000, 19_000, 0, 40_000] as [CGFloat] {
      scene.table.contentOffset.y = y
      scene.stage.settle()
    }
    #expect(Set(prefetcher.cancelled).isSubset(of: prefetcher.announced))
    #expect(!prefetcher.includesVisible)
  }

  // statement 876
  @Test func `A table without prefetching announces nothing and makes no cells ahead`() {
    let scene = OutsideScene([OutsideScene.names(1000)])
    let prefetcher = OutsidePrefetcher()
    #expect(scene.table.isPrefetchingEnabled)
    scene.table.isPrefetchingEnabled = false
    scene.table.prefetchDataSource = prefetcher
    scene.table.reloadData()
    scene.stage.settle()
    scene.source.log = []
    scene.table.contentOffset.y = 10_000
    scene.stage.settle()
    #expect(prefetcher.announced == [])
    // The rows 200 to 211 fill the screen exactly.
    #expect(scene.source.cellRequests == 12)
  }

  // statement 872
  @Test func `Rows that no longer exist aren't announced`() {
    let scene = OutsideScene([OutsideScene.names(1000)])
    let prefetcher = OutsidePrefetcher()
    scene.table.prefetchDataSource = prefetcher
    scene.table.contentOffset.y = 2000
    scene.stage.settle()
    prefetcher.announced = []
    scene.source.sections = [OutsideScene.names(20)]
    scene.table.reloadData()
    scene.stage.settle()
    scene.stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 500))
    scene.stage.settle()
    #expect(prefetcher.announced.allSatisfy { $0.row < 20 })
    #expect(!prefetcher.includesVisible)
  }
}
