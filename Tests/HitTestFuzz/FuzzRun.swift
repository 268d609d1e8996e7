import HitTestOracle
import TouchstoneKit
import UIKit

/// A tree with its changes and points, all from one seed.
@MainActor
struct FuzzRun {
  let seed: UInt64
  let application: UIApplication

  /// The number of rounds of changes after the tree is created, and the number of points in each.
  private static let rounds = 6
  private static let pointsEach = 40
  /// The rounding error of a rotated edge, in points. For points nearer to an edge, either result
  /// is right.
  private static let rounding = 1e-9

  /// Plays the run and returns the first disagreement, reduced as far as possible, as text.
  func play(_ count: inout FuzzCount) -> String? {
    var random = RandomTrees(seed: seed)
    var tree = random.tree()
    let twin = Twin(tree)
    defer { twin.removeWindows() }
    var changes: [OracleMutation] = []
    for round in 0..<Self.rounds {
      for number in 0..<Self.pointsEach {
        let point = random.point(in: tree)
        let question = Question(
          point: point, window: number % 2 == 0 ? nil : number / 2 % tree.windows.count,
          isObserved: number % 8 < 2)
        guard let disagreement = compare(question, tree, twin, &count) else { continue }
        return report(disagreement, question, tree, changes, round)
      }
      changes = (0...Int(random.next() % 3)).map { _ in
        let mutation = random.mutation(of: tree)
        tree.apply(mutation)
        twin.apply(mutation)
        return mutation
      }
    }
    return nil
  }

  /// A query to both implementations.
  private struct Question {
    let point: OraclePoint
    /// The index of the only window to test, or `nil` for all windows from front to back.
    let window: Int?
    /// Whether the framework's other traversal, which reports every visit, is tested too.
    let isObserved: Bool
  }

  private func compare(
    _ question: Question, _ tree: OracleTree, _ twin: Twin, _ count: inout FuzzCount
  ) -> String? {
    var oracle = HitTestOracle(tree)
    let expected: Int?
    if let window = question.window {
      let view = tree.windows[window].view
      expected = oracle.hitTest(view, oracle.stored(question.point, in: view))
    } else {
      expected = oracle.hit(onScreen: question.point)
    }
    let found = ask(question, tree, twin)
    count.points += 1
    if let expected {
      count.hits += 1
      if !tree.windows.contains(where: { $0.view == expected }) { count.deepHits += 1 }
    }
    if question.isObserved {
      let observed = HitTest.observing(HitObservation()) { ask(question, tree, twin) }
      guard observed == found else {
        return "the walk that reports says \(name(observed)), the fast one \(name(found))"
      }
    }
    guard found != expected else { return nil }
    if !tree.isExact, oracle.nearestEdge < Self.rounding {
      count.tolerated += 1
      return nil
    }
    return "the kit hits \(name(found)), the rules say \(name(expected))"
  }

  private func ask(_ question: Question, _ tree: OracleTree, _ twin: Twin) -> Int? {
    let point = CGPoint(question.point)
    guard let number = question.window else { return application.hitView(at: point)?.tag }
    guard let window = twin.views[tree.windows[number].view] as? UIWindow else { return nil }
    return window.hitTest(window.convert(point, from: nil as UIWindow?), with: nil)?.tag
  }

  private func name(_ number: Int?) -> String { number.map { "#\($0)" } ?? "nothing" }

  // MARK: Reporting

  private func report(
    _ disagreement: String, _ question: Question, _ tree: OracleTree,
    _ changes: [OracleMutation], _ round: Int
  ) -> String {
    let place = "(\(question.point.x), \(question.point.y))"
    let smaller = shrink(tree, question)
    let cause =
      smaller == nil
      ? "A fresh copy of this tree agrees: something is stale after \(changes)."
      : "The smallest tree that disagrees:"
    return """
      seed \(seed), round \(round), point \(place), window \(question.window.map(String.init) ?? "all"): \
      \(disagreement)
      \(cause)
      \(smaller ?? tree)
      """
  }

  /// Removes subtrees and overrides as long as the two still disagree. Returns `nil` if they agree
  /// on a fresh copy.
  private func shrink(_ tree: OracleTree, _ question: Question) -> OracleTree? {
    guard disagrees(tree, question) else { return nil }
    var tree = tree
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for number in tree.views.indices {
        for simpler in simplerTrees(tree, number) where disagrees(simpler, question) {
          tree = simpler
          isSmaller = true
          break
        }
      }
    }
    return tree
  }

  private func simplerTrees(_ tree: OracleTree, _ number: Int) -> [OracleTree] {
    var trees: [OracleTree] = []
    if tree.parent(of: number) != nil {
      var without = tree
      without.apply(.remove(number))
      trees.append(without)
    }
    if !tree.views[number].overrides.isEmpty {
      var plain = tree
      plain.views[number].overrides = []
      trees.append(plain)
    }
    if tree.views[number].transform != OracleTransform() {
      var upright = tree
      upright.views[number].transform = OracleTransform()
      trees.append(upright)
    }
    return trees
  }

  private func disagrees(_ tree: OracleTree, _ question: Question) -> Bool {
    let twin = Twin(tree)
    defer { twin.removeWindows() }
    var count = FuzzCount()
    return compare(question, tree, twin, &count) != nil && count.tolerated == 0
  }
}
