import Foundation
import TouchstoneHost
import TouchstoneTesting
import UIKit

/// A target of a display link or a timer.
private final class Ticker: UIResponder {
  private(set) var times: [Double] = []

  func frame(_ link: CADisplayLink) { times.append(link.timestamp) }
  func fire(_ timer: Timer) { times.append(CACurrentMediaTime()) }
}

@Suite("Host time", .staged) @MainActor
struct HostTimeTests {
  @Test("a timer fires when its host lets time pass, without a frame")
  func timer() throws {
    let served = try Served()
    let ticker = Ticker()
    Timer.scheduledTimer(
      timeInterval: 0.5, target: ticker, selector: Selector("fire:", Ticker.fire(_:)),
      userInfo: nil, repeats: false)
    served.host.advance(to: 0.4)
    #expect(ticker.times == [])
    #expect(served.host.now == 0.4)
    served.host.advance(to: 0.6)
    #expect(ticker.times == [0.5])
  }

  @Test("a frame in the past counts as now, and a time that is not finite is ignored")
  func frames() throws {
    let served = try Served()
    let ticker = Ticker()
    let link = CADisplayLink(target: ticker, selector: Selector("frame:", Ticker.frame(_:)))
    link.add(to: .main, forMode: .common)
    for time in [1, 0.5, .nan, .infinity, -1, 2] { served.host.runFrame(at: time) }
    #expect(ticker.times == [1, 1, 1, 2])
    served.host.advance(to: .nan)
    served.host.advance(to: 0)
    #expect(served.host.now == 2)
    link.invalidate()
  }

  @Test("a host may sleep until the next timer, or indefinitely if no work is pending")
  func rest() throws {
    let served = try Served()
    served.host.runFrame(at: 0.1)
    #expect(served.host.restsUntil == .infinity)
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
    #expect(served.host.restsUntil == 1.1)
    try served.touch(.began, 50, 60, at: 0.2)
    try served.touch(.moved, 51, 60, at: 0.21)
    #expect(served.host.restsUntil == nil, "a move waits for the frame")
  }
}
