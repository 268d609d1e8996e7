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
  @Test("requirements and dependents come in the order in which they were made")
  func order() {
    let graph = graph((1, 3), (1, 2), (4, 2))
    #expect(graph.requirements(of: 1) == [3, 2])
    #expect(graph.dependents(of: 2) == [1, 4])
    #expect(graph.requirements(of: 2) == [])
  }

  // statement 154
  @Test("only a requirement that takes part and is undecided blocks")
  func blockers() {
    let graph = graph((1, 2), (1, 3))
    #expect(graph.blockers(of: 1) { $0 == 3 } == [3])
    #expect(graph.blockers(of: 1) { _ in false } == [])
  }

  @Test("a chain is followed to its end, the nearest first")
  func chain() {
    #expect(graph((1, 2), (2, 3), (1, 4), (3, 4)).chain(from: 1) == [2, 4, 3])
  }

  @Test("the demand that would close a circle is ignored, and the whole circle is named")
  func cycle() {
    var graph = graph((1, 2), (2, 3))
    let last = FailureEdge(dependent: 3, requirement: 1, origin: .delegateRequiresFailure)
    #expect(graph.insert(last) == .closesCycle([3, 1, 2]))
    #expect(graph.requirements(of: 3) == [])
    #expect(graph.ignored.map(\.edge) == [last] && graph.ignored.map(\.cycle) == [[3, 1, 2]])
    #expect(graph.insert(FailureEdge(dependent: 5, requirement: 5)) == .closesCycle([5]))
  }

  @Test("an ignored demand is taken up when it is made again after the circle is open")
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
  @Test("dynamic demands go with their attempt, the app's own stays")
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

  @Test("a removed recognizer takes its demands and the reports about it along")
  func removal() {
    var graph = graph((1, 2), (2, 1), (3, 1), (3, 4))
    graph.remove(1)
    #expect(graph.edges == [FailureEdge(dependent: 3, requirement: 4)])
    #expect(graph.ignored.isEmpty)
  }

  @Test("the same demand twice is one")
  func twice() {
    var graph = graph((1, 2))
    #expect(graph.insert(FailureEdge(dependent: 1, requirement: 2)) == .present)
    #expect(graph.edges.count == 1)
  }

  @Test("whatever is inserted, nobody ever waits for itself", arguments: 0..<200)
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
  @Test("a dependent goes, waits or fails by how its requirements stand")
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
