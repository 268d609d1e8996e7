import TouchstoneTesting
import UIKit

/// A screen on which trees are laid out whose objects change early or late.
@MainActor
final class LateStage {
  private let stage = Stage(device: .iPhone16)
  /// The layouts of trees that nothing has changed, by the kind of tree.
  private var originals: [String: [[String]]] = [:]
  /// Trees that have their first values again, by the kind of tree, for the next property.
  private var unchanged: [String: AnyObject] = [:]

  private static let width: CGFloat = 320
  private static let narrow: CGFloat = 260

  /// Compares each late change with a tree that had the value from the start.
  ///
  /// - Returns: a line for each change whose layout differs.
  func compare<Subject>(
    _ subject: LateSubject<Subject>, _ calls: [LateCall<Subject>], _ placements: LatePlacements
  ) -> [String] {
    let kind = "\(subject.name) \(placements.rawValue)"
    let late =
      unchanged.removeValue(forKey: kind) as? LateTree<Subject>
      ?? LateTree(subject, placements) { _ in }
    show(late)
    defer { late.container.removeFromSuperview() }
    var problems: [String] = []
    for call in calls {
      let fresh = frames(subject, placements, kind, call)
      // One after the other, so that no change has its layout from another's.
      for object in late.subjects {
        call.make(object)
        stage.advance(by: 0.02)
      }
      let found = frames(of: late)
      let differences = zip(fresh, found).flatMap { Self.differences($0, $1) }
      if let first = differences.first {
        problems.append("\(call.name): \(first), and \(differences.count - 1) more")
      }
    }
    if problems.isEmpty, calls.last?.restores == true { unchanged[kind] = late }
    return problems
  }

  /// The layouts of a tree that had the value of a call from the start.
  private func frames<Subject>(
    _ subject: LateSubject<Subject>, _ placements: LatePlacements, _ kind: String,
    _ call: LateCall<Subject>
  ) -> [[String]] {
    if call.restores, let known = originals[kind] { return known }
    let fresh = LateTree(subject, placements, prepare: call.restores ? { _ in } : call.make)
    show(fresh)
    defer { fresh.container.removeFromSuperview() }
    let found = frames(of: fresh)
    if call.restores { originals[kind] = found }
    return found
  }

  /// The layouts as it is, in less width, and in its own width again.
  private func frames<Subject>(of tree: LateTree<Subject>) -> [[String]] {
    [nil, Self.narrow, Self.width].map { (width: CGFloat?) -> [String] in
      if let width {
        tree.container.frame.size.width = width
        stage.advance(by: 0.1)
      }
      let place = width.map { " (\($0) wide)" } ?? ""
      return tree.frames.map { $0 + place } + tree.cuts.map { "\(Self.cut)\($0)\(place)" }
    }
  }

  private func show<Subject>(_ tree: LateTree<Subject>) {
    stage.window.addSubview(tree.container)
    stage.advance(by: 0.1)
  }

  private static let cut = "cut: "

  private static func differences(_ fresh: [String], _ late: [String]) -> [String] {
    zip(fresh, late).filter { $0 != $1 }.map { "late \($1), fresh \($0)" }
      + late.filter { $0.hasPrefix(cut) }
  }
}
