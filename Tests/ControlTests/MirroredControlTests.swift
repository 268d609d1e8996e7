import Testing
import TouchstoneTesting

/// Controls that change their layout direction late, and their default values.
@Suite(.staged) @MainActor
struct MirroredControlTests {
  private let stage = Stage()

  private func add<View: UIView>(_ view: View, _ frame: CGRect) -> View {
    view.frame = frame
    stage.window.addSubview(view)
    stage.settle()
    return view
  }

  @Test func `A slider's values grow to the left in a right-to-left layout`() {
    let slider = add(UISlider(), CGRect(x: 20, y: 100, width: 200, height: 34))
    slider.value = 0.25
    let left = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0.25)
    slider.semanticContentAttribute = .forceRightToLeft
    stage.settle()
    let right = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0.25)
    #expect(abs(left.midX + right.midX - 200) < 0.01)
    stage.drag(
      from: slider.convert(CGPoint(x: right.midX, y: 17), to: nil),
      to: CGPoint(x: 30, y: 117))
    #expect(slider.value > 0.8)
    stage.setContentSizeCategory(.large)
    slider.semanticContentAttribute = .forceLeftToRight
    slider.value = 0
    stage.drag(from: CGPoint(x: 36, y: 117), to: CGPoint(x: 200, y: 117))
    #expect(slider.value > 0.8)
  }

  @Test func `Min and max images of a slider change sides`() {
    let slider = UISlider()
    slider.minimumValueImage =
      UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    _ = add(slider, CGRect(x: 20, y: 100, width: 200, height: 34))
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds).midX < 100)
    slider.semanticContentAttribute = .forceRightToLeft
    stage.settle()
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds).midX > 100)
    #expect(slider.trackRect(forBounds: slider.bounds).midX < 100)
  }

  @Test func `A switch that is on has its thumb at the trailing side, however late`() throws {
    let control = add(UISwitch(), CGRect(x: 20, y: 100, width: 51, height: 31))
    control.isOn = true
    let thumb = try #require(Self.all(in: control).last { $0.bounds.width < 45 })
    stage.settle()
    #expect(thumb.center.x > control.bounds.midX)
    control.semanticContentAttribute = .forceRightToLeft
    stage.settle()
    #expect(thumb.center.x < control.bounds.midX)
    control.setOn(false, animated: true)
    stage.settle()
    #expect(thumb.center.x > control.bounds.midX)
  }

  @Test func `A progress view fills from the right in a right-to-left layout`() {
    let view = add(UIProgressView(), CGRect(x: 20, y: 100, width: 200, height: 4))
    view.progress = 0.25
    stage.settle()
    let before = Self.all(in: view).map(\.frame)
    view.semanticContentAttribute = .forceRightToLeft
    stage.settle()
    let after = Self.all(in: view).map(\.frame)
    #expect(before != after)
    #expect(after.contains { abs($0.maxX - 200) < 0.5 && $0.width < 60 })
  }

  @Test func `Left and right views of a field keep their sides and mirror by their modes`() {
    let field = UITextField()
    let (left, right) = (UIView(), UIView())
    left.frame.size = CGSize(width: 20, height: 20)
    right.frame.size = CGSize(width: 30, height: 20)
    (field.leftView, field.rightView) = (left, right)
    (field.leftViewMode, field.rightViewMode) = (.always, .always)
    _ = add(field, CGRect(x: 20, y: 100, width: 200, height: 40))
    #expect(left.frame.midX < 100 && right.frame.midX > 100)
    field.semanticContentAttribute = .forceRightToLeft
    stage.settle()
    #expect(left.frame.midX > 100 && right.frame.midX < 100)
    field.semanticContentAttribute = .unspecified
    stage.settle()
    #expect(left.frame.midX < 100 && right.frame.midX > 100)
  }

  @Test func `A clear button is at the leading side of a right-to-left field and clears there`() {
    let field = UITextField()
    field.text = "text"
    field.clearButtonMode = .always
    _ = add(field, CGRect(x: 20, y: 100, width: 200, height: 40))
    #expect(field.clearButtonRect(forBounds: field.bounds).midX > 100)
    field.semanticContentAttribute = .forceRightToLeft
    stage.settle()
    let rect = field.clearButtonRect(forBounds: field.bounds)
    #expect(rect.midX < 100)
    stage.tap(at: field.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
    #expect(field.text == "")
    stage.window.endEditing(true)
  }

  @Test func `A page control's next page is at the left in a right-to-left layout`() {
    let control = UIPageControl()
    control.numberOfPages = 5
    control.currentPage = 2
    _ = add(control, CGRect(x: 20, y: 100, width: 200, height: 30))
    control.semanticContentAttribute = .forceRightToLeft
    stage.settle()
    stage.tap(at: CGPoint(x: 30, y: 115))
    #expect(control.currentPage == 3)
    stage.tap(at: CGPoint(x: 210, y: 115))
    #expect(control.currentPage == 2)
  }

  @Test func `A button's title wraps in the width of sizeThatFits`() {
    for isConfigured in [false, true] {
      let button = UIButton(type: .system)
      let title = "one two three four five six seven eight"
      if isConfigured {
        button.configuration = .plain()
        button.configuration?.title = title
      } else {
        button.setTitle(title, for: .normal)
        button.titleLabel?.numberOfLines = 0
      }
      let whole = button.sizeThatFits(.zero)
      let narrow = button.sizeThatFits(CGSize(width: 120, height: 1000))
      #expect(whole.width > 200, "\(isConfigured)")
      #expect(narrow.width <= 120 && narrow.height > 1.8 * whole.height - 20, "\(isConfigured)")
      #expect(narrow.height > whole.height + 10)
      #expect(button.sizeThatFits(CGSize(width: 5000, height: 5000)) == whole)
      button.translatesAutoresizingMaskIntoConstraints = false
      stage.window.addSubview(button)
      button.widthAnchor.constraint(equalToConstant: 120).isActive = true
      stage.settle()
      #expect(button.frame.height == narrow.height)
      if !isConfigured {
        button.titleLabel?.numberOfLines = 1
        #expect(button.sizeThatFits(CGSize(width: 120, height: 1000)) == whole)
      }
      button.removeFromSuperview()
    }
  }

  @Test func `Labels hug their height a little more than other views`() {
    #expect(UILabel().contentHuggingPriority(for: .vertical) == UILayoutPriority(251))
    #expect(UILabel().contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(UIView().contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(UIButton().contentHuggingPriority(for: .vertical) == .defaultLow)
    let (label, button) = (UILabel(), UIButton(type: .system))
    label.text = "text"
    button.setTitle("title", for: .normal)
    let stack = add(
      UIStackView(arrangedSubviews: [label, button]), CGRect(x: 0, y: 0, width: 100, height: 300))
    stack.axis = .vertical
    stage.settle()
    #expect(label.frame.height < 30 && button.frame.height > 250)
    label.setContentHuggingPriority(UILayoutPriority(249), for: .vertical)
    stage.settle()
    #expect(label.frame.height > 250 && button.frame.height < 50)
  }

  @Test func `A text view has the system's background, and other views have none`() {
    #expect(UITextView().backgroundColor == .systemBackground)
    #expect(UIScrollView().backgroundColor == nil)
    #expect(UITextField().backgroundColor == nil)
    #expect(UILabel().backgroundColor == nil)
    #expect(UITextField().font?.pointSize == 17 && UILabel().font.pointSize == 17)
    #expect(UIView().isOpaque && UITextView().isOpaque && UIScrollView().isOpaque)
    #expect(!UILabel().isOpaque && !UIButton().isOpaque)
    #expect(UIViewController().view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }

  @Test func `A button held in a scroll view names the method that decides on its touch`() {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 200, height: 900)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    scroll.addSubview(button)
    _ = add(scroll, CGRect(x: 0, y: 100, width: 200, height: 200))
    let finger = stage.touch(at: CGPoint(x: 50, y: 125))
    stage.advance(by: 0.4)
    finger.move(to: CGPoint(x: 50, y: 160))
    let text = "\(stage.explanation(at: CGPoint(x: 50, y: 125)))\n\(stage.report)"
    #expect(text.contains("touchesShouldCancel"), "\(text)")
    finger.lift()
    stage.settle()
  }

  private static func all(in view: UIView) -> [UIView] {
    view.subviews.flatMap { [$0] + all(in: $0) }
  }
}
