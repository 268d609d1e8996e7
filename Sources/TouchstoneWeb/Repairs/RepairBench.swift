internal import TouchstoneInspector

/// The lines of code that answers have offered, and those of them that are in force.
@MainActor
final class RepairBench {
  /// A page shows one answer at a time; there may be a few pages.
  private static let mostOffered = 64

  private var offered: [(number: Int, repair: TouchRepair)] = []
  private var latest = 0
  /// Those that are tried, the first one first.
  private(set) var tried: [(number: Int, attempt: TriedRepair)] = []

  /// The number of a line, which it keeps as long as it is offered again and again.
  func offer(_ repair: TouchRepair) -> Int {
    let known = offered.last {
      $0.repair == repair && $0.repair.subject.object === repair.subject.object
    }
    if let known { return known.number }
    latest += 1
    offered.append((latest, repair))
    if offered.count > Self.mostOffered { offered.removeFirst() }
    return latest
  }

  /// Does what a line would do, once.
  func attempt(_ number: Int) {
    guard !tried.contains(where: { $0.number == number }),
      let repair = offered.first(where: { $0.number == number })?.repair,
      let attempt = repair.attempt()
    else { return }
    tried.append((number, attempt))
  }

  /// Takes back what was tried, and puts what was tried later in force again on top of that.
  func takeBack(_ number: Int) {
    guard let place = tried.firstIndex(where: { $0.number == number }) else { return }
    let later = tried[(place + 1)...].map { ($0.number, $0.attempt.repair) }
    for (_, attempt) in tried[place...].reversed() { attempt.takeBack() }
    tried.removeSubrange(place...)
    for (number, repair) in later {
      if let attempt = repair.attempt() { tried.append((number, attempt)) }
    }
  }

  /// Another scene is shown: its views are new, and nothing of the old ones is of use.
  func clear() {
    offered = []
    tried = []
  }
}
