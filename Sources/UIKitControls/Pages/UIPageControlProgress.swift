public import UIKitCore

/// Methods with which an app follows the progress of a page control.
///
/// Every method has a default implementation.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// Returns the progress with which a page begins, from 0 to 1, which is 0 by default.
  func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float
  /// Called when the progress appears, or disappears because a finger drags from page to page.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  /// Returns 0.
  public func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float { 0 }
  /// Does nothing.
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// The elapsed fraction of the current page, which the page control shows in the page's indicator.
///
/// Set it as the `progress` of one page control.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  private weak var delegateStorage: (any UIPageControlProgressDelegate)?
  private var progress: Float = 0
  private var isShown = true
  private(set) weak var pageControl: UIPageControl?

  /// Creates a progress of 0.
  public override init() { super.init() }

  /// The delegate, which isn't retained.
  open weak var delegate: (any UIPageControlProgressDelegate)? {
    get { delegateStorage }
    set { delegateStorage = newValue }
  }
  /// The progress from 0 to 1, to which other values are clamped.
  open var currentProgress: Float {
    get { progress }
    set {
      progress = min(max(0, newValue.isNaN ? 0 : newValue), 1)
      pageControl?.progressDidChange()
    }
  }

  /// Whether the indicator shows the progress, which it doesn't while a finger drags from page to
  /// page.
  open var isProgressVisible: Bool { isShown }

  // MARK: What the page control says

  func join(_ pageControl: UIPageControl?) {
    self.pageControl = pageControl
    if pageControl != nil { beginPage() }
  }

  /// Resets the progress to the delegate's initial value after the current page has changed.
  func beginPage() {
    guard let pageControl else { return }
    currentProgress =
      delegateStorage?.pageControlProgress(
        self, initialProgressForPage: pageControl.currentPage) ?? 0
  }

  func show(_ isVisible: Bool) {
    guard isVisible != isShown else { return }
    isShown = isVisible
    delegateStorage?.pageControlProgressVisibilityDidChange(self)
  }
}
