import Testing
import TouchstoneTesting
import UIKit

@Suite("Accessibility elements and their order", .staged) @MainActor
struct ReadingTests {
  private let stage = Stage()

  private func add(_ name: String, _ x: CGFloat, _ y: CGFloat) -> UIView {
    let view = named(name, CGRect(x: x, y: y, width: 80, height: 40))
    stage.window.addSubview(view)
    return view
  }

  @Test("elements are read row by row, whatever the order of the subviews")
  func rows() {
    _ = add("below", 10, 200)
    _ = add("right", 200, 100)
    _ = add("left", 10, 104)
    #expect(stage.read == ["left", "right", "below"])
  }

  @Test("rows are read from the right if the view's layout is right-to-left")
  func rightToLeft() {
    stage.window.semanticContentAttribute = .forceRightToLeft
    _ = add("left", 10, 100)
    _ = add("right", 200, 100)
    #expect(stage.read == ["right", "left"])
  }

  @Test("elements of different parents are read in the order of their locations")
  func acrossParents() {
    let one = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 300))
    let other = UIView(frame: CGRect(x: 200, y: 0, width: 150, height: 300))
    for (parent, names) in [(one, ["A1", "A2"]), (other, ["B1", "B2"])] {
      for (row, name) in names.enumerated() {
        let y = CGFloat(row) * 100
        parent.addSubview(named(name, CGRect(x: 0, y: y, width: 80, height: 40)))
      }
      stage.window.addSubview(parent)
    }
    #expect(stage.read == ["A1", "B1", "A2", "B2"])
    one.shouldGroupAccessibilityChildren = true
    #expect(stage.read == ["A1", "A2", "B1", "B2"])
  }

  @Test("the content of a scroll view is read together, unless the app sets another order")
  func scrolled() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    scroll.contentSize = CGSize(width: 200, height: 300)
    scroll.addSubview(named("row 1", CGRect(x: 0, y: 0, width: 80, height: 40)))
    scroll.addSubview(named("row 2", CGRect(x: 0, y: 200, width: 80, height: 40)))
    stage.window.addSubview(scroll)
    _ = add("below", 10, 120)
    #expect(stage.read == ["row 1", "row 2", "below"])
    scroll.shouldGroupAccessibilityChildren = false
    #expect(stage.read == ["row 1", "below", "row 2"])
  }

  @Test("views that are hidden, transparent or hide their elements are not read")
  func passedOver() {
    let group = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    let inner = named("inner", CGRect(x: 0, y: 0, width: 80, height: 40))
    group.addSubview(inner)
    stage.window.addSubview(group)
    _ = add("other", 10, 300)
    #expect(stage.read == ["inner", "other"])
    group.isHidden = true
    #expect(stage.read == ["other"])
    #expect(stage.accessibility.why(inner)?.contains("which holds inner") == false)
    #expect(stage.accessibility.why(inner)?.hasSuffix("is hidden") == true)
    group.isHidden = false
    group.alpha = 0.001
    #expect(stage.read == ["other"])
    group.alpha = 0.5
    #expect(stage.read == ["inner", "other"])
    group.accessibilityElementsHidden = true
    #expect(stage.read == ["other"])
    #expect(stage.accessibility.why(inner)?.hasSuffix("hides its elements") == true)
  }

  @Test("an element is read as a whole, and hides its descendants")
  func elementHidesInside() {
    let outer = add("outer", 10, 10)
    let inner = named("inner", CGRect(x: 0, y: 0, width: 20, height: 20))
    outer.addSubview(inner)
    #expect(stage.read == ["outer"])
    #expect(stage.accessibility.why(inner)?.contains("is read as one thing") == true)
    outer.isAccessibilityElement = false
    #expect(stage.read == ["inner"])
  }

  @Test("a modal view hides its siblings, and the frontmost modal view counts")
  func modal() {
    _ = add("behind", 10, 10)
    let sheets = (1...2).map { number in
      let sheet = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 400))
      sheet.accessibilityViewIsModal = true
      let button = named("button \(number)", CGRect(x: 0, y: 0, width: 80, height: 40))
      sheet.addSubview(button)
      stage.window.addSubview(sheet)
      return sheet
    }
    #expect(stage.read == ["button 2"])
    sheets[1].isHidden = true
    #expect(stage.read == ["button 1"])
    sheets[0].accessibilityViewIsModal = false
    #expect(stage.read == ["behind", "button 1"])
  }

  @Test("a modal view does not hide its parent's siblings")
  func modalInside() {
    _ = add("beside", 10, 10)
    let parent = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    let sheet = UIView(frame: parent.bounds)
    sheet.accessibilityViewIsModal = true
    sheet.addSubview(named("in the sheet", CGRect(x: 0, y: 0, width: 80, height: 40)))
    parent.addSubview(sheet)
    stage.window.addSubview(parent)
    #expect(stage.read == ["beside", "in the sheet"])
  }

  @Test("a modal window hides the others, and windows are read from the back to the front")
  func windows() {
    _ = add("first", 10, 10)
    let second = UIWindow(frame: stage.window.frame)
    second.windowLevel = .alert
    second.addSubview(named("second", CGRect(x: 0, y: 0, width: 80, height: 40)))
    second.isHidden = false
    #expect(stage.read == ["first", "second"])
    second.accessibilityViewIsModal = true
    #expect(stage.read == ["second"])
    second.isHidden = true
    #expect(stage.read == ["first"])
  }

  @Test("a presented view hides the view that it covers")
  func presented() {
    let root = UIViewController()
    stage.window.rootViewController = root
    root.view.addSubview(named("root", CGRect(x: 0, y: 0, width: 80, height: 40)))
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .overFullScreen
    sheet.view.addSubview(named("sheet", CGRect(x: 0, y: 0, width: 80, height: 40)))
    root.present(sheet, animated: false)
    #expect(stage.read == ["sheet"])
    stage.accessibility.escape()
    stage.settle()
    #expect(stage.read == ["root"])
  }

  @Test("a container that lists its elements decides which are read, and in which order")
  func namedElements() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    let top = named("top", CGRect(x: 0, y: 0, width: 80, height: 40))
    let middle = named("middle", CGRect(x: 0, y: 100, width: 80, height: 40))
    let bottom = named("bottom", CGRect(x: 0, y: 200, width: 80, height: 40))
    for view in [top, middle, bottom] { container.addSubview(view) }
    stage.window.addSubview(container)
    container.accessibilityElements = [bottom, top]
    #expect(stage.read == ["bottom", "top"])
    #expect(container.accessibilityElementCount() == 2)
    #expect(container.accessibilityElement(at: 1) as? UIView === top)
    #expect(container.accessibilityElement(at: 2) == nil)
    #expect(container.index(ofAccessibilityElement: top) == 1)
    #expect(container.index(ofAccessibilityElement: middle) == NSNotFound)
    bottom.isHidden = true
    #expect(stage.read == ["top"])
    container.accessibilityElements = []
    #expect(stage.read == [])
    container.accessibilityElements = nil
    #expect(stage.read == ["top", "middle"])
  }

  @Test("a container may return its elements one by one")
  func countedElements() {
    final class Chart: UIView {
      lazy var parts = ["one", "two"].map { name in
        let element = UIAccessibilityElement(accessibilityContainer: self)
        element.accessibilityLabel = name
        return element
      }
      override func accessibilityElementCount() -> Int { parts.count }
      override func accessibilityElement(at index: Int) -> Any? { parts[index] }
    }
    let chart = Chart(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(chart)
    #expect(stage.read == ["one", "two"])
  }

  @Test("a container that names itself or an element twice is read once")
  func circles() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let element = UIAccessibilityElement(accessibilityContainer: container)
    element.accessibilityLabel = "once"
    container.accessibilityElements = [container, element, element]
    stage.window.addSubview(container)
    #expect(stage.read == ["once"])
  }

  @Test("typed containers and modal views contain their elements, other containers leave no trace")
  func nesting() {
    let list = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
    list.accessibilityContainerType = .list
    list.accessibilityLabel = "Friends"
    let plain = UIView(frame: list.bounds)
    plain.addSubview(named("Ada", CGRect(x: 0, y: 0, width: 80, height: 40)))
    list.addSubview(plain)
    stage.window.addSubview(list)
    _ = add("Title", 10, 10)
    #expect(stage.accessibility.outline == "Title\nlist, Friends\n  Ada\n")
    list.accessibilityViewIsModal = true
    #expect(stage.accessibility.outline == "modal, Friends\n  Ada\n")
  }

  @Test("a frame in the container's space follows the container over the screen")
  func frames() {
    let container = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
    stage.window.addSubview(container)
    let element = UIAccessibilityElement(accessibilityContainer: container)
    element.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 10, width: 30, height: 20)
    #expect(element.accessibilityFrame == CGRect(x: 30, y: 110, width: 30, height: 20))
    container.center.y += 50
    #expect(element.accessibilityFrame == CGRect(x: 30, y: 160, width: 30, height: 20))
    #expect(element.accessibilityActivationPoint == CGPoint(x: 45, y: 170))
    element.accessibilityFrame = CGRect(x: 1, y: 2, width: 4, height: 4)
    #expect(element.accessibilityActivationPoint == CGPoint(x: 3, y: 4))
    #expect(container.accessibilityFrame == CGRect(x: 20, y: 150, width: 200, height: 100))
    #expect(
      UIAccessibility.convertToScreenCoordinates(
        CGRect(x: 1, y: 1, width: 2, height: 2), in: container)
        == CGRect(x: 21, y: 151, width: 2, height: 2))
  }

  @Test("elements that are each other's containers keep their own frames, with one line")
  func ringOfContainers() {
    let outer = UIAccessibilityElement(accessibilityContainer: stage.window)
    let inner = UIAccessibilityElement(accessibilityContainer: outer)
    outer.accessibilityContainer = inner
    outer.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 0, width: 10, height: 10)
    inner.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 1, width: 5, height: 5)
    #expect(inner.accessibilityFrame.size == CGSize(width: 5, height: 5))
    let faults = stage.trace.filter { $0.kind == .fault }.compactMap(\.detail)
    #expect(faults.count == 1 && faults[0].contains("or form a cycle"))
  }

  @Test("an element is placed in its container, which computes its own frame")
  func computedFrame() {
    final class Moving: UIAccessibilityElement {
      override var accessibilityFrame: CGRect {
        get { CGRect(x: 100, y: 50, width: 20, height: 20) }
        set {}
      }
    }
    let outer = Moving(accessibilityContainer: stage.window)
    let inner = UIAccessibilityElement(accessibilityContainer: outer)
    inner.accessibilityFrameInContainerSpace = CGRect(x: 3, y: 4, width: 5, height: 5)
    #expect(inner.accessibilityFrame == CGRect(x: 103, y: 54, width: 5, height: 5))
  }

  @Test("the reason is reported for a view outside any window, which is not read")
  func noWindow() {
    let view = named("lost", CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(stage.accessibility.why(view) == "UIView is in no window that is shown")
    stage.window.addSubview(view)
    #expect(stage.accessibility.why(view) == nil)
    view.isAccessibilityElement = false
    #expect(stage.accessibility.why(view) == "UIView is no accessibility element")
  }

  @Test("a view for which the app sets nothing has no label, traits or elements")
  func plainView() {
    let view = UIView(frame: .zero)
    #expect(view.accessibilityLabel == nil && !view.isAccessibilityElement)
    #expect(view.accessibilityTraits == .none && view.accessibilityElements == nil)
    #expect(view.accessibilityCustomActions == nil && view.accessibilityPath == nil)
    #expect(view.accessibilityContainerType == .none && view.accessibilityLanguage == nil)
  }
}
