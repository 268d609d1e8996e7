import Foundation
import Testing
import TouchstoneTesting
import UIKit

@MainActor
struct SweepTests {
  /// If set to any value, makes the sweep print each case, so that the last line names the case
  /// that crashed. If set to a number, begins at that case.
  private static let beginning = ProcessInfo.processInfo.environment["TOUCHSTONE_SWEEP"]

  @Test("No invalid number in any public property or call stops the app or reaches the screen")
  func everything() {
    let first = Self.beginning.flatMap { Int($0) } ?? 0
    for (number, swept) in Sweep.all().enumerated().dropFirst(first) {
      say("@\(number) \(swept.name)")
      let scene = SweepScene()
      for odd in swept.odds {
        say("  @@ \(odd)")
        swept.run(odd, scene)
        // A context that a call left open would be the current context of every later test.
        while UIGraphicsGetCurrentContext() != nil { UIGraphicsPopContext() }
        guard let problem = scene.tryOut() else { continue }
        Issue.record("\(swept.name) = \(odd): \(problem)")
        break
      }
    }
  }

  private func say(_ line: String) {
    if Self.beginning != nil { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
  }
}
