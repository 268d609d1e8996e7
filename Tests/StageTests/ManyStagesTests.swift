import Foundation
import Testing
import TouchstoneTesting
import UIKit

/// Stages that are created and released.
///
/// `TOUCHSTONE_STAGES=10000` sets the number of stages, and prints the memory of the process.
@MainActor
@Suite(.staged)
struct ManyStagesTests {
  @Test("a thousand stages in turn leave nothing behind")
  func released() {
    let setting = ProcessInfo.processInfo.environment["TOUCHSTONE_STAGES"].flatMap { Int($0) }
    if setting != nil { report("before") }
    let before = LivingView.count
    for number in 0..<(setting ?? 1_000) {
      do {
        let stage = Stage()
        let view = LivingView(frame: stage.window.bounds)
        stage.window.addSubview(view)
        stage.tap(at: CGPoint(x: 50, y: 50))
        #expect(view.touches == 1)
        UIView.animate(withDuration: 1) { view.alpha = 0.5 }
      }
      if setting != nil, (number + 1).isMultiple(of: 1_000) { report("\(number + 1) stages") }
    }
    #expect(LivingView.count == before)
  }

  /// Prints the resident memory of the process, in MiB.
  private func report(_ moment: String) {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    let size = line?.split(separator: " ").compactMap { Double($0) }.first ?? 0
    print("memory, \(moment): \((size / 1_024).rounded()) MiB")
  }
}

private final class LivingView: UIView {
  nonisolated(unsafe) static var count = 0
  var touches = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.count += 1
  }

  required init?(coder: NSCoder) { nil }

  deinit { Self.count -= 1 }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
}
