import Foundation
import Testing
import TouchstoneTesting

@MainActor
struct SweepTests {
  @Test("No odd number in any public property or call stops the program or reaches the screen")
  func everything() {
    let from = ProcessInfo.processInfo.environment["TOUCHSTONE_SWEEP"].flatMap { Int($0) } ?? 0
    let isLoud = ProcessInfo.processInfo.environment["TOUCHSTONE_SWEEP"] != nil
    for (number, swept) in Sweep.all().enumerated() where number >= from {
      if isLoud { FileHandle.standardError.write(Data("@\(number) \(swept.name)\n".utf8)) }
      sweep(swept)
    }
  }

  private func sweep(_ swept: SweepCase) {
    let scene = SweepScene()
    for odd in swept.odds {
      if ProcessInfo.processInfo.environment["TOUCHSTONE_SWEEP"] != nil {
        FileHandle.standardError.write(Data("  @@ \(odd)\n".utf8))
      }
      swept.run(odd, scene)
      if let problem = scene.tryOut() {
        Issue.record("\(swept.name) = \(odd): \(problem)")
        return
      }
    }
  }
}
