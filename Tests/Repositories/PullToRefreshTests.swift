import TouchstoneTesting
import UIKit

@testable import PullToRefresh

/// eggswift/pull-to-refresh: a header and a footer that observe a scroll view.
@Suite(.staged) @MainActor
struct PullToRefreshTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let calls = Calls()

  private final class Calls { var count = 0 }

  init() {
    scrollView.contentSize = CGSize(width: 320, height: 1000)
    stage.window.addSubview(scrollView)
  }

  private func pull(_ distance: CGFloat, whileDown: () -> Void = {}) {
    let finger = stage.touch(at: CGPoint(x: 160, y: 100))
    for step in 1...10 {
      stage.advance(by: 0.02)
      finger.move(to: CGPoint(x: 160, y: 100 + distance * CGFloat(step) / 10))
    }
    stage.advance(by: 0.3)
    whileDown()
    finger.lift()
  }

  private func addHeader() -> ESRefreshHeaderView {
    let calls = calls
    let header = scrollView.es.addPullToRefresh { calls.count += 1 }
    stage.advance(by: 0.05)
    return header
  }

  @Test func `A long pull refreshes until it is stopped`() {
    let header = addHeader()
    pull(200) {
      #expect(scrollView.contentOffset.y < -60)
      #expect((header.animator as? ESRefreshHeaderAnimator)?.state == .releaseToRefresh)
    }
    stage.advance(by: 0.5)
    #expect(calls.count == 1)
    #expect(header.isRefreshing)
    #expect(scrollView.contentInset.top == 60)
    #expect(scrollView.contentOffset.y == -60)
    #expect(scrollView.bounces)
    scrollView.es.stopPullToRefresh()
    stage.advance(by: 0.3)
    #expect(scrollView.contentInset.top == 0)
    #expect(scrollView.contentOffset.y == 0)
    #expect(!header.isRefreshing)
  }

  @Test func `A short pull does not`() {
    let header = addHeader()
    pull(40)
    stage.advance(by: 1)
    #expect(calls.count == 0)
    #expect(scrollView.contentOffset.y == 0)
    #expect(!header.isRefreshing)
  }

  @Test func `A second pull during a refresh does not refresh again`() {
    _ = addHeader()
    pull(200)
    stage.advance(by: 0.5)
    pull(200)
    stage.advance(by: 1)
    #expect(calls.count == 1)
  }

  @Test func `Reaching the end loads more, once`() {
    let calls = calls
    scrollView.es.addInfiniteScrolling { calls.count += 1 }
    stage.advance(by: 0.05)
    for _ in 0..<4 {
      stage.swipe(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 100))
      stage.advance(by: 1)
    }
    #expect(calls.count == 1)
  }
}
