internal import TouchstoneMutations
@_spi(Kit) internal import UIKitCore

/// The input view and the accessory view of a first responder, with the responders that supplied
/// them.
@MainActor
struct InputViewSet {
  /// An input view or an accessory view.
  struct Part {
    let view: UIView
    /// The responder that supplied the view. It isn't retained, because a visible set may outlive
    /// its first responder.
    private(set) weak var supplier: UIResponder?
  }

  var accessory: Part?
  var input: Part?

  /// Creates an empty set.
  init() {}

  /// Collects the views that the responder chain from `first` supplies.
  ///
  /// For each of the two views, the first supplier in the chain wins (statement 315). If no
  /// responder supplies an input view and `first` accepts text, the input view is `keyboard`.
  init(from first: UIResponder?, keyboard: UIView?) {
    for link in ResponderChainWalk.chain(from: first) {
      if accessory == nil, let view = link.accessoryForItself {
        accessory = Part(view: view, supplier: link)
      }
      if input == nil || Mutation.lastInputViewWins.isOn, let view = link.inputForItself {
        input = Part(view: view, supplier: link)
      }
      if accessory != nil, input != nil { return }
    }
    if input == nil, let keyboard, first is any UIKeyInput {
      input = Part(view: keyboard, supplier: nil)
    }
  }

  var isEmpty: Bool { accessory == nil && input == nil }

  func hasSameViews(as other: InputViewSet) -> Bool {
    accessory?.view === other.accessory?.view && input?.view === other.input?.view
  }
}

extension UIResponder {
  fileprivate var inputForItself: UIView? { inputViewController?.view ?? inputView }

  fileprivate var accessoryForItself: UIView? {
    inputAccessoryViewController?.view ?? inputAccessoryView
  }
}

/// Computes the height of an input view.
@MainActor
enum InputViewHeight {
  /// Returns the height of the view's frame, or the height of its content if the frame's height is
  /// 0 or the view sizes itself. Returns `standard` if nothing determines a height.
  static func of(_ view: UIView, width: CGFloat, otherwise standard: CGFloat) -> CGFloat {
    let sizesItself = (view as? UIInputView)?.allowsSelfSizing ?? false
    if !sizesItself, view.bounds.height > 0 { return view.bounds.height }
    let content = view.intrinsicContentSize.height
    if content != UIView.noIntrinsicMetric, content >= 0 { return content }
    if view.bounds.height > 0 { return view.bounds.height }
    let fitting = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    return fitting > 0 && fitting < .greatestFiniteMagnitude ? fitting : standard
  }
}
