/// Who waits for whose failure.
///
/// Requirements are kept in the order in which they came, and every answer is in that order. One
/// that would close a cycle is ignored and reported with the whole cycle; those that were there
/// before stay in force. An ignored one is not taken up later by itself, when another is removed:
/// it has to be made again.
package struct FailureGraph: Sendable {
  /// What became of a new requirement.
  package enum Insertion: Hashable, Sendable {
    /// It is in force.
    case inserted
    /// The same requirement of the same origin was in force already.
    case present
    /// It is ignored: it would close this cycle, which starts with the dependent.
    case closesCycle([Int])
  }

  /// The requirements in force.
  package private(set) var edges: [FailureEdge] = []
  /// The requirements that would have closed a cycle.
  package private(set) var ignored: [IgnoredEdge] = []
  private var known: Set<FailureEdge> = []
  /// The requirements of each recognizer, each once and in the order in which they came.
  private var requirementsOf: [Int: [Int]] = [:]

  /// A graph without requirements.
  package init() {}

  /// Takes note of requirements that were ignored when they came.
  package mutating func ignore(_ edges: [IgnoredEdge]) { ignored += edges }

  /// Takes up a requirement, unless it closes a cycle.
  ///
  /// - Complexity: O(1) if the requirement has no requirements itself, otherwise O(requirements).
  @discardableResult
  package mutating func insert(_ edge: FailureEdge) -> Insertion {
    if known.contains(edge) { return .present }
    // A way back from the requirement to the dependent is what the new edge would close.
    if let way = path(from: edge.requirement, to: edge.dependent) {
      let cycle = [edge.dependent] + way.dropLast()
      let report = IgnoredEdge(edge: edge, cycle: cycle)
      if !ignored.contains(report) { ignored.append(report) }
      return .closesCycle(cycle)
    }
    add(edge)
    return .inserted
  }

  private mutating func add(_ edge: FailureEdge) {
    let isNew = FailureEdge.Origin.allCases.allSatisfy {
      !known.contains(
        FailureEdge(dependent: edge.dependent, requirement: edge.requirement, origin: $0))
    }
    edges.append(edge)
    known.insert(edge)
    if isNew { requirementsOf[edge.dependent, default: []].append(edge.requirement) }
  }

  private mutating func removeEdges(where isOver: (FailureEdge) -> Bool) {
    let left = edges.filter { !isOver($0) }
    guard left.count < edges.count else { return }
    edges = []
    known = []
    requirementsOf = [:]
    for edge in left { add(edge) }
  }

  /// Whose failure a recognizer waits for directly, each once.
  package func requirements(of dependent: Int) -> [Int] {
    requirementsOf[dependent] ?? []
  }

  /// Who waits for a recognizer's failure directly, each once.
  package func dependents(of requirement: Int) -> [Int] {
    unique(edges.lazy.filter { $0.requirement == requirement }.map(\.dependent))
  }

  /// Everybody whose failure a recognizer waits for, the nearest first.
  package func chain(from dependent: Int) -> [Int] {
    var reached = [dependent]
    var known: Set = [dependent]
    var next = 0
    while next < reached.count {
      for requirement in requirements(of: reached[next]) where known.insert(requirement).inserted {
        reached.append(requirement)
      }
      next += 1
    }
    return Array(reached.dropFirst())
  }

  /// The requirements that keep a recognizer waiting now.
  ///
  /// - Parameters:
  ///   - dependent: the one that would go.
  ///   - isUndecided: whether a recognizer takes part in the present sequence, with touches or
  ///     between two taps, and is still possible. One that does not take part blocks nobody
  ///     (statement 154).
  /// - Returns: those in the way, in the order in which they were required.
  package func blockers(of dependent: Int, isUndecided: (Int) -> Bool) -> [Int] {
    requirements(of: dependent).filter(isUndecided)
  }

  /// Forgets one requirement.
  package mutating func remove(_ edge: FailureEdge) {
    removeEdges { $0 == edge }
    ignored.removeAll { $0.edge == edge }
  }

  /// Forgets everything about a recognizer.
  package mutating func remove(_ recognizer: Int) {
    removeEdges { $0.dependent == recognizer || $0.requirement == recognizer }
    ignored.removeAll { report in
      report.edge.dependent == recognizer || report.cycle.contains(recognizer)
    }
  }

  /// Forgets the requirements that hold for one attempt only, as the attempt is over.
  ///
  /// - Parameter dependent: whose attempt it was; nil for everybody's.
  package mutating func removeDynamic(of dependent: Int? = nil) {
    func isOver(_ edge: FailureEdge) -> Bool {
      edge.origin.isDynamic && (dependent == nil || edge.dependent == dependent)
    }
    removeEdges(where: isOver)
    ignored.removeAll { isOver($0.edge) }
  }

  /// The shortest way along requirements, both ends included; the earliest one where several are
  /// as short.
  private func path(from start: Int, to end: Int) -> [Int]? {
    Self.shortestWay(from: start, to: end, along: requirements)
  }

  /// Returns the shortest way along links, both ends included, or `nil` if there is none. Of several
  /// shortest ways it is the earliest one.
  package static func shortestWay<Member: Hashable>(
    from start: Member, to end: Member, along links: (Member) -> [Member]
  ) -> [Member]? {
    if start == end { return [start] }
    var reached = [(member: start, from: 0)]
    var known: Set = [start]
    var next = 0
    while next < reached.count {
      for link in links(reached[next].member) where known.insert(link).inserted {
        reached.append((link, next))
        if link == end { return way(back: reached) }
      }
      next += 1
    }
    return nil
  }

  /// The way to the last member reached, read backwards.
  private static func way<Member>(back reached: [(member: Member, from: Int)]) -> [Member] {
    var place = reached.count - 1
    var way = [reached[place].member]
    while place > 0 {
      place = reached[place].from
      way.append(reached[place].member)
    }
    return way.reversed()
  }

  private func unique(_ ids: some Sequence<Int>) -> [Int] {
    var result: [Int] = []
    for id in ids where !result.contains(id) { result.append(id) }
    return result
  }
}
