import UIKit

extension UIResponder {
  /// Who pays: the nearest responder that says so.
  @objc open var payer: String? { next?.payer }

  /// What everybody up the chain pays together.
  @objc open func pay(_ amount: Int) -> Int { next?.pay(amount) ?? 0 }
}

extension UIViewController {
  override open var payer: String? { title ?? super.payer }
}

/// Pays by itself, and lets the others pay.
public class Till<Coin>: UIView {
  override public func pay(_ amount: Int) -> Int { amount + super.pay(amount) }
}

/// Pays twice.
public final class DoubleTill: Till<Int> {
  override public var payer: String? { "till before \(super.payer ?? "nobody")" }

  override public func pay(_ amount: Int) -> Int { amount + super.pay(amount) }
}

/// Reads by name.
public enum ByName {
  public static var application: UIApplication? {
    UIApplication.value(forKeyPath: #keyPath(UIApplication.shared)) as? UIApplication
  }

  public static func alpha(of view: UIView?) -> CGFloat? {
    view?.value(forKey: #keyPath(UIView.alpha)) as? CGFloat
  }
}
