internal import TouchstoneKit
internal import TouchstoneTrace

/// The delivery path of touches as they happen.
extension ApplicationSession {
  package var isRoadOpen: Bool {
    get { roads.isOpen }
    set { roads.isOpen = newValue }
  }

  package var isRoadKept: Bool {
    get { roads.isKept }
    set { roads.isKept = newValue }
  }

  package var latestRoadStep: Int { roads.latest }

  package func roadSteps(after number: Int) -> [PageRoadStep] {
    guard roads.latest > number else { return [] }
    return roads.steps(after: number) { subject in
      (subject.object as? UIView).flatMap { host.number(of: $0.layer) }
    }
  }
}
