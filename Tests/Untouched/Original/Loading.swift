import UIKit

/// Loads somewhere else and shows it on the main queue, as most apps do.
public final class Loader: NSObject {
  @objc public dynamic var progress = 0 {
    willSet { log.append("will \(newValue)") }
    didSet { log.append("did \(progress)") }
  }
  public private(set) var log: [String] = []
  public let label = UILabel()
  public private(set) var age: TimeInterval = 0

  /// Waits elsewhere for the main queue; calls `isOnItsWay` when it will come by.
  public func load(since start: Date, _ isOnItsWay: @escaping () -> Void) async {
    await withCheckedContinuation { continuation in
      let wasMain = Thread.isMainThread
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        self.label.text = wasMain || !Thread.isMainThread ? "wrong" : "loaded"
        self.age = -start.timeIntervalSinceNow
        continuation.resume()
      }
      isOnItsWay()
    }
  }
}
