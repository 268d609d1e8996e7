public import UIKitCore

extension UIView {
  /// The part of the view that the system doesn't cover.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  /// The part of the view inside its margins.
  public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
  /// The part inside the margins where lines of text have a readable length: at most 672 points.
  public var readableContentGuide: UILayoutGuide { guide(.readable) }

  /// Returns a system guide, creating it on first access.
  package func guide(_ kind: SystemGuide) -> UILayoutGuide {
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

/// A guide that follows a view's insets, and computes its frame without an engine.
final class SystemLayoutGuide: UILayoutGuide {
  private let kind: SystemGuide

  init(_ kind: SystemGuide) {
    self.kind = kind
    super.init()
  }

  required init?(coder: NSCoder) { nil }

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
  /// Whether the guide belongs to a scroll view.
  var isScrolling: Bool { self == .scrollContent || self == .scrollFrame }

  /// The name of the guide in messages.
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
