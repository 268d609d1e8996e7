import Foundation
import TouchstoneHost
import TouchstoneTesting
import UIKit

/// An app that stalls while its devices continue.
@Suite("An app that stalled", .staged) @MainActor
struct StalledTests {
  @Test(
    "a stalled app gets 2,000 mouse moves in one call, all coalesced, and every press")
  func fastMouse() throws {
    let host = try ApplicationHost(
      delegate: StalledDelegate.self, size: CGSize(width: 400, height: 100))
    let view = try #require((host.application.delegate as? StalledDelegate)?.view)
    let reports = 2_000
    var inputs = [mouse(.began, 0), press(.began, at: 0.05)]
    for report in 1...reports { inputs.append(mouse(.moved, report)) }
    inputs.append(press(.ended, at: 0.2))
    inputs.sort { $0.time < $1.time }
    try host.post(inputs)
    #expect(view.coalesced.isEmpty)
    host.runFrame(at: 0.2667)
    #expect(view.coalesced == [reports])
    #expect(view.presses == ["began", "ended"])
    let places = view.places.map(\.x)
    #expect(places.count == reports && places == places.sorted())
    try host.post(mouse(.ended, 2_200))
    host.runFrame(at: 0.2834)
    #expect(view.coalesced == [reports] && view.ends == 1)
  }

  @Test("a stalled app gets one of 2,000 hover moves, before the click")
  func fastPointer() throws {
    let host = try ApplicationHost(
      delegate: StalledDelegate.self, size: CGSize(width: 400, height: 100))
    let view = try #require((host.application.delegate as? StalledDelegate)?.view)
    let hover = UIHoverGestureRecognizer(target: view, action: CountingView.hovered)
    view.addGestureRecognizer(hover)
    try host.post((1...2_000).map { pointer($0, $0 == 1 ? .began : .moved) })
    host.runFrame(at: 0.2667)
    #expect(view.hovers == [10.05, 110])
    try host.post((2_400...4_400).map { pointer($0, .moved) } + [mouse(.began, 4_800)])
    #expect(view.hovers == [10.05, 110, 230] && view.begins == 1)
  }

  /// Returns a report of a mouse with its button down, at 8,000 reports per second.
  private func mouse(_ phase: TouchSample.Phase, _ report: Int) -> RawInput {
    .touch(
      TouchSample(
        id: 1, phase: phase, position: .init(x: 10 + Double(report) * 0.05, y: 40),
        time: Double(report) / 8_000, kind: .indirectPointer, buttons: 1))
  }

  /// Returns a report of a mouse without a button down.
  private func pointer(_ report: Int, _ phase: HoverSample.Phase) -> RawInput {
    .hover(
      HoverSample(
        phase: phase, position: .init(x: 10 + Double(report) * 0.05, y: 40),
        time: Double(report) / 8_000))
  }

  private func press(_ phase: HeldPhase, at time: Double) -> RawInput {
    .press(PressSample(phase: phase, type: .playPause, time: time))
  }
}

private final class StalledDelegate: UIResponder, UIApplicationDelegate {
  let view = CountingView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 100))

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window.addSubview(view)
    window.makeKeyAndVisible()
    view.becomeFirstResponder()
    return true
  }
}

/// Counts the coalesced samples of each move.
private final class CountingView: UIView {
  var coalesced: [Int] = []
  var places: [CGPoint] = []
  var presses: [String] = []
  var ends = 0
  var begins = 0
  /// The distances of the pointer from the left edge, one per hover event.
  var hovers: [Double] = []

  func hovered(_ hover: UIHoverGestureRecognizer) { hovers.append(hover.location(in: self).x) }

  override var canBecomeFirstResponder: Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { begins += 1 }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      let all = event?.coalescedTouches(for: touch) ?? []
      coalesced.append(all.count)
      places += all.map { $0.location(in: self) }
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ends += 1 }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    self.presses.append("began")
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    self.presses.append("ended")
  }
}
