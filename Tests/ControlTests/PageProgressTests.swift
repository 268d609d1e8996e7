import Testing
import TouchstoneTesting

@testable import UIKitControls

/// Page controls that show the progress of a page.
@MainActor
struct PageProgressTests {
  private let stage = Stage()
  private let control = UIPageControl(frame: CGRect(x: 100, y: 100, width: 200, height: 26))

  init() {
    control.numberOfPages = 3
    stage.window.addSubview(control)
  }

  private final class Notes: NSObject, UIPageControlTimerProgressDelegate {
    var asked: [Int] = []
    var allows = true
    var changes = 0
    var visibility: [Bool] = []
    var initial: Float = 0

    func pageControlProgress(
      _ progress: UIPageControlProgress, initialProgressForPage page: Int
    ) -> Float { initial }
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
      visibility.append(progress.isProgressVisible)
    }
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) { changes += 1 }
    func pageControlTimerProgress(
      _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool {
      asked.append(page)
      return allows
    }
  }

  private func timer(_ seconds: Double) -> (UIPageControlTimerProgress, Notes) {
    let progress = UIPageControlTimerProgress(preferredDuration: seconds)
    let notes = Notes()
    progress.delegate = notes
    control.progress = progress
    return (progress, notes)
  }

  @Test("a progress is clamped to 0 through 1, and restarts with each page")
  func clamped() {
    let progress = UIPageControlProgress()
    let notes = Notes()
    progress.delegate = notes
    notes.initial = 0.25
    control.progress = progress
    #expect(progress.currentProgress == 0.25)
    progress.currentProgress = 7
    #expect(progress.currentProgress == 1)
    progress.currentProgress = -7
    #expect(progress.currentProgress == 0)
    progress.currentProgress = .nan
    #expect(progress.currentProgress == 0)
    control.currentPage = 1
    #expect(progress.currentProgress == 0.25)
    progress.currentProgress = 0.5
    control.currentPage = 1
    #expect(progress.currentProgress == 0.5)
  }

  @Test("a progress belongs to one page control")
  func oneControl() {
    let progress = UIPageControlProgress()
    let other = UIPageControl()
    control.progress = progress
    other.progress = progress
    #expect(control.progress == nil && other.progress === progress)
  }

  @Test("a timer changes pages after each page's duration, and stops at the last")
  func pages() {
    let (progress, notes) = timer(1)
    progress.setDuration(2, forPage: 1)
    #expect(progress.duration(forPage: 0) == 1 && progress.duration(forPage: 1) == 2)
    var sent: [Int] = []
    control.addAction(UIAction { _ in sent.append(control.currentPage) }, for: .valueChanged)
    #expect(!progress.isRunning)
    stage.advance(by: 3)
    #expect(control.currentPage == 0 && progress.currentProgress == 0)
    progress.resumeTimer()
    #expect(progress.isRunning)
    stage.advance(by: 0.5)
    #expect(abs(progress.currentProgress - 0.5) < 0.02)
    stage.advance(by: 0.6)
    #expect(control.currentPage == 1)
    stage.advance(by: 1.5)
    #expect(control.currentPage == 1)
    stage.advance(by: 0.6)
    #expect(control.currentPage == 2)
    stage.advance(by: 5)
    #expect(control.currentPage == 2 && progress.currentProgress == 1 && !progress.isRunning)
    #expect(notes.asked == [1, 2] && sent == [1, 2])
    #expect(notes.changes > 100)
    progress.setDuration(0, forPage: 1)
    #expect(progress.duration(forPage: 1) == 1)
  }

  @Test("a timer that resets restarts with the first page")
  func resets() {
    let (progress, notes) = timer(1)
    progress.resetsToInitialPageAfterEnd = true
    control.currentPage = 2
    progress.resumeTimer()
    stage.advance(by: 1.1)
    #expect(control.currentPage == 0 && notes.asked == [0] && progress.isRunning)
  }

  @Test("a paused timer continues from where it was")
  func pauses() {
    let (progress, _) = timer(1)
    progress.resumeTimer()
    stage.advance(by: 0.5)
    progress.pauseTimer()
    let before = progress.currentProgress
    stage.advance(by: 5)
    #expect(progress.currentProgress == before && !progress.isRunning)
    progress.resumeTimer()
    stage.advance(by: 0.3)
    #expect(abs(progress.currentProgress - before - 0.3) < 0.02)
  }

  @Test("a delegate that refuses the next page is called once, until another page is current")
  func refuses() {
    let (progress, notes) = timer(1)
    notes.allows = false
    progress.resumeTimer()
    stage.advance(by: 3)
    #expect(notes.asked == [1] && control.currentPage == 0 && progress.currentProgress == 1)
    control.currentPage = 1
    #expect(progress.currentProgress == 0)
    stage.advance(by: 1.1)
    #expect(notes.asked == [1, 2])
  }

  @Test("the progress is hidden while a finger changes pages, and doesn't advance")
  func scrubbing() {
    let (progress, notes) = timer(10)
    progress.resumeTimer()
    stage.advance(by: 0.5)
    let finger = stage.touch(at: CGPoint(x: 182, y: 113))
    finger.move(to: CGPoint(x: 201, y: 113))
    #expect(control.interactionState == .continuous && !progress.isProgressVisible)
    #expect(control.currentPage == 1 && progress.currentProgress == 0)
    stage.advance(by: 2)
    #expect(progress.currentProgress == 0)
    finger.lift()
    #expect(progress.isProgressVisible && notes.visibility == [false, true])
    stage.advance(by: 1)
    #expect(progress.currentProgress > 0.05)
  }

  @Test("the progress of a page fills a part of its dot")
  func drawing() throws {
    let progress = UIPageControlProgress()
    control.progress = progress
    progress.currentProgress = 0.5
    stage.advance(by: 0.1)
    let half = try #require(control.subviews.first?.layer.drawing).commands.count
    control.progress = nil
    stage.advance(by: 0.1)
    let plain = try #require(control.subviews.first?.layer.drawing).commands.count
    // The dot is drawn once in each color, clipped the second time.
    #expect(half > plain)
  }

  @Test("a timer retains neither its page control nor itself")
  func ends() {
    weak var weakProgress: UIPageControlTimerProgress?
    weak var weakControl: UIPageControl?
    do {
      let control = UIPageControl()
      control.numberOfPages = 2
      let progress = UIPageControlTimerProgress(preferredDuration: 1)
      control.progress = progress
      progress.resumeTimer()
      (weakProgress, weakControl) = (progress, control)
    }
    #expect(weakProgress == nil && weakControl == nil)
    stage.advance(by: 2)
  }
}
