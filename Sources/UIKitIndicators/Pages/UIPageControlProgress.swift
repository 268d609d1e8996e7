public import UIKitCore

/// Methods with which an app follows the progress of a page control. Every method has a default.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// The progress from 0 to 1 with which a page begins; 0 by default.
  func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float
  /// The progress has appeared, or has disappeared because a finger goes from page to page.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  /// 0.
  public func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float { 0 }
  /// Nothing.
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// How much of the current page has passed, which the page control shows in the indicator of that page.
///
/// Set it as the `progress` of one page control.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  private weak var delegateStorage: (any UIPageControlProgressDelegate)?
  private var progress: Float = 0
  private var isShown = true
  private(set) weak var pageControl: UIPageControl?

  /// Makes a progress that is 0.
  public override init() { super.init() }

  /// Follows the progress; not retained.
  open weak var delegate: (any UIPageControlProgressDelegate)? {
    get { delegateStorage }
    set { delegateStorage = newValue }
  }
  /// The progress from 0 to 1; other values are clamped.
  open var currentProgress: Float {
    get { progress }
    set {
      progress = min(max(0, newValue.isNaN ? 0 : newValue), 1)
      pageControl?.progressDidChange()
    }
  }

  /// Whether the indicator shows the progress: not while a finger goes from page to page.
  open var isProgressVisible: Bool { isShown }

  // MARK: What the page control says

  func join(_ pageControl: UIPageControl?) {
    self.pageControl = pageControl
    if pageControl != nil { beginPage() }
  }

  /// Another page is current.
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
