import UIKit

@objc public protocol PickerDelegate: NSObjectProtocol {
  @objc optional func picker(_ picker: Picker, didPick index: Int)
  @objc optional func numberOfItems(in picker: Picker) -> Int
}

/// Asks its delegate before it calls, as one does.
public class Picker: UIView {
  public weak var delegate: PickerDelegate?
  public private(set) var log: [String] = []

  override public func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake")
  }

  public func pick() {
    if delegate?.responds(to: #selector(PickerDelegate.numberOfItems(in:))) ?? false {
      log.append("counts \(delegate!.numberOfItems!(in: self))")
    }
    if let delegate = delegate, delegate.responds(to: .didPick) {
      delegate.picker?(self, didPick: 1)
      log.append("picked")
    }
  }

  public func listen() {
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (self: Self, previous: UITraitCollection) in
      self.log.append("style \(self.traitCollection.userInterfaceStyle.rawValue)")
    }
  }
}

extension Selector {
  fileprivate static let didPick = #selector(PickerDelegate.picker(_:didPick:))
}

/// Takes what is picked, and does not count.
public class Taker: NSObject, PickerDelegate {
  public private(set) var taken: [Int] = []

  public override init() {}

  public func picker(_ picker: Picker, didPick index: Int) { taken.append(index) }
}

/// Counts, and takes nothing.
public class Counter: NSObject, PickerDelegate {
  public override init() {}

  public func numberOfItems(in picker: Picker) -> Int { 3 }
}

/// Tells by hand that it changed, and in front of its observer too.
public class Gauge: NSObject {
  @objc public var level = 0 {
    willSet { willChangeValue(forKey: "level") }
    didSet { didChangeValue(forKey: "level") }
  }
  @objc dynamic public var limit = 0 {
    willSet { lastLimit = limit }
  }
  public private(set) var lastLimit: Int?

  public override init() {}
}

/// A label as many are set up.
public func makeSpacedLabel() -> UILabel {
  let label = UILabel()
  label.adjustsFontForContentSizeCategory = true
  label.attributedText = NSAttributedString(
    string: "Spaced", attributes: [.kern: 1.5, .font: UIFont.preferredFont(forTextStyle: .body)])
  return label
}
