@_spi(Kit) internal import UIKitControls
@_spi(Kit) internal import UIKitCore

/// The strip at the trailing edge of a table that shows the index titles.
///
/// A recognizer takes each touch when it begins, so that the table doesn't scroll or select a row
/// (statement 867). Assistive technology reads the strip as one adjustable element.
final class SectionIndexView: UIView {
  /// Called with the number of the title that the user has chosen.
  var choose: (Int) -> Void = { _ in }
  /// The titles. A view of a title is made again only if the titles have changed.
  var titles: [String] = [] { didSet { if titles != oldValue { titlesDidChange() } } }
  var color: UIColor? { didSet { updateColors() } }
  var restColor: UIColor? { didSet { updateColors() } }
  var touchColor: UIColor? { didSet { updateColors() } }
  /// The number of the title that was chosen last, or `nil`.
  private(set) var chosen: Int?
  private var isTouched = false { didSet { updateColors() } }
  private var lines = IndexLines(count: 0, capacity: 0)
  private var lineViews: [UIView] = []
  private static let font = UIFont.systemFont(
    ofSize: TableMetrics.indexFontSize, weight: .semibold)

  init() {
    super.init(frame: .zero)
    let press = UILongPressGestureRecognizer(
      target: self, action: Selector("track:", SectionIndexView.track(_:)))
    press.minimumPressDuration = 0
    press.name = "section index"
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The width that the titles need.
  var neededWidth: CGFloat {
    let widest = titles.map { title in
      title == UITableView.indexSearch
        ? TableMetrics.indexGlassSide : Self.label(title).intrinsicContentSize.width
    }.max()
    return max(TableMetrics.indexWidth, (widest ?? 0) + 2 * TableMetrics.indexTitleSide)
  }

  // MARK: Touches

  // The touches end here. Otherwise they would reach the table through the responder chain.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  private func track(_ press: UILongPressGestureRecognizer) {
    switch press.state {
    case .began:
      isTouched = true
      chosen = nil
      choose(at: press.location(in: self))
    case .changed: choose(at: press.location(in: self))
    default: isTouched = false
    }
  }

  private func choose(at point: CGPoint) {
    let height = CGFloat(lines.lines.count) * TableMetrics.indexLineHeight
    let fraction = height > 0 ? (point.y - (bounds.height - height) / 2) / height : 0
    guard let title = lines.title(at: Double(fraction)), title != chosen else { return }
    chosen = title
    choose(title)
  }

  // MARK: Content

  private func titlesDidChange() {
    chosen = nil
    lines = IndexLines(count: 0, capacity: 0)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let capacity = Int(clamping: (bounds.height / TableMetrics.indexLineHeight).rounded(.down))
    let new = IndexLines(count: titles.count, capacity: capacity)
    if new != lines || lineViews.count != new.lines.count {
      lines = new
      for view in lineViews { view.removeFromSuperview() }
      lineViews = new.lines.map { makeView($0) }
      for view in lineViews { addSubview(view) }
      updateColors()
    }
    let height = TableMetrics.indexLineHeight
    let top = (bounds.height - CGFloat(lineViews.count) * height) / 2
    for (index, view) in lineViews.enumerated() {
      let line = CGRect(
        x: 0, y: top + CGFloat(index) * height, width: bounds.width, height: height)
      view.frame =
        view is UIImageView
        ? CGRect(
          x: line.midX - TableMetrics.indexGlassSide / 2,
          y: line.midY - TableMetrics.indexGlassSide / 2,
          width: TableMetrics.indexGlassSide, height: TableMetrics.indexGlassSide) : line
    }
  }

  private func makeView(_ line: IndexLines.Line) -> UIView {
    guard case .title(let number) = line else { return Self.label("•") }
    guard titles[number] == UITableView.indexSearch else { return Self.label(titles[number]) }
    return UIImageView(image: UIImage(systemName: "magnifyingglass"))
  }

  private static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.font = font
    label.textAlignment = .center
    label.text = text
    return label
  }

  private func updateColors() {
    for view in lineViews {
      if let label = view as? UILabel { label.textColor = color ?? tintColor }
      view.tintColor = color
    }
    backgroundColor = isTouched ? touchColor ?? restColor : restColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  // MARK: Accessibility

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: "Section index", value: chosen.map { spoken($0) },
      traits: .adjustable)
  }

  /// Chooses the next title.
  override func accessibilityIncrement() { choose(next: (chosen ?? -1) + 1) }
  /// Chooses the previous title.
  override func accessibilityDecrement() { choose(next: (chosen ?? titles.count) - 1) }

  private func choose(next title: Int) {
    guard titles.indices.contains(title) else { return }
    chosen = title
    choose(title)
  }

  private func spoken(_ title: Int) -> String {
    titles[title] == UITableView.indexSearch ? "Search" : titles[title]
  }
}
