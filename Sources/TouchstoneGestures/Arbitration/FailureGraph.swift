/// The graph of failure requirements between recognizers.
///
/// Requirements are stored in the order in which they were added, and all results are in that
/// order. A requirement that would close a cycle is ignored and reported with the whole cycle.
/// Earlier requirements remain active. An ignored requirement isn't activated later when another
/// one is removed: it must be added again.
package struct FailureGraph: Sendable {
  /// The result of adding a requirement.
  package enum Insertion: Hashable, Sendable {
    /// The requirement is active.
    case inserted
    /// The same requirement with the same origin was already active.
    case present
    /// The requirement is ignored, because it would close this cycle, which starts with the
    /// dependent.
    case closesCycle([Int])
  }

  /// The active requirements.
  package private(set) var edges: [FailureEdge] = []
  /// The requirements that would have closed a cycle.
  package private(set) var ignored: [IgnoredEdge] = []
  private var known: Set<FailureEdge> = []
  /// The requirements of each recognizer without duplicates, in the order in which they were added.
  private var requirementsOf: [Int: [Int]] = [:]

  /// Creates a graph without requirements.
  package init() {}

  /// Records requirements that were ignored when they were added.
  package mutating func ignore(_ edges: [IgnoredEdge]) { ignored += edges }

  /// Adds a requirement, unless it closes a cycle.
  ///
  /// - Complexity: O(1) if the requirement has no requirements itself, otherwise O(requirements).
  @discardableResult
  package mutating func insert(_ edge: FailureEdge) -> Insertion {
    if known.contains(edge) { return .present }
    // The new edge would close a path from the requirement to the dependent.
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

  /// Returns the direct requirements of a recognizer, without duplicates.
  package func requirements(of dependent: Int) -> [Int] {
    requirementsOf[dependent] ?? []
  }

  /// Returns the direct dependents of a recognizer, without duplicates.
  package func dependents(of requirement: Int) -> [Int] {
    unique(edges.lazy.filter { $0.requirement == requirement }.map(\.dependent))
  }

  /// Returns the direct and indirect requirements of a recognizer, the nearest first.
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

  /// Returns the requirements that currently make a recognizer wait.
  ///
  /// - Parameters:
  ///   - dependent: The recognizer that is ready.
  ///   - isUndecided: Returns whether a recognizer takes part in the current sequence, with touches
  ///     or between two taps, and is still possible. A recognizer that doesn't take part doesn't
  ///     block others (statement 154).
  /// - Returns: The blocking recognizers, in the order in which they were required.
  package func blockers(of dependent: Int, isUndecided: (Int) -> Bool) -> [Int] {
    requirements(of: dependent).filter(isUndecided)
  }

  /// Removes one requirement.
  package mutating func remove(_ edge: FailureEdge) {
    removeEdges { $0 == edge }
    ignored.removeAll { $0.edge == edge }
  }

  /// Removes all requirements of and on a recognizer.
  package mutating func remove(_ recognizer: Int) {
    removeEdges { $0.dependent == recognizer || $0.requirement == recognizer }
    ignored.removeAll { report in
      report.edge.dependent == recognizer || report.cycle.contains(recognizer)
    }
  }

  /// Removes the requirements that are valid only for one attempt, because the attempt is over.
  ///
  /// - Parameter dependent: The recognizer that made the attempt, or `nil` for all recognizers.
  package mutating func removeDynamic(of dependent: Int? = nil) {
    func isOver(_ edge: FailureEdge) -> Bool {
      edge.origin.isDynamic && (dependent == nil || edge.dependent == dependent)
    }
    removeEdges(where: isOver)
    ignored.removeAll { isOver($0.edge) }
  }

  /// Returns the shortest path along requirements, including both ends. Of several shortest paths,
  /// it is the earliest.
  private func path(from start: Int, to end: Int) -> [Int]? {
    Self.shortestWay(from: start, to: end, along: requirements)
  }

  /// Returns the shortest path along links, including both ends, or `nil` if there is no path.
  ///
  /// Of several shortest paths, it is the earliest.
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

  /// Returns the path to the last member reached, by following the links backward.
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
