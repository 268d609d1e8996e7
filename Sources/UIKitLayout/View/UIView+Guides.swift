public import UIKitCore
public import UIKitScroll

extension UIView {
  /// The part of the view that nothing of the system covers.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  /// The part of the view inside of its margins.
  public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
  /// The part inside of the margins in which lines of text are not too long to read: 672 points at most.
  public var readableContentGuide: UILayoutGuide { guide(.readable) }

  /// A guide of the system, made when it is first asked for.
  func guide(_ kind: SystemGuide) -> UILayoutGuide {
    let item = LayoutItem.of(self)
    if let guide = item.guides[kind] { return guide }
    let guide: UILayoutGuide = kind.isScrolling ? UILayoutGuide() : SystemLayoutGuide(kind)
    guide.identifier = kind.name
    guide.owner = self
    LayoutItem.of(guide).system = kind
    item.guides[kind] = guide
    return guide
  }
}

extension UIScrollView {
  /// The scroll view's content: what is pinned to its edges decides on `contentSize`.
  public var contentLayoutGuide: UILayoutGuide { guide(.scrollContent) }
  /// The scroll view's own frame, which does not move with the content.
  public var frameLayoutGuide: UILayoutGuide { guide(.scrollFrame) }
}

/// A guide that follows a view's insets, and knows its frame without an engine.
final class SystemLayoutGuide: UILayoutGuide {
  private let kind: SystemGuide

  init(_ kind: SystemGuide) {
    self.kind = kind
    super.init()
  }

  override var layoutFrame: CGRect {
    get {
      guard let view = owner, case .insets(let insets) = kind.place(in: view, self) else {
        return .zero
      }
      return view.bounds.inset(by: insets)
    }
    set {}
  }
}

extension SystemGuide {
  /// Whether it belongs to a scroll view.
  var isScrolling: Bool { self == .scrollContent || self == .scrollFrame }

  /// What messages call it.
  var name: String {
    switch self {
    case .safeArea: "safeAreaLayoutGuide"
    case .margins: "layoutMarginsGuide"
    case .readable: "readableContentGuide"
    case .keyboard: "keyboardLayoutGuide"
    case .scrollContent: "contentLayoutGuide"
    case .scrollFrame: "frameLayoutGuide"
    }
  }
}
