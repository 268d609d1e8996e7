import Testing
import TouchstoneTesting

@MainActor
struct PageControlTests {
  private func control(_ stage: Stage) -> UIPageControl {
    let control = UIPageControl(frame: CGRect(x: 100, y: 100, width: 200, height: 26))
    control.numberOfPages = 5
    stage.window.addSubview(control)
    return control
  }

  @Test("a tap on either side goes a page forward or back, and sends the action")
  func taps() {
    let stage = Stage()
    let control = control(stage)
    var told: [(Int, UIPageControl.InteractionState)] = []
    control.addAction(
      UIAction { _ in told.append((control.currentPage, control.interactionState)) },
      for: .valueChanged)
    stage.tap(at: CGPoint(x: 250, y: 113))
    stage.tap(at: CGPoint(x: 290, y: 113))
    stage.tap(at: CGPoint(x: 120, y: 113))
    stage.tap(at: CGPoint(x: 120, y: 113))
    stage.tap(at: CGPoint(x: 120, y: 113))
    #expect(told.map(\.0) == [1, 2, 1, 0])
    #expect(told.allSatisfy { $0.1 == .discrete })
    #expect(control.interactionState == .none)
  }

  @Test("a finger that moves along the dots changes pages")
  func scrubbing() {
    let stage = Stage()
    let control = control(stage)
    var told: [Int] = []
    control.addAction(UIAction { _ in told.append(control.currentPage) }, for: .valueChanged)
    // The dots are at 164 to 236, with a distance of 18.
    let finger = stage.touch(at: CGPoint(x: 164, y: 113))
    finger.move(to: CGPoint(x: 170, y: 113))
    #expect(control.interactionState == .none)
    finger.move(to: CGPoint(x: 183, y: 113))
    #expect(control.interactionState == .continuous)
    finger.move(to: CGPoint(x: 218, y: 113))
    finger.move(to: CGPoint(x: 390, y: 113))
    finger.lift()
    #expect(told == [1, 3, 4])
    #expect(control.interactionState == .none)
    control.allowsContinuousInteraction = false
    let other = stage.touch(at: CGPoint(x: 236, y: 113))
    other.move(to: CGPoint(x: 164, y: 113))
    other.lift()
    #expect(told == [1, 3, 4, 3])
  }

  @Test("a finger that is held changes pages without moving far first")
  func staying() {
    let stage = Stage()
    let control = control(stage)
    let finger = stage.touch(at: CGPoint(x: 164, y: 113))
    stage.advance(by: 0.6)
    #expect(control.interactionState == .continuous)
    finger.lift()
    #expect(control.currentPage == 0)
  }

  @Test("pages are from the first to the last, and a single page's dots may be hidden")
  func pages() {
    let stage = Stage()
    let control = control(stage)
    control.currentPage = 9
    #expect(control.currentPage == 4)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.currentPage = -3
    #expect(control.currentPage == 0)
    control.hidesForSinglePage = true
    #expect(control.subviews.first?.isHidden == false)
    control.numberOfPages = 1
    #expect(control.subviews.first?.isHidden == true)
    control.numberOfPages = -1
    #expect(control.numberOfPages == 0)
    stage.tap(at: CGPoint(x: 250, y: 113))
    #expect(control.currentPage == 0)
  }

  @Test("the size is the size of its dots, in either direction")
  func sizes() {
    let control = UIPageControl()
    control.numberOfPages = 3
    #expect(control.intrinsicContentSize == CGSize(width: 74, height: 26))
    control.direction = .topToBottom
    #expect(control.size(forNumberOfPages: 4) == CGSize(width: 26, height: 92))
    control.direction = .rightToLeft
    let stage = Stage()
    control.frame = CGRect(x: 100, y: 100, width: 200, height: 26)
    stage.window.addSubview(control)
    stage.tap(at: CGPoint(x: 120, y: 113))
    #expect(control.currentPage == 1)
  }

  @Test("dots may wait for the app to update, and may be images")
  func looks() {
    let stage = Stage()
    let control = control(stage)
    let image = UIImage(data: Pictures.png(width: 4, height: 4))
    control.preferredIndicatorImage = image
    control.setIndicatorImage(image, forPage: 2)
    #expect(control.indicatorImage(forPage: 2) === image)
    #expect(control.indicatorImage(forPage: 1) == nil)
    control.defersCurrentPageDisplay = true
    stage.tap(at: CGPoint(x: 250, y: 113))
    #expect(control.currentPage == 1)
    control.updateCurrentPageDisplay()
  }

  @Test("assistive technology reads the page and moves forward and back")
  func accessibility() {
    let stage = Stage()
    let control = control(stage)
    control.accessibilityIncrement()
    #expect(control.accessibilityValue == "page 2 of 5")
    control.accessibilityDecrement()
    control.accessibilityDecrement()
    #expect(control.currentPage == 0)
    withExtendedLifetime(stage) {}
  }
}
