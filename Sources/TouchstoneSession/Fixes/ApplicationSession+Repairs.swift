internal import TouchstoneInspector

/// Suggested lines of code that are tried in the running application.
extension ApplicationSession {
  package var triedRepairs: [PageFix] {
    repairs.tried.map { PageFix(number: $0.number, code: $0.attempt.repair.code) }
  }

  /// Tries a line, unless the session is recorded to a file, because a recording contains only
  /// input.
  package func tryRepair(_ number: Int) {
    guard !programs.isWrittenToFile else { return }
    let before = repairs.tried.count
    host.change { repairs.attempt(number) }
    guard repairs.tried.count > before else { return }
    // The outcome of an earlier touch is outdated.
    fates.clear()
    programs.note("a fix was tried")
  }

  package func takeBackRepair(_ number: Int) {
    host.change { repairs.takeBack(number) }
    fates.clear()
  }

  /// Returns a line in the form for pages.
  func offer(_ repair: SuggestedFix) -> PageFix {
    PageFix(
      number: repairs.offer(repair), code: repair.code, canBeTried: repair.canBeTried,
      isRecorded: programs.isWrittenToFile)
  }
}
