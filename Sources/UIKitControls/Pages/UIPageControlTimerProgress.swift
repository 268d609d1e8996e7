public import UIKitCore

/// Methods with which an app follows the timer of a page control.
///
/// Every method has a default implementation.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// Called after the timer has changed the progress.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
  /// Returns whether the page control may go to a page after the current page's time has elapsed,
  /// `true` by default.
  ///
  /// After `false`, the progress stays at 1 until another page is current.
  func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool
}

extension UIPageControlTimerProgressDelegate {
  /// Does nothing.
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
  /// Returns `true`.
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { true }
}

/// A progress that grows with time, and advances the page control to the next page when it reaches
/// 1.
///
/// Set it as the `progress` of a page control and call ``resumeTimer()``. Set its delegate like
/// that of any progress. If the delegate is a ``UIPageControlTimerProgressDelegate``, the timer
/// notifies it too.
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
  private var duration: TimeInterval
  private var durations: [Int: TimeInterval] = [:]
  private var link: CADisplayLink?
  /// The progress before it was rounded to a `Float`.
  private var exact = 0.0
  /// The time of the last processed frame, on the application's clock.
  private var latest: TimeInterval?
  /// Whether the delegate has refused to advance from the current page.
  private var isRefused = false

  /// Creates a progress that shows each page for a number of seconds, or for 1 second if it isn't
  /// positive.
  public init(preferredDuration: TimeInterval) {
    duration = Self.admitted(preferredDuration)
    super.init()
  }

  /// The seconds used instead of a number that isn't positive; UIKit doesn't document its handling.
  private static let fallback: TimeInterval = 1

  private static func admitted(_ seconds: TimeInterval) -> TimeInterval {
    seconds > 0 ? seconds : fallback
  }

  // MARK: Durations

  /// The seconds for which a page without its own duration is shown.
  open var preferredDuration: TimeInterval {
    get { duration }
    set { duration = Self.admitted(newValue) }
  }
  /// Sets the seconds for which a page is shown, or resets them to the preferred duration with 0.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) {
    durations[page] = duration > 0 ? duration : nil
  }
  /// Returns the seconds for which a page is shown.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? duration }
  /// Whether the first page follows the last page.
  ///
  /// Otherwise the timer stops at the end of the last page.
  open var resetsToInitialPageAfterEnd = false

  // MARK: The timer

  /// Whether the timer is running.
  open var isRunning: Bool { link != nil }

  /// Starts the timer, which increases the progress from its current value.
  open func resumeTimer() {
    guard link == nil else { return }
    let application = pageControl?.ownApplication ?? .shared
    latest = application.now
    let link = CADisplayLink(
      target: TimerTarget(self), selector: Selector("tick:", TimerTarget.tick(_:)))
    link.add(to: application, forMode: .common)
    self.link = link
  }

  /// Stops the timer without changing the progress.
  open func pauseTimer() {
    link?.invalidate()
    link = nil
  }

  private var timerDelegate: (any UIPageControlTimerProgressDelegate)? {
    delegate as? any UIPageControlTimerProgressDelegate
  }

  override func beginPage() {
    isRefused = false
    super.beginPage()
  }

  fileprivate func frame(at time: TimeInterval) {
    let passed = time - (latest ?? time)
    latest = time
    // Time doesn't count while a finger selects a page, or after the delegate has refused to
    // advance.
    guard passed > 0, let pageControl, isProgressVisible, !isRefused,
      pageControl.numberOfPages > 0
    else { return }
    // If the app has set another progress, the timer continues from that value.
    let before = Float(exact) == currentProgress ? exact : Double(currentProgress)
    exact = before + passed / duration(forPage: pageControl.currentPage)
    if exact > 1 - Self.rounding { exact = 1 }
    currentProgress = Float(exact)
    timerDelegate?.pageControlTimerProgressDidChange(self)
    if currentProgress >= 1, isRunning { endPage(of: pageControl) }
  }

  /// The amount by which a sum of frames may fall short of 1 because of rounding.
  private static let rounding = 1e-9

  private func endPage(of pageControl: UIPageControl) {
    let isLast = pageControl.currentPage + 1 >= pageControl.numberOfPages
    guard !isLast || resetsToInitialPageAfterEnd else { return pauseTimer() }
    let next = isLast ? 0 : pageControl.currentPage + 1
    let page = pageControl.currentPage
    guard timerDelegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true else {
      isRefused = currentProgress >= 1 && page == pageControl.currentPage
      return
    }
    // The delegate may have changed the page itself.
    if pageControl.currentPage == page { pageControl.advance(to: next) }
  }
}

/// A display link's target that holds the progress weakly, because the link retains its target.
@MainActor
private final class TimerTarget {
  private weak var progress: UIPageControlTimerProgress?

  init(_ progress: UIPageControlTimerProgress) { self.progress = progress }

  func tick(_ link: CADisplayLink) {
    guard let progress else { return link.invalidate() }
    progress.frame(at: link.timestamp)
  }
}
