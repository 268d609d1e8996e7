import Testing
import TouchstoneTesting
import UIKit

/// A tree of several views, with a change that is made before or after the first layout.
@MainActor
struct LateCombination {
  let name: String
  let make: (UIView) -> () -> Void

  /// Creates a combination. `make` adds a tree to a container and returns the change of the tree.
  init(_ name: String, _ make: @escaping (UIView) -> () -> Void) {
    self.name = name
    self.make = make
  }
}

/// Changes that affect a layout through several classes.
@MainActor @Suite(.staged)
struct LateCombinationTests {
  private let stage = Stage(device: .iPhone16)

  private func frames(of view: UIView, _ path: String = "") -> [String] {
    view.subviews.enumerated().flatMap { index, child -> [String] in
      let name = "\(path)\(index) \(type(of: child))"
      return ["\(name) \(child.frame)"] + frames(of: child, name + " / ")
    }
  }

  private func container(width: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 10, y: 60, width: width, height: 500))
  }

  @Test func `A change after the first layout results in the layout of a fresh tree`() {
    for combination in Self.combinations {
      let (fresh, late, back) = (
        container(width: 300), container(width: 300), container(width: 220)
      )
      combination.make(fresh)()
      let change = combination.make(late)
      let changeNarrow = combination.make(back)
      for tree in [fresh, late, back] {
        stage.window.addSubview(tree)
        stage.advance(by: 0.1)
      }
      let before = frames(of: late)
      change()
      changeNarrow()
      stage.advance(by: 0.5)
      #expect(frames(of: late) != before, "\(combination.name) changes nothing")
      #expect(frames(of: late) == frames(of: fresh), "\(combination.name)")
      back.frame.size.width = 300
      stage.advance(by: 0.1)
      #expect(frames(of: back) == frames(of: fresh), "\(combination.name), and the width later")
      for tree in [fresh, late, back] { tree.removeFromSuperview() }
    }
  }

  // MARK: Trees

  private static let long = "one two three four five six seven eight nine ten eleven twelve"

  private static func label(_ text: String = long, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  private static func text(_ text: String = long) -> UITextView {
    let view = UITextView()
    view.isScrollEnabled = false
    view.text = text
    return view
  }

  private static func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    let size = [
      view.widthAnchor.constraint(equalToConstant: width),
      view.heightAnchor.constraint(equalToConstant: height),
    ]
    for constraint in size {
      constraint.priority = UILayoutPriority(999)
      constraint.isActive = true
    }
    return view
  }

  /// Makes the view as wide as its content, regardless of its neighbors.
  private static func keepWidth(of view: UIView) {
    view.setContentHuggingPriority(.required, for: .horizontal)
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  @discardableResult
  private static func fill(_ view: UIView, _ parent: UIView, bottom: Bool = false) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      view.topAnchor.constraint(equalTo: parent.topAnchor),
    ])
    if bottom { view.bottomAnchor.constraint(equalTo: parent.bottomAnchor).isActive = true }
    return view
  }

  private static func stack(_ views: [UIView], _ axis: NSLayoutConstraint.Axis = .vertical)
    -> UIStackView
  {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    return stack
  }

  /// Adds a stack in a scroll view, as wide as its container.
  private static func scrolled(_ views: [UIView], in parent: UIView) -> UIStackView {
    let scroll = UIScrollView()
    fill(scroll, parent, bottom: true)
    let stack = stack(views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
    return stack
  }

  /// Adds a row of two views, with the trailing one positioned relative to the leading one.
  private static func row(_ first: UIView, _ second: UIView, in parent: UIView) {
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      first.topAnchor.constraint(equalTo: parent.topAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      second.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      second.firstBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor),
    ])
  }

  private static let combinations: [LateCombination] =
    labelCombinations + textCombinations + stackCombinations + controlCombinations
    + treeCombinations

  private static let labelCombinations: [LateCombination] = [
    LateCombination("lines of a label in a scrolled stack") { parent in
      let label = label(lines: 1)
      _ = scrolled([label, box(20, 20)], in: parent)
      return { label.numberOfLines = 0 }
    },
    LateCombination("one line of a label in a scrolled stack") { parent in
      let label = label()
      _ = scrolled([box(20, 20), label, box(20, 20)], in: parent)
      return { label.numberOfLines = 1 }
    },
    LateCombination("attributed text of a label in a nested stack") { parent in
      let label = label("a")
      let line = stack([box(30, 30), label], .horizontal)
      line.alignment = .top
      fill(stack([line, box(20, 20)]), parent)
      return {
        label.attributedText = NSAttributedString(
          string: long, attributes: [.font: UIFont.systemFont(ofSize: 25)])
      }
    },
    LateCombination("compression resistance of a label in a row") { parent in
      let (first, second) = (label(lines: 1), label(lines: 1))
      row(first, second, in: parent)
      first.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      return {
        first.setContentCompressionResistancePriority(.required, for: .horizontal)
        second.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        second.text = "short"
        first.text = "two words"
      }
    },
    LateCombination("hugging of two labels in a row") { parent in
      let (first, second) = (label("a", lines: 1), label("b", lines: 1))
      first.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      row(first, second, in: parent)
      return {
        first.setContentHuggingPriority(UILayoutPriority(10), for: .horizontal)
      }
    },
    LateCombination("the font of a label beside a wrapping one") { parent in
      let (first, second) = (label("Name", lines: 1), label())
      keepWidth(of: first)
      first.setContentCompressionResistancePriority(.required, for: .horizontal)
      row(first, second, in: parent)
      return { first.font = .systemFont(ofSize: 40) }
    },
    LateCombination("line break mode and preferred width of a label") { parent in
      let label = label()
      label.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: parent.topAnchor),
        label.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
        label.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
      ])
      return {
        label.preferredMaxLayoutWidth = 90
        label.lineBreakMode = .byCharWrapping
      }
    },
  ]

  private static let textCombinations: [LateCombination] = [
    LateCombination("attributed text of a text view in a scrolled stack") { parent in
      let view = text("a")
      _ = scrolled([view, label("below")], in: parent)
      return {
        view.attributedText = NSAttributedString(
          string: long, attributes: [.font: UIFont.systemFont(ofSize: 25)])
      }
    },
    LateCombination("insets of a text view's container") { parent in
      let view = text()
      fill(stack([view, label("below")]), parent)
      return { view.textContainerInset = UIEdgeInsets(top: 20, left: 60, bottom: 3, right: 9) }
    },
    LateCombination("typing into a text view that doesn't scroll") { parent in
      let view = text("")
      fill(stack([view, label("below")]), parent)
      return { for _ in 0..<4 { view.insertText("line\n") } }
    },
    LateCombination("a placeholder of a text field") { parent in
      let field = UITextField()
      let after = label()
      keepWidth(of: field)
      row(field, after, in: parent)
      return { field.placeholder = "a placeholder" }
    },
    LateCombination("left view, its mode and border of a text field") { parent in
      let field = UITextField()
      field.text = "text"
      keepWidth(of: field)
      row(field, label(), in: parent)
      return {
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        field.leftViewMode = .always
        field.borderStyle = .roundedRect
      }
    },
    LateCombination("secure entry of a text field") { parent in
      let field = UITextField()
      field.text = "iiiiiiii"
      keepWidth(of: field)
      row(field, label(), in: parent)
      return { field.isSecureTextEntry = true }
    },
  ]

  private static let stackCombinations: [LateCombination] = [
    LateCombination("a hidden label in a scrolled stack") { parent in
      let label = label()
      _ = scrolled([label, box(20, 20)], in: parent)
      return { label.isHidden = true }
    },
    LateCombination("a label that is shown again with another text") { parent in
      let shown = label()
      let stack = stack([shown, box(20, 20)])
      fill(stack, parent)
      shown.isHidden = true
      return {
        shown.text = "short"
        shown.isHidden = false
      }
    },
    LateCombination("a nested stack whose only view is hidden and shown") { parent in
      let inner = label("inner")
      let nested = stack([inner])
      fill(stack([label("above"), nested, label("below")]), parent)
      return {
        nested.isLayoutMarginsRelativeArrangement = true
        nested.directionalLayoutMargins.top = 33
        inner.isHidden = true
      }
    },
    LateCombination("the axis of a stack with wrapping labels") { parent in
      let stack = stack([label(), label("short")])
      fill(stack, parent)
      return {
        stack.axis = .horizontal
        stack.alignment = .firstBaseline
        stack.spacing = 12
      }
    },
    LateCombination("the alignment of a column") { parent in
      let stack = stack([box(50, 10), label("short"), label()])
      fill(stack, parent)
      return { stack.alignment = .trailing }
    },
    LateCombination("the distribution of a row") { parent in
      let stack = stack([box(50, 10), box(20, 10), box(10, 30)], .horizontal)
      fill(stack, parent)
      return { stack.distribution = .equalSpacing }
    },
    LateCombination("custom spacing, and a view that moves to another place") { parent in
      let (first, second) = (label("first"), label("second"))
      let stack = stack([first, second, label("third")])
      fill(stack, parent)
      return {
        stack.setCustomSpacing(30, after: first)
        stack.insertArrangedSubview(second, at: 0)
      }
    },
    LateCombination("an arranged view that leaves its stack") { parent in
      let view = label()
      let stack = stack([label("first"), view, label("third")])
      fill(stack, parent)
      return {
        stack.removeArrangedSubview(view)
        view.removeFromSuperview()
      }
    },
    LateCombination("the direction of a stack in a stack") { parent in
      let inner = stack([label("first"), label("longer")], .horizontal)
      inner.spacing = 5
      let outer = stack([inner, label()])
      outer.alignment = .leading
      fill(outer, parent)
      return {
        outer.semanticContentAttribute = .forceRightToLeft
        inner.semanticContentAttribute = .forceRightToLeft
      }
    },
  ]

  private static let controlCombinations: [LateCombination] = [
    LateCombination("the title of a disabled button") { parent in
      let button = UIButton(type: .system)
      button.setTitle("a", for: .normal)
      row(button, label(), in: parent)
      keepWidth(of: button)
      return {
        button.setTitle("not now, please", for: .disabled)
        button.isEnabled = false
      }
    },
    LateCombination("a title that wraps in a scrolled stack") { parent in
      let button = UIButton(type: .system)
      button.setTitle("a", for: .normal)
      button.titleLabel?.numberOfLines = 0
      _ = scrolled([button, label("below")], in: parent)
      return { button.setTitle(long, for: .normal) }
    },
    LateCombination("configuration title, image padding and insets") { parent in
      var configuration = UIButton.Configuration.filled()
      configuration.title = "a"
      let button = UIButton(configuration: configuration)
      _ = scrolled([button, label("below")], in: parent)
      return {
        button.configuration?.title = long
        button.configuration?.subtitle = long
        button.configuration?.contentInsets.top = 30
      }
    },
    LateCombination("titles of a segmented control") { parent in
      let control = UISegmentedControl(items: ["a", "b"])
      keepWidth(of: control)
      row(control, label(), in: parent)
      return {
        control.setTitle("a long one", forSegmentAt: 0)
        control.insertSegment(withTitle: "c", at: 1, animated: false)
      }
    },
    LateCombination("the width and the font of segments") { parent in
      let control = UISegmentedControl(items: ["a", "b"])
      keepWidth(of: control)
      row(control, label(), in: parent)
      return {
        control.setWidth(80, forSegmentAt: 0)
        control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 20)], for: .normal)
        control.apportionsSegmentWidthsByContent = true
      }
    },
    LateCombination("pages of a page control") { parent in
      let control = UIPageControl()
      control.numberOfPages = 2
      keepWidth(of: control)
      row(control, label(), in: parent)
      return { control.numberOfPages = 6 }
    },
    LateCombination("a page control that hides for a single page") { parent in
      let control = UIPageControl()
      control.numberOfPages = 1
      keepWidth(of: control)
      fill(stack([control, label()], .horizontal), parent)
      return {
        control.hidesForSinglePage = true
        control.numberOfPages = 3
      }
    },
    LateCombination("an image of an image view in a row") { parent in
      let view = UIImageView()
      keepWidth(of: view)
      row(view, label(), in: parent)
      return {
        view.image = UIGraphicsImageRenderer(size: CGSize(width: 70, height: 30)).image { _ in }
      }
    },
    LateCombination("the style of an activity indicator") { parent in
      let view = UIActivityIndicatorView(style: .medium)
      keepWidth(of: view)
      row(view, label(), in: parent)
      return { view.style = .large }
    },
  ]

  private static let treeCombinations: [LateCombination] = [
    LateCombination("margins of a view around a label") { parent in
      let label = label()
      label.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(label)
      let margins = parent.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        label.topAnchor.constraint(equalTo: margins.topAnchor),
      ])
      return { parent.directionalLayoutMargins.leading = 99 }
    },
    LateCombination("a guide that follows a label") { parent in
      let (first, second) = (label("a", lines: 1), label())
      let guide = UILayoutGuide()
      parent.addLayoutGuide(guide)
      for view in [first, second] {
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
      }
      keepWidth(of: first)
      NSLayoutConstraint.activate([
        first.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
        first.topAnchor.constraint(equalTo: parent.topAnchor),
        guide.leadingAnchor.constraint(equalTo: first.trailingAnchor),
        guide.widthAnchor.constraint(equalTo: first.widthAnchor),
        guide.topAnchor.constraint(equalTo: first.bottomAnchor),
        guide.heightAnchor.constraint(equalToConstant: 10),
        second.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
        second.topAnchor.constraint(equalTo: guide.bottomAnchor),
        second.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      ])
      return {
        first.text = "longer"
        first.font = .systemFont(ofSize: 22)
      }
    },
    LateCombination("a label that moves to another parent with new constraints") { parent in
      let (box, label) = (UIView(), label())
      fill(box, parent)
      box.heightAnchor.constraint(greaterThanOrEqualToConstant: 5).isActive = true
      fill(label, parent)
      return {
        label.removeFromSuperview()
        fill(label, box, bottom: true)
        label.font = .systemFont(ofSize: 30)
      }
    },
    LateCombination("a constant, a priority and a label's text at once") { parent in
      let label = label("a")
      fill(label, parent)
      let width = label.widthAnchor.constraint(equalToConstant: 50)
      let height = label.heightAnchor.constraint(equalToConstant: 40)
      height.priority = .defaultHigh
      height.isActive = true
      label.trailingAnchor.constraint(lessThanOrEqualTo: parent.trailingAnchor).isActive = true
      width.priority = UILayoutPriority(10)
      width.isActive = true
      return {
        label.text = long
        height.priority = .defaultLow
      }
    },
    LateCombination("a view whose own intrinsic size changes in a stack in a cell") { parent in
      let view = Sized()
      let stack = stack([view, label()])
      stack.alignment = .leading
      fill(stack, parent)
      return {
        view.size = CGSize(width: 90, height: 70)
        view.invalidateIntrinsicContentSize()
      }
    },
    LateCombination("alignment insets of a view in a stack") { parent in
      let view = Sized()
      fill(stack([view, label("below")]), parent)
      return {
        view.insets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
        view.invalidateIntrinsicContentSize()
        view.setNeedsUpdateConstraints()
      }
    },
  ]
}

/// A view with a configurable intrinsic content size.
private final class Sized: UIView {
  var size = CGSize(width: 40, height: 20)
  var insets = UIEdgeInsets.zero
  override var intrinsicContentSize: CGSize { size }
  override var alignmentRectInsets: UIEdgeInsets { insets }
}
