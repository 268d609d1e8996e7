internal import TouchstoneInspector

/// Suggested lines of code that are tried in the running application.
extension ApplicationSession {
  package var triedFixes: [PageFix] {
    fixes.tried.map { PageFix(number: $0.number, code: $0.attempt.fix.code) }
  }

  /// Tries a line, unless the session is recorded to a file, because a recording contains only
  /// input.
  package func tryFix(_ number: Int) {
    guard !programs.isWrittenToFile else { return }
    let before = fixes.tried.count
    host.change { fixes.attempt(number) }
    guard fixes.tried.count > before else { return }
    // The outcome of an earlier touch is outdated.
    touchOutcomes.clear()
    programs.recordChange("a fix was tried")
  }

  package func undoFix(_ number: Int) {
    host.change { fixes.undo(number) }
    touchOutcomes.clear()
  }

  /// Returns a line in the form for pages.
  func offer(_ fix: SuggestedFix) -> PageFix {
    PageFix(
      number: fixes.offer(fix), code: fix.code, canBeTried: fix.canBeTried,
      isRecorded: programs.isWrittenToFile)
  }
}
