import Testing
import TouchstoneTesting
import UIKit

/// Changes after the first layout that affect a size, a baseline or a direction.
@MainActor @Suite(.staged)
struct LateContentTests {
  private let stage = Stage(device: .iPhone16)
  private var root: UIView { stage.window }
  private static let long = "one two three four five six seven eight nine ten"

  /// Adds a view at the top left with a constant width, or the width of its content.
  private func add<View: UIView>(_ view: View, width: CGFloat? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    stage.advance(by: 0.1)
    return view
  }

  /// Adds a label that one constraint positions.
  private func neighbor(_ constraint: (UILabel) -> NSLayoutConstraint) -> UILabel {
    let label = label("Other")
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    constraint(label).isActive = true
    stage.advance(by: 0.1)
    return label
  }

  private func label(_ text: String = long) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private func staticText(_ text: String = long) -> UITextView {
    let view = UITextView()
    view.isScrollEnabled = false
    view.text = text
    return view
  }

  private func height(_ view: UIView, at width: CGFloat) -> CGFloat {
    view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  // MARK: Content that wraps

  @Test func `A label that allows more lines later becomes higher, and lower again`() {
    let label = add(label(), width: 60)
    let line = label.frame.height
    label.numberOfLines = 0
    stage.advance(by: 0.1)
    #expect(label.frame.height == height(label, at: 60) && label.frame.height > 4 * line)
    label.numberOfLines = 2
    stage.advance(by: 0.1)
    #expect(label.frame.height == height(label, at: 60) && label.frame.height < 3 * line)
    label.numberOfLines = 1
    stage.advance(by: 0.1)
    #expect(label.frame.height == line)
  }

  @Test func `A text view that doesn't scroll is as high as its lines in the width that it gets`() {
    let view = add(staticText(), width: 200)
    #expect(view.frame.height == height(view, at: 200) && view.frame.height > 40)
    #expect(view.intrinsicContentSize.height == view.frame.height)
    view.text = "a"
    stage.advance(by: 0.1)
    #expect(view.frame.height == height(view, at: 200) && view.frame.height < 40)
    view.isScrollEnabled = true
    stage.advance(by: 0.1)
    #expect(view.frame.height == 0)
    view.isScrollEnabled = false
    view.text = "a\nb\nc"
    stage.advance(by: 0.1)
    #expect(view.frame.height == height(view, at: 200) && view.frame.height > 40)
  }

  @Test func `A text view grows and shrinks with what the user types`() {
    let view = add(staticText("word"), width: 80)
    let low = view.frame.height
    view.becomeFirstResponder()
    stage.type(" and another word")
    stage.advance(by: 0.1)
    #expect(view.frame.height == height(view, at: 80) && view.frame.height > low)
    view.selectAll(nil)
    view.deleteBackward()
    stage.advance(by: 0.1)
    #expect(view.frame.height == low)
  }

  @Test func `A field is as wide as the text that the app sets and the user types`() {
    let field = add(UITextField())
    field.text = "long text"
    stage.advance(by: 0.1)
    let width = field.frame.width
    #expect(width == field.intrinsicContentSize.width && width > 40)
    field.becomeFirstResponder()
    stage.type(" and more")
    stage.advance(by: 0.1)
    #expect(field.frame.width == field.intrinsicContentSize.width && field.frame.width > width)
  }

  @Test func `A button with a title of several lines is as high as the lines in its width`() throws
  {
    let button = UIButton(type: .system)
    button.setTitle(Self.long, for: .normal)
    _ = add(button, width: 100)
    let line = button.frame.height
    let title = try #require(button.titleLabel)
    title.numberOfLines = 0
    stage.advance(by: 0.1)
    #expect(button.frame.height == height(title, at: 100) + 12 && button.frame.height > 2 * line)
    #expect(title.frame.height == button.frame.height - 12 && title.frame.width <= 100)
    title.numberOfLines = 1
    stage.advance(by: 0.1)
    #expect(button.frame.height == line)
  }

  @Test func `A late change of a button's font, and a state's title, change its size`() {
    let button = UIButton(type: .system)
    button.setTitle("One", for: .normal)
    button.setTitle("A much longer one", for: .selected)
    _ = add(button)
    let size = button.frame.size
    button.isSelected = true
    stage.advance(by: 0.1)
    #expect(button.frame.width > size.width && button.frame.size == button.intrinsicContentSize)
    button.isSelected = false
    button.titleLabel?.font = .systemFont(ofSize: 40)
    stage.advance(by: 0.1)
    #expect(button.frame.height > size.height && button.frame.size == button.intrinsicContentSize)
  }

  @Test func `A label that adds padding to its content has it around all lines`() {
    final class RoomyLabel: UILabel {
      override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 20, height: size.height + 10)
      }
    }
    let label = RoomyLabel()
    label.text = Self.long
    label.numberOfLines = 0
    _ = add(label, width: 100)
    #expect(label.frame.height == height(label, at: 100) + 10)
  }

  // MARK: Sizes that depend on content

  @Test func `A baseline taken from a label inside a view follows the label's font`() {
    final class Card: UIView {
      let label = UILabel()
      override var forFirstBaselineLayout: UIView { label }
    }
    let card = Card()
    card.addSubview(card.label)
    card.label.text = "Text"
    card.label.frame = CGRect(x: 0, y: 10, width: 100, height: 60)
    _ = add(card, width: 120)
    let other = neighbor { $0.firstBaselineAnchor.constraint(equalTo: card.firstBaselineAnchor) }
    let before = other.frame.minY
    card.label.font = .systemFont(ofSize: 50)
    stage.advance(by: 0.1)
    let distance = card.label.font.ascender + 10 - other.font.ascender
    #expect(abs(other.frame.minY - distance) <= 1 && other.frame.minY > before + 10)
  }

  @Test func `A proportional stack follows the content deep inside an arranged view`() {
    let (box, inner) = (UIView(), label("wide"))
    box.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    let stack = UIStackView(arrangedSubviews: [label("wide"), box])
    stack.distribution = .fillProportionally
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      inner.topAnchor.constraint(equalTo: box.topAnchor),
      inner.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])
    _ = add(stack, width: 300)
    #expect(abs(box.frame.width - 150) < 2)
    inner.text = "wide wide wide wide"
    stage.advance(by: 0.1)
    #expect(box.frame.width > 200)
  }

  @Test func `A hidden view's content counts again when the view is shown`() {
    let (first, second) = (label("first"), label("second"))
    let stack = UIStackView(arrangedSubviews: [first, second])
    _ = add(stack)
    second.isHidden = true
    stage.advance(by: 0.1)
    second.text = "a longer second"
    stage.advance(by: 0.1)
    second.isHidden = false
    stage.advance(by: 0.1)
    #expect(second.frame.width == second.intrinsicContentSize.width)
    #expect(stack.frame.width == first.frame.width + second.frame.width)
  }

  @Test func `Alignment insets that change with the content move aligned views`() {
    final class Shadowed: UIView {
      var shadow: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
      override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: shadow, right: shadow)
      }
    }
    let view = add(Shadowed())
    let below = neighbor { $0.topAnchor.constraint(equalTo: view.bottomAnchor) }
    view.shadow = 8
    stage.advance(by: 0.1)
    #expect(view.frame.size == CGSize(width: 58, height: 28) && below.frame.minY == 20)
  }

  // MARK: Direction

  private func sides(of view: UIView) -> UIView {
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 30),
      inner.heightAnchor.constraint(equalToConstant: 30),
    ])
    stage.advance(by: 0.1)
    return inner
  }

  @Test func `A view whose direction changes mirrors its subviews`() {
    let view = add(UIView(), width: 200)
    view.directionalLayoutMargins.leading = 25
    let inner = sides(of: view)
    #expect(inner.frame.minX == 25)
    view.semanticContentAttribute = .forceRightToLeft
    stage.advance(by: 0.1)
    #expect(inner.frame.maxX == 175 && view.layoutMargins.right == 25)
    #expect(view.directionalLayoutMargins.leading == 25)
    view.semanticContentAttribute = .unspecified
    stage.advance(by: 0.1)
    #expect(inner.frame.minX == 25)
  }

  @Test func `A layout direction trait mirrors the layout, unless a view overrides it`() {
    let view = add(UIView(), width: 200)
    let inner = sides(of: view)
    root.traitOverrides.layoutDirection = .rightToLeft
    stage.advance(by: 0.1)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(inner.frame.maxX == 192)
    view.semanticContentAttribute = .forceLeftToRight
    stage.advance(by: 0.1)
    #expect(inner.frame.minX == 8)
  }

  @Test func `A stack whose direction changes reverses the order of its views`() {
    let (first, second) = (label("first"), label("second"))
    let stack = add(UIStackView(arrangedSubviews: [first, second]))
    #expect(first.frame.minX == 0)
    stack.semanticContentAttribute = .forceRightToLeft
    stage.advance(by: 0.1)
    #expect(second.frame.minX == 0 && abs(first.frame.minX - second.frame.maxX) < 0.5)
  }

  // MARK: Guides and masks

  @Test func `The keyboard's guide ends at the window's bottom if it doesn't use the safe area`() {
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
      bar.leftAnchor.constraint(equalTo: root.leftAnchor),
      bar.heightAnchor.constraint(equalToConstant: 5),
      bar.widthAnchor.constraint(equalToConstant: 5),
    ])
    stage.advance(by: 0.1)
    #expect(abs(bar.frame.maxY - (852 - 34)) < 0.01)
    root.keyboardLayoutGuide.usesBottomSafeArea = false
    stage.advance(by: 0.1)
    #expect(abs(bar.frame.maxY - 852) < 0.01)
  }

  @Test func `A late autoresizing mask applies when the superview resizes`() throws {
    let box = add(UIView(), width: 100)
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 20))
    box.addSubview(inner)
    let after = neighbor { $0.leftAnchor.constraint(equalTo: inner.rightAnchor) }
    inner.autoresizingMask = .flexibleWidth
    try #require(box.constraints.first { $0.firstAttribute == .width }).constant = 200
    stage.advance(by: 0.1)
    #expect(inner.frame.width == 180 && after.frame.minX == 190)
  }

  // MARK: Invalidating

  /// A view that calls a closure while it computes its intrinsic content size.
  private final class Thinker: UIView {
    var think: ((Thinker) -> Void)?
    var questions = 0
    var layouts = 0
    var length: CGFloat = 30
    override var intrinsicContentSize: CGSize {
      questions += 1
      think?(self)
      return CGSize(width: length, height: 10)
    }
    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
    }
  }

  @Test func `Invalidating a size during its computation terminates`() {
    let view = Thinker()
    view.think = { $0.invalidateIntrinsicContentSize() }
    _ = add(view)
    view.length = 50
    view.invalidateIntrinsicContentSize()
    stage.advance(by: 0.1)
    #expect(view.frame.width == 50 && view.questions < 20)
  }

  @Test func `Two views that invalidate each other's sizes terminate`() {
    let (one, other) = (Thinker(), Thinker())
    one.think = { [weak other] _ in other?.invalidateIntrinsicContentSize() }
    other.think = { [weak one] _ in one?.invalidateIntrinsicContentSize() }
    _ = (add(one), add(other))
    one.length = 70
    one.invalidateIntrinsicContentSize()
    stage.advance(by: 0.1)
    #expect(one.frame.width == 70 && other.frame.width == 30)
  }

  @Test func `A view that measures its own size by constraints terminates`() {
    let view = Thinker()
    view.think = { $0.length = $0.systemLayoutSizeFitting(.zero).width + 5 }
    _ = add(view)
    #expect(view.frame.height == 10 && view.questions < 50)
  }

  /// A view that invalidates its size, or grows, during a layout pass.
  private final class Restless: UIView {
    enum Pass: CaseIterable { case layout, constraints, traits, appearance }
    var pass: Pass?
    var length: CGFloat = 30
    var grows = false
    var rounds = 0
    override var intrinsicContentSize: CGSize { CGSize(width: length, height: 10) }

    private func act(_ pass: Pass) {
      guard pass == self.pass else { return }
      rounds += 1
      if grows { length += 1 }
      invalidateIntrinsicContentSize()
      setNeedsUpdateConstraints()
      superview?.setNeedsLayout()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      act(.layout)
    }
    override func updateConstraints() {
      act(.constraints)
      super.updateConstraints()
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { act(.traits) }
    override func didMoveToWindow() { act(.appearance) }
  }

  @Test(arguments: Restless.Pass.allCases, [false, true])
  private func `A view that invalidates its size in a layout pass terminates`(
    pass: Restless.Pass, grows: Bool
  ) {
    let view = Restless()
    view.pass = pass
    view.grows = grows
    _ = add(view)
    view.overrideUserInterfaceStyle = .dark
    for _ in 0..<3 {
      view.invalidateIntrinsicContentSize()
      stage.advance(by: 0.1)
    }
    #expect(view.rounds > 0 && view.rounds < 2_000)
    view.pass = nil
    view.length = 77
    view.invalidateIntrinsicContentSize()
    stage.advance(by: 0.1)
    #expect(view.frame.width == 77)
  }

  @Test func `Invalidating only marks the view, and the next layout reads the size once`() {
    let (view, parent) = (Thinker(), Thinker())
    parent.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: parent.leftAnchor),
      view.topAnchor.constraint(equalTo: parent.topAnchor),
    ])
    _ = add(parent)
    let (questions, layouts) = (view.questions, parent.layouts)
    for _ in 0..<100 { view.invalidateIntrinsicContentSize() }
    #expect(view.questions == questions)
    stage.advance(by: 0.1)
    // The size is the same as before, so nothing is laid out.
    #expect(view.questions == questions + 1 && parent.layouts == layouts)
    view.length = 44
    view.invalidateIntrinsicContentSize()
    root.updateConstraintsIfNeeded()
    stage.advance(by: 0.1)
    #expect(view.frame.width == 44)
  }
}
