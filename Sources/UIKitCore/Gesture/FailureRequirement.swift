internal import TouchstoneGestures

/// A requirement that a program set up with `require(toFail:)`; it hangs on the recognizer that waits.
struct FailureRequirement {
  /// The one that has to fail first.
  weak var other: UIGestureRecognizer?
  /// Who would wait for each other, where that would go round: then it is ignored.
  var cycle: [Int] = []
}

extension UIGestureRecognizer {
  /// Those whose failure it waits for, because a program said so, in the order in which it did.
  package var requiredRecognizers: [UIGestureRecognizer] {
    internals.requirements.compactMap { $0.cycle.isEmpty ? $0.other : nil }
  }

  /// Adds a requirement; one that would close a cycle is ignored, and the cycle is named.
  func addRequirement(_ other: UIGestureRecognizer) {
    guard other !== self else {
      Fault.report(
        "\(ViewDescription.name(self)) can't require itself to fail; ignored", about: self)
      return
    }
    internals.requirements.removeAll { $0.other == nil }
    let wasRequired = internals.isRequired
    other.internals.isRequired = true
    switch insertion(of: other, mayCloseCycle: wasRequired) {
    case .present: break
    case .inserted: internals.requirements.append(FailureRequirement(other: other))
    case .closesCycle(let cycle):
      if !internals.requirements.contains(where: { $0.cycle == cycle }) {
        internals.requirements.append(FailureRequirement(other: other, cycle: cycle))
      }
      Fault.report(
        "\(ViewDescription.name(self)) can't require \(ViewDescription.name(other)) to "
          + "fail: they would wait for each other forever; the new requirement is ignored",
        about: self)
    }
  }

  /// What becomes of a new requirement. A recognizer that none requires, or on one that requires none, can't
  /// close a cycle: then the chains behind them are not read.
  private func insertion(
    of other: UIGestureRecognizer, mayCloseCycle: Bool
  ) -> FailureGraph.Insertion {
    if internals.requirements.contains(where: { $0.cycle.isEmpty && $0.other === other }) {
      return .present
    }
    guard mayCloseCycle, !other.internals.requirements.isEmpty else { return .inserted }
    var graph = FailureGraph(of: [self, other])
    return graph.insert(FailureEdge(dependent: id, requirement: other.id))
  }
}

extension FailureGraph {
  /// What programs required of some recognizers, and of all whose failure these wait for.
  @MainActor
  package init(of recognizers: some Sequence<UIGestureRecognizer>) {
    self.init()
    var recognizers = Array(recognizers)
    var known = Set(recognizers.map(\.id))
    var ignored: [IgnoredEdge] = []
    var next = 0
    while next < recognizers.count {
      let recognizer = recognizers[next]
      next += 1
      for requirement in recognizer.internals.requirements {
        guard let other = requirement.other else { continue }
        if known.insert(other.id).inserted { recognizers.append(other) }
        let edge = FailureEdge(dependent: recognizer.id, requirement: other.id)
        if requirement.cycle.isEmpty {
          insert(edge)
        } else {
          ignored.append(IgnoredEdge(edge: edge, cycle: requirement.cycle))
        }
      }
    }
    // Where one of a cycle is gone, nobody comes by it here, and there is no cycle any more.
    ignore(ignored.filter { $0.cycle.allSatisfy(known.contains) })
  }
}
