/// Lies between the window and a presented view: dims what a sheet leaves to be seen, and slides the
/// view in and out.
final class PresentationContainer: UIView {
  private let isSheet: Bool
  private let dimmingView = UIView()
  private weak var content: UIView?

  /// Seconds a presented view takes to slide in or out; chosen to look like the system's sheets,
  /// whose duration is not published.
  private static let slide: TimeInterval = 0.4
  /// How dark the presenter becomes behind a sheet; measured on an iPhone 16 with iOS 26.1.
  private static let dimming: CGFloat = 0.2

  init(over window: UIWindow, style: UIModalPresentationStyle) {
    isSheet = style.isPageSheet
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
  }

  required init?(coder: NSCoder) { nil }

  override var coversFocus: Bool { true }

  /// The place of the presented view: a sheet begins below what covers the screen's upper edge.
  var contentFrame: CGRect {
    guard isSheet else { return bounds }
    return bounds.inset(by: UIEdgeInsets(top: safeAreaInsets.top, left: 0, bottom: 0, right: 0))
  }

  func show(_ view: UIView, in window: UIWindow) {
    if isSheet {
      dimmingView.frame = bounds
      dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      dimmingView.backgroundColor = UIColor.black.withAlphaComponent(Self.dimming)
      addSubview(dimmingView)
    }
    // The container has its safe area once it is in the window; the view comes with its own place.
    window.addSubview(self)
    content = view
    view.frame = contentFrame
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  func slideIn(then finish: @escaping () -> Void) {
    let frame = contentFrame
    content?.frame = below(frame)
    dimmingView.alpha = 0
    ViewAnimations.animate(Self.slide) {
      self.content?.frame = frame
      self.dimmingView.alpha = 1
    } then: { _ in
      finish()
    }
  }

  func slideOut(then finish: @escaping () -> Void) {
    ViewAnimations.animate(Self.slide) {
      if let content = self.content { content.frame = self.below(content.frame) }
      self.dimmingView.alpha = 0
    } then: { _ in
      finish()
    }
  }

  /// As large, and out of sight below.
  private func below(_ frame: CGRect) -> CGRect {
    CGRect(x: frame.minX, y: bounds.maxY, width: frame.width, height: frame.height)
  }
}

extension UIModalPresentationStyle {
  /// Whether the presenter's view goes while the other one is shown.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the view is a sheet that leaves the screen's upper edge free.
  var isPageSheet: Bool { self == .automatic || self == .pageSheet }
}
