internal import TouchstoneInspector

/// The suggested lines of code, and the lines that are being tried.
@MainActor
final class AppliedFixes {
  /// The maximum number of suggestions. A page shows one at a time, and there may be several pages.
  private static let mostOffered = 64

  private var offered: [(number: Int, fix: SuggestedFix)] = []
  private var latest = 0
  /// The lines being tried, in the order in which they were tried.
  private(set) var tried: [(number: Int, attempt: TriedFix)] = []

  /// Returns the number of a line. A line that is suggested again keeps its number.
  func offer(_ fix: SuggestedFix) -> Int {
    let known = offered.last {
      $0.fix == fix && $0.fix.subject.object === fix.subject.object
    }
    if let known { return known.number }
    latest += 1
    offered.append((latest, fix))
    if offered.count > Self.mostOffered { offered.removeFirst() }
    return latest
  }

  /// Tries a line, unless it is being tried already.
  func attempt(_ number: Int) {
    guard !tried.contains(where: { $0.number == number }),
      let fix = offered.first(where: { $0.number == number })?.fix,
      let attempt = fix.attempt()
    else { return }
    tried.append((number, attempt))
  }

  /// Undoes a line, then applies the lines that were tried after it again.
  func undo(_ number: Int) {
    guard let place = tried.firstIndex(where: { $0.number == number }) else { return }
    let later = tried[(place + 1)...].map { ($0.number, $0.attempt.fix) }
    for (_, attempt) in tried[place...].reversed() { attempt.takeBack() }
    tried.removeSubrange(place...)
    for (number, fix) in later {
      if let attempt = fix.attempt() { tried.append((number, attempt)) }
    }
  }

  /// Removes all lines, because another scene is shown and its views are new.
  func clear() {
    offered = []
    tried = []
  }
}
