internal import TouchstoneMutations
@_spi(Kit) internal import UIKitCore

/// The input view and the accessory view that belong to a first responder, and who supplied them.
@MainActor
struct InputViewSet {
  /// One of the two.
  struct Part {
    let view: UIView
    /// Not kept: a set that is shown may outlive its first responder.
    private(set) weak var supplier: UIResponder?
  }

  var accessory: Part?
  var input: Part?

  /// Nothing to show.
  init() {}

  /// What the chain from a first responder supplies: for each of the two, the first one wins
  /// (statement 315). Where nobody supplies an input view, text is typed on the keyboard.
  init(from first: UIResponder?, keyboard: UIView?) {
    for link in ResponderClimb.chain(from: first) {
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

/// How high an input view wants to be.
@MainActor
enum InputViewHeight {
  /// The height of the view's frame; where it has none, or sizes itself, that of its content.
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
