import UIKit

/// What can take a style, views and values alike; nothing says where.
public protocol Styled {
  func apply(_ style: Style)
  var styleName: String { get }
}

/// A value among what is styled.
public struct StyleLog: Styled {
  public init() {}

  public func apply(_ style: Style) {}

  public var styleName: String { "log" }
}

public final class Card: UIView, Styled {
  public func apply(_ style: Style) { backgroundColor = style.color }

  public var styleName: String { "card \(tag)" }
}

/// Holds a view and a colour, as a model does that nobody gave to an actor.
public class Style {
  public static let shared = Style()
  public let badge = UILabel()
  public lazy var dot: UIView = {
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    dot.layer.cornerRadius = 2
    return dot
  }()
  public var color = UIColor.red

  public func restyle(_ views: [Styled], in window: UIWindow?) {
    views.forEach { $0.apply(self) }
    window?.tintColor = color
    badge.text = views.first?.styleName
  }
}

@objc public protocol PressWatcherDelegate: AnyObject {
  func pressWatcher(_ watcher: PressWatcher, didSee count: Int)
  @objc optional func pressWatcherDidStop(_ watcher: PressWatcher)
}

/// Adopts the recognizer's delegate in an extension, and tells its own.
open class PressWatcher: NSObject {
  public weak var delegate: PressWatcherDelegate?
  public private(set) var count = 0
  private let recognizer = UITapGestureRecognizer()

  public init(watching view: UIView) {
    super.init()
    recognizer.addTarget(self, action: #selector(pressed))
    recognizer.delegate = self
    view.addGestureRecognizer(recognizer)
  }

  public func stop() {
    recognizer.isEnabled = false
    delegate?.pressWatcherDidStop?(self)
  }

  @objc private func pressed() {
    count += 1
    delegate?.pressWatcher(self, didSee: count)
  }
}

extension PressWatcher: UIGestureRecognizerDelegate {
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    !(touch.view is UIControl)
  }
}

/// A subclass of what must belong to the main actor, in the middle of other things.
public enum Watchers {
  public final class Patient: PressWatcher {
    public var isPatient = true
  }
}
