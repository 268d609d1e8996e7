import TouchstoneTesting
import UIKit

/// A screen for the layout of trees with objects that change early or late.
@MainActor
final class LateStage {
  private let stage = Stage(device: .iPhone16)

  /// Compares each late change with a tree that had the value from the start.
  ///
  /// - Returns: A line for each change with a different layout.
  func compare<Subject>(
    _ subject: LateSubject<Subject>, _ calls: [LateCall<Subject>], _ placements: LatePlacements
  ) -> [String] {
    let late = LateTree(subject, placements) { _ in }
    show(late)
    defer { late.container.removeFromSuperview() }
    var problems: [String] = []
    for call in calls {
      let fresh = LateTree(subject, placements, prepare: call.make)
      show(fresh)
      // One after the other, so that each change needs a layout pass of its own.
      for object in late.subjects {
        call.make(object)
        stage.advance(by: 0.02)
      }
      var differences = Self.differences(fresh, late)
      for width in [260.0, 320] {
        for tree in [fresh, late] { tree.container.frame.size.width = width }
        stage.advance(by: 0.1)
        differences += Self.differences(fresh, late).map { "\($0) (\(width) wide)" }
      }
      fresh.container.removeFromSuperview()
      if let first = differences.first {
        problems.append("\(call.name): \(first), and \(differences.count - 1) more")
      }
    }
    return problems
  }

  private func show<Subject>(_ tree: LateTree<Subject>) {
    stage.window.addSubview(tree.container)
    stage.advance(by: 0.1)
  }

  private static func differences<Subject>(
    _ fresh: LateTree<Subject>, _ late: LateTree<Subject>
  ) -> [String] {
    zip(fresh.frames, late.frames).filter { $0 != $1 }.map { "late \($1), fresh \($0)" }
      + late.cuts.map { "late \($0)" }
  }
}
