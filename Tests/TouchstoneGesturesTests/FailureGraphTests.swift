import Fuzzing
import Testing
import TouchstoneGestures

@Suite("The failure graph")
struct FailureGraphTests {
  private func graph(_ pairs: (Int, Int)...) -> FailureGraph {
    var graph = FailureGraph()
    for (dependent, requirement) in pairs {
      graph.insert(FailureEdge(dependent: dependent, requirement: requirement))
    }
    return graph
  }

  // statement 149
  @Test("requirements and dependents are in order of creation")
  func order() {
    let graph = graph((1, 3), (1, 2), (4, 2))
    #expect(graph.requirements(of: 1) == [3, 2])
    #expect(graph.dependents(of: 2) == [1, 4])
    #expect(graph.requirements(of: 2) == [])
  }

  // statement 154
  @Test("only a participating, undecided requirement blocks")
  func blockers() {
    let graph = graph((1, 2), (1, 3))
    #expect(graph.blockers(of: 1) { $0 == 3 } == [3])
    #expect(graph.blockers(of: 1) { _ in false } == [])
  }

  @Test("a chain is followed to its end, the nearest first")
  func chain() {
    #expect(graph((1, 2), (2, 3), (1, 4), (3, 4)).chain(from: 1) == [2, 4, 3])
  }

  @Test("a requirement that would close a cycle is ignored, and the whole cycle is named")
  func cycle() {
    var graph = graph((1, 2), (2, 3))
    let last = FailureEdge(dependent: 3, requirement: 1, origin: .delegateRequiresFailure)
    #expect(graph.insert(last) == .closesCycle([3, 1, 2]))
    #expect(graph.requirements(of: 3) == [])
    #expect(graph.ignored.map(\.edge) == [last] && graph.ignored.map(\.cycle) == [[3, 1, 2]])
    #expect(graph.insert(FailureEdge(dependent: 5, requirement: 5)) == .closesCycle([5]))
  }

  @Test("an ignored requirement works when it is added again after the cycle is broken")
  func cycleAgain() {
    var graph = graph((1, 2))
    let back = FailureEdge(dependent: 2, requirement: 1)
    graph.insert(back)
    graph.remove(FailureEdge(dependent: 1, requirement: 2))
    #expect(graph.requirements(of: 2) == [])
    #expect(graph.insert(back) == .inserted)
    #expect(graph.requirements(of: 2) == [1])
  }

  // statement 152, 153
  @Test("dynamic requirements end with their attempt, the app's own stay")
  func dynamic() {
    var graph = graph((1, 2))
    for origin in FailureEdge.Origin.allCases {
      graph.insert(FailureEdge(dependent: 1, requirement: 2, origin: origin))
      graph.insert(FailureEdge(dependent: 3, requirement: 4, origin: origin))
    }
    #expect(graph.requirements(of: 1) == [2])
    graph.removeDynamic(of: 1)
    #expect(graph.edges.filter { $0.dependent == 1 }.map(\.origin) == [.requireToFail])
    #expect(graph.edges.filter { $0.dependent == 3 }.count == 5)
    graph.removeDynamic()
    #expect(graph.edges.count == 2)
  }

  @Test("a removed recognizer removes its requirements and the reports about it")
  func removal() {
    var graph = graph((1, 2), (2, 1), (3, 1), (3, 4))
    graph.remove(1)
    #expect(graph.edges == [FailureEdge(dependent: 3, requirement: 4)])
    #expect(graph.ignored.isEmpty)
  }

  @Test("a duplicate requirement counts once")
  func twice() {
    var graph = graph((1, 2))
    #expect(graph.insert(FailureEdge(dependent: 1, requirement: 2)) == .present)
    #expect(graph.edges.count == 1)
  }

  @Test("whatever is inserted, no recognizer ever waits for itself", arguments: 0..<200)
  func neverACycle(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var graph = FailureGraph()
    for _ in 0..<20 {
      let edge = FailureEdge(
        dependent: .random(in: 0..<5, using: &random),
        requirement: .random(in: 0..<5, using: &random))
      let closes =
        edge.dependent == edge.requirement
        || graph.chain(from: edge.requirement).contains(edge.dependent)
      let answer = graph.insert(edge)
      if case .closesCycle(let cycle) = answer {
        #expect(closes)
        #expect(cycle.first == edge.dependent)
        for (from, to) in zip(cycle.dropFirst(), cycle.dropFirst(2)) {
          #expect(graph.requirements(of: from).contains(to))
        }
      } else {
        #expect(!closes)
      }
      for id in 0..<5 { #expect(!graph.chain(from: id).contains(id)) }
    }
  }

  // statement 149, 150, 154, 155
  @Test("a dependent proceeds, waits or fails by its requirements' status")
  func rule() {
    let graph = graph((1, 2), (1, 3))
    func answer(_ second: FailureRule.RequirementStatus, _ third: FailureRule.RequirementStatus)
      -> FailureRule.Answer
    {
      FailureRule.answer(for: 1, in: graph) { $0 == 2 ? second : third }
    }
    #expect(answer(.failed, .uninvolved) == .go)
    #expect(answer(.undecided, .failed) == .wait(for: [2]))
    #expect(answer(.undecided, .undecided) == .wait(for: [2, 3]))
    #expect(answer(.undecided, .recognized) == .fail(because: 3))
    #expect(answer(.recognized, .failed) == .fail(because: 2))
  }
}
