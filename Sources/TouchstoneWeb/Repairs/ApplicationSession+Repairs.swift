internal import TouchstoneInspector

/// Lines of code that are tried in the running application.
extension ApplicationSession {
  package var triedRepairs: [PageRepair] {
    repairs.tried.map { PageRepair(number: $0.number, code: $0.attempt.repair.code) }
  }

  /// A recording in a file holds input only, and would play to something else after this.
  package func tryRepair(_ number: Int) {
    guard !programs.isWrittenToFile else { return }
    let before = repairs.tried.count
    host.change { repairs.attempt(number) }
    guard repairs.tried.count > before else { return }
    // What became of a touch before is no answer any more.
    fates.clear()
    programs.note("a line was tried")
  }

  package func takeBackRepair(_ number: Int) {
    host.change { repairs.takeBack(number) }
    fates.clear()
  }

  /// A line as pages are told of it.
  func offer(_ repair: TouchRepair) -> PageRepair {
    PageRepair(
      number: repairs.offer(repair), code: repair.code, canBeTried: repair.canBeTried,
      isRecorded: programs.isWrittenToFile)
  }
}
