public import UIKitCore

/// Methods with which an app follows the timer of a page control. Every method has a default.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// The timer has changed the progress.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
  /// Whether the page control may go to a page now that the current page's time is over; `true` by
  /// default. After `false` the progress stays at 1 until another page is current.
  func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool
}

extension UIPageControlTimerProgressDelegate {
  /// Nothing.
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
  /// True.
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { true }
}

/// A progress that grows with time, and takes the page control to the next page when it is 1.
///
/// Set it as the `progress` of a page control and call ``resumeTimer()``. Its delegate is set as that of
/// any progress, and is notified of the timer if it is a ``UIPageControlTimerProgressDelegate``.
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
  private var duration: TimeInterval
  private var durations: [Int: TimeInterval] = [:]
  private var link: CADisplayLink?
  /// The progress before it was rounded to a `Float`.
  private var exact = 0.0
  /// When the latest frame was counted, on the application's clock.
  private var latest: TimeInterval?
  /// Whether the delegate has refused to leave the current page.
  private var isRefused = false

  /// Makes a progress with the seconds that a page is shown; a number that isn't positive counts as 1.
  public init(preferredDuration: TimeInterval) {
    duration = Self.admitted(preferredDuration)
    super.init()
  }

  /// Seconds that a number which isn't positive stands for; UIKit doesn't say what it does with one.
  private static let fallback: TimeInterval = 1

  private static func admitted(_ seconds: TimeInterval) -> TimeInterval {
    seconds > 0 ? seconds : fallback
  }

  // MARK: Durations

  /// The seconds that a page is shown which has no duration of its own.
  open var preferredDuration: TimeInterval {
    get { duration }
    set { duration = Self.admitted(newValue) }
  }
  /// Sets the seconds that a page is shown; 0 removes them.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) {
    durations[page] = duration > 0 ? duration : nil
  }
  /// The seconds that a page is shown.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? duration }
  /// Whether the first page follows the last one; otherwise the timer stops at the end of the last page.
  open var resetsToInitialPageAfterEnd = false

  // MARK: The timer

  /// Whether the timer runs.
  open var isRunning: Bool { link != nil }

  /// Lets the progress grow from its current value.
  open func resumeTimer() {
    guard link == nil else { return }
    let application = pageControl?.ownApplication ?? .shared
    latest = application.now
    let link = CADisplayLink(
      target: TimerTarget(self), selector: Selector("tick:", TimerTarget.tick(_:)))
    link.add(to: application, forMode: .common)
    self.link = link
  }

  /// Stops the timer; the progress stays what it is.
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
    // No page goes by while a finger chooses one, or after the delegate has refused the next.
    guard passed > 0, let pageControl, isProgressVisible, !isRefused,
      pageControl.numberOfPages > 0
    else { return }
    // Where the app has set another progress, the timer goes on from there.
    let before = Float(exact) == currentProgress ? exact : Double(currentProgress)
    exact = before + passed / duration(forPage: pageControl.currentPage)
    if exact > 1 - Self.rounding { exact = 1 }
    currentProgress = Float(exact)
    timerDelegate?.pageControlTimerProgressDidChange(self)
    if currentProgress >= 1, isRunning { endPage(of: pageControl) }
  }

  /// By how much a sum of frames may fall short of a whole.
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
    // The delegate may have gone there itself.
    if pageControl.currentPage == page { pageControl.advance(to: next) }
  }
}

/// Stands between a display link, which retains its target, and a progress.
@MainActor
private final class TimerTarget {
  private weak var progress: UIPageControlTimerProgress?

  init(_ progress: UIPageControlTimerProgress) { self.progress = progress }

  func tick(_ link: CADisplayLink) {
    guard let progress else { return link.invalidate() }
    progress.frame(at: link.timestamp)
  }
}
