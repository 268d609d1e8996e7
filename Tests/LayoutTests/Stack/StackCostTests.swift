import Testing
import TouchstoneTesting
import UIKit

@testable import UIKitLayout

/// The cost of changing a stack with many views, counted in changed rows of the solver.
@MainActor @Suite(.staged)
struct StackCostTests {
  /// Returns the number of rows that change when one of many views is hidden, and when it is shown
  /// again.
  private func cost(
    of count: Int, _ distribution: UIStackView.Distribution
  ) throws -> (hiding: Int, showing: Int) {
    let stage = Stage(size: CGSize(width: 4000, height: 100))
    let views = (0..<count).map { _ in Block(10, 20) }
    let frame = CGRect(x: 0, y: 0, width: 4000, height: 40)
    let stack = stage.stack(views, frame) { $0.distribution = distribution }
    let engine = try #require(LayoutItem.existing(stack)?.engine)
    let view = views[count / 2]
    let before = engine.solver.replacements
    view.isHidden = true
    stage.window.layoutIfNeeded()
    let between = engine.solver.replacements
    view.isHidden = false
    stage.window.layoutIfNeeded()
    return (between - before, engine.solver.replacements - between)
  }

  /// A distribution, with the maximum number of changed rows per view of the stack.
  struct Bound: Sendable {
    let distribution: UIStackView.Distribution
    let rows: Int
  }

  nonisolated static let bounds = [
    Bound(distribution: .fill, rows: 2), Bound(distribution: .fillEqually, rows: 30),
    Bound(distribution: .equalSpacing, rows: 30), Bound(distribution: .equalCentering, rows: 25),
    // Every view's share changes, and therefore each constraint along the axis.
    Bound(distribution: .fillProportionally, rows: 100),
  ]

  @Test(arguments: bounds)
  func `Hiding or showing a view touches a few solver rows per view`(_ bound: Bound) throws {
    for count in [25, 50, 100] {
      let cost = try cost(of: count, bound.distribution)
      #expect(cost.hiding <= bound.rows * count && cost.showing <= bound.rows * count, "\(count)")
    }
  }

  @Test func `Hiding a view leaves the constraints of distant views unchanged`() {
    let stage = Stage(size: CGSize(width: 4000, height: 100))
    let views = (0..<30).map { _ in Block(10, 20) }
    let frame = CGRect(x: 0, y: 0, width: 4000, height: 40)
    let stack = stage.stack(views, frame) { $0.distribution = .equalSpacing }
    var all: Set<ObjectIdentifier> {
      Set((stack.constraints + views.flatMap(\.constraints)).map(ObjectIdentifier.init))
    }
    let before = all
    views[15].isHidden = true
    stage.window.layoutIfNeeded()
    let after = all
    #expect(before.subtracting(after).count < 10 && after.subtracting(before).count < 10)
    #expect(before.count > 100)
  }
}
