import Foundation
import UIKit

#if canImport(os)
import os
#endif

/// A control written by hand that stores its target and action, as touch libraries do.
public class Dial: UIView {
  public weak var target: AnyObject?
  public var action: Selector?
  public private(set) var answers: [String] = []
  private let observers = NSHashTable<DialObserver>.weakObjects()
  private let began: Date = .now

  public func turn() {
    _ = target?.perform(action, with: self)
    for observer in observers.allObjects { observer.dialDidTurn(self) }
    if let target = target, target.responds(to: #selector(DialOwner.name)) {
      let name = target.perform(#selector(DialOwner.name))?.takeUnretainedValue() as? NSString
      answers.append((name ?? "") as String)
    }
  }

  public func turnLater() { target?.perform(action!, with: self, afterDelay: 2) }

  public func add(_ observer: DialObserver) { observers.add(observer) }

  public func age(at date: Date = .now) -> TimeInterval { date.timeIntervalSince(began) }
}

@objc public protocol DialObserver {
  func dialDidTurn(_ dial: Dial)
}

/// An object that a dial calls.
public class DialOwner: NSObject, DialObserver {
  public private(set) var turned: [Dial] = []
  public private(set) var observed = 0

  @objc public func didTurn(_ dial: Dial) { turned.append(dial) }
  @objc public func name() -> NSString { "owner" }
  public func dialDidTurn(_ dial: Dial) { observed += 1 }

  public func connect(_ dial: Dial) {
    dial.target = self
    dial.action = #selector(didTurn(_:))
    dial.add(self)
  }
}

extension UIView {
  @objc open class var kindName: String { "view" }
}

/// A class that overrides a class property of an extension.
public class KnobView: UIView {
  override open class var kindName: String { "knob in " + super.kindName }
}

/// A measurement of the time that a test lets pass.
public enum Stopwatch {
  public static func start() -> ContinuousClock.Instant { .now }
  public static func seconds(since start: ContinuousClock.Instant) -> Double {
    let passed = ContinuousClock.now - start
    return Double(passed.components.seconds) + Double(passed.components.attoseconds) / 1e18
  }
}

/// A view that loads its resources from its module.
public struct Pictures {
  public let bundle: Bundle

  public init(bundle: Bundle = .module) { self.bundle = bundle }
}

#if canImport(os)
/// Whether the module for messages exists.
public let hasMessages = true
#else
public let hasMessages = false
#endif
