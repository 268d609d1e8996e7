import UIKit

/// Watches a scroll view and a cart, in both ways.
public class Watcher: NSObject {
  public private(set) var log: [String] = []
  private var observations: [NSKeyValueObservation] = []
  private weak var scrollView: UIScrollView?

  public func watch(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    observations.append(
      scrollView.observe(\.contentOffset, options: [.new, .old]) { [weak self] _, change in
        self?.log.append("from \(change.oldValue!.y) to \(change.newValue!.y)")
      })
    scrollView.addObserver(
      self, forKeyPath: #keyPath(UIScrollView.contentSize), options: .new, context: nil)
  }

  public func watch(_ cart: CartViewController) {
    observations.append(
      cart.observe(\.total, options: [.initial, .new]) { [weak self] cart, change in
        self?.log.append("total \(change.newValue!)")
      })
    observations.append(
      cart.view.observe(\.frame) { [weak self] view, _ in
        self?.log.append("width \(view.frame.width)")
      })
  }

  /// Watches properties by their names, as old code does.
  public func watch(_ objects: [(NSObject, String)]) {
    for (object, name) in objects {
      object.addObserver(self, forKeyPath: name, options: [.old, .new], context: nil)
    }
  }

  public func stop() {
    observations.forEach { $0.invalidate() }
    scrollView?.removeObserver(self, forKeyPath: "contentSize")
  }

  public override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    if let text = change?[.newKey] as? String {
      log.append("\(keyPath ?? "") \(text)")
      return
    }
    if let bounds = change?[.newKey] as? CGRect {
      log.append("\(keyPath ?? "") \(bounds.width)")
      return
    }
    guard keyPath == "contentSize", let size = change?[.newKey] as? CGSize else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      return
    }
    log.append("size \(size.height)")
  }
}
